/** The layout of the timeline: its rows, and what is where in each, without a screen. */
import {
  dayInUtc,
  momentInUtc,
  rangeOf,
  type TimeRange,
  knownEffect,
  type Timeline,
  type TimelineEntry,
  type TimelineEvidence,
  type TimelinePublication,
} from './timeline.ts';
import { counted } from '../json/words.ts';

/** Marks of one kind closer than this are drawn as one mark with their number, in CSS pixels. */
export const leastDistance = 40;

/** The heights of rows in CSS pixels. */
export const rowHeights = { heading: 30, lane: 62, undated: 34, entry: 52 } as const;

/** Positions on the axis. */
export interface TimeScale extends TimeRange {
  /** The width of the whole range in CSS pixels. */
  readonly width: number;
  /** Whether texts leave space for letters and words that a reader sets further apart; false by default. */
  readonly isSpaced?: boolean;
}

/** The items that can be focused and opened in a row, at a position from the start of the axis. */
export interface TimelineMark {
  readonly key: string;
  readonly x: number;
  /** For screen readers and as a hint. */
  readonly name: string;
  readonly content:
    | {
        readonly kind: 'publications';
        readonly publications: readonly TimelinePublication[];
        /** Where there is space for a label, and how much: before the marks of the later half, after the others. */
        readonly label: { readonly side: 'before' | 'after'; readonly space: number; readonly isSpaced: boolean };
      }
    | {
        readonly kind: 'evidence';
        readonly effect: 'supports' | 'contradicts' | 'other';
        /** Whether all of it was published outside the time scope. Marks never mix both. */
        readonly outside: boolean;
        readonly evidence: readonly TimelineEvidence[];
      };
}

interface RowBase {
  readonly key: string;
  readonly y: number;
  readonly height: number;
  /** The short name, and more words about the row. */
  readonly label: string;
  readonly words: string;
  readonly name: string;
  /** From left to right. */
  readonly marks: readonly TimelineMark[];
}

/**
 * A row of the timeline, from top to bottom: a heading, the publications of a publisher, a publication without a date,
 * or an entry.
 */
export type TimelineRow = RowBase &
  (
    | { readonly kind: 'heading' }
    | { readonly kind: 'lane'; readonly publisher: string | null }
    | { readonly kind: 'undated'; readonly publication: TimelinePublication }
    | { readonly kind: 'entry'; readonly entry: TimelineEntry; readonly bar: TimelineBar | undefined }
  );

/** The bar of a time scope, in CSS pixels on the axis. An open end is at the end of the axis. */
export interface TimelineBar {
  readonly from: number;
  readonly to: number;
  readonly openStart: boolean;
  readonly openEnd: boolean;
}

/** The rows of a timeline and their total height, in CSS pixels. */
export interface TimelineLayout {
  readonly rows: readonly TimelineRow[];
  readonly height: number;
}

/** Returns the range that contains every date of a timeline, with a margin; undefined if it has no date. */
export function timelineRange({ lanes, entries }: Timeline): TimeRange | undefined {
  const dates = [
    ...lanes.flatMap(({ publications }) => publications.map(({ date }) => date)),
    ...entries.flatMap(({ start, end, hasScope }) => (hasScope ? [start, end] : [])),
  ];
  return rangeOf(dates.flatMap((date) => (date.kind === 'date' ? [date.moment.seconds] : [])));
}

/** Returns the moments of the publications with a date, from the earliest to the latest. */
export function publicationMoments({ lanes }: Timeline): readonly number[] {
  const moments = lanes.flatMap(({ publications }) =>
    publications.flatMap(({ date }) => (date.kind === 'date' ? [date.moment.seconds] : [])),
  );
  return moments.sort((one, other) => one - other);
}

/**
 * Returns on which side of a range the publications are. Undefined if the range contains any of them, or if they are on
 * both sides.
 */
export function sideOfPublications(
  moments: readonly number[],
  { from, to }: TimeRange,
): 'earlier' | 'later' | undefined {
  const [first, last] = [moments[0], moments[moments.length - 1]];
  if (first === undefined || last === undefined) return undefined;
  if (last < from) return 'earlier';
  return first > to ? 'later' : undefined;
}

