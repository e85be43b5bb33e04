/** Prepares the blocks of a passage for display: the pieces between claims’ marks, and the hidden characters. */
import { useMemo } from 'react';
import { findHiddenCharacters, type HiddenCharacter } from '../core/text/hidden.ts';
import { offsetsOf, type OffsetIndex } from '../core/text/offsets.ts';
import {
  assignLanes,
  markSegments,
  type TextBlock,
  hiddenInBlock,
  piecesOf,
  type Piece,
} from '../core/text/segments.ts';
import type { ClaimMark } from '../core/assessment/claim-marks.ts';
import type { MarkTable, ShownMark } from '../ui/marked-block.tsx';

/** The blocks of a text, split at the edges of its marks. */
export interface MarkedBlocks {
  /**
   * Returns the pieces of a block. They are made when the block is first rendered, and stay the same array until the
   * marks change.
   */
  readonly pieces: (index: number) => readonly Piece[];
  readonly table: MarkTable;
}

/** Returns a mark for display, named by its claim's ID or, without one, by the claim's number. */
function shownMark({ key, claimId, fits, span }: ClaimMark, offsets: OffsetIndex): readonly [number, ShownMark] {
  return [key, { name: claimId || `Claim ${String(key + 1)}`, fits, start: offsets.toUtf16(span.start) }];
}

const noPieces: readonly Piece[] = [];

/** Splits the blocks of a text at the edges of its marks. */
export function useMarkedBlocks(text: string, blocks: readonly TextBlock[], marks: readonly ClaimMark[]): MarkedBlocks {
  return useMemo(() => {
    const offsets = offsetsOf(text);
    const segments = markSegments(offsets.codePointLength, marks);
    return {
      pieces: perBlock(blocks, (block) => piecesOf(block, segments, offsets), noPieces),
      table: { byKey: new Map(marks.map((mark) => shownMark(mark, offsets))), lanes: assignLanes(marks) },
    };
  }, [text, blocks, marks]);
}

/** Returns the hidden characters of each block; null for every block while they are not shown. */
export function useHiddenInBlocks(
  text: string,
  blocks: readonly TextBlock[],
  shown: boolean,
): (index: number) => ReadonlyMap<number, HiddenCharacter> | null {
  return useMemo(() => (shown ? hiddenByBlock(text, blocks) : noneHidden), [text, blocks, shown]);
}

function noneHidden(): null {
  return null;
}

function hiddenByBlock(text: string, blocks: readonly TextBlock[]) {
  const offsets = offsetsOf(text);
  const hidden = findHiddenCharacters(text);
  return perBlock(blocks, (block) => hiddenInBlock(block, hidden, offsets), null);
}

function perBlock<Made, None>(
  blocks: readonly TextBlock[],
  make: (block: TextBlock) => Made,
  none: None,
): (index: number) => Made | None {
  const made = new Map<number, Made>();
  return (index) => {
    const cached = made.get(index);
    const block = blocks[index];
    if (cached !== undefined || !block) return cached ?? none;
    const fresh = make(block);
    made.set(index, fresh);
    return fresh;
  };
}
