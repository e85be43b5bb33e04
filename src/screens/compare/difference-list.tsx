/** The differences as a list with a heading for each section: filtered, counted in words, and as rows. */
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@mantine/core';
import {
  IconArrowsSort,
  IconChevronDown,
  IconChevronRight,
  IconCircleMinus,
  IconCirclePlus,
  IconPencil,
  IconTag,
} from '@tabler/icons-react';
import { usePrinting } from '../../ui/use-printing.ts';
import { useRovingRows } from '../../ui/use-roving-rows.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import { type DifferenceKind, textsOfDifference } from '../../core/compare/difference.ts';
import { maxShownFields, type ShownDifference, type ShownField } from '../../desk/comparing.ts';
import { useStores } from '../../shared/context.tsx';
import { BelowWords } from '../../shared/claim-sentence.tsx';
import { InSentence } from '../../shared/in-sentence.tsx';
import { placeOf } from '../../desk/place-of.ts';
import { isJsonObject, type JsonValue } from '../../core/json/json.ts';
import { differenceInWords } from '../../core/compare/finding.ts';
import { sameJson } from '../../core/json/same-json.ts';
import { valueAt } from '../../core/json/pointer.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { TextChange } from '../../shared/text-change.tsx';
import { counted } from '../../core/json/words.ts';
import type { TwoVersions } from './version.ts';
import classes from './compare.module.css';
import { listInWords } from '../../core/compare/phrases.ts';
import { groupNamed, sectionRows, type GroupName, type SectionRow } from '../../shared/section-rows.ts';
import { byIdentity } from '../../core/json/by-identity.ts';
import { viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import type { Actor } from '../../core/casefile/types.generated.ts';
import { placeOfClaimInWords } from '../../core/casefile/origins.ts';

interface DifferenceListProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly versions: TwoVersions;
}

/**
 * A list of differences. Arrow keys move from one to the next. There may be thousands, so only those in view are
 * rendered, except on paper.
 */
export function DifferenceList({ label, rows, versions }: DifferenceListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const stops = useMemo(() => rows.flatMap(({ kind }, index) => (kind === 'item' ? [index] : [])), [rows]);
  // With new functions, the list would measure all rows again at each render.
  const estimate = useCallback((index: number) => (rows[index]?.kind === 'head' ? 36 : 78), [rows]);
  const keyOf = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const printing = usePrinting();
  const everyRow = useMemo(() => (printing ? rows.map((_, index) => index) : []), [printing, rows]);
  const roving = useRovingRows({
    count: rows.length,
    scroller,
    keep: everyRow,
    stops,
    page: 8,
    estimate,
    keyOf,
  });

  /** The keys move from everywhere in a row, also from its buttons. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (roving.move(event.key)) event.preventDefault();
  }

  return (
    <div ref={scroller} className={classes.rows} role="region" aria-label={label}>
      {/* Tab reaches everything in the rows, too. */}
      <WindowRows rows={roving.rows} role="list" onKeyDown={onKeyDown} item={roving.item}>
        {(index) => {
          const row = rows[index];
          if (!row) return null;
          return row.kind === 'head' ? (
            <h3 className={classes.rowHead}>
              {row.title} <span className={classes.count}>{row.count}</span>
            </h3>
          ) : (
            <DifferenceItem difference={row.difference} versions={versions} isActive={index === roving.active} />
          );
        }}
      </WindowRows>
    </div>
  );
}

const icons: Readonly<Record<DifferenceKind, typeof IconPencil>> = {
  added: IconCirclePlus,
  removed: IconCircleMinus,
  changed: IconPencil,
  renamed: IconTag,
  reordered: IconArrowsSort,
};

interface DifferenceItemProps {
  readonly difference: ShownDifference;
  readonly versions: TwoVersions;
  /** Whether Tab stops at this item. */
  readonly isActive: boolean;
}

