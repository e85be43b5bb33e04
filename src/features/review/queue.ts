import type { Standing } from '../../core/review/standing.ts';
import type { Verdict } from '../../core/review/types.generated.ts';
import type { ReviewLink, ReviewModel } from './model.ts';

/** The reviewer's own verdict on a target, and whether it still is about what stands there. */
export interface OwnVerdict {
  readonly verdict: Verdict;
  readonly standing: Standing;
}

export type OwnVerdicts = ReadonlyMap<string, OwnVerdict>;

export const shownStates = ['all', 'unreviewed', 'questioned', 'rejected', 'stale'] as const;
export type ShownState = (typeof shownStates)[number];

/** What the queue is narrowed to. */
export interface QueueFilter {
  readonly state: ShownState;
  /** An entry's path; '' for all. */
  readonly entry: string;
  /** An actor's id; '' for all. */
  readonly actor: string;
}

export const everything: QueueFilter = { state: 'all', entry: '', actor: '' };

/** Whether a link still has to be looked at: it has no verdict, or has changed since it got one. */
export function isOpen(own: OwnVerdict | undefined): boolean {
  return own?.standing.state !== 'current';
}

const inState: Readonly<Record<ShownState, (own: OwnVerdict | undefined) => boolean>> = {
  all: () => true,
  unreviewed: isOpen,
  questioned: (own) => own?.verdict.verdict === 'question',
  rejected: (own) => own?.verdict.verdict === 'reject',
  stale: (own) => own !== undefined && own.standing.state !== 'current',
};

/** The links that the filter shows, in the order of the queue. */
export function filtered(model: ReviewModel, filter: QueueFilter, own: OwnVerdicts): readonly ReviewLink[] {
  const { state, entry, actor } = filter;
  if (state === 'all' && entry === '' && actor === '') return model.links;
  return model.links.filter(
    (link) =>
      inState[state](own.get(link.key)) &&
      (entry === '' || link.entry === entry) &&
      (actor === '' || model.entryAt.get(link.entry)?.actorId === actor),
  );
}

/** The next link that has to be looked at after a place of the queue; goes round at the end. Undefined where none is left. */
export function nextOpen(links: readonly ReviewLink[], after: number, own: OwnVerdicts): ReviewLink | undefined {
  const open = (link: ReviewLink): boolean => isOpen(own.get(link.key));
  const from = firstAfter(links, after);
  for (let at = from; at < links.length; at += 1) {
    const link = links[at];
    if (link && open(link)) return link;
  }
  return links.find(open);
}

/** The link before or behind a place of the queue; undefined at its ends. */
export function neighbourLink(links: readonly ReviewLink[], from: number, step: 1 | -1): ReviewLink | undefined {
  return step > 0 ? links[firstAfter(links, from)] : links[firstAfter(links, from - 1) - 1];
}

/** The index of the first link whose place in the queue is after the given one: links stand in the order of the queue. */
function firstAfter(links: readonly ReviewLink[], place: number): number {
  let [low, high] = [0, links.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((links[middle]?.place ?? Infinity) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where a link stands among those shown; -1 where it is not among them. */
export function indexOfLink(links: readonly ReviewLink[], link: ReviewLink): number {
  const index = firstAfter(links, link.place) - 1;
  return links[index] === link ? index : -1;
}

/** How far the review of the links is. */
export interface Progress {
  readonly links: number;
  readonly reviewed: number;
  readonly questioned: number;
  readonly rejected: number;
  readonly stale: number;
}

export function progressOf(model: ReviewModel, own: OwnVerdicts): Progress {
  let [reviewed, questioned, rejected, stale] = [0, 0, 0, 0];
  for (const [key, { verdict, standing }] of own) {
    if (model.byKey.get(key)?.kind !== 'link') continue;
    if (standing.state === 'current') reviewed += 1;
    else stale += 1;
    if (verdict.verdict === 'question') questioned += 1;
    if (verdict.verdict === 'reject') rejected += 1;
  }
  return { links: model.links.length, reviewed, questioned, rejected, stale };
}

/** “12 of 96 links reviewed; 3 questioned; 1 changed since”. */
export function progressInWords({ links, reviewed, questioned, rejected, stale }: Progress): string {
  const whole = `${String(reviewed)} of ${String(links)} ${links === 1 ? 'link' : 'links'} reviewed`;
  const parts = [
    questioned > 0 ? `${String(questioned)} questioned` : '',
    rejected > 0 ? `${String(rejected)} rejected` : '',
    stale > 0 ? `${String(stale)} changed since and to be looked at again` : '',
  ];
  return [whole, ...parts.filter((part) => part !== '')].join('; ');
}
