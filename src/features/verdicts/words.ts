/** The words of the verdicts screen for targets, times and counts. */
import type { Target } from '../../core/review/targets.ts';
import { listed } from '../../core/compare/phrases.ts';
import type { Verdict } from '../../core/review-shape/types.generated.ts';
import { counted } from '../../ui/counted.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Formats a date-time in this device's zone; returns anything else unchanged. */
export function whenInWords(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : moment.format(time).replace(' at ', ', ');
}

export const entryKinds = { 'power-basis': 'Power basis', intent: 'Intent hypothesis' } as const;

/** The title of a target: “C-014 and IH-003”, “Claim C-014”, “Whole assessment”. */
export function targetTitle(target: Target): string {
  switch (target.kind) {
    case 'link':
      return `${target.claim_id} and ${target.entry_id}`;
    case 'claim':
      return `Claim ${target.claim_id}`;
    case 'entry':
      return `${entryKinds[target.entry]} ${target.entry_id}`;
    case 'document':
      return 'Whole assessment';
  }
}

/** A name that is unique in the assessment: “C-014 supports IH-003”, “Claim C-014, number 2”. */
export function targetName(target: Target): string {
  const title =
    target.kind === 'link' && target.effect !== null
      ? `${target.claim_id} ${target.effect} ${target.entry_id}`
      : targetTitle(target);
  const number = target.kind === 'document' ? undefined : target.occurrence;
  return number === undefined ? title : `${title}, number ${number}`;
}

/** The noun for a target, as in “this link”. */
export function targetNoun({ kind }: Target): string {
  return { link: 'link', claim: 'claim', entry: 'entry', document: 'assessment' }[kind];
}

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

/** Summarizes all verdicts in sentences. The counts are never a measure of strength (decisions, section 5). */
export function countsInWords(counts: VerdictCounts): string {
  const { verdicts, reviewers, disagreements, unanswered, replied, outdated, missing } = counts;
  if (verdicts === 0) return 'No verdicts in these reviews yet.';
  const states = [
    `${unanswered} unanswered`,
    `${replied} replied`,
    ...(outdated > 0 ? [`${outdated} outdated`] : []),
    ...(missing > 0 ? [`${missing} about ${missing === 1 ? 'a missing item' : 'missing items'}`] : []),
  ];
  return [
    `${counted(verdicts, 'verdict')} by ${counted(reviewers, 'reviewer')}: ${sortsInWords(counts.byVerdict)}.`,
    `${listed(states)}.`,
    ...(reviewers < 2
      ? []
      : [
          disagreements === 0
            ? 'The reviewers do not disagree.'
            : `The reviewers disagree on ${counted(disagreements, 'item')}.`,
        ]),
  ].join(' ');
}
