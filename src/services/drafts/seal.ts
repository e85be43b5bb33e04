/**
 * A 32-bit number made from everything in a value (FNV-1a over the UTF-16 units of its JSON), kept beside it so that a
 * record that was altered in storage is told from one that is whole. It guards against accidents, not against people.
 */
export function sealOf(value: unknown): number {
  return sealOfText(JSON.stringify(value) ?? '');
}

const start = 0x811c9dc5;
const prime = 0x01000193;

/** The seal of a value by its JSON text, where that is at hand. */
export function sealOfText(text: string): number {
  return folded(start, text, 0, text.length) >>> 0;
}

/** The hash with part of a text added to it. Four units a turn: a large draft has millions. */
function folded(before: number, text: string, from: number, to: number): number {
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

/** After how many UTF-16 units of JSON a seal that is made in turns lets other work go first. */
export const unitsInATurn = 2_000_000;

/**
 * The same seal, made without blocking the page: calls `rest` after every `unitsInATurn` units and goes on when that
 * resolves. A smaller value is sealed in one turn, before this returns. The value must not change meanwhile.
 */
export async function sealInTurns(value: unknown, rest: () => Promise<void>): Promise<number> {
  return (await measuredSeal(value, rest)).seal;
}

/** The same seal, with the length of the JSON that it is made from, in UTF-16 units. */
export async function measuredSeal(value: unknown, rest: () => Promise<void>): Promise<MeasuredSeal> {
  let hash = start;
  let length = 0;
  let left = unitsInATurn;
  for (const piece of jsonPieces(value, splitLevels)) {
    length += piece.length;
    for (let at = 0; at < piece.length;) {
      if (left === 0) {
        await rest();
        left = unitsInATurn;
      }
      const to = Math.min(piece.length, at + left);
      hash = folded(hash, piece, at, to);
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

/** How many levels of a workspace are split: as many as lead to one evidence link, and to one passage. */
const splitLevels = 5;

/** The text that `JSON.stringify` gives of plain JSON, in pieces: what is below so many levels is one piece. */
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
