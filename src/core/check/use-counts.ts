/** Uses of claim IDs, reasons and falsifiers in a document, counted incrementally after each change. */
import { type JsonObject, type JsonValue } from '../json/json.ts';
import { own, ownList } from '../json/own.ts';
import { listOf } from '../assessment/view.ts';
import { changedRange } from '../json/changed-range.ts';
import { Tally } from './tally.ts';

type Items = readonly JsonValue[];

const linkLists = ['power_bases', 'intent_hypotheses'] as const;

/** The kinds of counts: citations of claims, reasons and falsifiers. */
export type UseKind = 'citations' | 'reasons' | 'falsifiers';

/** Counts how often texts are used in a document. From one document to the next, only changes are counted again. */
export class UseCounts {
  /** Claim IDs, by evidence links and contradiction sides. */
  readonly claims = new Tally();
  /** Reasons of evidence links. */
  readonly reasons = new Tally();
  /** Falsifiers of power bases and hypotheses. */
  readonly falsifiers = new Tally();
  #changed = new Set<UseKind>();

  /** Counts the differences between two documents. Returns which counts changed. */
  update(before: JsonObject, after: JsonObject): ReadonlySet<UseKind> {
    this.#changed = new Set();
    for (const list of linkLists) this.#lists(listOf(before, list), listOf(after, list), this.#entry);
    this.#lists(listOf(before, 'contradictions'), listOf(after, 'contradictions'), this.#sides);
    return this.#changed;
  }

  /** Calls `visit` with the old and the new value at each changed position. */
  #lists(before: Items, after: Items, visit: (before?: JsonValue, after?: JsonValue) => void): void {
    if (before === after) return;
    const { start, beforeEnd, afterEnd } = changedRange(before, after);
    for (let index = start; index < Math.max(beforeEnd, afterEnd); index++) {
      visit(index < beforeEnd ? before[index] : undefined, index < afterEnd ? after[index] : undefined);
    }
  }

  #count(kind: UseKind, tally: Tally, before: JsonValue | undefined, after: JsonValue | undefined): void {
    if (before === after) return;
    tally.add(before, -1);
    tally.add(after, 1);
    this.#changed.add(kind);
  }

  readonly #entry = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    this.#lists(ownList(before, 'evidence'), ownList(after, 'evidence'), this.#link);
    this.#lists(ownList(before, 'falsifiers'), ownList(after, 'falsifiers'), this.#falsifier);
  };

  readonly #link = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    this.#count('citations', this.claims, own(before, 'claim_id'), own(after, 'claim_id'));
    this.#count('reasons', this.reasons, own(before, 'reason'), own(after, 'reason'));
  };

  readonly #falsifier = (before?: JsonValue, after?: JsonValue): void => {
    this.#count('falsifiers', this.falsifiers, before, after);
  };

  readonly #sides = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    for (const side of ['left_claim_id', 'right_claim_id']) {
      this.#count('citations', this.claims, own(before, side), own(after, side));
    }
  };
}
