import type { Finding } from '../rules/finding.ts';
import type { Slot } from './lookup-table.ts';
import { sameJson } from './same-json.ts';

/** Who is reading: look-ups are noted for this cell while it runs. */
export interface Reading {
  cell: Cell | undefined;
}

/** What a cell runs. */
export interface Producer {
  /** Must not throw. */
  produce(): readonly Finding[];
  /** Called where a run found something else than the one before. */
  changed(): void;
}

const none: readonly Finding[] = Object.freeze([]);

/**
 * One remembered piece of checking: one rule on one part, say. It keeps what it found and what it looked up, and is run
 * again only where its part or an answer changed.
 */
export class Cell {
  readonly slots: Slot[] = [];
  findings: readonly Finding[] = none;
  /** Whether it saw pointers of other entries, so that it depends on where its own entry stands. */
  seesPlaces = false;
  /** Whether it was let go since it was put on the agenda. */
  dropped = false;
  readonly #producer: Producer;

  constructor(producer: Producer) {
    this.#producer = producer;
  }

  run(reading: Reading): void {
    this.#release();
    this.seesPlaces = false;
    reading.cell = this;
    const found = this.#producer.produce();
    reading.cell = undefined;
    if (sameJson(found, this.findings)) return;
    this.findings = found.length === 0 ? none : found;
    this.#producer.changed();
  }

  /** Whether what it found would be other, or could be, at another place of the document. */
  get dependsOnPlace(): boolean {
    return this.seesPlaces || this.findings.length > 0;
  }

  /** Lets go of the cell: nothing will run it again. */
  drop(): void {
    this.#release();
    this.dropped = true;
  }

  #release(): void {
    for (const slot of this.slots) slot.readers.delete(this);
    this.slots.length = 0;
  }
}
