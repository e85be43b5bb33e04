import { snapToCharacters } from '../../core/passage/adjust.ts';
import { codePointLength, offsetsOf } from '../../core/passage/offsets.ts';
import { span, textAt, type CodePointSpan } from '../../core/passage/span.ts';

/** Words with some of what stands around them. */
export interface Excerpt {
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** The most of the words themselves that is shown, in code points. */
const most = 600;

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

function shortened(text: string): string {
  if (codePointLength(text) <= most) return text;
  const points = Array.from(text);
  return `${points.slice(0, 400).join('')} … ${points.slice(-150).join('')}`;
}

/** The text at a span, with up to `around` code points on either side, cut between characters. */
export function excerptOf(text: string, given: CodePointSpan, around = 70): Excerpt {
  const length = offsetsOf(text).codePointLength;
  const whole = snapToCharacters(text, span(Math.max(0, given.start - around), Math.min(length, given.end + around)));
  const before = textAt(text, span(whole.start, Math.max(whole.start, given.start))) ?? '';
  const after = textAt(text, span(Math.min(given.end, whole.end), whole.end)) ?? '';
  return {
    before: (whole.start > 0 ? '…' : '') + oneLine(before),
    words: oneLine(shortened(textAt(text, given) ?? '')),
    after: oneLine(after) + (whole.end < length ? '…' : ''),
  };
}
