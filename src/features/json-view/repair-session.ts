/**
 * The work behind the repair page, without React: checks the text after a pause, proposes repairs and stores every
 * change.
 */
import type { SourceRepair } from '../../core/files/repairs/source-repair.ts';
import type { FileProblem } from '../../store/file-report.ts';
import type { SourceTexts } from '../../store/source-texts.ts';
import { createWorkerClient, type WorkerPort } from '../../platform/worker-call.ts';
import { offsetAt, problemMarks, repairMarks } from './diagnostics.ts';
import type { RepairProposal } from './repair-proposal.ts';
import type { SourceEditor } from './source-editor.ts';
import { createSourceReader, largeText } from './source-reader.ts';

/** The state of a repair. */
export type RepairStatus =
  | { readonly kind: 'pending' }
  | { readonly kind: 'readable' }
  | {
      readonly kind: 'broken';
      readonly problems: readonly FileProblem[];
      /** The text that was checked, with the repairs that are proposed for it. */
      readonly text: string;
      readonly proposal: RepairProposal;
    };

export interface RepairSession {
  onEdit(): void;
  text(): string;
  revealProblem(problem: FileProblem): void;
  /** Selects the place of a proposed repair of the current text. */
  revealRepair(repair: SourceRepair): void;
  /** Applies repairs of the current text as one step, which can be undone. */
  apply(repairs: readonly SourceRepair[]): void;
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
  const proposals = createProposalReader();
  let isFirst = true;
  let savedDoc = editor.view.state.doc;
  const timers = { read: 0, save: 0 };

  async function check(): Promise<void> {
    const { doc } = editor.view.state;
    const text = editor.text();
    const reading = await reader.read(text);
    const proposal = reading?.ok === false ? await proposals.read(text) : undefined;
    if (!reading || doc !== editor.view.state.doc) return;
    if (reading.ok || !proposal) {
      editor.mark([]);
      onStatus({ kind: 'readable' });
      return;
    }
    const { problems } = reading;
    // The marks stay until the next check, but their offsets are those of this text.
    const applyHere = (repairs: readonly SourceRepair[]): void => {
      if (editor.view.state.doc === doc) apply(repairs);
    };
    const marks = [...problemMarks(doc, problems), ...repairMarks(proposal.repairs, applyHere)];
    editor.mark(marks.sort((one, other) => one.from - other.from));
    onStatus({ kind: 'broken', problems, text, proposal });
    if (isFirst) showPlace(proposal.repairs[0], problems[0]);
    isFirst = false;
  }

  /** Scrolls to the first place to look at, without taking the focus. */
  function showPlace(repair: SourceRepair | undefined, problem: FileProblem | undefined): void {
    const at = repair?.offset ?? (problem && offsetAt(editor.view.state.doc, problem));
    if (at !== undefined) editor.reveal(at);
  }

  function apply(repairs: readonly SourceRepair[]): void {
    editor.type(
      repairs.map(({ offset, length, replacement }) => ({ from: offset, to: offset + length, insert: replacement })),
    );
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
    onEdit() {
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
    revealRepair: ({ offset, length }) => editor.select(offset, offset + length),
    apply,
    end() {
      Object.values(timers).forEach((timer) => clearTimeout(timer));
      save();
      reader.stop();
      proposals.stop();
      stopWatching();
    },
  };
}

interface ProposalMethods {
  proposalFor(text: string): RepairProposal;
}

/** Computes proposals. */
interface ProposalReader {
  /** Resolves to the proposal. Never rejects. */
  read(text: string): Promise<RepairProposal>;
  stop(): void;
}

function startModuleWorker(): WorkerPort {
  return new Worker(new URL('./repair.worker.ts', import.meta.url), { type: 'module' });
}

/** Proposes repairs on the page. Their code is loaded only once a text cannot be read. */
async function proposeHere(text: string): Promise<RepairProposal> {
  const { proposalFor } = await import('./repair-proposal.ts');
  return proposalFor(text);
}

/** Creates a reader. It starts its worker at the first large text. `start` may throw if workers are not available. */
function createProposalReader(start: () => WorkerPort = startModuleWorker): ProposalReader {
  const worker = createWorkerClient<ProposalMethods>({ start });
  return {
    async read(text) {
      if (text.length < largeText) return proposeHere(text);
      return worker.call('proposalFor', text).catch(() => proposeHere(text));
    },
    stop: () => worker.close(),
  };
}
