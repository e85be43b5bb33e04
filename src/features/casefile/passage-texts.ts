/** Splits pasted text into passages, and describes a passage: its length, line endings and short ID. */
import { codePointLength } from '../../core/passage/offsets.ts';
import { counted } from '../../core/json/counted.ts';

/** Splits a text at its blank lines. Every part is unchanged; only the blank lines are dropped. */
export function splitAtBlankLines(text: string): readonly string[] {
  return text.split(/(?:\r\n|\r(?!\n)|\n)(?:[^\S\r\n]*(?:\r\n|\r(?!\n)|\n))+/).filter((part) => part.trim() !== '');
}

/** Returns the length of a text in words: “1 character”, “12,345 characters”. It counts code points. */
export function describeLength(text: string): string {
  return counted(codePointLength(text), 'character');
}

/** Describes unusual line endings of a text; empty for ordinary ones. */
export function describeLineEndings(text: string): string {
  const crlf = text.split('\r\n').length - 1;
  const others = text.replaceAll('\r\n', '').split(/[\r\n]/).length - 1;
  if (crlf > 0 && others > 0) return 'mixed line endings (kept)';
  if (crlf > 0) return 'Windows line endings (kept)';
  return '';
}

/** Shortens a passage's ID for display: 'sha256:1a2b3c4d…'. */
export function shortPassageId(passageId: string): string {
  return passageId.length > 16 ? `${passageId.slice(0, 15)}…` : passageId;
}
