/** The confirmation of a deletion that also deletes references, for the outline and the editor. */
import type { JsonObject } from '../core/json/json.ts';
import { listOf, viewClaim, type ListName } from '../core/assessment/view.ts';
import { citationsByClaim, type Reference } from '../core/workspace/references.ts';
import type { Question } from '../ui/ask.tsx';

/** A reference that is deleted together with the claim that it refers to. */
export interface LostReference {
  readonly claimId: string;
  readonly reference: Reference;
}

/**
 * Returns what is deleted together with claims. Empty if nothing refers to the claims, if another claim has the same
 * ID, and for every other list, because nothing refers to its entries.
 */
export function lostReferences(
  document: JsonObject,
  list: ListName,
  indices: readonly number[],
): readonly LostReference[] {
  if (list !== 'claims') return [];
  const citations = citationsByClaim(document);
  const ids = listOf(document, 'claims').map((raw) => viewClaim(raw).claim_id);
  const deleted = new Set(indices);
  const remaining = new Set(ids.filter((_, index) => !deleted.has(index)));
  const lost = [...new Set(indices.map((index) => ids[index]))];
  return lost.flatMap((claimId) => {
    if (claimId === undefined || remaining.has(claimId)) return [];
    return (citations.get(claimId) ?? []).map((reference) => ({ claimId, reference }));
  });
}

/** The number of references that a confirmation lists. The rest are counted. */
export const shownReferences = 8;

/** Returns the confirmation for a deletion that also deletes references, one line each; undefined without them. */
export function deletionQuestion(what: string, lines: readonly string[]): Question | undefined {
  if (lines.length === 0) return undefined;
  const body = ['These links and contradictions will also be deleted. You can undo this.', ...lines];
  return { title: `Delete ${what}?`, body, yes: 'Delete', destructive: true };
}
