/** The choice of a version to compare or merge with. It is only read, and long reading shows its progress. */
import { Button, FileButton, Loader, Progress as Bar } from '@mantine/core';
import { IconFile, IconHistory, IconNotebook } from '@tabler/icons-react';
import { useCallback, useRef, useState, type ReactNode, useEffect } from 'react';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { languageOfTitle } from '../../core/workspace/text-language.ts';
import { AboutFile } from '../../shared/about-file.tsx';
import { useDesk, useStores } from '../../shared/context.tsx';
import { countsInWords } from '../../desk/counts-in-words.ts';
import type { DraftSummary } from '../../desk/library-store.ts';
import { useWork, type Work } from '../../shared/use-work.ts';
import type { Version } from './version.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './compare.module.css';
import { messageOf } from '../../core/json/words.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { VersionFromFile } from '../../desk/comparing.ts';
import type { FileProblem } from '../../desk/file-commands.ts';
import type { SavedVersion } from '../../desk/version-commands.ts';

interface VersionChoiceProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onChoose: (version: Version) => void;
}

export function VersionChoice({ title, children, onChoose }: VersionChoiceProps) {
  const { comparing, listVersions } = useStores().versions;
  const linked = useDesk(({ file }) => file?.name);
  const offers = useWork(
    useCallback(
      () =>
        Promise.all([
          listVersions().catch(() => []),
          comparing()
            .then((work) => {
              work.preload();
              return work.otherDrafts();
            })
            .catch(() => []),
        ]),
      [comparing, listVersions],
    ),
  );
  const { read, reading, trouble } = useReadVersion(onChoose);
  const resetFile = useRef<() => void>(null);
  const [shownStates, setShownStates] = useState(8);
  const [states, drafts] = offers.kind === 'done' ? offers.value : [[], []];
  return (
    <section className={classes.choice} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
      {trouble.length > 0 && (
        <div role="alert" className={classes.trouble}>
          {trouble.map((sentence) => (
            <p key={sentence}>
              <AboutFile sentence={sentence} />
            </p>
          ))}
        </div>
      )}
      {reading && (
        <p role="status" className={classes.work}>
          <Loader size="xs" aria-hidden /> {reading.label}…
          <Button size="compact-sm" variant="default" onClick={reading.cancel}>
            Cancel
          </Button>
        </p>
      )}
      <div className={classes.offers}>
        <Offer icon={<IconFile size={18} aria-hidden />} title="A file">
          <FileButton
            resetRef={resetFile}
            inputProps={{ 'aria-label': 'File to compare' }}
            accept=".json,application/json"
            onChange={(file) => {
              if (file) read({ kind: 'file', file });
              resetFile.current?.();
            }}
          >
            {(props) => (
              <Button variant="default" {...props}>
                Choose a file…
              </Button>
            )}
          </FileButton>
          {linked !== undefined && (
            <Button variant="default" onClick={() => read({ kind: 'disk', name: linked })}>
              {`“${linked}” on disk`}
            </Button>
          )}
          <p className={classes.soft}>An assessment or desk file. The file is not changed.</p>
        </Offer>
        <Offer icon={<IconHistory size={18} aria-hidden />} title="An earlier version of this draft">
          {states.slice(0, shownStates).map((state) => (
            <Option
              key={state.id}
              name={`${momentOf(state.at)}, ${state.reason}`}
              counts={state.counts}
              onChoose={() => read({ kind: 'state', state })}
            />
          ))}
          {states.length > shownStates && (
            <Button size="compact-sm" variant="subtle" onClick={() => setShownStates(states.length)}>
              {`Show all ${states.length}`}
            </Button>
          )}
          {offers.kind === 'done' && states.length === 0 && (
            <p className={classes.soft}>
              No versions yet. A version is saved before large changes and about every ten minutes while you work.
            </p>
          )}
        </Offer>
        <Offer icon={<IconNotebook size={18} aria-hidden />} title="Another draft on this device">
          {drafts.map((draft) => (
            <Option
              key={draft.id}
              name={<Bdi lang={languageOfTitle(draft)}>{titleInWords(draft.title)}</Bdi>}
              counts={draft.counts}
              onChoose={() => read({ kind: 'draft', draft })}
            />
          ))}
          {offers.kind === 'done' && drafts.length === 0 && <p className={classes.soft}>No other drafts.</p>}
        </Offer>
      </div>
    </section>
  );
}

interface OfferProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Offer({ icon, title, children }: OfferProps) {
  return (
    <section className={classes.offer} aria-label={title}>
      <h3 className={classes.offerTitle}>
        {icon} {title}
      </h3>
      {children}
    </section>
  );
}

interface OptionProps {
  readonly name: ReactNode;
  readonly counts: DraftSummary['counts'];
  readonly onChoose: () => void;
}

