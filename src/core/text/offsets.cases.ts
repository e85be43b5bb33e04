/** Offsets of a text in both units; each row is tested from code points to UTF-16 and back. */
export const offsetCases: readonly {
  readonly name: string;
  readonly text: string;
  readonly codePoints: number;
  /** [code points, UTF-16 units] */
  readonly places: readonly (readonly [number, number])[];
}[] = [
  { name: 'an empty text has one place', text: '', codePoints: 0, places: [[0, 0]] },
  {
    name: 'plain text has the same offsets in both units',
    text: 'abc',
    codePoints: 3,
    places: [
      [0, 0],
      [3, 3],
    ],
  },
  {
    name: 'an astral character takes two units',
    text: 'a😀b',
    codePoints: 3,
    places: [
      [0, 0],
      [1, 1],
      [2, 3],
      [3, 4],
    ],
  },
  {
    name: 'astral characters at both ends',
    text: '𝔘x𝔘',
    codePoints: 3,
    places: [
      [0, 0],
      [1, 2],
      [2, 3],
      [3, 5],
    ],
  },
  {
    name: 'a family emoji is seven code points',
    text: '👩‍👩‍👧‍👦',
    codePoints: 7,
    places: [
      [1, 2],
      [2, 3],
      [3, 5],
      [7, 11],
    ],
  },
  { name: 'a combining mark counts one', text: 'e\u0301x', codePoints: 3, places: [[2, 2]] },
  { name: 'CR LF counts two', text: 'a\r\nb', codePoints: 4, places: [[3, 3]] },
  {
    name: 'a lone surrogate counts one',
    text: 'a\ud83db\ude00',
    codePoints: 4,
    places: [
      [1, 1],
      [2, 2],
      [4, 4],
    ],
  },
  {
    name: 'a low surrogate before a pair stays alone',
    text: '\ude00\ud83d\ude00',
    codePoints: 2,
    places: [
      [1, 1],
      [2, 3],
    ],
  },
];
