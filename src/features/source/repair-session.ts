import type { FileProblem } from '../../store/commands.ts';
import type { SourceTexts } from '../../store/source-texts.tsx';
import { offsetAt, problemMarks } from './diagnostics.ts';
import type { SourceEditor } from './source-editor.ts';
import { createSourceReader, largeText } from './source-reader.ts';

/** How far a repair is. */
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

/** How long after the last key, in ms, a text is looked at and kept. */
const pause = { read: 300, readLarge: 900, keep: 200 };

/** One sitting at a broken file's text: every change is kept, and what is still wrong is told. */
export function startRepairSession(
  id: string,
  editor: SourceEditor,
  texts: Pick<SourceTexts, 'keepRepair' | 'onPageHidden'>,
  onStatus: (status: RepairStatus) => void,
): RepairSession {
  const reader = createSourceReader();
  let kept = editor.view.state.doc;
  const timers = { read: 0, keep: 0 };

  async function look(): Promise<void> {
    const { doc } = editor.view.state;
    const reading = await reader.read(editor.text());
    if (!reading || doc !== editor.view.state.doc) return;
    editor.mark(reading.ok ? [] : problemMarks(doc, reading.problems));
    onStatus(reading.ok ? { kind: 'readable' } : { kind: 'broken', problems: reading.problems });
  }

  function keep(): void {
    const { doc } = editor.view.state;
    if (doc === kept) return;
    kept = doc;
    void texts.keepRepair(id, editor.text());
  }

  const stopWatching = texts.onPageHidden(keep);
  void look();

  return {
    edited() {
      onStatus({ kind: 'pending' });
      clearTimeout(timers.read);
      clearTimeout(timers.keep);
      const large = editor.view.state.doc.length >= largeText;
      timers.read = window.setTimeout(() => void look(), large ? pause.readLarge : pause.read);
      timers.keep = window.setTimeout(keep, pause.keep);
    },
    text: () => editor.text(),
    revealProblem(problem) {
      const at = offsetAt(editor.view.state.doc, problem);
      editor.select(at, at);
    },
    end() {
      Object.values(timers).forEach((timer) => clearTimeout(timer));
      keep();
      reader.stop();
      stopWatching();
    },
  };
}
