/** A question in ordinary words, and the entries of which any is a right first answer. */
export interface SearchCase {
  readonly question: string;
  readonly ids: readonly string[];
}

/** Questions that the written entries answer. */
export const guideCases: readonly SearchCase[] = [];
