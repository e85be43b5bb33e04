/** The queue of items to review: filter, next item without a current verdict, and progress in numbers and words. */
import type { VerdictState } from '../../core/review/verdict-state.ts';
import type { Verdict } from '../../core/review-shape/types.generated.ts';
import type { QueueItem, ReviewModel, Subject } from './model.ts';
import { counted } from '../../core/json/words.ts';

/** The reviewer's own verdict on a target, and whether it is outdated. */
export interface OwnVerdict {
  readonly verdict: Verdict;
  readonly standing: VerdictState;
}

export type OwnVerdicts = ReadonlyMap<string, OwnVerdict>;

export type ShownState = 'all' | 'unreviewed' | 'questioned' | 'rejected' | 'outdated';

/** The effect of the links shown; '' for all. */
export type EffectFilter = '' | 'supports' | 'contradicts';

/** The filter of the queue. */
export interface QueueFilter {
  readonly state: ShownState;
  /** Also filters the lines, and the columns if they are narrowed to a chain. */
  readonly effect: EffectFilter;
  /** The path of an entry, '/contradictions' or '/unknowns'; '' for all. */
  readonly entry: string;
  /** The ID of an actor; '' for all. */
  readonly actor: string;
}

export const noFilter: QueueFilter = { state: 'all', effect: '', entry: '', actor: '' };

/** Returns whether an item still needs a verdict: it has none, or an outdated one. */
function needsVerdict(own: OwnVerdict | undefined): boolean {
  return own?.standing.state !== 'current';
}

const inState: Readonly<Record<ShownState, (own: OwnVerdict | undefined) => boolean>> = {
  all: () => true,
  unreviewed: needsVerdict,
  questioned: (own) => own?.verdict.verdict === 'question',
  rejected: (own) => own?.verdict.verdict === 'reject',
  outdated: (own) => own !== undefined && own.standing.state !== 'current',
};

/** Returns the items that match the filter, in the order of the queue. Only links have an effect and an actor. */
export function filterQueue(model: ReviewModel, filter: QueueFilter, own: OwnVerdicts): readonly QueueItem[] {
  const { state, effect, entry, actor } = filter;
  if (state === 'all' && effect === '' && entry === '' && actor === '') return model.queue;
  const isInEntry = (item: QueueItem): boolean =>
    item.kind === 'link' ? item.entry === entry : item.path.startsWith(`${entry}/`);
  return model.queue.filter(
    (item) =>
      inState[state](own.get(item.key)) &&
      (effect === '' || (item.kind === 'link' && item.effect === effect)) &&
      (entry === '' || isInEntry(item)) &&
      (actor === '' || (item.kind === 'link' && model.entryAt.get(item.entry)?.actorId === actor)),
  );
}

/** Whether a subject is an item of the queue. */
export function isInQueue(subject: Subject | undefined): subject is QueueItem {
  return subject?.kind === 'link' || subject?.kind === 'contradiction' || subject?.kind === 'unknown';
}

/** Returns the next item after an index that needs a verdict, wrapping at the end; undefined if there is none. */
export function nextUnreviewed(items: readonly QueueItem[], after: number, own: OwnVerdicts): QueueItem | undefined {
  const isUnreviewed = (item: QueueItem): boolean => needsVerdict(own.get(item.key));
  const from = firstAfter(items, after);
  return items.find((item, at) => at >= from && isUnreviewed(item)) ?? items.find(isUnreviewed);
}

/** Returns the item before or after an index of the queue; undefined at its ends. */
export function neighbourItem(items: readonly QueueItem[], from: number, step: 1 | -1): QueueItem | undefined {
  return step > 0 ? items[firstAfter(items, from)] : items[firstAfter(items, from - 1) - 1];
}

/** Returns the index of the first item whose place in the queue is after the given one; `items` is in queue order. */
function firstAfter(items: readonly QueueItem[], place: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.place ?? Infinity) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the index of a subject among the items shown; -1 if it is not shown. */
export function indexInQueue(items: readonly QueueItem[], subject: Subject | undefined): number {
  if (!isInQueue(subject)) return -1;
  const index = firstAfter(items, subject.place) - 1;
  return items[index] === subject ? index : -1;
}

/** How many items have which verdict. */
export interface Progress {
  /** What the items are called: links, unless there are also contradictions or unknowns. */
  readonly noun: 'link' | 'item';
  readonly items: number;
  readonly reviewed: number;
  readonly questioned: number;
  readonly rejected: number;
  readonly outdated: number;
}

/** Counts the reviewer's verdicts on the items of the queue. */
export function progressOf({ queue, links, byKey }: ReviewModel, own: OwnVerdicts): Progress {
  let [reviewed, questioned, rejected, outdated] = [0, 0, 0, 0];
  for (const [key, { verdict, standing }] of own) {
    if (!isInQueue(byKey.get(key))) continue;
    if (standing.state === 'current') reviewed += 1;
    else outdated += 1;
    if (verdict.verdict === 'question') questioned += 1;
    if (verdict.verdict === 'reject') rejected += 1;
  }
  const noun = queue.length === links.length ? 'link' : 'item';
  return { noun, items: queue.length, reviewed, questioned, rejected, outdated };
}

/** “12 of 96 links reviewed; 3 questioned; 1 outdated”. */
export function progressInWords({ noun, items, reviewed, questioned, rejected, outdated }: Progress): string {
  const whole = `${reviewed.toLocaleString('en')} of ${counted(items, noun)} reviewed`;
  const parts = Object.entries({ questioned, rejected, outdated }).filter(([, count]) => count > 0);
  return [whole, ...parts.map(([state, count]) => `${String(count)} ${state}`)].join('; ');
}