/** One difference in the list: its sentence, the changed fields, and a link to the entry on the desk. */
function DifferenceItem({ difference, versions, isActive }: DifferenceItemProps) {
  const [open, setOpen] = useState(false);
  const { goTo } = useStores().navigation;
  const { kind, sentence, fieldCount, document } = difference;
  const Icon = icons[kind];
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const path = difference.places[versions.open];
  const inFile = placeOfDifference(difference, versions);
  const parts = fieldCount === 1 ? 'Show field' : `Show ${fieldCount} fields`;
  return (
    <article className={classes.row} data-kind={kind}>
      <span className={classes.kind} data-kind={kind}>
        <Icon size={16} stroke={1.8} aria-hidden />
        {kind}
      </span>
      <div className={classes.rowBody}>
        {/* The arrow keys move from sentence to sentence, so a sentence is focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <p className={classes.sentence} dir="auto" tabIndex={isActive ? 0 : -1} data-main>
          <InSentence sentence={sentence} texts={textsOfDifference(difference, versions)} />
        </p>
        {inFile === '' ? null : (
          <p className={classes.soft} dir="auto">
            {inFile}
          </p>
        )}
        <div className={classes.rowActions}>
          {fieldCount > 0 && (
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<Chevron size={14} aria-hidden className={classes.flips} />}
              aria-expanded={open}
              tabIndex={isActive ? 0 : -1}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Hide fields' : parts}
            </Button>
          )}
          {path !== undefined && document !== 'workspace' ? (
            <Button
              size="compact-xs"
              variant="subtle"
              tabIndex={isActive ? 0 : -1}
              onClick={() => goTo({ to: 'desk', ...placeOf(document, path) })}
            >
              Open in editor
            </Button>
          ) : (
            document !== 'workspace' && <span className={classes.soft}>Not in the current draft.</span>
          )}
        </div>
        {open && <FieldChanges difference={difference} versions={versions} />}
        {(open || kind === 'added' || kind === 'removed') && (
          <ChangedClaim difference={difference} versions={versions} />
        )}
      </div>
    </article>
  );
}

/** The sentence around the words of a claim that differs, and who said them; in both versions if they differ there. */
function ChangedClaim({ difference, versions }: Pick<DifferenceItemProps, 'difference' | 'versions'>) {
  const sides = (['before', 'after'] as const).flatMap((side) => {
    const claim = claimOfDifference(difference, versions, side);
    return claim ? [{ side, claim, casefile: versions[side].casefile }] : [];
  });
  const [before, after] = sides;
  const isSame =
    before?.casefile === after?.casefile &&
    sameJson([before?.claim.span, before?.claim.attribution], [after?.claim.span, after?.claim.attribution]);
  if (isSame || sides.length < 2)
    return sides.slice(-1).map(({ side, ...words }) => <BelowWords key={side} {...words} />);
  return sides.map(({ side, ...words }) => (
    <section key={side} className={classes.version}>
      <h4>{side === 'before' ? 'Before' : 'After'}</h4>
      <BelowWords {...words} />
    </section>
  ));
}

type Document = ShownDifference['document'];

function valueOf(workspace: Workspace, document: Document, path: string | undefined): JsonValue | undefined {
  if (path === undefined) return undefined;
  const whole = workspace as unknown as JsonValue;
  const root = document === 'workspace' ? whole : (workspace[document] as unknown as JsonValue | null);
  return root === null ? undefined : valueAt(root, path);
}

function sentenceFor(
  field: ShownField,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  names: readonly string[],
): string {
  if ('sentence' in field) return field.sentence;
  return `${field.lead}${differenceInWords(String(before ?? ''), String(after ?? ''), names)}.`;
}

interface FieldChangesProps {
  /** Its sentence is shown for the whole entry; a field that would repeat it shows only its name. */
  readonly difference: Pick<ShownDifference, 'sentence' | 'fields' | 'fieldCount' | 'document'>;
  readonly versions: TwoVersions;
}

/** The changed fields of an entry, below its difference, each with its text before and after. */
export function FieldChanges({ difference, versions }: FieldChangesProps) {
  const { sentence, fields, fieldCount, document } = difference;
  const names = namesIn(versions.before, versions.after);
  const more = fieldCount - maxShownFields;
  return (
    <ul className={classes.fields}>
      {fields.slice(0, maxShownFields).map((field, index) => {
        const before = valueOf(versions.before, document, field.places.before);
        const after = valueOf(versions.after, document, field.places.after);
        const areTexts = typeof before === 'string' && typeof after === 'string' && field.kind === 'changed';
        const words = sentenceFor(field, before, after, names);
        const texts = textsOfDifference({ document, places: field.places, fields: [] }, versions);
        return (
          <li key={index}>
            <p className={classes.fieldSentence} dir="auto">
              <strong>{field.name}</strong>
              {words === sentence ? '' : <InSentence sentence={`: ${words}`} texts={texts} />}
            </p>
            {areTexts && <TextChange before={before} after={after} names={names} lang={texts[0]?.language} />}
          </li>
        );
      })}
      {more > 0 && <li className={classes.soft}>{`${counted(more, 'more change')}.`}</li>}
    </ul>
  );
}

/** One row of the list: the heading of a section, or a difference. */
type Row = SectionRow<{ readonly key: string; readonly difference: ShownDifference }>;

export const kinds: readonly DifferenceKind[] = ['added', 'removed', 'changed', 'renamed', 'reordered'];

/** The section of the draft that a difference belongs to. */
export function groupOf({ document, section }: ShownDifference): GroupName {
  return document === 'casefile' ? 'casefile' : groupNamed(section);
}

export interface Filter {
  /** The kinds that are shown; an empty set means all. */
  readonly kinds: ReadonlySet<DifferenceKind>;
  /** The section that is shown; null means all. */
  readonly group: GroupName | null;
}

export const noFilter: Filter = { kinds: new Set(), group: null };

/** The differences that match a filter, grouped by section, each group after its heading. */
export function rowsOf(differences: readonly ShownDifference[], filter: Filter): readonly Row[] {
  const shown = differences.filter(
    (difference) =>
      (filter.kinds.size === 0 || filter.kinds.has(difference.kind)) &&
      (filter.group === null || groupOf(difference) === filter.group),
  );
  const items = shown.map((difference) => ({ key: difference.id, difference }));
  return sectionRows(items, ({ difference }) => groupOf(difference));
}

/** “14 differences: 3 added, 2 removed and 9 changed.” */
export function inWords(differences: readonly ShownDifference[]): string {
  if (differences.length === 0) return 'No differences.';
  const counts = kinds
    .map((kind) => ({ kind, count: differences.filter((difference) => difference.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`);
  return `${counted(differences.length, 'difference')}: ${listInWords(counts, kinds.length)}.`;
}

/** Names the place of a claim in the casefile of its version: “page 3”; '' for any other value. */
export function placeOfValue({ casefile }: Workspace, value: JsonValue | undefined): string {
  return isJsonObject(value) ? placeOfClaimInWords(casefile, viewClaim(value)) : '';
}

/** Says where a claim that differs is in its file: “In the file: page 3”, “In the file: page 2, then page 3”; or ''. */
export function placeOfDifference({ document, section, places }: ShownDifference, versions: TwoVersions): string {
  if (document !== 'assessment' || section !== 'claims') return '';
  const words = (['before', 'after'] as const).map((side) => {
    const path = places[side];
    return path === undefined ? '' : placeOfValue(versions[side], valueAt(versions[side].assessment, path));
  });
  const named = [...new Set(words.filter((each) => each !== ''))];
  return named.length === 0 ? '' : `In the file: ${named.join(', then ')}`;
}

/** Returns the claim that differs, in one version; undefined if the difference is about something else. */
function claimOfDifference(
  { document, section, places }: ShownDifference,
  versions: TwoVersions,
  side: 'before' | 'after',
): ClaimView | undefined {
  const path = places[side];
  if (document !== 'assessment' || section !== 'claims' || path === undefined) return undefined;
  const value = valueAt(versions[side].assessment, path);
  return isJsonObject(value) ? viewClaim(value) : undefined;
}

/** The names of the actors in the casefiles of two versions; the same array for the same versions. */
export function namesIn(one: Workspace, other: Workspace): readonly string[] {
  return namesOf(one.casefile?.actors ?? none, other.casefile?.actors ?? none);
}

const none: readonly Actor[] = [];
const namesOf = byIdentity((one: readonly Actor[], other: readonly Actor[]) =>
  [...one, ...other].flatMap(({ names }) => names),
);
