/** Breaks texts into lines of a width, by the estimated widths of letters. */
import { fitText, textWidth } from '../text-width.ts';

/** The most letters of a text that are looked at, in UTF-16 units. */
const mostRead = 1000;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns a text in at most `most` lines of a width; the last one ends with “…” if more follows. Never splits a letter.
 */
export function linesOf(text: string, width: number, size: number, most: number): readonly string[] {
  const words = text.slice(0, mostRead).replace(/\s+/gu, ' ').trim().split(' ');
  const lines: string[] = [];
  while (words.length > 0 && lines.length < most - 1) lines.push(nextLine(words, width, size));
  const rest = words.join(' ') + (text.length > mostRead ? '…' : '');
  return words.length === 0 ? lines : [...lines, fitText(rest, width, size)];
}

/** Takes the words of one line off the start: as many as fit, or the start of a word that is wider than a line. */
function nextLine(words: string[], width: number, size: number): string {
  const line: string[] = [];
  while (words[0] !== undefined && textWidth([...line, words[0]].join(' '), size) <= width)
    line.push(words.shift() ?? '');
  if (line.length > 0) return line.join(' ');
  const start = startWithin(words[0] ?? '', width, size);
  words[0] = (words[0] ?? '').slice(start.length);
  if (words[0] === '') words.shift();
  return start;
}

/** Returns the longest start of a text within a width; at least one letter. */
function startWithin(text: string, width: number, size: number): string {
  let [end, sum] = [0, 0];
  for (const { segment, index } of letters.segment(text)) {
    sum += textWidth(segment, size);
    if (sum > width && end > 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
