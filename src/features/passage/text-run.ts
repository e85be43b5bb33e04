/**
 * Places in a row of texts that follow one another, such as the text nodes of a block: the part of going between DOM
 * points and offsets that needs no DOM. All numbers are UTF-16 units.
 */
export interface RunPlace {
  /** Which text of the row. */
  readonly index: number;
  /** How far into it. */
  readonly offset: number;
}

/** The offset of a place from the start of the row. A place beyond its text counts as that text's end. */
export function offsetInRun(lengths: readonly number[], { index, offset }: RunPlace): number {
  const before = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
  return before + Math.min(Math.max(0, offset), lengths[index] ?? 0);
}

/**
 * The place of an offset in the row. Between two texts it is the start of the later one, or with `end` the end of the
 * earlier one, so that a range never takes in an edge of a text that it only touches. Undefined for an empty row.
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
