/** Says in sentences how the links of a draft were divided, what has changed since, and how many have verdicts. */
import { counted } from '../json/counted.ts';
import type { ReviewPlan } from '../review-shape/types.generated.ts';
import type { Division, DivisionCoverage } from './division.ts';

/** “All 96 links were divided among 3 reviewers. The order came from the seed “7”.” */
export function divisionInWords(plan: ReviewPlan): string {
  const { seed, reviewers, per_link, size, keep_entries_together, links_total } = plan;
  const links = counted(links_total, 'link');
  const sample = `A random sample of ${Math.min(size ?? 0, links_total).toLocaleString('en')} of ${links}`;
  return [
    size === null
      ? `All ${links} ${assignedTo(reviewers.length, 'were')}.`
      : `${sample} ${assignedTo(reviewers.length, 'was')}.`,
    ...(per_link > 1 ? [`Each link was assigned to ${counted(per_link, 'reviewer')}.`] : []),
    ...(keep_entries_together && reviewers.length > 1 ? ['The links of an entry stayed together.'] : []),
    `The order came from the seed “${seed}”.`,
  ].join(' ');
}

function assignedTo(reviewers: number, verb: 'was' | 'were'): string {
  if (reviewers === 0) return `${verb} drawn`;
  return reviewers === 1 ? `${verb} given to 1 reviewer` : `${verb} divided among ${counted(reviewers, 'reviewer')}`;
}

/** Says which links are in no share, and how the draft has changed since the links were divided; none for no change. */
export function divisionChangesInWords({ plan, otherUnits, missing, total }: Division): readonly string[] {
  const { size, links_total } = plan;
  const are = (count: number): string => `${counted(count, 'link')} ${count === 1 ? 'is' : 'are'}`;
  const isMissing = `${counted(missing, 'divided link')} no longer ${missing === 1 ? 'exists' : 'exist'}.`;
  return [
    ...(otherUnits.length === 0
      ? []
      : [
          size === null
            ? `${are(otherUnits.length)} new and not in any share.`
            : `${are(otherUnits.length)} not in the sample.`,
        ]),
    ...(size === null || total === links_total
      ? []
      : [`The draft had ${counted(links_total, 'link')} then and has ${total.toLocaleString('en')} now.`]),
    ...(missing === 0 ? [] : [isMissing]),
  ];
}

/** “57 of 120 divided links have a current verdict. 21 have one from each of their reviewers.” */
export function divisionCoverageInWords({ plan }: Division, { links, given, complete }: DivisionCoverage): string {
  const have = (count: number): string => counted(count, 'has', 'have');
  const what =
    plan.size === null ? counted(links, 'divided link') : counted(links, 'link in the sample', 'links in the sample');
  return [
    `${given.toLocaleString('en')} of ${what} ${given === 1 ? 'has' : 'have'} a current verdict.`,
    ...(plan.per_link > 1 ? [`${have(complete)} one from each of ${complete === 1 ? 'its' : 'their'} reviewers.`] : []),
  ].join(' ');
}
