/** Finds the cues, the notes and the damaged blocks in a file of subtitles. */

/** A part of the file with text. Times are in milliseconds. */
export type Block =
  | { readonly kind: 'cue'; readonly from: number; readonly to: number; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  /** Text without a time that can be read. Players do not show it. */
  | { readonly kind: 'damaged'; readonly text: string };

const time = String.raw`(?:(\d{1,4}):)?([0-5]?\d):([0-5]\d)(?:[.,](\d{1,3}))?`;

/** A line with the times of a cue. Both formats are read with a point and with a comma before the milliseconds. */
const timing = new RegExp(`^\\s*${time}\\s*-->\\s*${time}(?:\\s.*)?$`);

function milliseconds(hours = '0', minutes = '0', seconds = '0', fraction = '0'): number {
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

/** Returns the times of a line; undefined if it has none, or if the cue ends before it starts. */
function timesIn(line: string): { readonly from: number; readonly to: number } | undefined {
  const found = line.length > 1000 ? null : timing.exec(line);
  if (!found) return undefined;
  const [from, to] = [milliseconds(...found.slice(1, 5)), milliseconds(...found.slice(5, 9))];
  return to >= from ? { from, to } : undefined;
}

const isArrow = (line: string | undefined): boolean => line?.includes('-->') ?? false;

function joined(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(Math.max(first, 0), last + 1).join('\n');
}

function cueOf(lines: readonly string[], isTimed: boolean): Block {
  const times = isTimed ? timesIn(lines[0] ?? '') : undefined;
  return times ? { kind: 'cue', ...times, text: joined(lines.slice(1)) } : { kind: 'damaged', text: joined(lines) };
}

/** A block of WebVTT: lines without an empty line between them (WebVTT section 6.1). */
function vttBlock(lines: readonly string[]): readonly Block[] {
  const [first = ''] = lines;
  if (/^NOTE(?:[ \t]|$)/.test(first))
    return [{ kind: 'note', text: joined([first.slice(4).trim(), ...lines.slice(1)]) }];
  if (/^(?:STYLE|REGION)[ \t]*$/.test(first)) return [];
  const starts = lines.flatMap((line, at) => (isArrow(line) ? [at] : []));
  const [firstStart = lines.length] = starts;
  // One line before the times is the name of the cue. Times within the text start another cue.
  const before = firstStart > 1 || starts.length === 0 ? [cueOf(lines.slice(0, firstStart), false)] : [];
  return [...before, ...starts.map((start, index) => cueOf(lines.slice(start, starts[index + 1]), true))];
}

/** Returns the lines of the header of a WebVTT file and its blocks. */
export function vttBlocks(text: string): { readonly header: readonly string[]; readonly blocks: readonly Block[] } {
  const groups: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  const [head = [], ...rest] = groups;
  // A cue can follow the header without an empty line.
  const cueAt = head.findIndex((line, at) => at > 0 && isArrow(line));
  const [header, own] = cueAt < 0 ? [head, []] : [head.slice(0, cueAt), [head.slice(cueAt)]];
  return { header, blocks: [...own, ...rest].filter((lines) => lines.length > 0).flatMap(vttBlock) };
}

/**
 * Returns the cues of a SubRip file. The format is not standardised: a cue has a number, a line with its times and
 * text, in which some programs leave empty lines.
 */
export function srtBlocks(text: string): readonly Block[] {
  const lines = text.split('\n');
  const isNumber = (line: string | undefined): boolean => line !== undefined && /^\s*\d{1,9}\s*$/.test(line);
  const startOf = (at: number): number => (isNumber(lines[at - 1]) ? at - 1 : at);
  // People write arrows in their text too: times begin with a digit, or are on the line after the number of the cue.
  const startsCue = (line: string, at: number): boolean =>
    isArrow(line) && (/^\s*\d/.test(line) || isNumber(lines[at - 1]));
  const arrows = lines.flatMap((line, at) => (startsCue(line, at) ? [at] : []));
  const before = joined(lines.slice(0, arrows[0] === undefined ? lines.length : startOf(arrows[0])));
  const cues = arrows.map((at, index) => {
    const next = arrows[index + 1];
    return cueOf(lines.slice(at, next === undefined ? lines.length : Math.max(at + 1, startOf(next))), true);
  });
  return [...(before === '' ? [] : [{ kind: 'damaged', text: before } as const]), ...cues];
}
