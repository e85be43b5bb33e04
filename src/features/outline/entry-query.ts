import { levelFits, levelPlace, type LevelFilter } from '../../core/check/worst-level.ts';
import type { Level } from '../../core/rules/finding.ts';
import { wordsTest } from '../../ui/words-test.ts';
import type { EntryRow } from './entry-rows.ts';

/** What the entries are ordered by; equal ones keep document order. */
export type SortKey = 'document' | 'id' | 'position' | 'findings';

/** Which entries are shown, and in what order. Undefined leaves a filter open. */
export interface EntryQuery {
  readonly text: string;
  /** The worst finding of the entry is this one; 'none': it has none; 'any': it has one. */
  readonly level: LevelFilter | undefined;
  readonly kind: string | undefined;
  readonly state: string | undefined;
  readonly actor: string | undefined;
  readonly observation: number | undefined;
  /** Only claims that no link and no contradiction names. */
  readonly uncited: boolean;
  readonly sort: SortKey;
}

/** Leaves every entry, in document order. */
export const openQuery: EntryQuery = {
  text: '',
  level: undefined,
  kind: undefined,
  state: undefined,
  actor: undefined,
  observation: undefined,
  uncited: false,
  sort: 'document',
};

/** What a query must know of an entry besides its own words. */
export interface EntryFacts {
  /** The worst finding of the entry at this index of its list. */
  readonly levelAt: (index: number) => Level | null;
  readonly isCited: (claimId: string) => boolean;
  /** The names by which an actor is known, for searching. */
  readonly actorNames: (actorId: string) => readonly string[];
}

/** Whether every entry is shown in document order: only then can the order be changed by hand. */
export function isWholeList(query: EntryQuery): boolean {
  return query.sort === 'document' && query.text.trim() === '' && countFilters(query) === 0;
}

/** How many filters are set, the search apart. */
export function countFilters({ level, kind, state, actor, observation, uncited }: EntryQuery): number {
  return [level, kind, state, actor, observation].filter((part) => part !== undefined).length + (uncited ? 1 : 0);
}

/** Indices of the entries that a query leaves, in its order. Every word of the search must occur somewhere in the entry. */
export function queryEntries(rows: readonly EntryRow[], query: EntryQuery, facts: EntryFacts): readonly number[] {
  const has = wordsTest(query.text);
  const left = rows.flatMap((row, index) =>
    passesFilters(row, index, query, facts) && has(() => textOf(row, facts)) ? [index] : [],
  );
  return query.sort === 'document' ? left : left.sort(comparison(rows, query.sort, facts));
}

function passesFilters(row: EntryRow, index: number, query: EntryQuery, facts: EntryFacts): boolean {
  return (
    // The level is asked for where it matters: the checker looks it up.
    (query.level === undefined || levelFits(query.level, facts.levelAt(index))) &&
    (query.kind === undefined || row.kind === query.kind) &&
    (query.state === undefined || row.state === query.state) &&
    (query.actor === undefined || row.actors.includes(query.actor)) &&
    (query.observation === undefined || row.observation === query.observation) &&
    !(query.uncited && facts.isCited(row.id))
  );
}

/** What a search looks through. */
function textOf(row: EntryRow, facts: EntryFacts): string {
  const names = row.actors.flatMap((actor) => [actor, ...facts.actorNames(actor)]);
  return [row.id, row.text, row.kind ?? '', row.state ?? '', ...names].join('\n');
}

const inWords = new Intl.Collator('en', { numeric: true });

/** Compares two indices; equal ones keep document order, since the sort is stable. */
function comparison(
  rows: readonly EntryRow[],
  sort: Exclude<SortKey, 'document'>,
  facts: EntryFacts,
): (one: number, other: number) => number {
  const weightOf = (index: number): number => levelPlace(facts.levelAt(index));
  if (sort === 'findings') return (one, other) => weightOf(one) - weightOf(other);
  if (sort === 'id') return (one, other) => inWords.compare(rows[one]?.id ?? '', rows[other]?.id ?? '');
  return (one, other) => comparePositions(rows[one], rows[other]);
}

/** By observation, then by place in the passage; what has no place comes last. */
function comparePositions(one: EntryRow | undefined, other: EntryRow | undefined): number {
  return (
    compareNumbers(one?.observation, other?.observation) ||
    (one?.passage ?? '').localeCompare(other?.passage ?? '') ||
    compareNumbers(one?.position, other?.position)
  );
}

function compareNumbers(one: number | undefined, other: number | undefined): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  return other === undefined ? -1 : one - other;
}
