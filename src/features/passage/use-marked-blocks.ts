import { useMemo } from 'react';
import { findHiddenCharacters, type HiddenCharacter } from '../../core/passage/hidden.ts';
import { offsetsOf } from '../../core/passage/offsets.ts';
import { assignLanes, markSegments, type TextBlock } from '../../core/passage/segments.ts';
import { hiddenInBlock, piecesOf, type Piece } from '../../core/passage/block-pieces.ts';
import type { ClaimMark } from '../../core/assessment/claim-marks.ts';
import type { MarkTable, ShownMark } from '../../ui/marked-block.tsx';

/** The blocks of a text, cut at the edges of its marks. */
export interface MarkedBlocks {
  /** The pieces of a block: made when it is first drawn, and the same array until the marks change. */
  readonly pieces: (index: number) => readonly Piece[];
  readonly table: MarkTable;
}

/** A mark as the text shows it: named by its claim, or by the claim's place where it has no id. */
function shownMark({ key, claimId, fits }: ClaimMark): readonly [number, ShownMark] {
  return [key, { name: claimId || `Claim ${String(key + 1)}`, fits }];
}

const noPieces: readonly Piece[] = [];

/** Cuts the blocks of a text at the edges of its marks. */
export function useMarkedBlocks(text: string, blocks: readonly TextBlock[], marks: readonly ClaimMark[]): MarkedBlocks {
  return useMemo(() => {
    const offsets = offsetsOf(text);
    const segments = markSegments(offsets.codePointLength, marks);
    return {
      pieces: perBlock(blocks, (block) => piecesOf(block, segments, offsets), noPieces),
      table: { byKey: new Map(marks.map(shownMark)), lanes: assignLanes(marks) },
    };
  }, [text, blocks, marks]);
}

/** The hidden characters of each block; null for every block while they are not shown. */
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
    const known = made.get(index);
    const block = blocks[index];
    if (known !== undefined || !block) return known ?? none;
    const fresh = make(block);
    made.set(index, fresh);
    return fresh;
  };
}
