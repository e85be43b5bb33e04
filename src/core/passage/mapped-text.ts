/** Texts made from other ones, with mappings to the originals. All offsets are UTF-16. */
import { splitsPair } from './offsets.ts';

/** A text made from another one, with a mapping to the original. */
export interface MappedText {
  readonly text: string;
  /** Returns the start in the original of a range that starts here. */
  toOriginalStart(offset: number): number;
  /** Returns the end in the original of a range that ends here. */
  toOriginalEnd(offset: number): number;
  /**
   * Whether the offset is inside the result of one piece of the original, such as between the two letters of ß as "ss".
   */
  splitsPiece(offset: number): boolean;
}

/** Returns an unchanged text. */
export function identityMapping(text: string): MappedText {
  return { text, toOriginalStart: (offset) => offset, toOriginalEnd: (offset) => offset, splitsPiece: () => false };
}

/**
 * Replaces every match of a global pattern without groups and records how offsets moved. A piece with the same length
 * keeps its offsets one by one; any other piece is mapped as a whole. `at` is the offset of the piece.
 */
export function replaceMapped(
  text: string,
  pattern: RegExp,
  replacement: (piece: string, at: number) => string,
): MappedText {
  const pieces = new PieceList();
  const replaced = text.replace(pattern, (piece: string, at: number) => {
    const result = replacement(piece, at);
    if (result.length !== piece.length) pieces.add(at, piece.length, result.length);
    return result;
  });
  return pieces.isEmpty() ? identityMapping(replaced) : mappedBy(replaced, pieces);
}

/**
 * Returns the range of the original that a range of a mapped text is made from; undefined if it covers only a part of a
 * piece or half a surrogate pair.
 */
export function originalRange(
  original: string,
  mapped: MappedText,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } | undefined {
  if (mapped.splitsPiece(start) || mapped.splitsPiece(end)) return undefined;
  const [from, to] = [mapped.toOriginalStart(start), mapped.toOriginalEnd(end)];
  return splitsPair(original, from) || splitsPair(original, to) ? undefined : { start: from, end: to };
}

/** Combines two steps: `second` was made from the text of `first`. */
export function chainMapped(first: MappedText, second: MappedText): MappedText {
  return {
    text: second.text,
    toOriginalStart: (offset) => first.toOriginalStart(second.toOriginalStart(offset)),
    toOriginalEnd: (offset) => first.toOriginalEnd(second.toOriginalEnd(offset)),
    splitsPiece: (offset) => second.splitsPiece(offset) || first.splitsPiece(second.toOriginalStart(offset)),
  };
}

function mappedBy(text: string, pieces: PieceList): MappedText {
  return {
    text,
    toOriginalStart(offset) {
      const piece = pieces.lastStartingAt(offset);
      return piece.end > offset ? piece.originalStart : offset - piece.end + piece.originalEnd;
    },
    toOriginalEnd(offset) {
      const piece = pieces.lastStartingAt(offset - 1);
      return piece.end > offset ? piece.originalEnd : offset - piece.end + piece.originalEnd;
    },
    splitsPiece(offset) {
      const piece = pieces.lastStartingAt(offset);
      return piece.start < offset && offset < piece.end;
    },
  };
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly originalStart: number;
  readonly originalEnd: number;
}

const BEFORE_ALL: Piece = { start: 0, end: 0, originalStart: 0, originalEnd: 0 };

/**
 * The pieces with a changed length, in order. A text in which every second letter is one has millions, so they are kept
 * as numbers: in the order of Piece's fields, four for each.
 */
class PieceList {
  readonly #numbers: number[] = [];

  isEmpty(): boolean {
    return this.#numbers.length === 0;
  }

  add(originalStart: number, originalLength: number, length: number): void {
    const numbers = this.#numbers;
    const [lastEnd, lastOriginalEnd] = [numbers.at(-3) ?? 0, numbers.at(-1) ?? 0];
    const start = lastEnd + (originalStart - lastOriginalEnd);
    numbers.push(start, start + length, originalStart, originalStart + originalLength);
  }

  /** Returns the last piece that starts at or before an offset of the new text. */
  lastStartingAt(offset: number): Piece {
    let low = 0;
    let high = this.#numbers.length / 4;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#numbers[4 * middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return this.#pieceAt(low - 1);
  }

  #pieceAt(index: number): Piece {
    if (index < 0) return BEFORE_ALL;
    return {
      start: this.#number(index, 0),
      end: this.#number(index, 1),
      originalStart: this.#number(index, 2),
      originalEnd: this.#number(index, 3),
    };
  }

  #number(index: number, field: number): number {
    return this.#numbers[4 * index + field] ?? 0;
  }
}
