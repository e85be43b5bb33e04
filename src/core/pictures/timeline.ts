/**
 * The content of the timeline: publications by publisher, the time scopes of entries, and when their evidence was
 * published. It counts and does not rank. A publication's date is not the date of an event.
 */
import { compareInstants, parseDateTime, type Instant } from '../assessment/date-time.ts';
import type { EntryList } from '../assessment/model.ts';
import { listOf, viewIntent, viewPowerBasis } from '../assessment/view.ts';
import { nameOfActor, casefileIndex } from '../casefile/lookup.ts';
import type { Observation } from '../casefile/types.generated.ts';
import { matrixOf, type MatrixEntry } from '../matrix/matrix.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A date-time of the document. */
export interface Moment {
  readonly instant: Instant;
  /** Seconds since 1970-01-01T00:00:00Z, without the fraction. */
  readonly seconds: number;
  /** As it is written. */
  readonly text: string;
}

/** A date-time that may be missing or unreadable. */
export type DateState =
  | { readonly kind: 'date'; readonly moment: Moment }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly text: string };

/** How many links of the shown entries cite claims of a publication, by effect. Any other effect is 'other'. */
export type LinkCounts = Readonly<Record<'supports' | 'contradicts' | 'other', number>>;

/** An observation as a publication, with its date. */
export interface TimelinePublication {
  /** Its index in the casefile. */
  readonly index: number;
  readonly number: number;
  readonly title: string;
  /** The ID of the publisher; null if the casefile names none. */
  readonly publisher: string | null;
  readonly date: DateState;
  /** How many claims are from it. */
  readonly claims: number;
  readonly cited: LinkCounts;
}

/** Where a publication is in relation to the time scope of an entry that cites it. */
export type ScopeRelation = 'within' | 'before' | 'after' | 'undated' | 'no-scope';

/** One evidence link. */
export interface TimelineEvidence {
  /** The link's index in the entry's evidence. */
  readonly index: number;
  readonly claimId: string;
  /** The index of the claim; undefined if the document does not contain it. */
  readonly claim: number | undefined;
  readonly effect: string;
  /** Undefined if the casefile does not contain the claim's observation. */
  readonly publication: TimelinePublication | undefined;
  readonly relation: ScopeRelation;
}

/** A power basis or an intent hypothesis, with its time scope and evidence. */
export interface TimelineEntry {
  readonly list: EntryList;
  readonly index: number;
  /** The ID, or the list's name and the number. */
  readonly name: string;
  readonly words: string;
  readonly actor: string | undefined;
  readonly domain: string | undefined;
  /** 'none' is an open start or end. */
  readonly start: DateState;
  readonly end: DateState;
  /** Whether there is a bar: at least one date, both readable, and the start not after the end. */
  readonly hasScope: boolean;
  readonly evidence: readonly TimelineEvidence[];
}

/** A publisher and its publications, in the order of the casefile. */
export interface TimelineLane {
  readonly publisher: string | null;
  readonly name: string;
  readonly publications: readonly TimelinePublication[];
}

/** What a timeline shows. A missing property means that everything is shown. */
export interface TimelineFilter {
  readonly actor?: string | undefined;
  readonly domain?: string | undefined;
  /** null for publications without a publisher. */
  readonly publisher?: string | null | undefined;
}

/** The publications of a casefile and the entries of an assessment, by time. */
export interface Timeline {
  /** By the name of the publisher; unknown publishers last. Publications without a readable date are `undated`. */
  readonly lanes: readonly TimelineLane[];
  readonly undated: readonly TimelinePublication[];
  readonly entries: readonly TimelineEntry[];
  /** The name of an actor, or its ID if the casefile does not contain it. */
  actorName(id: string): string;
}

/** Reads a date-time of RFC 3339. An empty text counts as no date. */
export function dateStateOf(text: string | null | undefined): DateState {
  if (text === null || text === undefined || text === '') return { kind: 'none' };
  const parsed = parseDateTime(text);
  if (!parsed.ok) return { kind: 'unreadable', text };
  return { kind: 'date', moment: { instant: parsed.instant, seconds: parsed.instant.epochSeconds, text } };
}

/** Returns the relation of a publication's date to a time scope. The ends belong to the scope. */
export function relationOf(date: DateState | undefined, { start, end, hasScope }: ScopeOf): ScopeRelation {
  if (date?.kind !== 'date') return 'undated';
  if (!hasScope) return 'no-scope';
  if (start.kind === 'date' && compareInstants(date.moment.instant, start.moment.instant) < 0) return 'before';
  if (end.kind === 'date' && compareInstants(date.moment.instant, end.moment.instant) > 0) return 'after';
  return 'within';
}

type ScopeOf = Pick<TimelineEntry, 'start' | 'end' | 'hasScope'>;

