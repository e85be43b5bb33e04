/** The documents of the benchmark, by name. */

/** The numbers of entries of a document, and the lengths of its texts in characters. */
export interface Size {
  readonly claims: number;
  readonly powerBases: number;
  readonly intents: number;
  /** For each power basis and each hypothesis. */
  readonly links: number;
  /** The shortest and the longest proposition, description, hypothesis and rationale. */
  readonly text: readonly [number, number];
  readonly reason: readonly [number, number];
  /** The number of limitations, falsifiers, alternatives, places and operations of an entry, and the length of each. */
  readonly items: number;
  readonly item: number;
}

const usual = { text: [150, 250], reason: [150, 250], items: 1, item: 60 } as const;

/** A small and a large document, and the contract's limits in number. */
export const sizes = {
  S: { claims: 5, powerBases: 2, intents: 2, links: 3, ...usual },
  L: {
    claims: 200,
    powerBases: 100,
    intents: 50,
    links: 20,
    text: [200, 800],
    reason: [200, 800],
    items: 2,
    item: 200,
  },
  'MAX-COUNT': { claims: 200, powerBases: 100, intents: 50, links: 100, ...usual },
} as const satisfies Readonly<Record<string, Size>>;

export type SizeName = keyof typeof sizes;
