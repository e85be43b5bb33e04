/** The main landmark “Repair”: edits the text of a file that could not be opened until it can be. */
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { SourceRepair } from '../../core/files/repairs/source-repair.ts';
import type { FileProblem } from '../../desk/file-commands.ts';
import type { SourceTexts, Repair } from '../../desk/source-texts.ts';
import { startBackgroundWork } from '../../platform/background-work.ts';
import { createWorkerClient } from '../../platform/worker-call.ts';
import { offsetAt, problemMarks, repairMarks } from './diagnostics.ts';
import type { proposalFor, RepairProposal } from './repair-proposal.ts';
import { type SourceEditor, createSourceEditor } from './source-editor.ts';
import { createSourceReader, largeText } from './source-reader.ts';
import { useStores } from '../../shared/context.tsx';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import { RepairGroups } from '../../shared/repair-groups.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { counted } from '../../core/json/words.ts';
import { OriginalBeside, ProblemList } from './original-beside.tsx';
import classes from './source.module.css';

// * The work behind the repair page, without React: checks the text after a pause, proposes repairs and stores every
// change.

/** The state of a repair. */
type RepairStatus =
  | { readonly kind: 'pending' }
  | { readonly kind: 'readable' }
  | {
      readonly kind: 'broken';
      readonly problems: readonly FileProblem[];
      /** The text that was checked, with the repairs that are proposed for it. */
      readonly text: string;
      readonly proposal: RepairProposal;
    };

interface RepairSession {
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
  readonly proposalFor: typeof proposalFor;
}

/** Computes proposals. */
interface ProposalReader {
  /** Resolves to the proposal. Never rejects. */
  read(text: string): Promise<RepairProposal>;
  stop(): void;
}

/** Proposes repairs on the page. Their code is loaded only once a text cannot be read. */
async function proposeHere(text: string): Promise<RepairProposal> {
  return (await import('./repair-proposal.ts')).proposalFor(text);
}

/** Creates a reader. It starts its worker at the first large text. */
function createProposalReader(): ProposalReader {
  const worker = createWorkerClient<ProposalMethods>({ start: () => startBackgroundWork('repairing') });
  return {
    async read(text) {
      if (text.length < largeText) return proposeHere(text);
      return worker.call('proposalFor', text).catch(() => proposeHere(text));
    },
    stop: () => worker.close(),
  };
}

interface RepairViewProps {
  readonly repair: Repair;
  readonly onLeave: () => void;
  readonly aside: ReactNode;
}

export function RepairView({ repair, onLeave, aside }: RepairViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const { status, session } = useRepair(host, repair);
  const [original, setOriginal] = useState(false);
  const texts = useSourceTexts();
  const name = repair.fileName === '' ? 'pasted text' : repair.fileName;
  return (
    <main className={`${classes.source ?? ''} ${classes.page ?? ''}`} aria-label="Repair" data-fills-window>
      <div className={classes.head}>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={16} />}
          onClick={onLeave}
        >
          Library
        </Button>
        <h1 className={`${classes.title ?? ''} ${classes.file ?? ''}`}>
          Repair: <Bdi>{name}</Bdi>
        </h1>
        <div className={classes.actions}>
          <Button size="compact-sm" variant="default" onClick={() => texts.downloadOriginal(repair)}>
            Download original
          </Button>
          <Button size="compact-sm" variant="default" aria-pressed={original} onClick={() => setOriginal(!original)}>
            Show original
          </Button>
          <OpenAsDraft repair={repair} status={status} session={session} />
          {aside}
        </div>
      </div>
      <RepairStatusLine status={status} replaced={repair.replaced} />
      <div className={classes.sideBySide}>
        <div>
          <div ref={host} className={classes.editor} />
        </div>
        {original && <OriginalBeside original={repair.original} />}
      </div>
      {status.kind === 'broken' && session && (
        <div className={classes.work}>
          {!status.proposal.isEnough && (
            <ProblemList problems={status.problems} onGo={(problem) => session.revealProblem(problem)} />
          )}
          {status.proposal.repairs.length > 0 && <Proposal status={status} session={session} />}
        </div>
      )}
      <div className={classes.foot}>
        <p className={classes.keys}>F8 next problem · Tab leave editor. Your changes are saved on this device.</p>
      </div>
    </main>
  );
}

