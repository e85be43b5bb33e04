/** Computes the checksums of stored records; for large values in slices that do not block the page. */
import { fnv1a, fnv1aStart } from '../../core/passage/fnv1a.ts';

/**
 * Returns a 32-bit checksum of a value (FNV-1a over the UTF-16 units of its JSON), which is stored with it to detect
 * records that were altered in storage. It protects against accidents, not against people.
 */
export function sealOf(value: unknown): number {
  return sealOfText(JSON.stringify(value) ?? '');
}

/** Returns the checksum of a value from its JSON text, if that is available. */
export function sealOfText(text: string): number {
  return fnv1a(text) >>> 0;
}

/**
 * Returns the checksum of a record from that of its content, its draft and its position there, so that the content of
 * another record does not pass for it.
 */
export function sealWithin(seal: number, draft: string, position: unknown): number {
  return fnv1a(JSON.stringify([draft, position]), seal) >>> 0;
}

/** After how many UTF-16 units of JSON `sealInTurns` lets other tasks run. */
export const unitsInASlice = 2_000_000;

/**
 * Computes the same checksum without blocking the page: awaits `rest` after every `unitsInATurn` units. For a smaller
 * value it runs synchronously. The value must not change in the meantime.
 */
export async function sealInSlices(value: unknown, rest: () => Promise<void>): Promise<number> {
  return (await measuredSeal(value, rest)).seal;
}

/** The same seal, with the length of the JSON that it is made from, in UTF-16 units. */
export async function measuredSeal(value: unknown, rest: () => Promise<void>): Promise<MeasuredSeal> {
  let hash = fnv1aStart;
  let length = 0;
  let left = unitsInASlice;
  for (const piece of jsonPieces(value, splitLevels)) {
    length += piece.length;
    for (let at = 0; at < piece.length;) {
      if (left === 0) {
        await rest();
        left = unitsInASlice;
      }
      const to = Math.min(piece.length, at + left);
      hash = fnv1a(piece, hash, at, to);
      left -= to - at;
      at = to;
    }
  }
  return { seal: hash >>> 0, length };
}

export interface MeasuredSeal {
  readonly seal: number;
  readonly length: number;
}

/** How many levels of a workspace are split: enough to reach single evidence links and passages. */
const splitLevels = 5;

/** Yields the `JSON.stringify` text of plain JSON in pieces. Everything below `levels` is one piece. */
function* jsonPieces(value: unknown, levels: number): Generator<string, void, undefined> {
  if (levels === 0 || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value) ?? '';
  } else if (Array.isArray(value)) {
    let before = '[';
    for (const item of value as readonly unknown[]) {
      yield before;
      yield* jsonPieces(item === undefined ? null : item, levels - 1);
      before = ',';
    }
    yield value.length === 0 ? '[]' : ']';
  } else {
    let before = '{';
    for (const [name, child] of Object.entries(value)) {
      if (child === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonPieces(child, levels - 1);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  }
}
