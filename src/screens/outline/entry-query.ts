/** Search, filters and sort order of the outline: which entries of a list are shown, and in what order. */
import { matchesLevelFilter, levelRank, type LevelFilter } from '../../core/check/levels.ts';
import type { Level } from '../../core/rules/finding.ts';
import { matchesWords } from '../../ui/matches-words.ts';
import type { EntryRow } from './entry-rows.ts';

/** The sort order of entries. Equal entries keep document order. */
export type SortKey = 'document' | 'id' | 'position' | 'findings';

/** Which entries are shown, and in what order. An undefined filter matches everything. */
export interface EntryQuery {
  readonly text: string;
  /** The entry's highest level; 'none' matches entries without findings, 'any' entries with findings. */
  readonly level: LevelFilter | undefined;
  readonly kind: string | undefined;
  readonly state: string | undefined;
  readonly actor: string | undefined;
  readonly observation: number | undefined;
  /** Only claims without evidence links and contradictions. */
  readonly uncited: boolean;
  readonly sort: SortKey;
}

/** Matches every entry, in document order. */
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

/** What a query needs to know about entries besides their own text. */
export interface EntryFacts {
  /** Returns the highest level of the entry at this index of its list. */
  readonly levelAt: (index: number) => Level | null;
  readonly isCited: (claimId: string) => boolean;
  /** Returns the names of an actor, for the search. */
  readonly actorNames: (actorId: string) => readonly string[];
}

/** Returns true if every entry is shown in document order. Only then can the order be changed by hand. */
export function isWholeList(query: EntryQuery): boolean {
  return query.sort === 'document' && query.text.trim() === '' && countFilters(query) === 0;
}

/** Returns the number of active filters. The search does not count. */
export function countFilters({ level, kind, state, actor, observation, uncited }: EntryQuery): number {
  return [level, kind, state, actor, observation].filter((part) => part !== undefined).length + (uncited ? 1 : 0);
}

/**
 * Returns the indices of the entries that match a query, in its order. An entry must contain every word of the search.
 */
export function queryEntries(rows: readonly EntryRow[], query: EntryQuery, facts: EntryFacts): readonly number[] {
  const has = matchesWords(query.text);
  const matching = rows.flatMap((row, index) =>
    passesFilters(row, index, query, facts) && has(() => textOf(row, facts)) ? [index] : [],
  );
  return query.sort === 'document' ? matching : matching.sort(comparison(rows, query.sort, facts));
}

function passesFilters(row: EntryRow, index: number, query: EntryQuery, facts: EntryFacts): boolean {
  return (
    // The level is looked up only if needed, because the lookup is expensive.
    (query.level === undefined || matchesLevelFilter(query.level, facts.levelAt(index))) &&
    (query.kind === undefined || row.kind === query.kind) &&
    (query.state === undefined || row.state === query.state) &&
    (query.actor === undefined || row.actors.includes(query.actor)) &&
    (query.observation === undefined || row.observation === query.observation) &&
    !(query.uncited && facts.isCited(row.id))
  );
}

/** Returns the text that a search looks through. */
function textOf(row: EntryRow, facts: EntryFacts): string {
  const names = row.actors.flatMap((actor) => [actor, ...facts.actorNames(actor)]);
  return [row.id, row.text, row.kind ?? '', row.state ?? '', ...names].join('\n');
}

const collator = new Intl.Collator('en', { numeric: true });

/** Returns a comparison of two indices. Equal entries keep document order because the sort is stable. */
function comparison(
  rows: readonly EntryRow[],
  sort: Exclude<SortKey, 'document'>,
  facts: EntryFacts,
): (one: number, other: number) => number {
  const rankOf = (index: number): number => levelRank(facts.levelAt(index));
  if (sort === 'findings') return (one, other) => rankOf(one) - rankOf(other);
  if (sort === 'id') return (one, other) => collator.compare(rows[one]?.id ?? '', rows[other]?.id ?? '');
  return (one, other) => comparePositions(rows[one], rows[other]);
}

/** Compares by observation, then by position in the passage. Entries without a position come last. */
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
