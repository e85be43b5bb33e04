import type { Judgement } from '../../core/review/edits.ts';

/** What a key asks the review desk for. */
export type Wish =
  | { readonly kind: 'verdict'; readonly verdict: Judgement }
  | { readonly kind: 'next-open' | 'next' | 'previous' | 'note' | 'take-back' };

/** A verdict that can be given: its letter, what its button says, and what it has become. */
export interface Choice {
  readonly verdict: Judgement;
  readonly letter: string;
  readonly title: string;
  /** “Accepted”. */
  readonly done: string;
}

export const openChoices: readonly Choice[] = [
  { verdict: 'accept', letter: 'A', title: 'Accept', done: 'Accepted' },
  { verdict: 'question', letter: 'Q', title: 'Question', done: 'Questioned' },
  { verdict: 'reject', letter: 'R', title: 'Reject', done: 'Rejected' },
];

export const blindChoices: readonly Choice[] = [
  { verdict: 'supports', letter: 'S', title: 'Supports', done: 'Judged to support' },
  { verdict: 'contradicts', letter: 'C', title: 'Contradicts', done: 'Judged to contradict' },
  { verdict: 'neither', letter: 'E', title: 'Neither', done: 'Judged to do neither' },
];

/** What has become of a verdict, in a word or two: “Accepted”. */
export function doneWord(verdict: Judgement): string {
  return [...openChoices, ...blindChoices].find((choice) => choice.verdict === verdict)?.done ?? verdict;
}

const moves: Readonly<Record<string, Wish>> = {
  n: { kind: 'next-open' },
  j: { kind: 'next' },
  k: { kind: 'previous' },
  w: { kind: 'note' },
  delete: { kind: 'take-back' },
};

/** The part of a keyboard event that is read. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key means where these verdicts can be given; undefined for nothing. */
export function wishOf(event: PressedKey, choices: readonly Choice[]): Wish | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  const choice = choices.find(({ letter }) => letter.toLowerCase() === key);
  return choice ? { kind: 'verdict', verdict: choice.verdict } : Object.hasOwn(moves, key) ? moves[key] : undefined;
}
