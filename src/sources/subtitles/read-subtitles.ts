/** Reads subtitles (WebVTT, SubRip): the text of the cues in the order of the file, each with its time. */
import { otherUnicodeEncoding } from '../../core/files/looks-like.ts';
import type { Loss } from '../../core/casefile/types.generated.ts';
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import type { ExtractionResult, Group, Segment, SegmentLoss, SegmentPlace } from '../../core/extraction/extraction.ts';
import { firstFact, languageFact } from '../facts/source-facts.ts';
import { decodeAs } from '../mime/decode-as.ts';
import type { Reader, ReaderFile } from '../readers.ts';

// Finds the cues, the notes and the damaged blocks in a file of subtitles.

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

// * Finds the lines that live captions show again: a line stays while the next one appears below it, or it grows word
// by word. Their files have such a line in several cues.

type Cue = Extract<Block, { readonly kind: 'cue' }>;

/** The longest pause between two cues that are one display, in milliseconds. */
const longestPause = 50;

/** A file has rolling lines if this share of its cues repeats a line above a new one. */
const leastShare = 0.2;

/** Fewer lines that grow are not a sign of live captions: people also say a word again and go on. */
const leastGrowing = 3;

const wordsOf = (line: string): string =>
  line
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The lines of a cue as they are shown, with their places in its text. */
function linesOf({ text }: Cue): readonly { readonly at: number; readonly words: string }[] {
  return text
    .split('\n')
    .map((line, at) => ({ at, words: wordsOf(line) }))
    .filter(({ words }) => words !== '');
}

/** How a cue goes on with the one before: so many lines are shown again, and the last line of the other one grows. */
interface Repetition {
  readonly repeated: number;
  readonly isGrowing: boolean;
}

function repetitionIn(before: readonly string[], after: readonly string[]): Repetition | undefined {
  const most = Math.min(before.length, after.length);
  for (let count = most; count > 0; count -= 1) {
    const same = (length: number): boolean =>
      before.slice(before.length - count, before.length - count + length).every((words, at) => words === after[at]);
    if (same(count)) return { repeated: count, isGrowing: false };
    if (same(count - 1) && after[count - 1]?.startsWith(`${before.at(-1) ?? ''} `)) {
      return { repeated: count - 1, isGrowing: true };
    }
  }
  return undefined;
}

/** Returns the blocks without the lines that are shown again, and how many lines were left out. */
export function withoutRollingLines(blocks: readonly Block[]): {
  readonly blocks: readonly Block[];
  readonly count: number;
} {
  const cues = blocks.filter((block): block is Cue => block.kind === 'cue');
  const lines = cues.map(linesOf);
  const words = lines.map((list) => list.map((line) => line.words));
  const repetitions = cues.map((cue, index) => {
    const before = cues[index - 1];
    if (!before || cue.from - before.to > longestPause || cue.from < before.from) return undefined;
    // The name of a voice is in the tag of the line that would be left out.
    if (/<v[\s.]/i.test(cue.text) || /<v[\s.]/i.test(before.text)) return undefined;
    return repetitionIn(words[index - 1] ?? [], words[index] ?? []);
  });
  const isRolling = (index: number): boolean => {
    const repetition = repetitions[index];
    return repetition !== undefined && !repetition.isGrowing && repetition.repeated < (words[index]?.length ?? 0);
  };
  const rolling = cues.filter((_, index) => isRolling(index)).length;
  const growing = repetitions.filter((repetition) => repetition?.isGrowing).length;
  const grows = growing >= leastGrowing && growing >= cues.length * leastShare;
  if (!grows && (rolling === 0 || rolling < cues.length * leastShare)) return { blocks, count: 0 };
  let count = 0;
  const left = new Map<Block, Block | undefined>();
  for (const [index, cue] of cues.entries()) {
    const own = repetitions[index];
    const next = repetitions[index + 1];
    const leaves = new Set([
      ...(own && (!own.isGrowing || grows) ? (lines[index]?.slice(0, own.repeated) ?? []) : []),
      ...(next?.isGrowing && grows ? (lines[index]?.slice(-1) ?? []) : []),
    ]);
    if (leaves.size === 0) continue;
    count += leaves.size;
    const places = new Set([...leaves].map(({ at }) => at));
    const text = cue.text
      .split('\n')
      .filter((_, at) => !places.has(at))
      .join('\n');
    left.set(cue, leaves.size === lines[index]?.length ? undefined : { ...cue, text });
  }
  return { blocks: blocks.flatMap((block) => (left.has(block) ? (left.get(block) ?? []) : block)), count };
}

/** The largest file that is read, in bytes: 64 MiB, which is years of speech. */
const largestFile = 64 * 1024 * 1024;

/** The parts that a person can choose. The IDs are recorded in origins. */
const groups: readonly Group[] = [
  { id: 'cues', kind: 'other', label: 'Subtitles', isProposed: true },
  { id: 'speakers', kind: 'other', label: 'Names of speakers', isProposed: true },
  { id: 'ruby', kind: 'other', label: 'Reading aids beside the characters (ruby)', isProposed: false },
  { id: 'notes', kind: 'comment', label: 'Notes in the file', isProposed: false },
  { id: 'damaged', kind: 'other', label: 'Text without a time, which players do not show', isProposed: false },
];

/** The segments so far, and who speaks. */
interface Reading {
  readonly segments: Segment[];
  speaker: string | undefined;
}

