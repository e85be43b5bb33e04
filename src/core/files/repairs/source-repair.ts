/** The repairs of a text that is almost JSON: what they are, their kinds in words, and how they are applied. */

/** The kinds of errors that repairs correct. */
export type RepairKind =
  | 'fence'
  | 'around'
  | 'comment'
  | 'trailing-comma'
  | 'extra-comma'
  | 'missing-comma'
  | 'missing-value'
  | 'quotes'
  | 'bare-name'
  | 'bare-text'
  | 'constant'
  | 'number'
  | 'escape'
  | 'inner-quote'
  | 'control'
  | 'missing-quote'
  | 'space'
  | 'punctuation'
  | 'bracket'
  | 'ellipsis'
  | 'cut-off';

/** One replacement that brings a text closer to JSON. Offset and length are in UTF-16 units of the text. */
export interface SourceRepair {
  readonly kind: RepairKind;
  readonly offset: number;
  readonly length: number;
  readonly replacement: string;
  /** The error and the repair, in one or two sentences. */
  readonly sentence: string;
}

/** The common effect of all repairs of a kind, as a title without a full stop. */
export const repairTitles: Readonly<Record<RepairKind, string>> = {
  fence: 'Remove the Markdown fence',
  around: 'Remove the text around the JSON',
  comment: 'Remove comments',
  'trailing-comma': 'Remove trailing commas',
  'extra-comma': 'Remove extra commas',
  'missing-comma': 'Add missing commas',
  'missing-value': 'Use null for missing values',
  quotes: 'Use straight double quotation marks',
  'bare-name': 'Put property names in quotation marks',
  'bare-text': 'Put texts in quotation marks',
  constant: 'Write true, false and null as in JSON',
  number: 'Write numbers as in JSON',
  escape: 'Correct invalid escapes',
  'inner-quote': 'Escape quotation marks inside texts',
  control: 'Escape line breaks and tabs inside texts',
  'missing-quote': 'Add missing quotation marks',
  space: 'Replace unusual white space between values',
  punctuation: 'Use the commas and colons of JSON',
  bracket: 'Add or remove brackets',
  ellipsis: 'Remove ellipses that are not text',
  'cut-off': 'Close the JSON where the text ends',
};

/**
 * Returns a text with repairs applied. They must be in order and must not overlap, as `proposeRepairs` returns them.
 */
export function applyRepairs(text: string, repairs: readonly SourceRepair[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { offset, length, replacement } of repairs) {
    pieces.push(text.slice(at, offset), replacement);
    at = offset + length;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}

/**
 * Returns the offset in the original text of an offset in the repaired one; inside a replacement, where that begins.
 */
export function offsetBefore(repairs: readonly SourceRepair[], offset: number): number {
  let shift = 0;
  for (const { offset: from, length, replacement } of repairs) {
    if (offset < from + shift) break;
    if (offset < from + shift + replacement.length) return from;
    shift += replacement.length - length;
  }
  return offset - shift;
}

/** Repairs in the order in which they are applied: by place, insertions first. */
export function inOrder(repairs: readonly SourceRepair[]): readonly SourceRepair[] {
  return repairs.toSorted((one, other) => one.offset - other.offset || one.length - other.length);
}
