/** The direction of a text by its letters, for formats that set it for a paragraph or a sheet. */

/** Letters of scripts that are written from right to left, as a class of a regular expression. */
export const rtlLetter = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]`;

const oneRtlLetter = new RegExp(rtlLetter, 'u');

/** Whether a text has a letter from right to left, which takes signs and digits beside the text along (UAX #9, N1). */
export const hasRightToLeft = (text: string): boolean => oneRtlLetter.test(text);

/**
 * A text between left-to-right marks if it has a letter from right to left, for words of ours around it in formats that
 * not all programs isolate.
 */
export const betweenMarks = (text: string): string => (hasRightToLeft(text) ? `\u200e${text}\u200e` : text);

/** Whether a text is laid out from right to left: by its first letter (UAX #9, rule P2). */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && oneRtlLetter.test(letter);
}
