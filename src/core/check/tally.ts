/** How often each text occurs, and whose count changed since that was last asked. */
export class Tally {
  readonly #counts = new Map<string, number>();
  #touched = new Set<string>();
  #before: ReadonlySet<string> = new Set();

  of(text: string): number {
    return this.#counts.get(text) ?? 0;
  }

  add(text: unknown, sign: 1 | -1): void {
    if (typeof text !== 'string') return;
    this.#touched.add(text);
    const count = this.of(text) + sign;
    if (count === 0) this.#counts.delete(text);
    else this.#counts.set(text, count);
  }

  /**
   * The texts that were added or taken away since the last call, and once more those of the call before: whoever keeps
   * answers about texts can let go of the ones that nobody has asked for since.
   */
  takeTouched(): ReadonlySet<string> {
    const now = this.#touched;
    const both = this.#before.size === 0 ? now : new Set([...now, ...this.#before]);
    this.#before = now;
    this.#touched = new Set();
    return both;
  }
}
