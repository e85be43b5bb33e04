import { snapToCharacters } from '../../core/passage/adjust.ts';
import { codePointLength, offsetsOf } from '../../core/passage/offsets.ts';
import { span, textAt, type CodePointSpan } from '../../core/passage/span.ts';

/** A piece of text with some of the text around it. */
export interface Excerpt {
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** The maximum length of the text itself, in code points. */
const maxLength = 600;

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

function shortened(text: string): string {
  if (codePointLength(text) <= maxLength) return text;
  const points = Array.from(text);
  return `${points.slice(0, 400).join('')} … ${points.slice(-150).join('')}`;
}

/** Returns the text at a span with up to `around` code points on either side, cut between characters. */
export function excerptOf(text: string, target: CodePointSpan, around = 70): Excerpt {
  const length = offsetsOf(text).codePointLength;
  const whole = snapToCharacters(text, span(Math.max(0, target.start - around), Math.min(length, target.end + around)));
  const before = textAt(text, span(whole.start, Math.max(whole.start, target.start))) ?? '';
  const after = textAt(text, span(Math.min(target.end, whole.end), whole.end)) ?? '';
  return {
    before: (whole.start > 0 ? '…' : '') + oneLine(before),
    words: oneLine(shortened(textAt(text, target) ?? '')),
    after: oneLine(after) + (whole.end < length ? '…' : ''),
  };
}
