import type { VerdictItem, VerdictPlace } from './items.ts';
import { entryKind, numbered } from './words.ts';

/** What a list can be narrowed to. */
export const filters = ['open', 'answered', 'questioned', 'rejected', 'stale', 'disagreements'] as const;

export type Filter = (typeof filters)[number];

/** What is shown of all verdicts, and how it is put together. */
export interface VerdictQuery {
  readonly by: 'place' | 'reviewer';
  readonly filters: ReadonlySet<Filter>;
  /** One review alone; null for all. */
  readonly reviewId: string | null;
}

export const everything: VerdictQuery = { by: 'place', filters: new Set(), reviewId: null };

/** Filters of one line widen each other, those of different lines narrow each other. */
const lines: readonly (readonly Filter[])[] = [
  ['open', 'answered'],
  ['questioned', 'rejected'],
  ['stale'],
  ['disagreements'],
];

const tests: Readonly<Record<Filter, (item: VerdictItem, place: VerdictPlace) => boolean>> = {
  open: ({ open }) => open,
  answered: ({ verdict }) => verdict.answer !== undefined,
  questioned: ({ verdict }) => verdict.verdict === 'question',
  rejected: ({ verdict }) => verdict.verdict === 'reject',
  stale: ({ standing }) => standing.state !== 'current',
  disagreements: (_, { disagree }) => disagree,
};

/** Whether a verdict is one that was asked for. */
export function fits(item: VerdictItem, place: VerdictPlace, { filters: asked, reviewId }: VerdictQuery): boolean {
  if (reviewId !== null && item.reviewId !== reviewId) return false;
  return lines.every((line) => {
    const set = line.filter((filter) => asked.has(filter));
    return set.length === 0 || set.some((filter) => tests[filter](item, place));
  });
}

/** How many verdicts each filter alone would show, of the reviews that are looked at; disagreements count as places. */
export function countFilters(
  places: readonly VerdictPlace[],
  reviewId: string | null,
): Readonly<Record<Filter, number>> {
  const counts = { open: 0, answered: 0, questioned: 0, rejected: 0, stale: 0, disagreements: 0 };
  for (const place of places) {
    let disagrees = false;
    for (const item of place.items) {
      if (reviewId !== null && item.reviewId !== reviewId) continue;
      for (const filter of filters) {
        if (!tests[filter](item, place)) continue;
        if (filter === 'disagreements') disagrees = true;
        else counts[filter] += 1;
      }
    }
    if (disagrees) counts.disagreements += 1;
  }
  return counts;
}

/** One line of the list: the head of a group, or a place with verdicts on it side by side. */
export type VerdictRow =
  | { readonly kind: 'head'; readonly key: string; readonly title: string; readonly count: string }
  | {
      readonly kind: 'place';
      readonly key: string;
      readonly place: VerdictPlace;
      readonly items: readonly VerdictItem[];
      /** The verdict of the reviewer whose group this is; null in a group of the assessment. */
      readonly own: VerdictItem | null;
    };

type PlaceRow = Extract<VerdictRow, { kind: 'place' }>;

const listTitles: readonly (readonly [prefix: string, title: string])[] = [
  ['/claims', 'Claims'],
  ['/power_bases', 'Power bases'],
  ['/intent_hypotheses', 'Intent hypotheses'],
];

/** The part of the assessment under which a place is shown. */
function partOf({ at, target }: VerdictPlace): string {
  if (!at) return 'No longer in the assessment';
  if (target.kind === 'link' || target.kind === 'entry') return `${entryKind(target.entry)} ${target.entry_id}`;
  return listTitles.find(([prefix]) => at.path.startsWith(prefix))?.[1] ?? 'Document';
}

/** The rows of a query. Where reviewers disagree, the others' verdicts stand beside what was asked for. */
export function rowsOf(places: readonly VerdictPlace[], query: VerdictQuery): readonly VerdictRow[] {
  const shown = places.flatMap((place) => {
    const fitting = place.items.filter((item) => fits(item, place, query));
    return fitting.length === 0 ? [] : [{ place, fitting }];
  });
  return query.by === 'place' ? byPlace(shown) : byReviewer(shown);
}

interface Shown {
  readonly place: VerdictPlace;
  readonly fitting: readonly VerdictItem[];
}

function byPlace(shown: readonly Shown[]): readonly VerdictRow[] {
  return grouped(shown, ({ place, fitting }) => [
    { group: partOf(place), title: partOf(place), row: rowOf(place, place.disagree ? place.items : fitting, '', null) },
  ]);
}

function byReviewer(shown: readonly Shown[]): readonly VerdictRow[] {
  return grouped(shown, ({ place, fitting }) =>
    fitting.map((item) => {
      const others = place.disagree ? place.items.filter((other) => other !== item) : [];
      const { reviewId: group, name } = item;
      return { group, title: name, row: rowOf(place, [item, ...others], group, item) };
    }),
  );
}

function rowOf(place: VerdictPlace, items: readonly VerdictItem[], group: string, own: VerdictItem | null): PlaceRow {
  return { kind: 'place', key: `${group} ${place.key}`, place, items, own };
}

interface Grouped {
  readonly group: string;
  readonly title: string;
  readonly row: PlaceRow;
}

function grouped(shown: readonly Shown[], of: (one: Shown) => readonly Grouped[]): readonly VerdictRow[] {
  const groups = new Map<string, { readonly title: string; readonly rows: PlaceRow[] }>();
  for (const { group, title, row } of shown.flatMap(of)) {
    const known = groups.get(group);
    if (known) known.rows.push(row);
    else groups.set(group, { title, rows: [row] });
  }
  return [...groups].flatMap(([key, { title, rows }]) => [
    { kind: 'head' as const, key: `head ${key}`, title, count: numbered(rows.length, 'place') },
    ...rows,
  ]);
}