/**
 * Returns the range to show first: the range of the publications, if the time scopes extend so far beyond it that the
 * publications would be crowded. Otherwise the whole range, also if all of them have the same moment.
 */
export function firstRange(timeline: Timeline, whole: TimeRange): TimeRange {
  const moments = publicationMoments(timeline);
  const range = rangeOf(moments);
  const isOne = moments[0] === moments[moments.length - 1];
  return range && !isOne && (range.to - range.from) * 4 < whole.to - whole.from ? range : whole;
}

/**
 * Returns the words of a row if the axis is shown from position `from` to position `to`. They begin with the time scope
 * if no part of it is shown.
 */
export function wordsOf(row: TimelineRow, from: number, to: number): string {
  if (row.kind !== 'entry' || !row.bar) return row.words;
  const { start, end } = row.entry;
  if (row.bar.to < from && end.kind === 'date') return `← Scope ends ${dayInUtc(end.moment.seconds)} · ${row.words}`;
  if (row.bar.from > to && start.kind === 'date')
    return `Scope starts ${dayInUtc(start.moment.seconds)} → · ${row.words}`;
  return row.words;
}

/** Returns the name of a row if its words are these. It contains them, as WCAG 2.5.3 requires. */
export function nameWith(words: string, { name, label, words: usual }: TimelineRow): string {
  const where = words.slice(0, words.length - usual.length);
  return name.replace(`${label}, `, () => `${label}, ${where}`);
}

/** Returns the position of a moment on the axis. */
export function positionOf(seconds: number, { from, to, width }: TimeScale): number {
  return ((seconds - from) / (to - from)) * width;
}

/** Returns the moment of a position on the axis, in seconds since 1970. */
export function momentAt(x: number, { from, to, width }: TimeScale): number {
  return from + (x / width) * (to - from);
}

/** Lays out a timeline. Takes the time of the number of links, and of sorting the marks of each row. */
export function layOutTimeline(timeline: Timeline, scale: TimeScale): TimelineLayout {
  const rows: TimelineRow[] = [];
  let y = 0;
  const add = (row: DistributiveOmit<TimelineRow, 'y' | 'height'>): void => {
    const height = rowHeights[row.kind];
    rows.push({ ...row, y, height });
    y += height;
  };
  const heading = (key: string, label: string): void =>
    add({ kind: 'heading', key, label, words: '', name: label, marks: [] });
  const published = rangeOf(publicationMoments(timeline));
  const [first = 0, middle = 0] = published
    ? [published.from, (published.from + published.to) / 2].map((seconds) => positionOf(seconds, scale))
    : [];
  if (timeline.lanes.length > 0) heading('publications', 'Publications');
  for (const { publisher, name, publications } of timeline.lanes) {
    const words = counted(publications.length, 'publication');
    const key = `lane ${publisher ?? ''}`;
    const marks = publicationMarks(publications, scale, { first, middle });
    add({ kind: 'lane', key, label: name, words, name: `${name}, ${words}`, marks, publisher });
  }
  if (timeline.undated.length > 0) heading('undated', 'Publications without a date');
  for (const publication of timeline.undated) {
    const { date, index, publisher } = publication;
    const label = publicationLabel(publication);
    const by = publisher === null ? 'Unknown publisher' : timeline.actorName(publisher);
    const why = date.kind === 'unreadable' ? `Unreadable date “${date.text}”` : 'No date';
    const words = `${why} · ${by}${citedInWords(publication)}`;
    add({
      kind: 'undated',
      key: `undated ${String(index)}`,
      label,
      words,
      name: `${label}. ${words}`,
      marks: [],
      publication,
    });
  }
  for (const list of ['power_bases', 'intent_hypotheses'] as const) {
    const entries = timeline.entries.filter((entry) => entry.list === list);
    if (entries.length > 0) heading(list, list === 'power_bases' ? 'Power bases' : 'Intent hypotheses');
    for (const entry of entries) add(entryRow(entry, timeline, scale));
  }
  return { rows, height: y };
}

type DistributiveOmit<Type, Key extends PropertyKey> = Type extends unknown ? Omit<Type, Key> : never;

