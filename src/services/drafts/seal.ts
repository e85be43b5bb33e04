/**
 * A 32-bit number made from everything in a value (FNV-1a over the UTF-16 units of its JSON), kept beside it so that a
 * record that was altered in storage is told from one that is whole. It guards against accidents, not against people.
 */
export function sealOf(value: unknown): number {
  return sealOfText(JSON.stringify(value) ?? '');
}

const prime = 0x01000193;

/** The seal of a value by its JSON text, where that is at hand. Four units a turn: a large draft has millions. */
export function sealOfText(text: string): number {
  let hash = 0x811c9dc5;
  let index = 0;
  for (const end = text.length - 3; index < end; index += 4) {
    hash = Math.imul(hash ^ text.charCodeAt(index), prime);
    hash = Math.imul(hash ^ text.charCodeAt(index + 1), prime);
    hash = Math.imul(hash ^ text.charCodeAt(index + 2), prime);
    hash = Math.imul(hash ^ text.charCodeAt(index + 3), prime);
  }
  for (; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  return hash >>> 0;
}
