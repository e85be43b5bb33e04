/** Finds the cues, the notes and the damaged blocks in a file of subtitles. */

/** A stretch of a cue: what one voice says, or a reading aid beside characters. */
export interface CuePiece {
  readonly text: string;
  /** The name in the tag of the voice; undefined if there is none. */
  readonly speaker: string | undefined;
  readonly isRuby: boolean;
}

export interface CueText {
  readonly pieces: readonly CuePiece[];
  /** How many tags were left out that change how the text looks. */
  readonly tags: number;
}

/** Decodes character references. */
export type DecodeReferences = (text: string) => string;

/**
 * What is text and what is a tag in WebVTT (section 6.4). A sign that begins no tag is text, although players drop what
 * follows it: many programs write it so.
 */
const piecePattern = /([^<]+|<(?![/a-z>]|\d[\d:.]*>))|<([^>]*)>?/gi;

/** Reads the text of a WebVTT cue: tags are in angle brackets, and references are those of HTML. */
export function vttCueText(text: string, decode: DecodeReferences): CueText {
  const pieces: CuePiece[] = [];
  let speaker: string | undefined;
  let isRuby = false;
  let tags = 0;
  for (const [, words, tag] of text.matchAll(piecePattern)) {
    if (words !== undefined) {
      const before = pieces.at(-1);
      const piece = { text: decode(words), speaker, isRuby };
      if (before && before.speaker === speaker && before.isRuby === isRuby) {
        pieces[pieces.length - 1] = { ...piece, text: before.text + piece.text };
      } else pieces.push(piece);
      continue;
    }
    const [, slash, name = '', annotation = ''] = /^(\/?)([a-z]*)[^\s]*\s*(.*)$/s.exec(tag ?? '') ?? [];
    if (name === 'v')
      speaker = slash === '/' ? undefined : decode(annotation).replaceAll(/\s+/g, ' ').trim() || undefined;
    else if (name === 'rt' || name === 'ruby') isRuby = name === 'rt' && slash !== '/';
    else if (slash !== '/') tags += 1;
  }
  return { pieces, tags };
}

/** Tags that players of SubRip know: those of HTML for type, and those of SubStation Alpha in braces. */
const srtTags = /<(\/?)(?:[bisu]|font)(?:\s[^<>]*)?>|\{\\[^{}]*\}/gi;

/** Reads the text of a SubRip cue. Anything that is not a known tag is text. */
export function srtCueText(text: string): CueText {
  let tags = 0;
  const words = text.replaceAll(srtTags, (_, slash: string | undefined) => {
    if (slash !== '/') tags += 1;
    return '';
  });
  return { pieces: [{ text: words, speaker: undefined, isRuby: false }], tags };
}

/** A part of the file with text. Times are in milliseconds. */
export type Block =
  | {
      readonly kind: 'cue';
      readonly from: number;
      readonly to: number;
      readonly text: string;
      /** Whether its times are not written as the format says, and were read as they are meant. */
      readonly isIrregular: boolean;
    }
  | { readonly kind: 'note'; readonly text: string }
  /** Text without a time that can be read. Players do not show it. */
  | { readonly kind: 'damaged'; readonly text: string };

const time = String.raw`(?:(\d{1,4}):)?([0-5]?\d):([0-5]\d)(?:[.,](\d{1,3}))?`;

/** A line with the times of a cue. Both formats are read with a point and with a comma before the milliseconds. */
const timing = new RegExp(`^\\s*${time}\\s*-->\\s*${time}(?:\\s.*)?$`);

/** A time as people write it: with spaces, with another sign before the milliseconds, and with more or fewer digits. */
const loosely = String.raw`(?:(\d{1,4})[ \t]{0,3}:[ \t]{0,3})?(\d{1,2})[ \t]{0,3}:[ \t]{0,3}(\d{1,2})(?:[ \t]{0,3}[.,:;][ \t]{0,3}(\d{1,9}))?`;

/** A line with the times of a SubRip cue, and with other arrows. */
const looseTiming = new RegExp(
  `^\\s*${loosely}[ \\t]{0,9}(?:-{1,3}|[–—=])(?:>|&gt;)[ \\t]{0,9}${loosely}(?:[ \\t].*)?$`,
);

function milliseconds(hours = '0', minutes = '0', seconds = '0', fraction = '0'): number {
  const thousandths = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + thousandths;
}

interface Times {
  readonly from: number;
  readonly to: number;
  readonly isIrregular: boolean;
}

function timesBy(pattern: RegExp, line: string): { readonly from: number; readonly to: number } | undefined {
  const found = line.length > 1000 ? null : pattern.exec(line);
  return found ? { from: milliseconds(...found.slice(1, 5)), to: milliseconds(...found.slice(5, 9)) } : undefined;
}

/** Returns the times of a line; undefined if it has none, or if the cue ends before it starts. */
function timesIn(line: string): Times | undefined {
  const times = timesBy(timing, line);
  return times && times.to >= times.from ? { ...times, isIrregular: false } : undefined;
}

/** Returns the times of a line in SubRip as they are meant. A cue that ends before it starts has no length. */
function looseTimesIn(line: string): Times | undefined {
  const times = timesBy(looseTiming, line);
  return times && { from: times.from, to: Math.max(times.from, times.to), isIrregular: true };
}

const isArrow = (line: string | undefined): boolean => line?.includes('-->') ?? false;

function joined(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(Math.max(first, 0), last + 1).join('\n');
}

function cueOf(lines: readonly string[], isTimed: boolean, isLoose = false): Block {
  const [first = ''] = lines;
  const times = isTimed ? (timesIn(first) ?? (isLoose ? looseTimesIn(first) : undefined)) : undefined;
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
  const isNumber = (at: number): boolean => /^\s*\d{1,9}\s*$/.test(lines[at] ?? '');
  // People write arrows in their text too: times begin with a digit, or are on the line after the number of the cue.
  const startsCue = (line: string, at: number): boolean =>
    (isArrow(line) && (/^\s*\d/.test(line) || isNumber(at - 1))) || looseTimesIn(line) !== undefined;
  const arrows = lines.flatMap((line, at) => (startsCue(line, at) ? [at] : []));
  const isStart = new Set(arrows);
  const starts: number[] = [];
  for (const [index, at] of arrows.entries()) {
    const number = numberBefore(lines, at, isNumber);
    const before = starts[index - 1];
    // A number right below the times of the cue before is the text of that cue, unless it counts on.
    const isText =
      number !== undefined &&
      isStart.has(number - 1) &&
      !(before !== undefined && isNumber(before) && Number(lines[number]) === Number(lines[before]) + 1);
    starts.push(number === undefined || isText ? at : number);
  }
  const before = joined(lines.slice(0, starts[0] ?? lines.length));
  const cues = arrows.map((at, index) =>
    cueOf(lines.slice(at, Math.max(at + 1, starts[index + 1] ?? lines.length)), true, true),
  );
  return [...(before === '' ? [] : [{ kind: 'damaged', text: before } as const]), ...cues];
}

/** Returns the line with the number of the cue whose times are on the line `at`. Empty lines can be between them. */
function numberBefore(lines: readonly string[], at: number, isNumber: (at: number) => boolean): number | undefined {
  let line = at - 1;
  while (line > 0 && line >= at - 3 && lines[line]?.trim() === '') line -= 1;
  return line >= 0 && isNumber(line) ? line : undefined;
}
