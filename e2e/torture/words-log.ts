/** What was typed, kept where no crash of the browser reaches it, and what of it came back. */

/** The parts of the draft that the typist changes. Everything else must stay as it was. */
export interface Typed {
  readonly title: string;
  readonly proposition: string;
  readonly description: string;
  readonly unknowns: readonly string[];
}

/** One edit: a key pressed or a button used. Times are of `performance.now()` in the test process, in ms. */
export interface Edit {
  readonly what: string;
  /** The state after it; undefined while it is not known what an undo leads to. */
  state: Typed | undefined;
  readonly sentAt: number;
  /** When the browser's answer that the page has handled it came in; undefined where it never did. */
  handledAt: number | undefined;
}

export interface Loss {
  /** How many of the edits are missing. */
  readonly edits: number;
  /** How many characters (code points) the last state that was typed has that the kept one lacks. */
  readonly characters: number;
  /** From when the first missing edit was known to be handled until the kill, in ms; 0 where it was not handled. */
  readonly sinceHandled: number;
  /** The same from when it was sent, before the page can have had it: no loss is longer. */
  readonly sinceSent: number;
}

/** All states of a draft between two starts of the browser, the first being what it was opened with. */
export class WordsLog {
  readonly edits: Edit[] = [];

  constructor(readonly first: Typed) {}

  /** The state that the last edit led to. */
  get last(): Typed {
    return this.edits.findLast(({ state }) => state)?.state ?? this.first;
  }

  begin(what: string, state: Typed | undefined): Edit {
    const edit: Edit = { what, state, sentAt: performance.now(), handledAt: undefined };
    this.edits.push(edit);
    return edit;
  }

  /** What is missing from a state that came back; undefined where it is none of those that were ever there. */
  lossOf(kept: Typed, killedAt: number): Loss | undefined {
    const place = this.#placeOf(kept);
    if (place === undefined) return undefined;
    const missing = this.edits.slice(place + 1).filter(({ state }) => state);
    const [oldest] = missing;
    if (!oldest) return { edits: 0, characters: 0, sinceHandled: 0, sinceSent: 0 };
    return {
      edits: missing.length,
      characters: Math.max(0, sizeOf(this.last) - sizeOf(kept)),
      sinceHandled: Math.max(0, killedAt - (oldest.handledAt ?? killedAt)),
      sinceSent: killedAt - oldest.sentAt,
    };
  }

  /** The last edit that led to this state, -1 for the state that everything began with. */
  #placeOf(kept: Typed): number | undefined {
    const wanted = keyOf(kept);
    const place = this.edits.findLastIndex(({ state }) => state && keyOf(state) === wanted);
    if (place >= 0) return place;
    return keyOf(this.first) === wanted ? -1 : undefined;
  }
}

function keyOf({ title, proposition, description, unknowns }: Typed): string {
  return JSON.stringify([title, proposition, description, unknowns]);
}

function sizeOf({ title, proposition, description, unknowns }: Typed): number {
  return [...title, ...proposition, ...description, ...unknowns.join('')].length;
}
