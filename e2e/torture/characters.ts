/** Typing in several tabs at once. Each edit is one character that occurs nowhere else. */

/** An edit and its tab. Times are from `performance.now()` in the test process, in ms. */
export interface TypedCharacter {
  readonly character: string;
  readonly window: number;
  /** When the browser confirmed that the page handled it, if it did. */
  readonly takenAt: number | undefined;
}

/** The first character. CJK ideographs are numerous enough, and nothing else here contains them. */
const firstCharacter = 0x4e00;
const lastCharacter = 0x9fff;

/** The edits of one draft since the last check. */
export class Characters {
  #next = firstCharacter;
  #typed: TypedCharacter[] = [];
  /** When a tab was killed, so that its latest edits may be missing, in ms. */
  readonly #gone = new Map<number, number>();

  get typed(): readonly TypedCharacter[] {
    return this.#typed;
  }

  /** Returns a character that no edit of this run has used. After about 20,000 they repeat. */
  next(): string {
    if (this.#next > lastCharacter) this.#next = firstCharacter;
    this.#next += 1;
    return String.fromCodePoint(this.#next - 1);
  }

  note(edit: TypedCharacter): void {
    this.#typed.push(edit);
  }

  /** Records that the tab was killed at that time. */
  goneAt(window: number, at: number): void {
    this.#gone.set(window, at);
  }

  /** Starts over after a check. */
  forget(): void {
    this.#typed = [];
    this.#gone.clear();
  }

  /** Returns the handled edits that are in none of the texts. */
  missingFrom(texts: readonly string[]): readonly MissingCharacter[] {
    return this.#typed.flatMap(({ character, window, takenAt }) => {
      if (takenAt === undefined || texts.some((text) => text.includes(character))) return [];
      const gone = this.#gone.get(window);
      return [{ character, window, before: gone === undefined ? undefined : Math.max(0, gone - takenAt) }];
    });
  }

  /** Whether the typed characters of a text are in the order of typing. */
  inOrder(text: string): boolean {
    const places = this.#typed.map(({ character }) => text.indexOf(character)).filter((place) => place >= 0);
    return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  }
}

/** A lost edit. */
export interface MissingCharacter {
  readonly character: string;
  readonly window: number;
  /** How long before its tab was killed it was known to be handled, in ms. Undefined if the tab was not killed. */
  readonly before: number | undefined;
}
