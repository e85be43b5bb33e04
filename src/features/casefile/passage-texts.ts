import { codePointLength } from '../../core/passage/offsets.ts';

/** Splits a text at its blank lines. Every part stands in the text exactly so; only the blank lines go. */
export function splitAtBlankLines(text: string): readonly string[] {
  return text.split(/(?:\r\n|\r(?!\n)|\n)(?:[^\S\r\n]*(?:\r\n|\r(?!\n)|\n))+/).filter((part) => part.trim() !== '');
}

/** How a count reads: “1 character”, “12,345 characters”. Characters are code points. */
export function characters(text: string): string {
  const count = codePointLength(text);
  return `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`;
}

/** How the lines of a text end, in words; empty for a text of one line. */
export function lineEnds(text: string): string {
  const crlf = text.split('\r\n').length - 1;
  const others = text.replaceAll('\r\n', '').split(/[\r\n]/).length - 1;
  if (crlf > 0 && others > 0) return 'line ends of several kinds, kept';
  if (crlf > 0) return 'lines end in CR LF, kept';
  return '';
}

/** The first part of a passage's id that is worth showing: 'sha256:1a2b3c4d…'. */
export function shortPassageId(passageId: string): string {
  return passageId.length > 16 ? `${passageId.slice(0, 15)}…` : passageId;
}
