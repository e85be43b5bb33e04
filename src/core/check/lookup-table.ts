import type { Cell } from './cell.ts';

/** One question, and who asked it. */
export interface Slot {
  readonly readers: Set<Cell>;
}

interface AnsweredSlot<Answer> extends Slot {
  answer: Answer;
}

/**
 * The answers to one kind of look-up, each with its readers. It does not follow what the answers come from: whoever
 * knows that something changed calls `refresh`, which asks every question that has readers again. That costs one
 * computation for each different question, not one for each reader.
 */
export class LookupTable<Key, Answer> {
  readonly #slots = new Map<Key, AnsweredSlot<Answer>>();
  readonly #compute: (key: Key, previous: Answer | undefined) => Answer;

  /** `compute` should return `previous` itself where nothing changed, for answers are compared by identity. */
  constructor(compute: (key: Key, previous: Answer | undefined) => Answer) {
    this.#compute = compute;
  }

  /** Answers, and notes that `reader` depends on it. */
  ask(key: Key, reader: Cell | undefined): Answer {
    let slot = this.#slots.get(key);
    if (!slot) {
      slot = { answer: this.#compute(key, undefined), readers: new Set() };
      this.#slots.set(key, slot);
    } else if (slot.readers.size === 0) {
      // Nobody was waiting for news of it, so nobody saw to it that the answer is still right.
      slot.answer = this.#compute(key, slot.answer);
    }
    if (reader && !slot.readers.has(reader)) {
      slot.readers.add(reader);
      reader.slots.push(slot);
    }
    return slot.answer;
  }

  /** Whether nobody has asked anything, as far as that is known since the last refresh. */
  get isEmpty(): boolean {
    return this.#slots.size === 0;
  }

  /**
   * Computes every answer that somebody depends on again, and hands the readers of changed ones to `onChanged`.
   * Returns the keys whose answers changed.
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
