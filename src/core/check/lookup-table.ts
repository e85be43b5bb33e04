/** Caches one kind of look-up with the checks that read it, so that a changed result repeats only those. */
import type { Cell, Slot } from './cell.ts';

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
