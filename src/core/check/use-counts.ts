import { isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { listOf } from '../assessment/view.ts';
import { changedRange } from './changed-range.ts';
import { Tally } from './tally.ts';

type Items = readonly JsonValue[];

const noItems: Items = [];
const linkLists = ['power_bases', 'intent_hypotheses'] as const;

function own(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function itemsOf(entry: JsonValue | undefined, name: string): Items {
  const items = own(entry, name);
  return Array.isArray(items) ? (items as Items) : noItems;
}

/** How often texts are used in a document, kept up from one document to the next: only what changed is counted again. */
export class UseCounts {
  /** Claim ids, by evidence links and contradiction sides. */
  readonly claims = new Tally();
  /** Reasons of evidence links. */
  readonly reasons = new Tally();
  /** Falsifiers of power bases and intents. */
  readonly falsifiers = new Tally();

  /** Counts what differs between two documents. Returns whether any list that can name a claim changed. */
  update(before: JsonObject, after: JsonObject): boolean {
    let changed = false;
    for (const list of linkLists)
      changed = this.#lists(listOf(before, list), listOf(after, list), this.#entry) || changed;
    return this.#lists(listOf(before, 'contradictions'), listOf(after, 'contradictions'), this.#sides) || changed;
  }

  /** Calls `visit` with what stood at each changed place before and what stands there now. */
  #lists(before: Items, after: Items, visit: (before?: JsonValue, after?: JsonValue) => void): boolean {
    if (before === after) return false;
    const { start, beforeEnd, afterEnd } = changedRange(before, after);
    for (let index = start; index < Math.max(beforeEnd, afterEnd); index++) {
      visit(index < beforeEnd ? before[index] : undefined, index < afterEnd ? after[index] : undefined);
    }
    return true;
  }

  readonly #entry = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    this.#lists(itemsOf(before, 'evidence'), itemsOf(after, 'evidence'), this.#link);
    this.#lists(itemsOf(before, 'falsifiers'), itemsOf(after, 'falsifiers'), this.#falsifier);
  };

  readonly #link = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    this.claims.add(own(before, 'claim_id'), -1);
    this.claims.add(own(after, 'claim_id'), 1);
    this.reasons.add(own(before, 'reason'), -1);
    this.reasons.add(own(after, 'reason'), 1);
  };

  readonly #falsifier = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    this.falsifiers.add(before, -1);
    this.falsifiers.add(after, 1);
  };

  readonly #sides = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    for (const side of ['left_claim_id', 'right_claim_id']) {
      this.claims.add(own(before, side), -1);
      this.claims.add(own(after, side), 1);
    }
  };
}
