/**
 * A place in a sequence of texts, such as the text nodes of a block. Converts between DOM points and offsets without a
 * DOM. All numbers are UTF-16 units.
 */
export interface RunPlace {
  /** The index of the text in the sequence. */
  readonly index: number;
  /** The offset in that text. */
  readonly offset: number;
}

/** Returns the offset of a place from the start of the sequence. A place beyond its text counts as that text's end. */
export function offsetInRun(lengths: readonly number[], { index, offset }: RunPlace): number {
  const before = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
  return before + Math.min(Math.max(0, offset), lengths[index] ?? 0);
}

/**
 * Returns the place of an offset in the sequence. Between two texts, it is the start of the later one with `start`, and
 * the end of the earlier one with `end`, so that a range never includes the edge of a text that it only touches.
 * Undefined for an empty sequence.
 */
export function placeInRun(lengths: readonly number[], at: number, bias: 'start' | 'end'): RunPlace | undefined {
  let before = 0;
  for (const [index, length] of lengths.entries()) {
    const inside = bias === 'start' ? at < before + length : at <= before + length && (at > before || at === 0);
    if (inside) return { index, offset: Math.max(0, at - before) };
    before += length;
  }
  const index = lengths.length - 1;
  return index < 0 ? undefined : { index, offset: lengths[index] ?? 0 };
}
