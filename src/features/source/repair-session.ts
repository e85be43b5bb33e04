/** The work behind the repair page, without React: checks the text after a pause and stores every change. */
import type { FileProblem } from '../../store/file-report.ts';
import type { SourceTexts } from '../../store/source-texts.ts';
import { offsetAt, problemMarks } from './diagnostics.ts';
import type { SourceEditor } from './source-editor.ts';
import { createSourceReader, largeText } from './source-reader.ts';

/** The state of a repair. */
export type RepairStatus =
  | { readonly kind: 'pending' }
  | { readonly kind: 'readable' }
  | { readonly kind: 'broken'; readonly problems: readonly FileProblem[] };

export interface RepairSession {
  edited(): void;
  text(): string;
  revealProblem(problem: FileProblem): void;
  end(): void;
}

/** How long after the last keystroke, in ms, the text is checked and stored. */
const pause = { read: 300, readLarge: 900, save: 200 };

/** A session of repairing a file's text: stores every change and reports the remaining problems. */
export function startRepairSession(
  id: string,
  editor: SourceEditor,
  texts: Pick<SourceTexts, 'keepRepair' | 'onPageHidden'>,
  onStatus: (status: RepairStatus) => void,
): RepairSession {
  const reader = createSourceReader();
  let savedDoc = editor.view.state.doc;
  const timers = { read: 0, save: 0 };

  async function check(): Promise<void> {
    const { doc } = editor.view.state;
    const reading = await reader.read(editor.text());
    if (!reading || doc !== editor.view.state.doc) return;
    editor.mark(reading.ok ? [] : problemMarks(doc, reading.problems));
    onStatus(reading.ok ? { kind: 'readable' } : { kind: 'broken', problems: reading.problems });
  }

  function save(): void {
    const { doc } = editor.view.state;
    if (doc === savedDoc) return;
    savedDoc = doc;
    void texts.keepRepair(id, editor.text());
  }

  const stopWatching = texts.onPageHidden(save);
  void check();

  return {
    edited() {
      onStatus({ kind: 'pending' });
      clearTimeout(timers.read);
      clearTimeout(timers.save);
      const large = editor.view.state.doc.length >= largeText;
      timers.read = window.setTimeout(() => void check(), large ? pause.readLarge : pause.read);
      timers.save = window.setTimeout(save, pause.save);
    },
    text: () => editor.text(),
    revealProblem(problem) {
      const at = offsetAt(editor.view.state.doc, problem);
      editor.select(at, at);
    },
    end() {
      Object.values(timers).forEach((timer) => clearTimeout(timer));
      save();
      reader.stop();
      stopWatching();
    },
  };
}
