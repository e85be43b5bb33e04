/** Counts how often each text occurs, and which texts occur more than once. */
export class Tally {
  readonly #counts = new Map<string, number>();
  readonly #repeated = new Set<string>();
  #shown: ReadonlySet<string> | undefined;

  of(text: string): number {
    return this.#counts.get(text) ?? 0;
  }

  /** Every text that occurs, with its count. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  add(text: unknown, sign: 1 | -1): void {
    if (typeof text !== 'string') return;
    const before = this.of(text);
    const count = before + sign;
    if (count === 0) this.#counts.delete(text);
    else this.#counts.set(text, count);
    if (before > 1 === count > 1) return;
    this.#shown = undefined;
    if (count > 1) this.#repeated.add(text);
    else this.#repeated.delete(text);
  }

  /** The texts that occur more than once. The same set as long as they are the same. */
  get repeated(): ReadonlySet<string> {
    return (this.#shown ??= new Set(this.#repeated));
  }
}
