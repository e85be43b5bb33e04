/** The smallest cached unit of checking, and the look-ups that it depends on. */
import type { Finding } from '../rules/finding.ts';
import { sameJson } from '../json/same-json.ts';

/** One look-up and its readers. */
interface Slot {
  readonly readers: Set<Cell>;
}

/** The cell that is running, for which look-ups are recorded. */
export interface Reading {
  cell: Cell | undefined;
}

/** The work of a cell. */
export interface Producer {
  /** Must not throw. */
  produce(): readonly Finding[];
  /** Called if a run returned other findings than the one before. */
  onChanged(): void;
}

const none: readonly Finding[] = Object.freeze([]);

/**
 * One cached piece of checking, for example one rule on one part. It keeps its findings and its look-ups, and runs
 * again only if its part or the result of a look-up has changed.
 */
export class Cell {
  readonly slots: Slot[] = [];
  findings: readonly Finding[] = none;
  /** Whether it read pointers of other entries, so that it depends on the position of its own entry. */
  seesPlaces = false;
  /** Whether it was dropped after it was put on the agenda. */
  dropped = false;
  readonly #producer: Producer;

  constructor(producer: Producer) {
    this.#producer = producer;
  }

  run(reading: Reading): void {
    this.#release();
    this.seesPlaces = false;
    reading.cell = this;
    const result = this.#producer.produce();
    reading.cell = undefined;
    if (sameJson(result, this.findings)) return;
    this.findings = result.length === 0 ? none : result;
    this.#producer.onChanged();
  }

  /** Whether its findings could change if its part moves in the document. */
  get dependsOnPlace(): boolean {
    return this.seesPlaces || this.findings.length > 0;
  }

  /** Drops the cell. It never runs again. */
  drop(): void {
    this.#release();
    this.dropped = true;
  }

  #release(): void {
    for (const slot of this.slots) slot.readers.delete(this);
    this.slots.length = 0;
  }
}

interface AnsweredSlot<Answer> extends Slot {
  answer: Answer;
}

/**
 * The results of one kind of look-up with their readers. The table does not observe its sources: the caller calls
 * `refresh` after a change, which repeats every look-up that has readers. The cost is one computation for each
 * different look-up, not for each reader.
 */
export class LookupTable<Key, Answer> {
  readonly #slots = new Map<Key, AnsweredSlot<Answer>>();
  readonly #compute: (key: Key, previous: Answer | undefined) => Answer;

  /** `compute` should return `previous` itself if nothing changed, because results are compared by identity. */
  constructor(compute: (key: Key, previous: Answer | undefined) => Answer) {
    this.#compute = compute;
  }

  /** Returns the result and records that `reader` depends on it. */
  ask(key: Key, reader: Cell | undefined): Answer {
    let slot = this.#slots.get(key);
    if (!slot) {
      slot = { answer: this.#compute(key, undefined), readers: new Set() };
      this.#slots.set(key, slot);
    } else if (slot.readers.size === 0) {
      // Without readers it was not refreshed, so it may be outdated.
      slot.answer = this.#compute(key, slot.answer);
    }
    if (reader && !slot.readers.has(reader)) {
      slot.readers.add(reader);
      reader.slots.push(slot);
    }
    return slot.answer;
  }

  /** Whether there are no look-ups, as of the last refresh. */
  get isEmpty(): boolean {
    return this.#slots.size === 0;
  }

  /**
   * Computes every result with readers again, and passes the readers of changed results to `onChanged`. Returns the
   * keys whose results changed.
   */
  refresh(onChanged: (reader: Cell) => void): readonly Key[] {
    const changed: Key[] = [];
    for (const [key, slot] of this.#slots) {
      if (slot.readers.size === 0) {
        this.#slots.delete(key);
        continue;
      }
      const answer = this.#compute(key, slot.answer);
      if (Object.is(answer, slot.answer)) continue;
      slot.answer = answer;
      slot.readers.forEach(onChanged);
      changed.push(key);
    }
    return changed;
  }
}
