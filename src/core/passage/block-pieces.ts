/** Divides a text block on the screen by its marks, and finds blocks and their hidden characters. */
import type { HiddenCharacter } from './hidden.ts';
import type { OffsetIndex } from './offsets.ts';
import { segmentsBetween, type MarkSegment, type TextBlock } from './segments.ts';

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
