/**
 * The words of a span as screen readers announce them: all of a few, otherwise the first and the last; in the language
 * of their observation.
 */
import type { TextInLanguage } from '../../core/text/parts-of-sentence.ts';
import { oneLine } from '../../core/text/shorten.ts';
import { spanLength, textAt, type CodePointSpan } from '../../core/text/span.ts';

/** How many code points are announced in full, and how many of a longer span at either end. */
const most = 120;
const atEnds = 50;

export function spokenSpan(text: string, span: CodePointSpan, language: string | null): TextInLanguage {
  return { text: spokenWords(text, span), language: language ?? '' };
}

function spokenWords(text: string, span: CodePointSpan): string {
  const { start, end } = span;
  if (spanLength(span) <= most) return `“${oneLine(textAt(text, span) ?? '')}”`;
  const head = textAt(text, { ...span, end: (start + atEnds) as CodePointSpan['end'] }) ?? '';
  const tail = textAt(text, { ...span, start: (end - atEnds) as CodePointSpan['start'] }) ?? '';
  return `“${withoutLastWord(oneLine(head))} … ${withoutFirstWord(oneLine(tail))}”`;
}

/** Drops a word that may be cut; keeps a text without spaces. */
const withoutLastWord = (text: string): string => text.replace(/(?<=\S)\s+\S*$/, '');
const withoutFirstWord = (text: string): string => text.replace(/^\S*\s+(?=\S)/, '');
