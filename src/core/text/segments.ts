/** Prepares a passage for display: flat segments and lanes for overlapping marks, and blocks of text. */
import { characterAt, isCharacterBoundary } from './graphemes.ts';
import { offsetsOf, utf16Offset, type CodePointOffset, type Utf16Offset, type OffsetIndex } from './offsets.ts';
import type { CodePointSpan } from './span.ts';
import type { HiddenCharacter } from './hidden.ts';

// Divides a text block on the screen by its marks, and finds blocks and their hidden characters.

/** A range of one block with the same marks, in UTF-16 units from the block's start; `keys` is empty for plain text. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly keys: readonly number[];
}

const noKeys: readonly number[] = Object.freeze([]);

/** Cuts a block into consecutive pieces that together are the block. */
export function piecesOf(block: TextBlock, segments: readonly MarkSegment[], offsets: OffsetIndex): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const length = block.end - block.start;
  for (const segment of segmentsBetween(segments, block.cpStart, block.cpEnd)) {
    const from = offsets.toUtf16(segment.start) - block.start;
    const to = offsets.toUtf16(segment.end) - block.start;
    if (from > at) pieces.push({ from: at, to: from, keys: noKeys });
    pieces.push({ from, to, keys: segment.keys });
    at = to;
  }
  if (at < length) pieces.push({ from: at, to: length, keys: noKeys });
  return pieces;
}

/**
 * Returns the index of the block with the code point at `offset`; the last one for the end of the text; -1 without
 * blocks.
 */
