import fc from 'fast-check';

/** The code points of half surrogate pairs, which are not characters. */
const halves = { from: 0xd800, count: 0x800 };

/**
 * Any character, as the unit of a string. It has the values of `unit: 'binary'`, for which fast-check first makes a
 * table of all 1.1 million of them: two seconds in each process.
 */
export const anyCharacter = fc.nat(0x10_ffff - halves.count).map(
  (at) => String.fromCodePoint(at < halves.from ? at : at + halves.count),
  (character) => {
    const point = typeof character === 'string' ? (character.codePointAt(0) ?? 0) : -1;
    return point < halves.from ? point : point - halves.count;
  },
);