/** The proposed repairs, each with its place; none is applied by itself. */
function Proposal({
  status: { text, proposal },
  session,
}: {
  readonly status: Extract<RepairStatus, { kind: 'broken' }>;
  readonly session: RepairSession;
}) {
  const { repairs } = proposal;
  const count = repairs.length === 1 ? 'Apply the repair' : `Apply all ${repairs.length} repairs`;
  return (
    <section className={classes.proposal} aria-label="Repairs">
      <div className={classes.proposalHead}>
        <h2 className={classes.proposalTitle}>Proposed repairs</h2>
        <Button size="compact-sm" variant="light" onClick={() => session.apply(repairs)}>
          {count}
        </Button>
      </div>
      <RepairGroups
        text={text}
        repairs={repairs}
        onGo={(repair) => session.revealRepair(repair)}
        onApply={(some) => session.apply(some)}
      />
    </section>
  );
}

function wordsOf(status: RepairStatus): string {
  if (status.kind === 'pending') return 'Checking…';
  if (status.kind === 'readable')
    return 'No problems left. You can open the file as a draft. The original is stored with it.';
  const { repairs, isEnough } = status.proposal;
  const proposed = `${counted(repairs.length, 'repair is', 'repairs are')} proposed below`;
  if (isEnough) return `${proposed}. Nothing changes until you apply them. Then no problems are left.`;
  const count = status.problems.length;
  const toFix = `${counted(count, 'problem')} to fix. Select one to go to its position.`;
  return repairs.length === 0 ? toFix : `${toFix} ${proposed}.`;
}

function RepairStatusLine({ status, replaced }: { readonly status: RepairStatus; readonly replaced: boolean }) {
  return (
    <div className={classes.status} data-kind={status.kind === 'broken' ? 'unreadable' : status.kind}>
      <p role="status">{wordsOf(status)}</p>
      {replaced && (
        <p>Some bytes are not valid UTF-8. They are shown as � (U+FFFD) here. The original file is unchanged.</p>
      )}
    </div>
  );
}

/** Creates the draft, after all proposed repairs if they are enough, and ends the repair when that succeeds. */
function OpenAsDraft({
  repair,
  status,
  session,
}: {
  readonly repair: Repair;
  readonly status: RepairStatus;
  readonly session: RepairSession | null;
}) {
  const { openFiles } = useStores().files;
  const texts = useSourceTexts();
  const [trouble, setTrouble] = useState<{ readonly of: RepairStatus; readonly words: string } | null>(null);
  const [working, setWorking] = useState(false);
  const open = async (): Promise<void> => {
    if (!session) return;
    setWorking(true);
    if (status.kind === 'broken') session.apply(status.proposal.repairs);
    const name = repair.fileName === '' ? 'pasted.json' : repair.fileName;
    const [report] = await openFiles([new File([session.text()], name, { type: 'application/json' })], 'library');
    setWorking(false);
    if (report?.outcome === 'opened') {
      const { draftId } = report;
      if (draftId === undefined) return;
      // If the original cannot be stored with the draft, it stays in the list of repairs.
      await texts.keepOriginal(draftId, repair).then(
        () => texts.endRepair(repair.id),
        () => undefined,
      );
    } else setTrouble({ of: status, words: report?.problems[0]?.message ?? 'Could not open the file.' });
  };
  const isEnough = status.kind === 'broken' && status.proposal.isEnough;
  const canOpen = status.kind === 'readable' || isEnough;
  return (
    <>
      <Button size="compact-sm" disabled={!canOpen} loading={working} onClick={() => void open()}>
        {isEnough ? 'Repair and open' : 'Open as draft'}
      </Button>
      {trouble?.of === status && <span role="alert">{trouble.words}</span>}
    </>
  );
}

/** Gives the repair view its editor: creates it for a file under repair in an element, until the element is removed. */
function useRepair(
  host: RefObject<HTMLDivElement | null>,
  { id, text }: Pick<Repair, 'id' | 'text'>,
): { readonly status: RepairStatus; readonly session: RepairSession | null } {
  const texts = useSourceTexts();
  const [status, setStatus] = useState<RepairStatus>({ kind: 'pending' });
  const [session, setSession] = useState<RepairSession | null>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const running: { session?: RepairSession } = {};
    const editor = createSourceEditor({
      parent: host.current,
      text,
      label: 'JSON',
      readOnly: false,
      ownUndo: true,
      onEdit: () => running.session?.onEdit(),
      onCursor: () => undefined,
    });
    const started = startRepairSession(id, editor, texts, (next) => {
      setStatus(next);
      setSession(started);
    });
    running.session = started;
    return () => {
      started.end();
      editor.destroy();
    };
  }, [host, id, text, texts]);
  return { status, session };
}