export function blockAt(blocks: readonly TextBlock[], offset: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((blocks[middle]?.cpStart ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.min(low, blocks.length - 1);
}

/** Returns the hidden characters of one block, by their offset in UTF-16 units from the block's start. */
export function hiddenInBlock(
  block: TextBlock,
  hidden: readonly HiddenCharacter[],
  offsets: OffsetIndex,
): ReadonlyMap<number, HiddenCharacter> {
  const hiddenByOffset = new Map<number, HiddenCharacter>();
  for (let index = firstFrom(hidden, block.cpStart); index < hidden.length; index += 1) {
    const character = hidden[index];
    if (!character || character.offset >= block.cpEnd) break;
    hiddenByOffset.set(offsets.toUtf16(character.offset) - block.start, character);
  }
  return hiddenByOffset;
}

function firstFrom(hidden: readonly HiddenCharacter[], offset: number): number {
  let low = 0;
  let high = hidden.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hidden[middle]?.offset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A marked span. `key` identifies its only mark. */
export interface Mark {
  readonly key: number;
  readonly span: CodePointSpan;
}

/** A range [start, end) of code points with the same marks. */
export interface MarkSegment {
  readonly start: CodePointOffset;
  readonly end: CodePointOffset;
  /** The keys of the marks over the range, ordered by start (then the longest first); never empty. */
  readonly keys: readonly number[];
}

/** A part of a text for one element on the screen. */
export interface TextBlock {
  readonly start: Utf16Offset;
  readonly end: Utf16Offset;
  readonly cpStart: CodePointOffset;
  readonly cpEnd: CodePointOffset;
}

/**
 * Cuts overlapping marks into flat, consecutive segments. Text without a mark has no segment. Marks are cut to a text
 * of `length` code points, and empty or reversed ones are left out.
 */
export function markSegments(length: number, marks: readonly Mark[]): readonly MarkSegment[] {
  const sorted = [...marks].sort(byStart);
  const changes = sorted.flatMap((mark) => changesOf(mark, length)).sort((one, other) => one.at - other.at);
  const segments: MarkSegment[] = [];
  const active = new Set<Mark>();
  changes.forEach(({ at, mark, opens }, index) => {
    if (opens) active.add(mark);
    else active.delete(mark);
    const end = changes[index + 1]?.at ?? at;
    if (end > at && active.size > 0) segments.push({ start: at, end, keys: Array.from(active, ({ key }) => key) });
  });
  return segments;
}

/**
 * Returns the part of sorted segments in [start, end) code points, cut to it. A segment completely inside is the same
 * object.
 */
export function segmentsBetween(segments: readonly MarkSegment[], start: number, end: number): readonly MarkSegment[] {
  const results: MarkSegment[] = [];
  for (let index = firstEndingAfter(segments, start); index < segments.length; index++) {
    const segment = segments[index];
    if (segment === undefined || segment.start >= end || start >= end) break;
    const inside = segment.start >= start && segment.end <= end;
    results.push(inside ? segment : { ...segment, ...clipSegment(segment, start, end) });
  }
  return results;
}

/**
 * Assigns each mark a lane, from 0, so that overlapping marks have different ones: the first free lane, in order of
 * start, the longer mark first. Marks that only touch can share a lane.
 */
export function assignLanes(marks: readonly Mark[]): ReadonlyMap<number, number> {
  const lanes = new Map<number, number>();
  const ends: number[] = [];
  for (const { key, span } of [...marks].sort(byStart)) {
    const free = ends.findIndex((end) => end <= span.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = Math.max(span.start, span.end);
    lanes.set(key, lane);
  }
  return lanes;
}

/** The maximum length of a block in UTF-16 units, unless a single character is longer. */
const MAX_BLOCK = 2048;

/**
 * Cuts a text into blocks that together are the text: one for each paragraph, with its line break and the empty lines
 * after it. A longer paragraph is cut after white space if possible, otherwise between characters; never inside a
 * user-perceived character or a CR LF.
 */
export function blocksOf(text: string): readonly TextBlock[] {
  const offsets = offsetsOf(text);
  const blocks: TextBlock[] = [];
  let start = utf16Offset(0);
  let cpStart = offsets.toCodePoint(start);
  while (start < text.length) {
    const end = utf16Offset(blockEnd(text, start));
    const cpEnd = offsets.toCodePoint(end);
    blocks.push({ start, end, cpStart, cpEnd });
    start = end;
    cpStart = cpEnd;
  }
  return blocks;
}

interface Change {
  readonly at: CodePointOffset;
  readonly mark: Mark;
  readonly opens: boolean;
}

function changesOf(mark: Mark, length: number): readonly Change[] {
  const { start } = mark.span;
  const end = Math.min(mark.span.end, length) as CodePointOffset;
  if (start >= end) return [];
  return [
    { at: start, mark, opens: true },
    { at: end, mark, opens: false },
  ];
}

function byStart(one: Mark, other: Mark): number {
  return one.span.start - other.span.start || other.span.end - one.span.end;
}

function firstEndingAfter(segments: readonly MarkSegment[], offset: number): number {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((segments[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function clipSegment(segment: MarkSegment, start: number, end: number): CodePointSpan {
  return {
    start: Math.max(segment.start, start) as CodePointOffset,
    end: Math.min(segment.end, end) as CodePointOffset,
  };
}

const LINE_BREAKS = /(?:\r\n|[\n\r\u0085\u2028\u2029])+/;

function blockEnd(text: string, start: number): number {
  const limit = start + MAX_BLOCK;
  const rest = text.slice(start, limit + 1);
  const lineBreaks = LINE_BREAKS.exec(rest);
  const paragraph = lineBreaks === null ? rest.length : lineBreaks.index + lineBreaks[0].length;
  return paragraph <= MAX_BLOCK ? start + paragraph : cutBefore(text, start, limit);
}

function cutBefore(text: string, start: number, limit: number): number {
  for (let end = limit; end > limit - MAX_BLOCK / 4; end--) {
    if (isWhiteSpace(text, end - 1) && isCharacterBoundary(text, end)) return end;
  }
  const { start: cut, end } = characterAt(text, limit);
  return cut > start ? cut : end;
}

function isWhiteSpace(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}
