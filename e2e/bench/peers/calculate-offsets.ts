/** Conversion between code points and UTF-16 units in a long passage: our index, and `Array.from`. */
import { codePointOffset, indexOffsets, utf16Offset, type OffsetIndex } from '../../../src/core/passage/offsets.ts';
import type { AstralShare } from '../documents/passages.ts';
import { passageOf, passageSizes, type PassageSize } from '../documents/passages.ts';
import { randomFrom } from '../statistics.ts';
import { timed, type Calculation } from './timed.ts';

const conversions = 10_000;

/** The plain way: an array of characters, and the number of units before each. */
function tableOf(text: string): Uint32Array {
  const characters = Array.from(text);
  const table = new Uint32Array(characters.length + 1);
  characters.forEach((character, n) => {
    table[n + 1] = (table[n] ?? 0) + character.length;
  });
  return table;
}

function findUnit(table: Uint32Array, unit: number): number {
  let [low, high] = [0, table.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((table[middle] ?? 0) <= unit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Half of the conversions one way, half the other. */
function convertAll(places: readonly number[], index: OffsetIndex): number {
  return places.reduce((sum, place, n) => {
    return sum + (n % 2 === 0 ? index.toUtf16(codePointOffset(place)) : index.toCodePoint(utf16Offset(place)));
  }, 0);
}

/** Prepares the calculations for a text with the requested length and share of astral characters. */
export function prepare(asked: URLSearchParams): Promise<Readonly<Record<string, Calculation>>> {
  const length = passageSizes[asked.get('size') as PassageSize];
  const text = passageOf(length, Number(asked.get('astral')) as AstralShare);
  const random = randomFrom(5);
  const places = Array.from({ length: conversions }, () => Math.floor(random() * length));
  const [index, table] = [indexOffsets(text), tableOf(text)];
  const convertByTable = (): number =>
    places.reduce((sum, place, n) => sum + (n % 2 === 0 ? (table[place] ?? 0) : findUnit(table, place)), 0);
  return Promise.resolve({
    index: () => timed(() => indexOffsets(text)),
    'Array.from': () => timed(() => tableOf(text)),
    'convert by index': () => timed(() => convertAll(places, index)),
    'convert by table': () => timed(convertByTable),
  });
}
