import { isJsonObject, type JsonObject } from '../../core/assessment/json.ts';
import { listOf, viewEvidenceLink } from '../../core/assessment/view.ts';
import type { LinkAgreement } from '../../core/review/blind-agreement.ts';
import type { RaterAgreement } from '../../core/review/rater-agreement.ts';
import { linksIn, listOfEntry } from '../../core/review/targets.ts';
import { numbered } from './words.ts';

/** How a blind reviewer's judgement of a link stands to the author's. */
export const outcomes = ['other', 'neither', 'both', 'unsaid', 'same', 'outdated', 'unjudged'] as const;

export type Outcome = (typeof outcomes)[number];

/** What each outcome is called beside a link. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  same: 'Judged the same way',
  other: 'Judged the other way',
  neither: 'Judged neither',
  both: 'Judged one way, cited both ways',
  unsaid: 'Judged, and no effect is written yet',
  outdated: 'Outdated',
  unjudged: 'Not judged',
};

/** How author and reviewer stand to each other over one link. */
export function outcomeOf({ author, reviewer, outdated, agree }: LinkAgreement): Outcome {
  if (outdated) return 'outdated';
  if (reviewer === null) return 'unjudged';
  if (author === null) return 'unsaid';
  if (agree) return 'same';
  if (reviewer === 'neither') return 'neither';
  return author === 'both' ? 'both' : 'other';
}

/** How many links have each outcome. */
export function countOutcomes(links: readonly LinkAgreement[]): Readonly<Record<Outcome, number>> {
  const counts = { same: 0, other: 0, neither: 0, both: 0, unsaid: 0, outdated: 0, unjudged: 0 };
  for (const link of links) counts[outcomeOf(link)] += 1;
  return counts;
}

/**
 * “31 of 40 links judged the same way; 4 the other way; 5 judged neither.” Counts in words, and no score of any entry
 * (decisions, 5).
 */
export function agreementInWords(counts: Readonly<Record<Outcome, number>>, unmatched: number): string {
  const { same, other, neither, both, unsaid, outdated, unjudged } = counts;
  const all = same + other + neither + both + unsaid + outdated + unjudged;
  if (all === 0) return 'The assessment has no evidence links to compare.';
  const parts = [
    `${same} of ${all} ${all === 1 ? 'link' : 'links'} judged the same way`,
    `${other} the other way`,
    `${neither} judged neither`,
    ...(both > 0 ? [`${both} judged one way that you cite both ways`] : []),
    ...(unsaid > 0 ? [`${unsaid} judged that you have given no effect yet`] : []),
    ...(outdated > 0 ? [`${outdated} outdated`] : []),
    ...(unjudged > 0 ? [`${unjudged} not judged`] : []),
  ];
  const lost = `${numbered(unmatched, 'verdict')} unmatched, because the assessment no longer has the link.`;
  return `${parts.join('; ')}.${unmatched > 0 ? ` ${lost}` : ''}`;
}

/** “Percent agreement: 77.5 %. Cohen’s kappa: 0.62. n = 40.” What cannot be computed is said to be so. */
export function measuresInWords({ n, percent, kappa }: RaterAgreement): string {
  const shown = percent === null ? 'cannot be computed' : `${percent.toFixed(1).replace(/\.0$/, '')} %`;
  const beyondChance = kappa === null ? 'cannot be computed' : kappa.toFixed(2).replace('-', '−');
  return `Percent agreement: ${shown}. Cohen’s kappa: ${beyondChance}. n = ${n}.`;
}

/** What the author says of a link: its effect and its reason. */
export interface AuthorLink {
  readonly effect: string | undefined;
  readonly reason: string;
}

/** The author's own links from an entry to a claim: several where it is cited more than once. */
export function authorLinks(assessment: JsonObject, { place }: LinkAgreement): readonly AuthorLink[] {
  const { target, entryIndex = -1 } = place;
  if (target.kind !== 'link') return [];
  const entry = listOf(assessment, listOfEntry[target.entry])[entryIndex];
  return (entry === undefined ? [] : linksIn(entry)).flatMap((raw) => {
    const { claim_id, effect, reason } = viewEvidenceLink(raw);
    return isJsonObject(raw) && claim_id === target.claim_id ? [{ effect, reason: reason ?? '' }] : [];
  });
}
