/** The selected version in the version history: the changes since, its content, and its actions. */
import { useRef, useCallback, useId, useMemo, useState } from 'react';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconFilePlus } from '@tabler/icons-react';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import type { JsonValue } from '../../core/json/json.ts';
import {
  listNames,
  listOf,
  viewAssessment,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ListName,
} from '../../core/assessment/view.ts';
import type { TextInLanguage } from '../../core/text/parts-of-sentence.ts';
import { briefEdit } from '../../core/workspace/edits.ts';
import { textLanguageOf, wellFormedTag, textLanguageEdit } from '../../core/workspace/text-language.ts';
import { textsAt } from '../../core/workspace/texts-at.ts';
import type { Workspace, Edit } from '../../core/workspace/workspace.ts';
import { groupNamed, sectionRows, type GroupName, type SectionRow } from '../../shared/section-rows.ts';
import type { VersionDifference, SavedVersion } from '../../desk/version-commands.ts';
import { InSentence } from '../../shared/in-sentence.tsx';
import { useWindow, WindowRows } from '../../ui/window-rows.tsx';
import classes from './history.module.css';
import { counted } from '../../core/json/words.ts';
import { asJson } from '../../core/casefile/create.ts';
import { keepSelectedEntry, useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useStores, useCanWrite, useDraft } from '../../shared/context.tsx';
import { useWork, type Work } from '../../shared/use-work.ts';
import { countsInWords } from '../../desk/counts-in-words.ts';
import { dayInWords, momentInWords, timeOfDay } from './version-times.ts';

// Turns a version’s differences from the draft, or its content, into rows for the version history.

/** A line in a list of rows. */
interface Line {
  readonly key: string;
  /** The ID of an entry, or the kind of change. */
  readonly name: string;
  readonly text: string;
  readonly details: readonly string[];
  /** The texts of the author and of sources in it. */
  readonly texts: readonly TextInLanguage[];
}

type Row = SectionRow<Line>;

const kinds: Readonly<Record<VersionDifference['kind'], string>> = {
  added: 'added since',
  removed: 'deleted since',
  changed: 'changed',
  renamed: 'renamed',
  reordered: 'reordered',
};

/** Groups differences by part of the draft. */
export function differenceRows(differences: readonly VersionDifference[]): readonly Row[] {
  const lines = differences.map(({ id, kind, section, sentence, details, texts }) => {
    return { key: id, name: kinds[kind], text: sentence, details, texts, section: groupNamed(section) };
  });
  return sectionRows(lines, ({ section }) => section);
}

type NameAndText = readonly [name: string, text: string];

const empty = '(empty)';
const orEmpty = (text: string | undefined): string => text || empty;

const describeEntry: Readonly<Record<ListName, (entry: JsonValue | undefined, index: number) => NameAndText>> = {
  claims(entry, index) {
    const { claim_id, proposition, actual } = viewClaim(entry);
    return [claim_id ?? `Claim ${index + 1}`, orEmpty(proposition ?? actual)];
  },
  power_bases(entry, index) {
    const { power_basis_id, description } = viewPowerBasis(entry);
    return [power_basis_id ?? `Power basis ${index + 1}`, orEmpty(description)];
  },
  intent_hypotheses(entry, index) {
    const { hypothesis_id, topic, hypothesis } = viewIntent(entry);
    return [hypothesis_id ?? `Intent hypothesis ${index + 1}`, orEmpty([topic, hypothesis].filter(Boolean).join(': '))];
  },
  contradictions(entry) {
    const { left_claim_id, right_claim_id, explanation } = viewContradiction(entry);
    return [`${left_claim_id ?? '?'} and ${right_claim_id ?? '?'}`, orEmpty(explanation)];
  },
  unknowns: (entry, index) => [`Unknown ${index + 1}`, orEmpty(typeof entry === 'string' ? entry : undefined)],
};

function line(section: GroupName, key: string, [name, text]: NameAndText, language: string) {
  return { section, key, name, text, details: [], texts: text === empty ? [] : [{ text, language }] };
}

