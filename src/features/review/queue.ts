/** The queue of links to review: filter, next link without a current verdict, and progress in numbers and words. */
import type { VerdictState } from '../../core/review/verdict-state.ts';
import type { Verdict } from '../../core/review-shape/types.generated.ts';
import { counted } from '../../ui/counted.ts';
import type { ReviewLink, ReviewModel } from './model.ts';

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
  /** The path of an entry; '' for all. */
  readonly entry: string;
  /** The ID of an actor; '' for all. */
  readonly actor: string;
  /** The share that is shown. */
  readonly share: ShareFilter;
}

/**
 * Whose links are shown: '' for every link, 'own' for the reviewer’s share or for a sample without shares, 'drawn' for
 * the sample, 'others' for links in no share, and `of ` with a name for the share of another reviewer.
 */
export type ShareFilter = '' | 'own' | 'drawn' | 'others' | `of ${string}`;

export const noFilter: QueueFilter = { state: 'all', effect: '', entry: '', actor: '', share: '' };

/** The filter at the start: a reviewer’s own share, if the links are divided. */
export const firstFilter: QueueFilter = { ...noFilter, share: 'own' };

/** Returns whether a link still needs a verdict: it has none, or an outdated one. */
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

/**
 * Returns the links that match the filter, in the order of the queue. `share` are the keys of the links in the share
 * that the filter shows; undefined for every link.
 */
export function filterLinks(
  model: ReviewModel,
  filter: QueueFilter,
  own: OwnVerdicts,
  share?: ReadonlySet<string>,
): readonly ReviewLink[] {
  const { state, effect, entry, actor } = filter;
  if (state === 'all' && effect === '' && entry === '' && actor === '' && !share) return model.links;
  return model.links.filter(
    (link) =>
      (!share || share.has(link.key)) &&
      inState[state](own.get(link.key)) &&
      (effect === '' || link.effect === effect) &&
      (entry === '' || link.entry === entry) &&
      (actor === '' || model.entryAt.get(link.entry)?.actorId === actor),
  );
}

/** Returns the next link after an index that needs a verdict, wrapping at the end; undefined if there is none. */
export function nextUnreviewed(links: readonly ReviewLink[], after: number, own: OwnVerdicts): ReviewLink | undefined {
  const isUnreviewed = (link: ReviewLink): boolean => needsVerdict(own.get(link.key));
  const from = firstAfter(links, after);
  return links.find((link, at) => at >= from && isUnreviewed(link)) ?? links.find(isUnreviewed);
}

/** Returns the link before or after an index of the queue; undefined at its ends. */
export function neighbourLink(links: readonly ReviewLink[], from: number, step: 1 | -1): ReviewLink | undefined {
  return step > 0 ? links[firstAfter(links, from)] : links[firstAfter(links, from - 1) - 1];
}

/** Returns the index of the first link whose place in the queue is after the given one; `links` is in queue order. */
function firstAfter(links: readonly ReviewLink[], place: number): number {
  let [low, high] = [0, links.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((links[middle]?.place ?? Infinity) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the index of a link among those shown; -1 if it is not shown. */
export function indexOfLink(links: readonly ReviewLink[], link: ReviewLink): number {
  const index = firstAfter(links, link.place) - 1;
  return links[index] === link ? index : -1;
}

/** How many links have which verdict. */
export interface Progress {
  readonly links: number;
  readonly reviewed: number;
  readonly questioned: number;
  readonly rejected: number;
  readonly outdated: number;
}

/** Counts the reviewer's verdicts on links. */
export function progressOf(model: ReviewModel, own: OwnVerdicts): Progress {
  let [reviewed, questioned, rejected, outdated] = [0, 0, 0, 0];
  for (const [key, { verdict, standing }] of own) {
    if (model.byKey.get(key)?.kind !== 'link') continue;
    if (standing.state === 'current') reviewed += 1;
    else outdated += 1;
    if (verdict.verdict === 'question') questioned += 1;
    if (verdict.verdict === 'reject') rejected += 1;
  }
  return { links: model.links.length, reviewed, questioned, rejected, outdated };
}

/** “12 of 96 links reviewed; 3 questioned; 1 outdated”. */
export function progressInWords({ links, reviewed, questioned, rejected, outdated }: Progress): string {
  const whole = `${String(reviewed)} of ${counted(links, 'link')} reviewed`;
  const parts = Object.entries({ questioned, rejected, outdated }).filter(([, count]) => count > 0);
  return [whole, ...parts.map(([state, count]) => `${String(count)} ${state}`)].join('; ');
}
