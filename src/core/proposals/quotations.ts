/** Finds the quotation that contains a span, in the quotation marks of many languages. */
import type { Range } from './text-around.ts';

/** A quotation: its opening and closing marks included. The end is that of the text if the closing mark is missing. */
export interface Quotation extends Range {
  readonly closed: boolean;
}

const closingOf: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '‹': '›',
};

/** Marks that open and close a quotation alike. */
const straight = new Set(['"', '״', '＂']);

/**
 * Returns the outermost quotations of a text, in its order. A mark that both opens and closes counts as opening at the
 * start of a word, so that an inch sign or a Hebrew abbreviation does not open one.
 */
export function quotationsIn(text: string): readonly Quotation[] {
  const results: Quotation[] = [];
  let at = 0;
  while (at < text.length) {
    const mark = text.charAt(at);
    const closing = straight.has(mark) ? mark : closingOf[mark];
    if (closing === undefined || (straight.has(mark) && isInWord(text, at))) {
      at += 1;
      continue;
    }
    const end = closingIn(text, at + 1, closing, straight.has(mark));
    results.push({ start: at, end: end ?? text.length, closed: end !== undefined });
    at = end ?? text.length;
  }
  return results;
}

/** Returns the quotation that contains a range, whether or not the range includes its marks; undefined if none does. */
export function quotationAround(quotations: readonly Quotation[], { start, end }: Range): Quotation | undefined {
  return quotations.find((quotation) => quotation.start <= start && quotation.end >= end);
}

function isInWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
}

function closingIn(text: string, from: number, closing: string, isStraight: boolean): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    if (!closing.includes(text.charAt(at))) continue;
    if (isStraight && isInWord(text, at) && /^[\p{L}\p{N}]/u.test(text.slice(at + 1))) continue;
    return at + 1;
  }
  return undefined;
}