/** Lists the content of a version: title and producer, the entries in order, and the observations by title. */
export function contentRows(version: Workspace): readonly Row[] {
  const { title, assessment, casefile } = version;
  const language = textLanguageOf(version);
  const { producer } = viewAssessment(assessment);
  const lines = [
    line('document', 'title', ['Title', titleInWords(title)], title === '' ? 'en' : language),
    ...(producer?.name ? [line('document', 'producer', ['Producer', producer.name], '')] : []),
    ...listNames.flatMap((list) =>
      listOf(assessment, list).map((entry, index) => {
        const [name, text] = describeEntry[list](entry, index);
        // A proposition that repeats its source has the language of the source.
        const own = list === 'claims' ? textsAt(version, 'assessment', `/claims/${index}`) : [];
        return line(
          list,
          `${list}/${index}`,
          [name, text],
          own.find((each) => each.text === text)?.language ?? language,
        );
      }),
    ),
    ...(casefile?.observations ?? []).map(({ observation_id, title: name, language: tag }, index) =>
      line('casefile', `observation/${index}`, [`Observation ${observation_id}`, orEmpty(name)], wellFormedTag(tag)),
    ),
  ];
  return sectionRows(lines, ({ section }) => section);
}

// The read-only list of a version’s changes or content in the version history.

interface RowListProps {
  readonly label: string;
  readonly rows: readonly Row[];
}

/** A virtualized, read-only list of rows. Arrow keys scroll it. */
function RowList({ label, rows }: RowListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useWindow({
    count: rows.length,
    scroller,
    estimate: (index) => (rows[index]?.kind === 'head' ? 34 : 48),
    keyOf: (index) => rows[index]?.key ?? index,
  });
  return (
    // Nothing inside is focusable, so the scrolling element itself must be, or the keyboard could not scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={classes.rows} tabIndex={0} role="region" aria-label={label}>
      <WindowRows rows={virtual} role="list">
        {(index) => {
          const row = rows[index];
          return row ? <RowView row={row} /> : null;
        }}
      </WindowRows>
    </div>
  );
}

/** The maximum number of details listed for one entry; the rest are counted. */
const maxDetails = 12;