function entryRow(entry: TimelineEntry, timeline: Timeline, scale: TimeScale) {
  const { list, index, name: label, actor } = entry;
  const notDated = entry.evidence.filter(({ relation }) => relation === 'undated').length;
  const who = actor === undefined || actor === '' ? 'No actor' : timeline.actorName(actor);
  const undated = notDated === 0 ? '' : `${counted(notDated, 'link')} without a publication date`;
  return {
    kind: 'entry' as const,
    key: `${list} ${String(index)}`,
    label,
    words: [who, entry.hasScope ? '' : scopeInWords(entry), undated].filter(Boolean).join(' · '),
    name: [`${label}, ${who}`, entry.words, scopeInWords(entry), evidenceInWords(entry), undated]
      .filter(Boolean)
      .map((part) => part.replace(/[.\s]+$/u, ''))
      .join('. '),
    marks: evidenceMarks(entry, scale),
    entry,
    bar: barOf(entry, scale),
  };
}

function barOf({ start, end, hasScope }: TimelineEntry, scale: TimeScale): TimelineBar | undefined {
  if (!hasScope) return undefined;
  return {
    from: start.kind === 'date' ? positionOf(start.moment.seconds, scale) : 0,
    to: end.kind === 'date' ? positionOf(end.moment.seconds, scale) : scale.width,
    openStart: start.kind !== 'date',
    openEnd: end.kind !== 'date',
  };
}

interface Placed<Part> {
  readonly x: number;
  readonly part: Part;
}

/** Groups what is closer than `leastDistance` to the first of its group. The groups are that far from each other. */
function groupNear<Part>(
  placed: readonly Placed<Part>[],
): readonly { readonly x: number; readonly parts: readonly Part[] }[] {
  const groups: { x: number; parts: Part[] }[] = [];
  for (const { x, part } of placed.toSorted((one, other) => one.x - other.x)) {
    const last = groups[groups.length - 1];
    if (last && x - last.x < leastDistance) last.parts.push(part);
    else groups.push({ x, parts: [part] });
  }
  return groups;
}

function publicationMarks(
  publications: readonly TimelinePublication[],
  scale: TimeScale,
  { first, middle }: { readonly first: number; readonly middle: number },
): readonly TimelineMark[] {
  const placed = publications.flatMap((part) =>
    part.date.kind === 'date' ? [{ x: positionOf(part.date.moment.seconds, scale), part }] : [],
  );
  const groups = groupNear(placed);
  const labelSpace = (x: number, at: number) => {
    const isLater = x > middle;
    const neighbour = groups[isLater ? at - 1 : at + 1]?.x;
    // On a narrow screen, the timeline opens with the first publication at its edge.
    const toEdge = isLater ? x - first : scale.width - x;
    // Two labels share the space between their marks if they are on both sides of the middle.
    const isShared = neighbour !== undefined && neighbour > middle !== isLater;
    const gap = neighbour === undefined ? toEdge : Math.abs(neighbour - x) / (isShared ? 2 : 1);
    const side = isLater ? ('before' as const) : ('after' as const);
    return { side, space: Math.min(gap, toEdge), isSpaced: scale.isSpaced ?? false };
  };
  return groups.map(({ x, parts }, at) => ({
    key: `publication ${String(parts[0]?.index)}`,
    x,
    name: parts.length === 1 ? parts.map(publicationInWords).join() : manyPublications(parts),
    content: { kind: 'publications', publications: parts, label: labelSpace(x, at) },
  }));
}

function evidenceMarks(entry: TimelineEntry, scale: TimeScale): readonly TimelineMark[] {
  const byKind = new Map<string, Placed<TimelineEvidence>[]>();
  for (const evidence of entry.evidence) {
    const date = evidence.publication?.date;
    if (date?.kind !== 'date') continue;
    const outside = evidence.relation === 'before' || evidence.relation === 'after';
    const kind = `${knownEffect(evidence.effect)} ${outside ? 'outside' : ''}`;
    const placed = byKind.get(kind) ?? [];
    placed.push({ x: positionOf(date.moment.seconds, scale), part: evidence });
    byKind.set(kind, placed);
  }
  const marks = [...byKind.values()].flatMap((placed) =>
    groupNear(placed).map(({ x, parts }): TimelineMark => {
      const effect = knownEffect(parts[0]?.effect);
      const outside = parts[0]?.relation === 'before' || parts[0]?.relation === 'after';
      return {
        key: `${entry.list} ${String(entry.index)} ${String(parts[0]?.index)}`,
        x,
        name:
          parts.length === 1 ? parts.map((part) => linkInWords(entry, part)).join() : manyLinks(entry, parts, outside),
        content: { kind: 'evidence', effect, outside, evidence: parts },
      };
    }),
  );
  return marks.sort((one, other) => one.x - other.x);
}

