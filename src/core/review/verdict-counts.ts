/** Counts verdicts by kind and state, and says the counts in sentences. */
import { counted } from '../json/words.ts';
import { listInWords } from '../compare/phrases.ts';
import type { Verdict } from '../review-shape/types.generated.ts';

/** The number of verdicts of each kind. */
export type CountsByVerdict = Readonly<Record<Verdict['verdict'], number>>;

/** Counts verdicts by kind. */
export function countByVerdict(verdicts: readonly Verdict[]): CountsByVerdict {
  const counts = { accept: 0, question: 0, reject: 0, supports: 0, contradicts: 0, neither: 0 };
  for (const { verdict } of verdicts) counts[verdict] += 1;
  return counts;
}

/** The number of verdicts, also by their states. */
export interface VerdictCounts {
  readonly verdicts: number;
  readonly reviewers: number;
  readonly disagreements: number;
  readonly unanswered: number;
  readonly replied: number;
  readonly outdated: number;
  readonly missing: number;
  readonly byVerdict: CountsByVerdict;
}

const sorts: readonly (readonly [Verdict['verdict'], string])[] = [
  ['accept', 'accepted'],
  ['question', 'questioned'],
  ['reject', 'rejected'],
  ['supports', 'marked as supporting'],
  ['contradicts', 'marked as contradicting'],
  ['neither', 'marked as neither'],
];

/** “3 accepted, 1 questioned”; kinds without verdicts are left out. */
export function sortsInWords(byVerdict: CountsByVerdict): string {
  return sorts
    .filter(([sort]) => byVerdict[sort] > 0)
    .map(([sort, phrase]) => `${byVerdict[sort]} ${phrase}`)
    .join(', ');
}

/** Summarizes all verdicts in sentences. The counts are never a measure of strength. */
export function countsInWords(counts: VerdictCounts): string {
  const { verdicts, reviewers, disagreements, unanswered, replied, outdated, missing } = counts;
  if (verdicts === 0) return 'No verdicts in these reviews yet.';
  const states = [
    ...(unanswered > 0 ? [`${unanswered} ${unanswered === 1 ? 'is' : 'are'} unanswered`] : []),
    ...(replied > 0 ? [`${replied} ${replied === 1 ? 'has' : 'have'} a reply`] : []),
    ...(outdated > 0 ? [`${outdated} ${outdated === 1 ? 'is' : 'are'} outdated`] : []),
    ...(missing > 0 ? [missing === 1 ? '1 is about a missing item' : `${missing} are about missing items`] : []),
  ];
  return [
    `${counted(verdicts, 'verdict')} by ${counted(reviewers, 'reviewer')}: ${sortsInWords(counts.byVerdict)}.`,
    ...(states.length > 0 ? [`${listInWords(states)}.`] : []),
    ...(reviewers < 2
      ? []
      : [
          disagreements === 0
            ? 'The reviewers do not disagree.'
            : `The reviewers disagree on ${counted(disagreements, 'item')}.`,
        ]),
  ].join(' ');
}
