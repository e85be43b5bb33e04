/** A log of edits outside the browser, which survives a crash, and the comparison with the restored text. */

/** The parts of the draft that the typist changes. Everything else must stay unchanged. */
export interface Typed {
  readonly title: string;
  readonly proposition: string;
  readonly description: string;
  readonly unknowns: readonly string[];
}

/** One edit: a key or a button. Times are from `performance.now()` in the test process, in ms. */
export interface Edit {
  readonly what: string;
  /** The state after it. Undefined while the result of an undo is unknown. */
  state: Typed | undefined;
  /** When the browser confirmed that the page handled it, if it did. */
  handledAt: number | undefined;
}

export interface Loss {
  /** The number of lost edits. */
  readonly edits: number;
  /**
   * The time from when the first lost edit was known to be handled until the kill, in ms, without the delays of a busy
   * machine. 0 if it was not handled.
   */
  readonly sinceHandled: number;
}

/** Measures the time between two moments, in ms. */
interface Clock {
  timeBetween(from: number, to: number): number;
}

const plainClock: Clock = { timeBetween: (from, to) => Math.max(0, to - from) };

/** All states of a draft between two starts of the browser. The first is the state when it was opened. */
export class WordsLog {
  readonly edits: Edit[] = [];

  constructor(readonly first: Typed) {}

  /** The state after the last edit. */
  get last(): Typed {
    return this.edits.findLast(({ state }) => state)?.state ?? this.first;
  }

  begin(what: string, state: Typed | undefined): Edit {
    const edit: Edit = { what, state, handledAt: undefined };
    this.edits.push(edit);
    return edit;
  }

  /** Returns the loss of a restored state. Returns undefined if the state never existed. */
  lossOf(restored: Typed, killedAt: number, clock: Clock = plainClock): Loss | undefined {
    const place = this.#placeOf(restored);
    if (place === undefined) return undefined;
    const missing = this.edits.slice(place + 1).filter(({ state }) => state);
    const [oldest] = missing;
    if (!oldest) return { edits: 0, sinceHandled: 0 };
    return { edits: missing.length, sinceHandled: clock.timeBetween(oldest.handledAt ?? killedAt, killedAt) };
  }

  /** The index of the last edit that led to this state, or -1 for the initial state. */
  #placeOf(restored: Typed): number | undefined {
    const wanted = keyOf(restored);
    const place = this.edits.findLastIndex(({ state }) => state && keyOf(state) === wanted);
    if (place >= 0) return place;
    return keyOf(this.first) === wanted ? -1 : undefined;
  }
}

function keyOf({ title, proposition, description, unknowns }: Typed): string {
  return JSON.stringify([title, proposition, description, unknowns]);
}
