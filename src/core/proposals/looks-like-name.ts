/** Decides whether selected words can be the name of an actor. */
import { codePointLength } from '../passage/offsets.ts';

/** Whether selected words can be the proper name of an actor: mostly words that do not begin with a small letter. */
export function looksLikeName(words: string): boolean {
  const parts = partsOfName(words);
  const small = parts.filter((word) => /^\p{Ll}/u.test(word)).length;
  return parts.length > 0 && small * 2 <= parts.length;
}

/** Whether selected words can name an actor: a proper name, or a few words such as “the ministry”. */
export function canNameActor(words: string): boolean {
  const { length } = partsOfName(words);
  return (length > 0 && length <= 4) || looksLikeName(words);
}

/** Returns the words of one short line with a letter that is not a whole sentence; of anything else, none. */
function partsOfName(words: string): readonly string[] {
  const name = words.trim();
  if (codePointLength(name) > 120 || /[\n\r\u2028\u2029]/.test(name) || !/\p{L}/u.test(name)) return [];
  if (/[!?;:。！？؟।]/u.test(name) || /\p{Ll}\.$/u.test(name)) return [];
  const parts = name.split(/\s+/u);
  return parts.length <= 12 ? parts : [];
}
