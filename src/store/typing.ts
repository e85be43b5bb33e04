/** Decides which typed changes of a text are undone together. */
import { changedTextRange } from '../core/json/changed-range.ts';

/** The difference between two texts: `removed` UTF-16 units at `at` are replaced by `inserted`. */
interface Change {
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

/**
 * Whether a change of a text belongs to the same step as what was typed just before. `start` is the text before the
 * step, `before` and `after` are the texts around the change.
 *
 * What a person thinks of as one: a word with the space behind it, corrections within it included; a run of deletions;
 * a paste. A new step begins with the first letter of a new word, where the typing goes on in another place, where
 * deleting eats into what was there before the step, and where typing follows deleting.
 */
export function continuesTyping(start: string, before: string, after: string): boolean {
  const own = changeBetween(start, before);
  const end = own.at + own.inserted.length;
  const next = changeNear(before, after, [end - Math.max(0, before.length - after.length), end]);
  if (next.at > end || next.at + next.removed < own.at) return false;
  if (own.inserted === '') return next.inserted === '';
  if (next.at < own.at || next.at + next.removed > end) return false;
  if (next.removed > 0) return true;
  const [last, first] = [before.slice(0, next.at), next.inserted];
  if (hasWordStart(own.inserted) || hasWordStart(first)) return false;
  // A space in front, behind words that stood there already, belongs to the first word that is typed.
  return !hasLetter.test(own.inserted) || !(endsWord.test(last) && startsWord.test(first));
}

const hasLetter = /[\p{L}\p{M}\p{N}_]/u;

const startsWord = /^[\p{L}\p{M}\p{N}_]/u;
const endsWord = /\s$/u;

/** Whether a text starts a second word. */
function hasWordStart(text: string): boolean {
  return /[\p{L}\p{M}\p{N}_][^\p{L}\p{M}\p{N}_]*\s[^\p{L}\p{M}\p{N}_]*[\p{L}\p{M}\p{N}_]/u.test(text);
}

/**
 * Returns the difference between two texts, at one of the given places if possible: a letter typed before or after an
 * identical letter gives the same text.
 */
function changeNear(before: string, after: string, places: readonly number[]): Change {
  const plain = changeBetween(before, after);
  const size = (change: Change): number => change.removed + change.inserted.length;
  const candidates = places.map((place) => changeBetween(before, after, place));
  return candidates.find((change) => size(change) === size(plain)) ?? plain;
}

/** Returns the difference between two texts, at `last` or before. */
function changeBetween(before: string, after: string, last = Infinity): Change {
  const { start, beforeEnd, afterEnd } = changedTextRange(before, after, last);
  return { at: start, removed: beforeEnd - start, inserted: after.slice(start, afterEnd) };
}
