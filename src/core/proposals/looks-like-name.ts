/** Decides whether selected words can be the name of an actor. */
import { codePointLength } from '../passage/offsets.ts';

/** Whether selected words can be the name of an actor: one short line with a letter, and not a whole sentence. */
export function looksLikeName(words: string): boolean {
  const name = words.trim();
  if (name === '' || codePointLength(name) > 120 || /[\n\r\u2028\u2029]/.test(name) || !/\p{L}/u.test(name))
    return false;
  if (/[!?;:。！？؟।]/u.test(name) || /\p{Ll}\.$/u.test(name)) return false;
  const parts = name.split(/\s+/u);
  const small = parts.filter((word) => /^\p{Ll}/u.test(word)).length;
  return parts.length <= 12 && small * 2 <= parts.length;
}
