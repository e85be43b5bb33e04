/** Reads the plain text of a message in lines: joins flowed lines, and tells quoted text and signatures apart. */
import { isAttribution, startsOlderMessage } from './quotes.ts';

/** Which group a line belongs to. */
export type LineGroup = 'message' | 'quoted' | 'signature';

export interface GroupedLine {
  readonly text: string;
  readonly group: LineGroup;
}

/** Joins the lines of `format=flowed` (RFC 3676): a space at the end of a line says that it goes on. */
export function joinFlowed(text: string, deletesSpace: boolean): string {
  const lines: { quotes: string; text: string; goesOn: boolean }[] = [];
  for (const line of text.split('\n')) {
    const quotes = /^>*/.exec(line)?.[0] ?? '';
    const own = line.slice(quotes.length).replace(/^ /, '');
    const isSignature = own === '-- ';
    const goesOn = own.endsWith(' ') && !isSignature;
    const words = goesOn && deletesSpace ? own.slice(0, -1) : own;
    const before = lines.at(-1);
    if (before?.goesOn && before.quotes === quotes && !isSignature) {
      before.text += words;
      before.goesOn = goesOn;
    } else lines.push({ quotes, text: words, goesOn });
  }
  return lines.map(({ quotes, text: words }) => (quotes === '' ? words : `${quotes} ${words}`)).join('\n');
}

const isBlank = (line: string | undefined): boolean => line !== undefined && line.trim() === '';

/**
 * Returns the first line of what introduces the quoted text at `at`: “On 14 July, A wrote:”, which can be two lines.
 */
function introductionBefore(lines: readonly string[], at: number): number {
  let last = at - 1;
  while (isBlank(lines[last])) last -= 1;
  const [line, before] = [lines[last] ?? '', lines[last - 1] ?? ''];
  // The day is on the line before, if it is not on this one.
  const namesDay = (text: string): boolean => /\p{Nd}/u.test(text.replaceAll(/<[^<>]*>/g, ''));
  if (isAttribution(line)) return namesDay(line) || !namesDay(before) || before.length > 200 ? last : last - 1;
  return line.trim() !== '' && !isBlank(before) && isAttribution(`${before} ${line}`) ? last - 1 : at;
}

/** Returns the first line from which everything is an older message; the number of lines if there is none. */
function olderMessageStart(lines: readonly string[]): number {
  const start = lines.findIndex((_, index) => startsOlderMessage(lines, index));
  return start < 0 ? lines.length : start;
}

/** Tells the lines of a message apart: what was written, earlier messages that it quotes, and the signature. */
export function groupLines(text: string): readonly GroupedLine[] {
  const lines = text.split('\n');
  const groups: LineGroup[] = lines.map((line) => (line.startsWith('>') ? 'quoted' : 'message'));
  groups.fill('quoted', olderMessageStart(lines));
  const signature = lines.findIndex((line, index) => groups[index] === 'message' && /^-- ?$/.test(line));
  for (let at = signature; at >= 0 && at < lines.length && groups[at] === 'message'; at += 1) groups[at] = 'signature';
  for (const at of lines.keys()) {
    if (groups[at] === 'quoted' && groups[at - 1] !== 'quoted')
      groups.fill('quoted', introductionBefore(lines, at), at);
  }
  // Empty lines belong to what is after them, so that a choice leaves none behind.
  for (let at = lines.length - 2; at >= 0; at -= 1) if (isBlank(lines[at])) groups[at] = groups[at + 1] ?? 'message';
  return lines.map((line, at) => ({ text: line, group: groups[at] ?? 'message' }));
}
