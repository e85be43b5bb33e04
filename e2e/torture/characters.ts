/** What was typed in several windows at once: each edit is one character that occurs nowhere else. */

/** An edit, and the window that took it. Times are of `performance.now()` in the test process, in ms. */
export interface TypedCharacter {
  readonly character: string;
  readonly window: number;
  /** When the browser's answer that the page has taken it came in; undefined where none came. */
  readonly takenAt: number | undefined;
}

/** The first of the characters: CJK ideographs, of which there are enough, and which nothing else here is made of. */
const firstCharacter = 0x4e00;
const lastCharacter = 0x9fff;

/** The edits of one draft since it was last looked at. */
export class Characters {
  #next = firstCharacter;
  #typed: TypedCharacter[] = [];
  /** When a window has gone without warning, and what it had may be missing, in ms. */
  readonly #gone = new Map<number, number>();

  get typed(): readonly TypedCharacter[] {
    return this.#typed;
  }

  /** A character that was in no edit of this run. After some 20,000 they begin again. */
  next(): string {
    if (this.#next > lastCharacter) this.#next = firstCharacter;
    this.#next += 1;
    return String.fromCodePoint(this.#next - 1);
  }

  note(edit: TypedCharacter): void {
    this.#typed.push(edit);
  }

  /** The window was killed at that time. */
  goneAt(window: number, at: number): void {
    this.#gone.set(window, at);
  }

  /** Begins anew: what was typed until now has been looked at. */
  forget(): void {
    this.#typed = [];
    this.#gone.clear();
  }

  /** The edits that were taken and are in none of the texts. */
  missingFrom(texts: readonly string[]): readonly MissingCharacter[] {
    return this.#typed.flatMap(({ character, window, takenAt }) => {
      if (takenAt === undefined || texts.some((text) => text.includes(character))) return [];
      const gone = this.#gone.get(window);
      return [{ character, window, before: gone === undefined ? undefined : Math.max(0, gone - takenAt) }];
    });
  }

  /** Whether the typed characters of a text stand in the order in which they were typed. */
  inOrder(text: string): boolean {
    const places = this.#typed.map(({ character }) => text.indexOf(character)).filter((place) => place >= 0);
    return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  }
}

/** An edit that did not come back. */
export interface MissingCharacter {
  readonly character: string;
  readonly window: number;
  /** How long before its window was killed it was known to be taken, in ms; undefined where the window was not killed. */
  readonly before: number | undefined;
}
