/** Breaks texts into lines of a width, by the estimated widths of letters. */
import { fitText, textWidth } from './text-width.ts';

/** The maximum number of letters of a text that are looked at, in UTF-16 units. */
const maxUnits = 1000;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Line {
  readonly width: number;
  /** The size of the font. */
  readonly size: number;
  /** Whether to leave space for letters and words that a person sets further apart; false by default. */
  readonly isSpaced?: boolean | undefined;
}

/**
 * Returns a text in at most `most` lines of a width; the last one ends with “…” if more follows. Never splits a letter.
 */
export function linesOf(text: string, { most, ...line }: Line & { readonly most: number }): readonly string[] {
  const words = text.slice(0, maxUnits).replace(/\s+/gu, ' ').trim().split(' ');
  const lines: string[] = [];
  while (words.length > 0 && lines.length < most - 1) lines.push(nextLine(words, line));
  const rest = words.join(' ') + (text.length > maxUnits ? '…' : '');
  return words.length === 0 ? lines : [...lines, fitText(rest, line.width, line.size, line.isSpaced)];
}

/** Takes the words of one line off the start: as many as fit, or the start of a word that is wider than a line. */
function nextLine(words: string[], line: Line): string {
  const { width, size, isSpaced } = line;
  const inLine: string[] = [];
  while (words[0] !== undefined && textWidth([...inLine, words[0]].join(' '), size, isSpaced) <= width)
    inLine.push(words.shift() ?? '');
  if (inLine.length > 0) return inLine.join(' ');
  const start = startWithin(words[0] ?? '', line);
  words[0] = (words[0] ?? '').slice(start.length);
  if (words[0] === '') words.shift();
  return start;
}

/** Returns the longest start of a text within a width; at least one letter. */
function startWithin(text: string, { width, size, isSpaced }: Line): string {
  let [end, sum] = [0, 0];
  for (const { segment, index } of letters.segment(text)) {
    sum += textWidth(segment, size, isSpaced);
    if (sum > width && end > 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
