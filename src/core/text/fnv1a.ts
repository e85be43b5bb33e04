/** The hash before the first unit. */
export const fnv1aStart = 0x811c9dc5;

const prime = 0x01000193;

/** Returns the hash of some UTF-16 units and one more. */
export const fnv1aOf = (before: number, unit: number): number => Math.imul(before ^ unit, prime);

/**
 * Returns the 32-bit FNV-1a hash of the UTF-16 units of a text from `from` to before `to`, as a signed integer; `>>> 0`
 * makes it unsigned. `before` is the hash of the text in front, so that parts give the hash of the whole. Hashes four
 * units per iteration, because a large draft has millions.
 */
export function fnv1a(text: string, before = fnv1aStart, from = 0, to = text.length): number {
  let hash = before;
  let index = from;
  for (const end = to - 3; index < end; index += 4) {
    hash = Math.imul(hash ^ text.charCodeAt(index), prime);
    hash = Math.imul(hash ^ text.charCodeAt(index + 1), prime);
    hash = Math.imul(hash ^ text.charCodeAt(index + 2), prime);
    hash = Math.imul(hash ^ text.charCodeAt(index + 3), prime);
  }
  for (; index < to; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  return hash;
}
