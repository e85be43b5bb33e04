/** The filters of the verdict list: what each shows, the rows that match, and the bar that sets them. */
import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import type { VerdictPlace, VerdictItem } from '../../core/review/verdict-places.ts';
import classes from './verdicts.module.css';
import { threadState } from '../../core/review-shape/thread.ts';
import { grouped } from '../../core/json/grouped.ts';
import { entryKinds, targetKinds } from '../../core/review/target-words.ts';
import { targetKey, type Target } from '../../core/review/targets.ts';
import { counted } from '../../core/json/words.ts';

interface FilterBarProps {
  readonly places: readonly VerdictPlace[];
  readonly query: VerdictQuery;
  readonly onQuery: (query: VerdictQuery) => void;
}

const names: Readonly<Record<Filter, string>> = {
  unanswered: 'Unanswered',
  replied: 'Replied',
  questioned: 'Questioned',
  rejected: 'Rejected',
  outdated: 'Outdated or missing',
  disagreements: 'Disagreements',
};

export function FilterBar({ places, query, onQuery }: FilterBarProps) {
  const { reviewId, kind } = query;
  const counts = useMemo(() => countFilters(places, { reviewId, kind }), [places, reviewId, kind]);
  const kinds = useMemo(() => kindsOf(places), [places]);
  return (
    <div className={classes.filters}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label="Group verdicts"
        value={query.by}
        onChange={(by) => onQuery({ ...query, by: by === 'reviewer' ? 'reviewer' : 'place' })}
        data={[
          { value: 'place', label: 'By entry' },
          { value: 'reviewer', label: 'By reviewer' },
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label="Filter by kind of item"
        value={kind ?? ''}
        data={[{ value: '', label: 'All kinds' }, ...kinds.map(([value, label]) => ({ value, label }))]}
        onChange={({ currentTarget: { value } }) =>
          onQuery({ ...query, kind: kinds.find(([name]) => name === value)?.[0] ?? null })
        }
      />
      <Toggles
        label="Verdicts shown"
        choices={filters.map((value) => ({ value, title: names[value], count: counts[value] }))}
        chosen={query.filters}
        onChoose={(chosen) => onQuery({ ...query, filters: chosen })}
      />
    </div>
  );
}

interface TogglesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly title: string; readonly count: number }[];
  readonly chosen: ReadonlySet<Value>;
  readonly onChoose: (chosen: ReadonlySet<Value>) => void;
}

/** The filters of the verdicts screen as toggle buttons, each with the number of items that it would show. */
export function Toggles<Value extends string>({ label, choices, chosen, onChoose }: TogglesProps<Value>) {
  const toggle = (value: Value): void => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChoose(next);
  };
  return (
    <Group gap="var(--space-3)" role="group" aria-label={label}>
      {choices.map(({ value, title, count }) => (
        <button
          key={value}
          type="button"
          className={classes.toggle}
          aria-pressed={chosen.has(value)}
          data-none={count === 0 || undefined}
          onClick={() => toggle(value)}
        >
          {title} <span className={classes.number}>{count}</span>
        </button>
      ))}
    </Group>
  );
}

/** The filters of the list. */
export const filters = ['unanswered', 'replied', 'questioned', 'rejected', 'outdated', 'disagreements'] as const;

export type Filter = (typeof filters)[number];

/** Which verdicts are shown, and how they are grouped. */
export interface VerdictQuery {
  readonly by: 'place' | 'reviewer';
  readonly filters: ReadonlySet<Filter>;
  /** The only review shown; null for all. */
  readonly reviewId: string | null;
  /** The only kind of item shown; null for all. */
  readonly kind: Target['kind'] | null;
}

export const noFilter: VerdictQuery = { by: 'place', filters: new Set(), reviewId: null, kind: null };

/** Returns the query to begin with. `requested` is the name of a filter or something else. */
export function queryOf(requested: string | undefined): VerdictQuery {
  return { ...noFilter, filters: new Set(filters.filter((filter) => filter === requested)) };
}

/** The kinds of items that have verdicts, in the order of the contract’s lists, with their titles. */
export function kindsOf(places: readonly VerdictPlace[]): readonly (readonly [Target['kind'], title: string])[] {
  const kinds = new Set(places.map(({ target }) => target.kind));
  return kindTitles.filter(([kind]) => kinds.has(kind));
}

const kindTitles: readonly (readonly [Target['kind'], string])[] = [
  ['document', targetKinds.document],
  ['claim', 'Claims'],
  ['entry', 'Entries'],
  ['link', 'Evidence links'],
  ['contradiction', 'Contradictions'],
  ['unknown', 'Unknowns'],
];

/** A verdict must match one active filter of each group that has any. */
const filterGroups: readonly (readonly Filter[])[] = [
  ['unanswered', 'replied'],
  ['questioned', 'rejected'],
  ['outdated'],
  ['disagreements'],
];

const tests: Readonly<Record<Filter, Test>> = {
  unanswered: ({ unanswered }) => unanswered,
  replied: ({ verdict }) => threadState(verdict) !== 'open',
  questioned: ({ verdict }) => verdict.verdict === 'question',
  rejected: ({ verdict }) => verdict.verdict === 'reject',
  outdated: ({ standing }) => standing.state !== 'current',
  disagreements: (_, { disagree }) => disagree,
};

