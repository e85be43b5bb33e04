/** The letter keys of the review screen and the verdicts that can be given, with their words. */
import type { VerdictValue } from '../../core/review/edits.ts';
import { letterOf } from '../../ui/keyboard.ts';

/** A command that a key triggers on the review screen. */
export type KeyCommand =
  | { readonly kind: 'verdict'; readonly verdict: VerdictValue }
  | { readonly kind: 'next-open' | 'next' | 'previous' | 'note' | 'suggest' | 'withdraw' | 'only-chain' };

/** A verdict that can be given, with its letter and the title of its button. */
export interface Choice {
  readonly verdict: VerdictValue;
  readonly letter: string;
  readonly title: string;
  /** The verdict once it is given: “Accepted”. */
  readonly done: string;
}

export const openChoices: readonly Choice[] = [
  { verdict: 'accept', letter: 'A', title: 'Accept', done: 'Accepted' },
  { verdict: 'question', letter: 'Q', title: 'Question', done: 'Questioned' },
  { verdict: 'reject', letter: 'R', title: 'Reject', done: 'Rejected' },
];

export const blindChoices: readonly Choice[] = [
  { verdict: 'supports', letter: 'S', title: 'Supports', done: 'Marked as supporting' },
  { verdict: 'contradicts', letter: 'C', title: 'Contradicts', done: 'Marked as contradicting' },
  { verdict: 'neither', letter: 'E', title: 'Neither', done: 'Marked as neither' },
];

/** Returns the words for a verdict that was given: “Accepted”. */
export function doneWord(verdict: VerdictValue): string {
  return [...openChoices, ...blindChoices].find((choice) => choice.verdict === verdict)?.done ?? verdict;
}

const moves: Readonly<Record<string, KeyCommand>> = {
  n: { kind: 'next-open' },
  j: { kind: 'next' },
  k: { kind: 'previous' },
  w: { kind: 'note' },
  // In a blind review of a link, S is “Supports”, and there is nothing to suggest.
  s: { kind: 'suggest' },
  o: { kind: 'only-chain' },
};

/** The keys of the review screen and what they do, for the list of all shortcuts. */
export const reviewKeys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['N'], 'Next unreviewed item'],
  [['J'], 'Next item'],
  [['K'], 'Previous item'],
  ...openChoices.map(({ letter, title }) => [[letter], title] as const),
  ...blindChoices.map(({ letter, title }) => [[letter], `In a blind review: ${title.toLowerCase()}`] as const),
  [['S'], 'Suggest a change of a link or a claim'],
  [['O'], 'Show only this chain, or everything'],
  [['W'], 'Write the note or the reason'],
  [['Esc'], 'Stop writing the note'],
  [['Delete'], 'Withdraw your verdict'],
];

/** What a command to move says if there is no item to move to. */
export const nowhereToGo = {
  'next-open': 'You have reviewed all items in this list.',
  next: 'This is the last item in the list.',
  previous: 'This is the first item in the list.',
} as const;

/** The properties of a keyboard event that are used. */
export interface PressedKey {
  readonly key: string;
  /** The position of the key on the keyboard, independent of the layout: 'KeyA'. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Returns the command of a key, given the possible verdicts; undefined for none. Letters count only if letter shortcuts
 * are on.
 */
export function commandOf(event: PressedKey, choices: readonly Choice[], letters: boolean): KeyCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Delete') return { kind: 'withdraw' };
  const pressed = letters ? letterOf(event) : undefined;
  if (pressed === undefined) return undefined;
  const choice = choices.find(({ letter }) => letter.toLowerCase() === pressed);
  return choice ? { kind: 'verdict', verdict: choice.verdict } : moves[pressed];
}
