/** Reproducible random damage to the structure and the bytes of files. */
import { isJsonArray, isJsonObject, type JsonValue } from '../json/json.ts';

/** Returns whole numbers from 0 to below `end`, the same ones for the same seed (mulberry32). */
export type Dice = (end: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (end) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * end);
  };
}

function oneOf<Item>(dice: Dice, items: readonly Item[]): Item {
  const item = items[dice(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** Texts of JSON values that are difficult for a reader; some are not JSON. */
const tokens: readonly ((dice: Dice) => string)[] = [
  () => 'null',
  () => 'true',
  () => '{}',
  () => '[]',
  () => '""',
  (dice) => String(dice(2_000_000) - 1_000_000),
  (dice) => oneOf(dice, ['1e999', '-0', '0.1e-400', '9007199254740993', '00', '1.', '.5', '+1', 'NaN', 'Infinity']),
  (dice) => oneOf(dice, ['"\\ud800"', '"\\udc00x"', '"\\ud83d\\udea2"', '"\\u0000"', '"\\x41"', '"\ud800"']),
  (dice) => oneOf(dice, ['"ww3.assessment/v9"', '"assessment-desk.workspace/v99"', '"sha256:00"', "'single'"]),
  (dice) => nested(oneOf(dice, [10, 63, 64, 65, 500, 20_000]), dice(2) === 0),
  (dice) => `"${oneOf(dice, ['a', '海', '🚢', '\\n']).repeat(oneOf(dice, [300, 6000, 60_000]))}"`,
  () => '{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}',
  () => 'undefined',
];

function nested(depth: number, lists: boolean): string {
  return lists ? `${'['.repeat(depth)}${']'.repeat(depth)}` : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

const strangeNames = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
  ...['', '0', 'claims', '\u202e'],
];

/** The ways to damage a member or an item. */
const ways = ['remove', 'replace', 'token', 'rename', 'double', 'move', 'twice'] as const;

/** The JSON text of a value with some parts damaged, also in ways that `JSON.stringify` never writes. */
function damagedText(value: JsonValue, dice: Dice, damages: number): string {
  const count = countParts(value);
  const targets = new Set(Array.from({ length: damages }, () => dice(count)));
  return write(value, { dice, targets, all: value, at: 0 });
}

interface Writing {
  readonly dice: Dice;
  readonly targets: ReadonlySet<number>;
  readonly all: JsonValue;
  /** The number of the next part, in the order in which they are written. */
  at: number;
}

function countParts(value: JsonValue): number {
  if (isJsonArray(value)) return value.reduce<number>((sum, item) => sum + 1 + countParts(item), 0);
  if (!isJsonObject(value)) return 0;
  return Object.values(value).reduce<number>((sum, item) => sum + 1 + countParts(item), 0);
}

function write(value: JsonValue, writing: Writing): string {
  if (isJsonArray(value)) return `[${value.flatMap((item) => part(undefined, item, writing)).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .flatMap(([name, item]) => part(name, item, writing))
    .join(',')}}`;
}

/** A member or item as text: none, one or two of them. */
function part(name: string | undefined, value: JsonValue, writing: Writing): readonly string[] {
  const { dice, targets, all } = writing;
  const here = targets.has(writing.at);
  writing.at += 1;
  const text = write(value, writing);
  const named = (word: string | undefined, body: string): string =>
    word === undefined ? body : `${JSON.stringify(word)}:${body}`;
  if (!here) return [named(name, text)];
  switch (oneOf(dice, ways)) {
    case 'remove':
      return [];
    case 'replace':
      return [named(name, JSON.stringify(anyPart(all, dice)))];
    case 'rename':
      return [named(name === undefined ? undefined : oneOf(dice, strangeNames), text)];
    case 'double':
      return [named(name, text), named(name, oneOf(dice, tokens)(dice))];
    case 'move':
      return [named(name, `[${text}]`)];
    case 'twice':
      return [named(name, text), named(name, text)];
    default:
      return [named(name, oneOf(dice, tokens)(dice))];
  }
}

/** A random part of the document, to be used in a wrong place. */
function anyPart(value: JsonValue, dice: Dice): JsonValue {
  const parts: readonly JsonValue[] = isJsonArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  if (parts.length === 0 || dice(4) === 0) return value;
  return anyPart(oneOf(dice, parts), dice);
}

/** Likely ways are listed more than once. Invalid UTF-8 is rejected early, so it is rare here. */
const byteWays = ['flip', 'flip', 'cut', 'splice', 'splice', 'remove', 'remove', 'swap', 'noise', 'mark'] as const;

/** The bytes with one damage; pieces of `others` may be inserted. */
function damagedBytes(bytes: Uint8Array, dice: Dice, others: readonly Uint8Array[]): Uint8Array {
  const at = dice(bytes.length + 1);
  const before = bytes.subarray(0, at);
  const after = bytes.subarray(at);
  const flipped = 1 << (dice(8) === 0 ? 7 : dice(7));
  switch (oneOf(dice, byteWays)) {
    case 'flip':
      return bytes.map((byte, index) => (index === at ? byte ^ flipped : byte));
    case 'cut':
      return before;
    case 'splice':
      return joined(before, slice(oneOf(dice, others), dice), after);
    case 'noise':
      return joined(
        before,
        Uint8Array.from({ length: 1 + dice(8) }, () => dice(256)),
        after,
      );
    case 'mark':
      return joined(oneOf(dice, marks), bytes);
    case 'remove':
      return joined(before, after.subarray(1 + dice(200)));
    default:
      return joined(after, before);
  }
}

/** Byte order marks of UTF-8, twice UTF-8, UTF-16 and UTF-32. */
const marks = [
  [0xef, 0xbb, 0xbf],
  [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0xff, 0xfe, 0, 0],
].map((mark) => Uint8Array.from(mark));

function slice(bytes: Uint8Array, dice: Dice): Uint8Array {
  const start = dice(bytes.length);
  return bytes.subarray(start, start + dice(400));
}

function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * Creates a function that returns file number `index` of a series: a valid file damaged in its structure, its bytes, or
 * both.
 */
export function createFuzzer(
  documents: readonly JsonValue[],
  encode: (text: string) => Uint8Array,
  seed: number,
): (index: number) => Uint8Array {
  const validFiles = documents.map((document) => encode(JSON.stringify(document, null, 2)));
  return (index) => {
    const dice = diceOf(Math.imul(seed, 0x9e3779b1) ^ index);
    const number = dice(documents.length);
    const [document = null, whole = new Uint8Array()] = [documents[number], validFiles[number]];
    const kind = dice(3);
    const bytes = kind === 0 ? whole : encode(damagedText(document, dice, 1 + dice(4)));
    if (kind === 1) return bytes;
    return Array.from({ length: 1 + dice(3) }).reduce<Uint8Array>(
      (done) => damagedBytes(done, dice, validFiles),
      bytes,
    );
  };
}
