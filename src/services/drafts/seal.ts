/**
 * A 32-bit number made from everything in a value (FNV-1a over the UTF-16 units of its JSON), kept beside it so that a
 * record that was altered in storage is told from one that is whole. It guards against accidents, not against people.
 */
export function sealOf(value: unknown): number {
  return sealOfText(JSON.stringify(value) ?? '');
}

/** The seal of a value by its JSON text, where that is at hand. */
export function sealOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
