/** The timeline as tables: publications, time scopes and evidence links, one row for each. */
import { relationWords, dateInWords, publicationLabel } from './timeline-layout.ts';
import {
  momentInUtc,
  type DateState,
  type Timeline,
  type TimelineEntry,
  type TimelineEvidence,
  type TimelinePublication,
} from './timeline.ts';

/** The tables of a timeline. */
export type TimelineTableName = 'publications' | 'scopes' | 'evidence';

/** The headings of each table. */
export const timelineColumns = {
  publications: ['Published', 'Publisher', 'Publication', 'Claims', 'Supporting links', 'Contradicting links'],
  scopes: ['Entry', 'Actor', 'Start', 'End', 'Text'],
  evidence: ['Published', 'Claim', 'Effect', 'Entry', 'Publication date and time scope', 'Publication'],
} as const satisfies Readonly<Record<TimelineTableName, readonly string[]>>;

/** A row of a table, and what it is about. */
export interface TimelineTableRow {
  readonly cells: readonly string[];
  /** The sort keys of the cells: numbers before texts. */
  readonly keys: readonly (number | string)[];
  readonly target:
    | { readonly kind: 'publication'; readonly publication: TimelinePublication }
    | { readonly kind: 'entry'; readonly entry: TimelineEntry }
    | { readonly kind: 'evidence'; readonly entry: TimelineEntry; readonly evidence: TimelineEvidence };
}

/** Returns the rows of a table in the order of the document. They say what the picture shows. */
export function timelineTable(timeline: Timeline, name: TimelineTableName): readonly TimelineTableRow[] {
  if (name === 'publications') return publicationRows(timeline);
  if (name === 'scopes') return timeline.entries.map((entry) => scopeRow(entry, timeline));
  return timeline.entries.flatMap((entry) => entry.evidence.map((evidence) => evidenceRow(entry, evidence)));
}

function rowOf(
  cells: readonly (readonly [string, (number | string)?])[],
  target: TimelineTableRow['target'],
): TimelineTableRow {
  return { cells: cells.map(([cell]) => cell), keys: cells.map(([cell, key = cell]) => key), target };
}

function publicationRows({ lanes, undated, actorName }: Timeline): readonly TimelineTableRow[] {
  return [...lanes.flatMap(({ publications }) => publications), ...undated]
    .toSorted((one, other) => one.index - other.index)
    .map((publication) => {
      const { publisher, claims, cited, number } = publication;
      return rowOf(
        [
          [dateInWords(publication), keyOf(publication.date)],
          [publisher === null ? 'Unknown publisher' : actorName(publisher)],
          [publicationLabel(publication), number],
          [String(claims), claims],
          [String(cited.supports), cited.supports],
          [String(cited.contradicts), cited.contradicts],
        ],
        { kind: 'publication', publication },
      );
    });
}

function scopeRow(entry: TimelineEntry, { actorName }: Timeline): TimelineTableRow {
  const { name, actor, start, end, words } = entry;
  const inWords = (state: DateState, open: string): string =>
    state.kind === 'date'
      ? momentInUtc(state.moment.seconds)
      : state.kind === 'none'
        ? open
        : `unreadable: ${state.text}`;
  return rowOf(
    [
      [name],
      [actor === undefined || actor === '' ? 'No actor' : actorName(actor)],
      [inWords(start, 'open start'), keyOf(start)],
      [inWords(end, 'open end'), keyOf(end)],
      [words],
    ],
    { kind: 'entry', entry },
  );
}

function evidenceRow(entry: TimelineEntry, evidence: TimelineEvidence): TimelineTableRow {
  const { publication, claimId, effect, relation } = evidence;
  return rowOf(
    [
      publication ? [dateInWords(publication), keyOf(publication.date)] : ['not in the casefile'],
      [claimId],
      [effect === '' ? 'unknown effect' : effect],
      [entry.name],
      [relationWords[relation]],
      publication ? [publicationLabel(publication), publication.number] : ['not in the casefile'],
    ],
    { kind: 'evidence', entry, evidence },
  );
}

function keyOf(state: DateState): number | string {
  return state.kind === 'date' ? state.moment.seconds : state.kind;
}

/** Sorts rows by a column, stably: numbers first, then texts in the order of numbers within them. */
export function sortedRows(
  rows: readonly TimelineTableRow[],
  column: number,
  descending: boolean,
): readonly TimelineTableRow[] {
  const collator = new Intl.Collator('en', { numeric: true });
  const compare = (one: number | string, other: number | string): number => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    if (typeof one === 'number' || typeof other === 'number') return typeof one === 'number' ? -1 : 1;
    return collator.compare(one, other);
  };
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(one.keys[column] ?? '', other.keys[column] ?? ''));
}