function scopeOf(raw: Parameters<typeof viewIntent>[0], list: EntryList): ScopeOf {
  const { time_scope: scope } = list === 'power_bases' ? viewPowerBasis(raw) : viewIntent(raw);
  const [start, end] = [dateStateOf(scope?.start), dateStateOf(scope?.end)];
  const isReadable = start.kind !== 'unreadable' && end.kind !== 'unreadable';
  const [from, to] = [start, end].map((state) => (state.kind === 'date' ? state.moment.instant : undefined));
  const isOrdered = !from || !to || compareInstants(from, to) <= 0;
  return { start, end, hasScope: isReadable && isOrdered && (from !== undefined || to !== undefined) };
}

/**
 * Returns the timeline of a workspace, with the entries of an actor and domain and the publications of a publisher. A
 * filter by publisher also leaves out the evidence from other publishers.
 */
export function timelineOf(workspace: Workspace, filter: TimelineFilter = {}): Timeline {
  const { assessment, casefile } = workspace;
  const { claims, entries: all, claimById } = matrixOf(workspace);
  const index = casefileIndex(casefile);
  const actorName = (id: string): string => {
    const actor = index.actor(id);
    return actor ? nameOfActor(actor) : id;
  };
  const isShown = (entry: MatrixEntry): boolean =>
    (filter.actor === undefined || entry.actor === filter.actor) &&
    (filter.domain === undefined || entry.domain === filter.domain);
  const observations = casefile?.observations ?? [];
  const isFrom = ({ publisher_actor_id: publisher }: Observation): boolean =>
    filter.publisher === undefined || publisher === filter.publisher;
  const claimCounts = new Map<number, number>();
  for (const { claim } of claims) {
    const { observation_id: number } = claim;
    if (number !== undefined) claimCounts.set(number, (claimCounts.get(number) ?? 0) + 1);
  }
  const shown = all.filter(isShown);
  const cited = new Map<number, Record<'supports' | 'contradicts' | 'other', number>>();
  for (const entry of shown) {
    for (const link of entry.links) {
      const number = claimById(link?.claim_id)?.claim.observation_id;
      if (number === undefined) continue;
      const counts = cited.get(number) ?? { supports: 0, contradicts: 0, other: 0 };
      counts[knownEffect(link?.effect)] += 1;
      cited.set(number, counts);
    }
  }
  // If several observations share a number, claims refer to the first.
  const publications = observations.filter(isFrom).map((observation): TimelinePublication => {
    const { observation_id: number, title, publisher_actor_id: publisher, published_at: date } = observation;
    const isFirst = index.observation(number) === observation;
    return {
      index: observations.indexOf(observation),
      number,
      title,
      publisher,
      date: dateStateOf(date),
      claims: isFirst ? (claimCounts.get(number) ?? 0) : 0,
      cited: (isFirst ? cited.get(number) : undefined) ?? { supports: 0, contradicts: 0, other: 0 },
    };
  });
  const byNumber = new Map(publications.toReversed().map((publication) => [publication.number, publication]));
  const entries = shown.map((entry): TimelineEntry => {
    const scope = scopeOf(listOf(assessment, entry.list)[entry.index], entry.list);
    const evidence = entry.links.flatMap((link, at): TimelineEvidence[] => {
      const claim = claimById(link?.claim_id);
      const publication = byNumber.get(claim?.claim.observation_id ?? -1);
      if (filter.publisher !== undefined && !publication) return [];
      const relation = relationOf(publication?.date, scope);
      const effect = link?.effect ?? '';
      return [{ index: at, claimId: link?.claim_id ?? '', claim: claim?.index, effect, publication, relation }];
    });
    return {
      list: entry.list,
      index: entry.index,
      name: entry.id === '' ? `${listWords[entry.list]} ${String(entry.index + 1)}` : entry.id,
      words: entry.words,
      actor: entry.actor,
      domain: entry.domain,
      ...scope,
      evidence,
    };
  });
  const dated = publications.filter(({ date }) => date.kind === 'date');
  const lanes = [...new Set(dated.map(({ publisher }) => publisher))].map((publisher) => ({
    publisher,
    name: publisher === null ? 'Unknown publisher' : actorName(publisher),
    publications: dated.filter((publication) => publication.publisher === publisher),
  }));
  lanes.sort((one, other) => {
    if ((one.publisher === null) !== (other.publisher === null)) return one.publisher === null ? 1 : -1;
    return one.name.localeCompare(other.name, 'en') || (one.publisher ?? '').localeCompare(other.publisher ?? '', 'en');
  });
  return { lanes, undated: publications.filter(({ date }) => date.kind !== 'date'), entries, actorName };
}

