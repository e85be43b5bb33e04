/** A text made from another one, with a mapping to the original. All offsets are UTF-16. */
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
export function unmapped(text: string): MappedText {
  return { text, toOriginalStart: (offset) => offset, toOriginalEnd: (offset) => offset, splitsPiece: () => false };
}

/**
 * Replaces every match of a global pattern and records how offsets moved. A piece with the same length keeps its
 * offsets one by one; any other piece is mapped as a whole.
 */
export function replaceMapped(text: string, pattern: RegExp, replacement: (piece: string) => string): MappedText {
  const pieces = new PieceList();
  const replaced = text.replace(pattern, (piece: string, ...rest: unknown[]) => {
    const result = replacement(piece);
    if (result.length !== piece.length) pieces.add(offsetOf(rest), piece.length, result.length);
    return result;
  });
  return pieces.isEmpty() ? unmapped(replaced) : mappedBy(replaced, pieces);
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

/**
 * The position of the match's offset in the arguments of `replace`, after the groups: offset, whole text, named groups.
 */
function offsetOf(rest: readonly unknown[]): number {
  return rest.find((value) => typeof value === 'number') ?? 0;
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly originalStart: number;
  readonly originalEnd: number;
}

const BEFORE_ALL: Piece = { start: 0, end: 0, originalStart: 0, originalEnd: 0 };

/** The pieces with a changed length, in order. */
class PieceList {
  readonly #pieces: Piece[] = [];

  isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  add(originalStart: number, originalLength: number, length: number): void {
    const last = this.#pieces.at(-1) ?? BEFORE_ALL;
    const start = last.end + (originalStart - last.originalEnd);
    this.#pieces.push({ start, end: start + length, originalStart, originalEnd: originalStart + originalLength });
  }

  /** Returns the last piece that starts at or before an offset of the new text. */
  lastStartingAt(offset: number): Piece {
    let low = 0;
    let high = this.#pieces.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#pieces[middle] ?? BEFORE_ALL).start <= offset) low = middle + 1;
      else high = middle;
    }
    return this.#pieces[low - 1] ?? BEFORE_ALL;
  }
}