function Option({ name, counts, onChoose }: OptionProps) {
  return (
    <button type="button" className={classes.option} onClick={onChoose}>
      <span dir="auto">{name}</span>
      <span className={classes.soft}>{countsInWords(counts)}</span>
    </button>
  );
}

/** The sources of a version: a file, the linked file on disk, a saved version, or another draft. */
export type VersionSource =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'disk'; readonly name: string }
  | { readonly kind: 'state'; readonly state: SavedVersion }
  | { readonly kind: 'draft'; readonly draft: DraftSummary };

interface Reading {
  readonly label: string;
  readonly cancel: () => void;
}

const withPosition = ({ message, line, column }: FileProblem): string =>
  line === undefined ? message : `Line ${line}${column === undefined ? '' : `, column ${column}`}: ${message}`;

/** A time in the format of the person's locale. `at` is in ms since 1970. */
const momentOf = (at: number): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A saved version of the open draft as a version to compare with. */
export function stateAsVersion({ at, reason }: SavedVersion, workspace: Workspace): Omit<Version, 'key'> {
  return { name: `the version from ${momentOf(at)} (${reason})`, workspace, holds: 'desk', isEarlier: true };
}

/** Counts the versions read, so that each gets its own key. */
let serial = 0;

/** Reads versions, one at a time. `trouble` contains the sentences that say why a version could not be read. */
export function useReadVersion(onRead: (version: Version) => void) {
  const { desk, loadFor, versions } = useStores();
  const { comparing, readVersion } = versions;
  const [reading, setReading] = useState<Reading | null>(null);
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function fromFile(file: File, name: string, isEarlier: boolean, signal: AbortSignal) {
    const result: VersionFromFile = await (
      await comparing()
    ).readFile(file, signal, ({ label }) => {
      if (!signal.aborted) setReading({ label, cancel: () => controller.current?.abort() });
    });
    if (result.kind === 'read') return { name, workspace: result.workspace, holds: result.holds, isEarlier };
    if (signal.aborted) return undefined;
    setTrouble([`Could not read “${file.name}”.`, ...result.problems.slice(0, 5).map(withPosition)]);
    return undefined;
  }

  async function versionOf(source: VersionSource, signal: AbortSignal): Promise<Omit<Version, 'key'> | undefined> {
    if (source.kind === 'file') return fromFile(source.file, `the file “${source.file.name}”`, false, signal);
    if (source.kind === 'state') {
      return stateAsVersion(source.state, await readVersion(source.state.id));
    }
    if (source.kind === 'draft') {
      const workspace = await (await comparing()).readDraft(source.draft.id);
      return {
        name: `the draft “${titleInWords(workspace.title)}”`,
        shortName: 'another draft',
        workspace,
        holds: 'desk',
        isEarlier: false,
      };
    }
    const file = await (await comparing()).fileOnDisk();
    if (file) return fromFile(file, `“${source.name}” on disk`, true, signal);
    setTrouble([
      `Could not read “${source.name}”. It was moved or deleted, or the browser has no permission. Choose it as a file.`,
    ]);
    return undefined;
  }

  /** Loads the cues that govern the claims of both versions. If that fails, the claims are shown without them. */
  async function loadCues(version: Workspace): Promise<void> {
    const draft = desk.getState().draft?.workspace;
    await Promise.allSettled([version, ...(draft ? [draft] : [])].map(async (each) => loadFor(each)));
  }

  function read(source: VersionSource): void {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setTrouble([]);
    setReading({ label: 'Reading', cancel: () => current.abort() });
    versionOf(source, current.signal)
      .then(async (version) => {
        if (version) await loadCues(version.workspace);
        serial += 1;
        if (version && !current.signal.aborted) onRead({ ...version, key: String(serial) });
      })
      .catch((error: unknown) => {
        if (!current.signal.aborted) setTrouble([messageOf(error)]);
      })
      .finally(() => {
        if (controller.current === current) setReading(null);
      });
  }
  return { read, reading, trouble };
}

interface WorkViewProps<Value> {
  readonly work: Work<Value>;
  /** The name of the work: “Comparing”. */
  readonly label: string;
  readonly children: (value: Value) => ReactNode;
}

/** Shows long work with its progress and how it ended, and its result when it is done. */
export function WorkView<Value>({ work, label, children }: WorkViewProps<Value>) {
  if (work.kind === 'done') return children(work.value);
  if (work.kind === 'working') {
    const percent = Math.round(100 * (work.progress?.fraction ?? 0));
    return (
      <div className={classes.work} role="group" aria-label={label}>
        <span>{work.progress?.label ?? label}…</span>
        <Bar className={classes.bar} value={percent} aria-label={label} />
        <Button size="compact-sm" variant="default" onClick={work.cancel}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.work} role={work.kind === 'failed' ? 'alert' : 'status'}>
      <span>{work.kind === 'failed' ? `${label} failed. ${work.why}` : `${label} was cancelled.`}</span>
      <Button size="compact-sm" variant="default" onClick={work.again}>
        Try again
      </Button>
    </div>
  );
}