/** Returns the number and title of a publication. */
export function publicationLabel({ number, title }: TimelinePublication): string {
  return title === '' ? `Observation ${String(number)}` : `${String(number)} · ${title}`;
}

function publicationInWords(publication: TimelinePublication): string {
  return `${publicationLabel(publication)}. Published ${dateInWords(publication)}${citedInWords(publication)}`;
}

/** Returns when a publication was published, in UTC, or why that is unknown. */
export function dateInWords({ date }: Pick<TimelinePublication, 'date'>): string {
  if (date.kind === 'date') return momentInUtc(date.moment.seconds);
  return date.kind === 'none' ? 'no date' : `unreadable date “${date.text}”`;
}

function citedInWords({ cited, claims }: TimelinePublication): string {
  const links = [
    cited.supports > 0 ? `${counted(cited.supports, 'link')} ${cited.supports === 1 ? 'supports' : 'support'}` : '',
    cited.contradicts > 0
      ? `${counted(cited.contradicts, 'link')} ${cited.contradicts === 1 ? 'contradicts' : 'contradict'}`
      : '',
    cited.other > 0 ? `${counted(cited.other, 'link')} with an unknown effect` : '',
  ].filter((part) => part !== '');
  return `. ${counted(claims, 'claim')}, ${links.length === 0 ? 'not cited' : links.join(', ')}`;
}

function manyPublications(publications: readonly TimelinePublication[]): string {
  const [first, last] = [publications[0], publications[publications.length - 1]];
  const when = first && last ? `, published from ${dateInWords(first)} to ${dateInWords(last)}` : '';
  return `${counted(publications.length, 'publication')}${when}`;
}

/** How to word the relation to the time scope after a publication's date. */
export const relationWords: Readonly<Record<ScopeRelationKey, string>> = {
  within: 'within the time scope',
  before: 'before the time scope',
  after: 'after the time scope',
  undated: 'no publication date',
  'no-scope': 'no time scope to compare with',
};
type ScopeRelationKey = TimelineEvidence['relation'];

function linkInWords({ name }: TimelineEntry, { claimId, effect, publication, relation }: TimelineEvidence): string {
  const verb = effect === '' ? 'is linked with an unknown effect to' : effect;
  const when = publication ? `Published ${dateInWords(publication)}, ${relationWords[relation]}` : '';
  return `${claimId} ${verb} ${name}. ${when}`;
}

const manyVerbs = { supports: 'support', contradicts: 'contradict', other: 'have an unknown effect on' } as const;

function manyLinks({ name }: TimelineEntry, links: readonly TimelineEvidence[], outside: boolean): string {
  const verb = manyVerbs[knownEffect(links[0]?.effect)];
  return `${counted(links.length, 'link')} ${verb} ${name}${outside ? ', published outside the time scope' : ''}`;
}

/** Returns a time scope in words: “From 1 Jan 2026, 00:00:00 UTC, open end”. */
export function scopeInWords({ start, end, hasScope }: Pick<TimelineEntry, 'start' | 'end' | 'hasScope'>): string {
  for (const state of [start, end]) if (state.kind === 'unreadable') return `Unreadable time scope “${state.text}”`;
  if (start.kind !== 'date' && end.kind !== 'date') return 'No time scope';
  const from = start.kind === 'date' ? `From ${momentInUtc(start.moment.seconds)}` : 'Open start';
  const to = end.kind === 'date' ? `to ${momentInUtc(end.moment.seconds)}` : 'open end';
  return hasScope ? `${from}, ${to}` : `The time scope ends before it starts: ${from}, ${to}`;
}

function evidenceInWords({ evidence }: TimelineEntry): string {
  const outside = evidence.filter(({ relation }) => relation === 'before' || relation === 'after').length;
  const all = counted(evidence.length, 'link');
  return outside === 0 ? all : `${all}, ${String(outside)} published outside the time scope`;
}
