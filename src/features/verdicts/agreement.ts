/**
 * Compares author and blind reviewer for the blind review view: the outcome of each link, the counts, and their words.
 */
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import { listOf, viewEvidenceLink } from '../../core/assessment/view.ts';
import { type LinkAgreement, percentInWords, type RaterAgreement } from '../../core/review/blind-agreement.ts';
import { linksIn, listOfEntry } from '../../core/review/targets.ts';
import { counted } from '../../core/json/words.ts';

/** How a blind reviewer's verdict on a link compares with the author's effect. */
export const outcomes = ['other', 'neither', 'both', 'no-effect', 'same', 'outdated', 'unreviewed'] as const;

export type Outcome = (typeof outcomes)[number];

/** The outcomes in words, shown beside a link. The reader is the author. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  same: 'Agree',
  other: 'Disagree',
  neither: 'Reviewer: neither',
  both: 'You: both effects',
  'no-effect': 'You: no effect',
  outdated: 'Outdated',
  unreviewed: 'Not reviewed',
};

/** Compares author and reviewer on one link. */
export function outcomeOf({ author, reviewer, outdated, agree }: LinkAgreement): Outcome {
  if (outdated) return 'outdated';
  if (reviewer === null) return 'unreviewed';
  if (author === null) return 'no-effect';
  if (agree) return 'same';
  if (reviewer === 'neither') return 'neither';
  return author === 'both' ? 'both' : 'other';
}

/** Counts the links by outcome. */
export function countOutcomes(links: readonly LinkAgreement[]): Readonly<Record<Outcome, number>> {
  const counts = { same: 0, other: 0, neither: 0, both: 0, 'no-effect': 0, outdated: 0, unreviewed: 0 };
  for (const link of links) counts[outcomeOf(link)] += 1;
  return counts;
}

/**
 * “Agree: 31 of 40 links; disagree: 4; reviewer says neither: 5.” These are counts, never a score of an entry.
 */
export function agreementInWords(counts: Readonly<Record<Outcome, number>>, unmatched: number): string {
  const { same, other, neither, both, 'no-effect': noEffect, outdated, unreviewed } = counts;
  const all = same + other + neither + both + noEffect + outdated + unreviewed;
  if (all === 0) return 'No evidence links to compare.';
  const parts = [
    `Agree: ${same} of ${counted(all, 'link')}`,
    `disagree: ${other}`,
    `reviewer says neither: ${neither}`,
    ...(both > 0 ? [`you give both effects: ${both}`] : []),
    ...(noEffect > 0 ? [`you give no effect: ${noEffect}`] : []),
    ...(outdated > 0 ? [`outdated: ${outdated}`] : []),
    ...(unreviewed > 0 ? [`not reviewed: ${unreviewed}`] : []),
  ];
  const unmatchedNote = `${counted(unmatched, 'verdict')} could not be matched, because the assessment no longer has the link.`;
  return `${parts.join('; ')}.${unmatched > 0 ? ` ${unmatchedNote}` : ''}`;
}

/** “Percent agreement: 77.5 %. Cohen’s kappa: 0.62. n = 40.” A missing value is shown as “cannot be computed”. */
export function measuresInWords({ n, percent, kappa }: RaterAgreement): string {
  const beyondChance = kappa === null ? 'cannot be computed' : kappa.toFixed(2).replace('-', '−');
  return `Percent agreement: ${percentInWords(percent)}. Cohen’s kappa: ${beyondChance}. n = ${n}.`;
}

/** The author's effect and reason of a link. */
export interface AuthorLink {
  readonly effect: string | undefined;
  readonly reason: string;
}

/** Returns the author's links from an entry to a claim; several if the claim is cited more than once. */
export function authorLinks(assessment: JsonObject, { place }: LinkAgreement): readonly AuthorLink[] {
  const { target, entryIndex = -1 } = place;
  if (target.kind !== 'link') return [];
  const entry = listOf(assessment, listOfEntry[target.entry])[entryIndex];
  return (entry === undefined ? [] : linksIn(entry)).flatMap((raw) => {
    const { claim_id, effect, reason } = viewEvidenceLink(raw);
    return isJsonObject(raw) && claim_id === target.claim_id ? [{ effect, reason: reason ?? '' }] : [];
  });
}