const listWords: Readonly<Record<EntryList, string>> = {
  power_bases: 'power basis',
  intent_hypotheses: 'intent hypothesis',
};

/** Returns the effect, or 'other' for a value that is not in the contract. */
export function knownEffect(effect: string | undefined): 'supports' | 'contradicts' | 'other' {
  return effect === 'supports' || effect === 'contradicts' ? effect : 'other';
}

// The time axis of pictures: the range that it covers, its scale, and calendar ticks in UTC.

/** A range of time in seconds since 1970-01-01T00:00:00Z. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** A labelled moment of the axis, in seconds since 1970. */
export interface Tick {
  readonly seconds: number;
  /** Complete by itself, such as “3 Mar 2024” or “3 Mar 2024, 14:30”. */
  readonly label: string;
}

const day = 86_400;
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

type Unit = 'second' | 'month' | 'year';
interface Step {
  readonly unit: Unit;
  readonly count: number;
  /** The average length in seconds. */
  readonly length: number;
}

const minutes = [1, 5, 15, 30, 60, 180, 360, 720].map((count) => count * 60);
const years = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const steps: readonly Step[] = [
  ...[...minutes, day, 2 * day, 7 * day, 14 * day].map((length) => ({
    unit: 'second' as const,
    count: length,
    length,
  })),
  ...[1, 3, 6].map((count) => ({ unit: 'month' as const, count, length: count * 30.44 * day })),
  ...years.map((count) => ({ unit: 'year' as const, count, length: count * 365.25 * day })),
];

/** Monday, 5 January 1970: weeks begin on Mondays. */
const firstMonday = 4 * day;

/** Returns the ticks of a range. They are at least `spacing` pixels apart, on average for months and years. */
export function ticksOf({ from, to }: TimeRange, secondsPerPixel: number, spacing: number): readonly Tick[] {
  const last = steps[steps.length - 1] as Step;
  const step = steps.find(({ length }) => length / secondsPerPixel >= spacing) ?? last;
  const ticks: Tick[] = [];
  for (let seconds = firstTick(from, step); seconds <= to; seconds = nextTick(seconds, step))
    ticks.push({ seconds, label: labelOf(seconds, step) });
  return ticks;
}

function firstTick(from: number, { unit, count }: Step): number {
  if (unit === 'second') {
    const origin = count > day ? firstMonday : 0;
    return Math.ceil((from - origin) / count) * count + origin;
  }
  const date = new Date(from * 1000);
  const [year, month] = [date.getUTCFullYear(), unit === 'year' ? 0 : date.getUTCMonth()];
  const size = unit === 'year' ? count : 1;
  const start = startOf(Math.floor(year / size) * size, unit === 'year' ? 0 : Math.floor(month / count) * count);
  return start >= from ? start : nextTick(start, { unit, count });
}

function nextTick(seconds: number, { unit, count }: Pick<Step, 'unit' | 'count'>): number {
  if (unit === 'second') return seconds + count;
  const date = new Date(seconds * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return unit === 'year' ? startOf(year + count, 0) : startOf(year, month + count);
}

/** Returns the start of a month, which may be 12 or more. `Date.UTC` would read the years 0 to 99 as 1900 to 1999. */
function startOf(year: number, month: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, 1);
  return date.getTime() / 1000;
}

function labelOf(seconds: number, { unit, count }: Step): string {
  const date = new Date(seconds * 1000);
  const year = String(date.getUTCFullYear());
  if (unit === 'year') return year;
  const month = `${monthNames[date.getUTCMonth()] ?? ''} ${year}`;
  if (unit === 'month') return month;
  const inDays = `${String(date.getUTCDate())} ${month}`;
  return count >= day ? inDays : `${inDays}, ${date.toISOString().slice(-13, -8)}`;
}

/** Returns a date in UTC for labels, such as “3 Mar 2024”. */
export function dayInUtc(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${String(date.getUTCDate())} ${monthNames[date.getUTCMonth()] ?? ''} ${String(date.getUTCFullYear())}`;
}

/** Returns a date and time in UTC for labels, such as “3 Mar 2024, 14:30:05 UTC”. */
export function momentInUtc(seconds: number): string {
  return `${dayInUtc(seconds)}, ${new Date(seconds * 1000).toISOString().slice(-13, -5)} UTC`;
}

/** Returns the range of moments with a margin on both sides, at least two hours; undefined if there are none. */
export function rangeOf(moments: readonly number[]): TimeRange | undefined {
  if (moments.length === 0) return undefined;
  const [from, to] = moments.reduce(
    ([least, most], seconds) => [Math.min(least, seconds), Math.max(most, seconds)],
    [Infinity, -Infinity],
  );
  const margin = Math.max((to - from) * 0.05, 3600);
  return { from: from - margin, to: to + margin };
}
