import type { Target } from '../../core/review/targets.ts';
import type { Verdict } from '../../core/review/types.generated.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A date-time of a review as people read it, in this device's zone; as it is where it is none. */
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

/** What a verdict is about, at the beginning of a line: “C-014 and IH-003”, “Claim C-014”, “The document”. */
export function targetTitle(target: Target): string {
  switch (target.kind) {
    case 'link':
      return `${target.claim_id} and ${target.entry_id}`;
    case 'claim':
      return `Claim ${target.claim_id}`;
    case 'entry':
      return `${entryKind(target.entry)} ${target.entry_id}`;
    case 'document':
      return 'The document as a whole';
  }
}

/** A name that no other target of the assessment has: “C-014 supports IH-003”, “Claim C-014, number 2”. */
export function targetName(target: Target): string {
  const title =
    target.kind === 'link' && target.effect !== null
      ? `${target.claim_id} ${target.effect} ${target.entry_id}`
      : targetTitle(target);
  const number = target.kind === 'document' ? undefined : target.occurrence;
  return number === undefined ? title : `${title}, number ${number}`;
}

/** What is said to be gone: “this link”. */
export function targetNoun({ kind }: Target): string {
  return { link: 'link', claim: 'claim', entry: 'entry', document: 'document' }[kind];
}

/** How many verdicts there are of what sort. */
export interface VerdictCounts {
  readonly verdicts: number;
  readonly reviewers: number;
  readonly disagreements: number;
  readonly open: number;
  readonly answered: number;
  readonly stale: number;
  readonly gone: number;
  readonly byVerdict: Readonly<Record<Verdict['verdict'], number>>;
}

const sorts: readonly (readonly [Verdict['verdict'], string])[] = [
  ['accept', 'accepted'],
  ['question', 'questioned'],
  ['reject', 'rejected'],
  ['supports', 'judged to support'],
  ['contradicts', 'judged to contradict'],
  ['neither', 'judged to do neither'],
];

/** “3 accepted, 1 questioned”; of what there is none, nothing is said. */
export function sortsInWords(byVerdict: VerdictCounts['byVerdict']): string {
  return sorts
    .filter(([sort]) => byVerdict[sort] > 0)
    .map(([sort, words]) => `${byVerdict[sort]} ${words}`)
    .join(', ');
}

/** All that is loaded, in sentences. Counting is fine; making a strength of the counts is not (decisions, 5). */
export function countsInWords(counts: VerdictCounts): string {
  const { verdicts, reviewers, disagreements, open, answered, stale, gone } = counts;
  if (verdicts === 0) return 'The reviews that are loaded hold no verdicts yet.';
  const states = [
    `${open === 0 ? 'none is' : open === 1 ? '1 is' : `${open} are`} open`,
    `${answered === 0 ? 'none' : answered} ${answered > 1 ? 'are' : 'is'} answered`,
    ...(stale > 0 ? [`${stale} ${stale === 1 ? 'is' : 'are'} stale`] : []),
    ...(gone > 0 ? [`${gone} ${gone === 1 ? 'is' : 'are'} about something that is gone`] : []),
  ];
  const said = joined(states);
  const places = numbered(disagreements, 'place');
  return [
    `${numbered(verdicts, 'verdict')} by ${numbered(reviewers, 'reviewer')}: ${sortsInWords(counts.byVerdict)}.`,
    `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`,
    ...(reviewers < 2
      ? []
      : [disagreements === 0 ? 'The reviewers disagree nowhere.' : `The reviewers disagree over ${places}.`]),
  ].join(' ');
}