type Test = (item: VerdictItem, place: VerdictPlace) => boolean;

/** Returns a test of whether a verdict matches a query. */
function matchesOf({ filters: active, reviewId, kind }: VerdictQuery): Test {
  const groups = filterGroups
    .map((group) => group.filter((filter) => active.has(filter)))
    .filter((group) => group.length > 0);
  return (item, place) =>
    (reviewId === null || item.reviewId === reviewId) &&
    (kind === null || place.target.kind === kind) &&
    groups.every((group) => group.some((filter) => tests[filter](item, place)));
}

const perVerdict = filters.filter((filter) => filter !== 'disagreements');

/**
 * Counts the verdicts that each filter alone would show for a review and a kind of item, or for all; disagreements are
 * counted by target.
 */
export function countFilters(
  places: readonly VerdictPlace[],
  { reviewId, kind }: Pick<VerdictQuery, 'reviewId' | 'kind'>,
): Readonly<Record<Filter, number>> {
  const counts = { unanswered: 0, replied: 0, questioned: 0, rejected: 0, outdated: 0, disagreements: 0 };
  for (const place of places) {
    if (kind !== null && place.target.kind !== kind) continue;
    const shown = reviewId === null ? place.items : place.items.filter((item) => item.reviewId === reviewId);
    for (const item of shown) for (const filter of perVerdict) if (tests[filter](item, place)) counts[filter] += 1;
    if (place.disagree && shown.length > 0) counts.disagreements += 1;
  }
  return counts;
}

/** One row of the list: the heading of a group, or a target with its verdicts side by side. */
export type VerdictRow =
  | { readonly kind: 'head'; readonly key: string; readonly title: string; readonly count: string }
  | {
      readonly kind: 'place';
      readonly key: string;
      readonly place: VerdictPlace;
      readonly items: readonly VerdictItem[];
      /** The verdict of the reviewer of this group; null if grouped by entry. */
      readonly own: VerdictItem | null;
    };

type PlaceRow = Extract<VerdictRow, { kind: 'place' }>;

const listTitles: readonly (readonly [prefix: string, title: string])[] = [
  ['/claims', 'Claims'],
  ['/power_bases', 'Power bases'],
  ['/intent_hypotheses', 'Intent hypotheses'],
  ['/contradictions', 'Contradictions'],
  ['/unknowns', 'Unknowns'],
];

/** Returns the heading under which a target is shown. */
function partOf({ at, target }: VerdictPlace): string {
  if (!at) return 'No longer in the assessment';
  if (target.kind === 'link' || target.kind === 'entry') return `${entryKinds[target.entry]} ${target.entry_id}`;
  return listTitles.find(([prefix]) => at.path.startsWith(prefix))?.[1] ?? 'Assessment';
}

/** Returns a key of a verdict that stays the same if the reviewed item moves. */
const keyOf = ({ reviewId, verdict }: VerdictItem): string => `${reviewId} ${targetKey(verdict.target)}`;

/** Returns the keys of the verdicts that match a query. */
export function matchingKeys(places: readonly VerdictPlace[], query: VerdictQuery): ReadonlySet<string> {
  const matches = matchesOf(query);
  const keysAt = (place: VerdictPlace) => place.items.filter((item) => matches(item, place)).map(keyOf);
  return new Set(places.flatMap(keysAt));
}

/**
 * Returns the rows of a query. If reviewers disagree, the other verdicts are shown beside the matching ones. The
 * verdicts with a key in `alwaysShown` are shown in any case: a reply must not remove the card on which it is written.
 */
export function rowsOf(
  places: readonly VerdictPlace[],
  query: VerdictQuery,
  alwaysShown?: ReadonlySet<string>,
): readonly VerdictRow[] {
  const isMatch = matchesOf(query);
  const matches: Test = (item, place) => alwaysShown?.has(keyOf(item)) === true || isMatch(item, place);
  const rows = places.flatMap((place): readonly GroupedRow[] => {
    const matching = place.items.filter((item) => matches(item, place));
    if (matching.length === 0) return [];
    if (query.by === 'place') {
      const title = partOf(place);
      return [{ group: title, title, row: rowOf(place, place.disagree ? place.items : matching, '', null) }];
    }
    return matching.map((item) => {
      const others = place.disagree ? place.items.filter((other) => other !== item) : [];
      const { reviewId: group, name: title } = item;
      return { group, title, row: rowOf(place, [item, ...others], group, item) };
    });
  });
  return [...grouped(rows, ({ group }) => group)].flatMap(([group, members]) => [
    {
      kind: 'head' as const,
      key: `head ${group}`,
      title: members[0]?.title ?? '',
      count: counted(members.length, 'item'),
    },
    ...members.map(({ row }) => row),
  ]);
}

interface GroupedRow {
  readonly group: string;
  readonly title: string;
  readonly row: PlaceRow;
}

function rowOf(place: VerdictPlace, items: readonly VerdictItem[], group: string, own: VerdictItem | null): PlaceRow {
  return { kind: 'place', key: `${group} ${place.key}`, place, items, own };
}
