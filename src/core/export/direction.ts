/** The direction of a text by its letters, for formats that set it for a paragraph or a sheet. */

/** Letters of scripts that are written from right to left, as a class of a regular expression. */
export const rtlLetter = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]`;

const oneRtlLetter = new RegExp(rtlLetter, 'u');

/** Whether a text is laid out from right to left: by its first letter (UAX #9, rule P2). */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && oneRtlLetter.test(letter);
}
