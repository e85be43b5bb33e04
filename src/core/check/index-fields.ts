/** The fields that look-ups read, and whether an edit of a list changed any of them. */
import { isJsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import { propositionFit } from '../assessment/verbatim.ts';
import { viewClaim, type ListName } from '../assessment/view.ts';
import { changedRange } from '../json/changed-range.ts';

/** The fields that the document's index and the look-ups read. A text is read whole. */
const fields: Readonly<Record<ListName, readonly string[]>> = {
  claims: ['claim_id', 'passage_id', 'span', 'observation_id', 'representation', 'claim_kind', 'actual', 'attribution'],
  power_bases: ['power_basis_id'],
  intent_hypotheses: ['hypothesis_id'],
  contradictions: ['left_claim_id', 'right_claim_id'],
  unknowns: [],
};

/**
 * Whether the index is the same for two versions of a list, so that no look-up has to be repeated: the same number of
 * items, with the same values in the fields that are read. Values are compared by identity, so the result can be
 * `false` for equal ones.
 */
export function readsTheSame(list: ListName, before: readonly JsonValue[], after: readonly JsonValue[]): boolean {
  if (before.length !== after.length) return false;
  const { start, afterEnd } = changedRange(before, after);
  for (let index = start; index < afterEnd; index++) {
    const [one, other] = [before[index], after[index]];
    if (one === other) continue;
    if (!isJsonObject(one) || !isJsonObject(other)) return false;
    if (fields[list].some((field) => own(one, field) !== own(other, field))) return false;
    // This is all that is read of a proposition.
    if (list === 'claims' && propositionFit(viewClaim(one)) !== propositionFit(viewClaim(other))) return false;
  }
  return true;
}