/** Adds a cue. A name is on a line of its own before what its voice says, so that it can be left out. */
function addCue(reading: Reading, place: SegmentPlace, { pieces, tags }: CueText): void {
  const { segments } = reading;
  let isFirst = true;
  for (const [index, { text, speaker, isRuby }] of pieces.entries()) {
    const startsLine = isFirst || (!isRuby && speaker !== reading.speaker);
    const next = pieces[index + 1];
    const endsLine = next !== undefined && next.speaker !== speaker;
    const own = startsLine ? text.replace(/^\n+/, '') : text;
    if (endsLine && own.trim() === '') continue;
    if (own === '' || (isFirst && own.trim() === '')) continue;
    if (speaker !== undefined && speaker !== reading.speaker) {
      const losses: SegmentLoss[] = [{ code: 'speaker-line', count: 1, at: 0 }];
      segments.push({ separator: '\n', text: `${speaker}:`, group: 'speakers', place, losses });
    }
    reading.speaker = speaker;
    segments.push({
      separator: startsLine ? '\n' : '',
      text: endsLine ? own.trimEnd() : own,
      group: isRuby ? 'ruby' : 'cues',
      place,
      ...(isFirst && tags > 0 && { losses: [{ code: 'cue-style', count: tags, at: 0 }] }),
    });
    isFirst = false;
  }
}

function segmentsOf(blocks: readonly Block[], textOf: (text: string) => CueText): readonly Segment[] {
  const reading: Reading = { segments: [], speaker: undefined };
  for (const block of blocks) {
    if (block.kind === 'cue') addCue(reading, { kind: 'time', from: block.from, to: block.to }, textOf(block.text));
    else if (block.text !== '') {
      const group = block.kind === 'note' ? 'notes' : 'damaged';
      reading.segments.push({ separator: '\n', text: block.text, group, place: null });
    }
  }
  return reading.segments;
}

/** Decodes references as a browser does. Most files have none, and need no parser. */
async function referenceDecoder(text: string): Promise<DecodeReferences> {
  if (!text.includes('&')) return (words) => words;
  const { parseFragment } = await import('parse5');
  return (words) =>
    words.includes('&')
      ? parseFragment(words)
          .childNodes.map((node) => ('value' in node ? node.value : ''))
          .join('')
      : words;
}

const unreadable = (problem: string): ExtractionResult => ({ kind: 'unreadable', problem });

/** Decodes the file by its byte order mark, or as UTF-8. */
function decodeFile(bytes: Uint8Array): { readonly text: string; readonly replaced: number } {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const read = decodeAs(bytes, marked);
  return {
    text: read?.text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') ?? '',
    replaced: read?.replaced ?? 0,
  };
}

function result(
  name: string,
  given: readonly Block[],
  textOf: (text: string) => CueText,
  replaced: number,
  facts: SourceFacts,
): ExtractionResult {
  const { blocks, count: rolling } = withoutRollingLines(given);
  const segments = segmentsOf(blocks, textOf);
  if (!segments.some(({ text }) => text.trim() !== '')) {
    return unreadable('The file contains no subtitles. Download or export it again.');
  }
  const used = new Set(segments.map(({ group }) => group));
  const damaged = blocks.filter(({ kind }) => kind === 'damaged').length;
  const irregular = blocks.filter((block) => block.kind === 'cue' && block.isIrregular).length;
  const losses: Loss[] = [
    ...(rolling > 0 ? [{ code: 'rolling-line', count: rolling, first: null }] : []),
    ...(irregular > 0 ? [{ code: 'irregular-time', count: irregular, first: null }] : []),
    ...(damaged > 0 ? [{ code: 'damaged-cue', count: damaged, first: null }] : []),
    ...(replaced > 0 ? [{ code: 'decoded-leniently', count: replaced, first: null }] : []),
  ];
  const extraction = {
    reader: { name, version: 3, engine: null },
    segments,
    groups: groups.filter(({ id }) => used.has(id)),
    pages: [],
    losses,
    facts,
    contained: [],
  };
  return { kind: 'text', extraction };
}

function problemOf({ bytes }: ReaderFile): ExtractionResult | undefined {
  if (bytes.length > largestFile) {
    return unreadable('The file is too large for subtitles (limit 64 MiB). Split it, and add the parts.');
  }
  const encoding = otherUnicodeEncoding(bytes);
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return encoding === undefined || (isMarked && encoding === 'UTF-16')
    ? undefined
    : unreadable(`The file is in ${encoding}. Open it in a text editor, save it as UTF-8, and add it again.`);
}

/** Reads WebVTT, which is always in UTF-8. */
export const readVtt: Reader = async (file) => {
  const problem = problemOf(file);
  if (problem) return problem;
  const { text, replaced } = decodeFile(file.bytes);
  const { header, blocks } = vttBlocks(text);
  const decode = await referenceDecoder(text);
  const languages = header.map((line) => /^Language:\s*(\S+)/i.exec(line)?.[1]);
  const language = firstFact(languages, (value) => languageFact(value, 'front-matter'));
  return result('vtt', blocks, (cue) => vttCueText(cue, decode), replaced, language ? { language } : {});
};

/** Reads SubRip, which names no encoding. */
export const readSrt: Reader = (file) => {
  const problem = problemOf(file);
  if (problem) return Promise.resolve(problem);
  const { text, replaced } = decodeFile(file.bytes);
  if (replaced > 0) {
    const sentence = 'The file is not in UTF-8, and subtitles do not say which encoding they use.';
    return Promise.resolve(unreadable(`${sentence} Open it in a text editor, save it as UTF-8, and add it again.`));
  }
  const blocks = srtBlocks(text);
  return Promise.resolve(result('srt', blocks, srtCueText, 0, {}));
};
