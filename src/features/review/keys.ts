import type { Judgement } from '../../core/review/edits.ts';
import { letterOf } from '../../ui/letter-of.ts';

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
};

/** The review desk’s keys and what they do, for the list of all shortcuts. */
export const reviewKeys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['N'], 'Next unreviewed link'],
  [['J'], 'Next link'],
  [['K'], 'Previous link'],
  ...openChoices.map(({ letter, title }) => [[letter], title] as const),
  ...blindChoices.map(({ letter, title }) => [[letter], `In a blind review: ${title.toLowerCase()}`] as const),
  [['W'], 'Write the note or the reason'],
  [['Esc'], 'Leave the note'],
  [['Delete'], 'Withdraw your verdict'],
];

/** The part of a keyboard event that is read. */
export interface PressedKey {
  readonly key: string;
  /** The key’s place on the keyboard, whatever the layout: 'KeyA'. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * What a key means where these verdicts can be given; undefined for nothing. Letters count only where they are switched
 * on.
 */
export function wishOf(event: PressedKey, choices: readonly Choice[], letters: boolean): Wish | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Delete') return { kind: 'take-back' };
  const pressed = letters ? letterOf(event) : undefined;
  if (pressed === undefined) return undefined;
  const choice = choices.find(({ letter }) => letter.toLowerCase() === pressed);
  return choice ? { kind: 'verdict', verdict: choice.verdict } : moves[pressed];
}
