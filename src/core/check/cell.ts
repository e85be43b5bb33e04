/** The smallest cached unit of checking: some findings and the look-ups that they depend on. */
import type { Finding } from '../rules/finding.ts';
import { sameJson } from '../json/json.ts';

/** One look-up and its readers. */
export interface Slot {
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
