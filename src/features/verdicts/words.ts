import type { Target } from '../../core/review/targets.ts';
import type { Verdict } from '../../core/review-shape/types.generated.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Formats a date-time in this device's zone; returns anything else unchanged. */
export function whenInWords(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : moment.format(time).replace(' at ', ', ');
}

/** “1 verdict”, “12 verdicts”. */
export function numbered(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** “A”, “A and B”, “A, B and C”. */
export function joined(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

const entryKinds = { 'power-basis': 'Power basis', intent: 'Intent hypothesis' } as const;

/** “Power basis”, “Intent hypothesis”. */
export function entryKind(entry: 'power-basis' | 'intent'): string {
  return entryKinds[entry];
}

/** The title of a target: “C-014 and IH-003”, “Claim C-014”, “Whole assessment”. */
export function targetTitle(target: Target): string {
  switch (target.kind) {
    case 'link':
      return `${target.claim_id} and ${target.entry_id}`;
    case 'claim':
      return `Claim ${target.claim_id}`;
    case 'entry':
      return `${entryKind(target.entry)} ${target.entry_id}`;
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
export interface VerdictCounts {
  readonly verdicts: number;
  readonly reviewers: number;
  readonly disagreements: number;
  readonly unanswered: number;
  readonly replied: number;
  readonly outdated: number;
  readonly missing: number;
  readonly byVerdict: Readonly<Record<Verdict['verdict'], number>>;
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
export function sortsInWords(byVerdict: VerdictCounts['byVerdict']): string {
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
    `${numbered(verdicts, 'verdict')} by ${numbered(reviewers, 'reviewer')}: ${sortsInWords(counts.byVerdict)}.`,
    `${joined(states)}.`,
    ...(reviewers < 2
      ? []
      : [
          disagreements === 0
            ? 'The reviewers do not disagree.'
            : `The reviewers disagree on ${numbered(disagreements, 'item')}.`,
        ]),
  ].join(' ');
}
