import { isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { listOf } from '../assessment/view.ts';
import { changedRange } from './changed-range.ts';

type Items = readonly JsonValue[];

const noItems: Items = [];
const linkLists = ['power_bases', 'intent_hypotheses'] as const;

function own(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function evidenceOf(entry: JsonValue | undefined): Items {
  const evidence = own(entry, 'evidence');
  return Array.isArray(evidence) ? (evidence as Items) : noItems;
}

/** How often each claim id is named by evidence links and contradiction sides, kept up from one document to the next. */
export class UseCounts {
  readonly #counts = new Map<string, number>();

  of(claimId: string): number {
    return this.#counts.get(claimId) ?? 0;
  }

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
    if (before !== after) this.#lists(evidenceOf(before), evidenceOf(after), this.#link);
  };

  readonly #link = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    this.#add(own(before, 'claim_id'), -1);
    this.#add(own(after, 'claim_id'), 1);
  };

  readonly #sides = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    for (const side of ['left_claim_id', 'right_claim_id']) {
      this.#add(own(before, side), -1);
      this.#add(own(after, side), 1);
    }
  };

  #add(claimId: JsonValue | undefined, sign: 1 | -1): void {
    if (typeof claimId !== 'string') return;
    const count = this.of(claimId) + sign;
    if (count === 0) this.#counts.delete(claimId);
    else this.#counts.set(claimId, count);
  }
}