function RowView({ row }: { readonly row: Row }) {
  if (row.kind === 'head') {
    return (
      <h4 className={classes.rowHead}>
        {row.title} <span className={classes.count}>{row.count}</span>
      </h4>
    );
  }
  const more = row.details.length - maxDetails;
  return (
    <div className={classes.row}>
      <span className={classes.rowName}>{row.name}</span>
      <div className={classes.rowText} dir="auto">
        <InSentence sentence={row.text} texts={row.texts} />
        {row.details.length > 0 && (
          <ul className={classes.details}>
            {row.details.slice(0, maxDetails).map((detail, index) => (
              <li key={index}>
                <InSentence sentence={detail} texts={row.texts} />
              </li>
            ))}
            {more > 0 && <li>{`${counted(more, 'more difference')}.`}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}

// Restores a version of the draft as one edit that can be undone, without its reviews.

/** Returns the edit that restores a version as one step. The reviews are not changed. */
export function restoreEdit(version: Workspace, now: Workspace): Edit {
  const { title, textLanguage, brief, assessment, casefile } = version;
  return {
    type: 'batch',
    edits: [
      { type: 'set', path: '/title', value: title },
      textLanguageEdit(now, textLanguage ?? ''),
      briefEdit(now, brief ?? ''),
      { type: 'replace-assessment', assessment },
      { type: 'attach-casefile', casefile: casefile && asJson(casefile) },
    ],
  };
}

/** Returns a command that restores a version. The current state is saved as a version first, and Undo reverts it. */
function useRestore(): (version: Workspace, moment: string) => void {
  const { desk, view } = useStores();
  const run = useDispatchAndTell();
  return useCallback(
    (version, moment) => {
      const present = desk.getState().draft?.workspace;
      const hasReviews = (present?.reviews?.length ?? 0) > 0;
      const text = [
        `Restored the version from ${moment}. The previous version was saved in the version history.`,
        ...(hasReviews ? ['Reviewers’ verdicts were not changed.'] : []),
      ].join(' ');
      const step = { label: `restore version from ${moment}`, keepBefore: true };
      keepSelectedEntry({ desk, view }, () =>
        run((now) => restoreEdit(version, now), step, {
          text,
          nothing: 'The draft is already identical to this version.',
        }),
      );
    },
    [desk, view, run],
  );
}

interface VersionViewProps {
  readonly version: SavedVersion;
  /** In ms since 1970. */
  readonly now: number;
  /** Is called after the chosen action. */
  readonly onDone: () => void;
}

type Shown = 'differences' | 'content';

export function VersionView({ version, now, onDone }: VersionViewProps) {
  const { readVersion } = useStores().versions;
  const [shown, setShown] = useState<Shown>('differences');
  const earlier = useWork(useCallback(() => readVersion(version.id), [readVersion, version.id]));
  return (
    <section className={classes.view} aria-label="Selected version">
      <h3 className={classes.title}>
        {dayInWords(version.at, now)} {timeOfDay(version.at)}
        <span dir="auto">, {version.reason}</span>
      </h3>
      <p className={classes.facts}>{countsInWords(version.counts)}</p>
      <Actions earlier={earlier} moment={momentInWords(version.at, now)} onDone={onDone} />
      <SegmentedControl
        size="xs"
        aria-label="View"
        value={shown}
        onChange={(value) => setShown(value === 'content' ? 'content' : 'differences')}
        data={[
          { value: 'differences', label: 'Changes since then' },
          { value: 'content', label: 'Content' },
        ]}
      />
      <div className={classes.body}>
        {earlier.kind === 'working' && <p role="status">Loading…</p>}
        {earlier.kind === 'failed' && (
          <p role="alert" className={classes.trouble}>
            Could not read this version. {earlier.why}
          </p>
        )}
        {earlier.kind === 'done' && shown === 'differences' && <Differences earlier={earlier.value} />}
        {earlier.kind === 'done' && shown === 'content' && <Content earlier={earlier.value} />}
      </div>
    </section>
  );
}

interface ActionsProps {
  readonly earlier: Work<Workspace>;
  readonly moment: string;
  readonly onDone: () => void;
}

function Actions({ earlier, moment, onDone }: ActionsProps) {
  const { drafts, exports } = useStores();
  const { openAsDraft } = drafts;
  const { render, download } = exports;
  const canWrite = useCanWrite();
  const restore = useRestore();
  const readOnlyNote = useId();
  const workspace = earlier.kind === 'done' ? earlier.value : undefined;
  const done = (work: (version: Workspace) => void) => (): void => {
    if (!workspace) return;
    onDone();
    work(workspace);
  };
  const withMoment = (version: Workspace): Workspace => ({
    ...version,
    title: `${version.title || 'Untitled'} (${moment})`,
  });
  const save = (): void => {
    if (!workspace) return;
    const { fileName, text } = render('desk', withMoment(workspace));
    download(fileName, text);
  };
  return (
    <Group gap="var(--space-4)">
      {!canWrite && (
        <p id={readOnlyNote} className={classes.reading}>
          This draft is being edited in another tab. To restore a version, close this and choose “Edit here instead”.
        </p>
      )}
      <Button
        size="xs"
        disabled={!workspace || !canWrite}
        aria-describedby={canWrite ? undefined : readOnlyNote}
        leftSection={<IconArrowBackUp size={16} />}
        onClick={done((version) => restore(version, moment))}
      >
        Restore this version
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={!workspace}
        leftSection={<IconFilePlus size={16} />}
        onClick={done((version) => void openAsDraft(withMoment(version)))}
      >
        Open as new draft
      </Button>
      <Button size="xs" variant="default" disabled={!workspace} leftSection={<IconDownload size={16} />} onClick={save}>
        Download
      </Button>
    </Group>
  );
}

function Differences({ earlier }: { readonly earlier: Workspace }) {
  const { compareVersions } = useStores().versions;
  const current = useDraft(({ workspace }) => workspace);
  const differences = useWork(
    useCallback(
      (signal: AbortSignal) => compareVersions(earlier, current, signal),
      [compareVersions, earlier, current],
    ),
  );
  if (differences.kind === 'failed') {
    return (
      <p role="alert" className={classes.trouble}>
        Could not compare the versions. {differences.why}
      </p>
    );
  }
  if (differences.kind !== 'done') return <p role="status">Comparing with the current draft…</p>;
  const count = differences.value.length;
  return (
    <>
      <p role="status" className={classes.facts}>
        {count === 0 ? 'No changes since this version.' : `${counted(count, 'change')} since this version.`}
      </p>
      {count > 0 && <RowList label="Changes since then" rows={differenceRows(differences.value)} />}
    </>
  );
}

function Content({ earlier }: { readonly earlier: Workspace }) {
  return <RowList label="Content" rows={useMemo(() => contentRows(earlier), [earlier])} />;
}
