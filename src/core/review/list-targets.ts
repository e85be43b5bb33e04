/** Lists the contradictions and unknowns of an assessment, which a verdict can be about. */
import { byIdentity } from '../json/by-identity.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { pointer } from '../json/pointer.ts';
import { modelOf } from '../assessment/model.ts';
import { listOf } from '../assessment/view.ts';
import { likenessOf, leastLikeness } from '../compare/likeness.ts';
import type { Review } from '../review-shape/types.generated.ts';
import { counter, numberTarget, targetKey, type ReviewTarget } from './targets.ts';

/**
 * Returns every contradiction in the order of the document. Those that are not objects are left out; a missing ID
 * counts as ''.
 */
export function contradictionTargets(assessment: JsonObject): readonly ReviewTarget[] {
  const names = counter();
  const { claims, contradictions } = modelOf(assessment);
  return contradictions.flatMap(({ raw, view, path, index: listIndex }) => {
    if (!isJsonObject(raw)) return [];
    const { left_claim_id = '', right_claim_id = '' } = view;
    const [leftIndex, rightIndex] = [claims.places.get(left_claim_id), claims.places.get(right_claim_id)];
    return [
      {
        ...numberTarget({ kind: 'contradiction', left_claim_id, right_claim_id }, names),
        path,
        listIndex,
        ...(leftIndex !== undefined && { leftIndex }),
        ...(rightIndex !== undefined && { rightIndex }),
      },
    ];
  });
}

/**
 * Returns every unknown in the order of the document. Empty ones and those that are not texts are left out. Unknowns
 * with the same text are one target, at the place of the first.
 */
export function unknownTargets(assessment: JsonObject): readonly ReviewTarget[] {
  const texts = new Set<string>();
  return listOf(assessment, 'unknowns').flatMap((text, listIndex) => {
    if (typeof text !== 'string' || text === '' || texts.has(text)) return [];
    texts.add(text);
    const target = { kind: 'unknown', text } as const;
    return [{ key: targetKey(target), target, path: pointer('unknowns', listIndex), listIndex }];
  });
}

const likenessIn = byIdentity((_unknowns: readonly JsonValue[]) => likenessOf());

/**
 * Returns the text that an unknown may have been changed to: the only similar one on which the review has no verdict.
 * Undefined if there is none, or more than one. Only a person can tell whether it is the same unknown.
 */
export function similarUnknown(assessment: JsonObject, { verdicts }: Review, text: string): string | undefined {
  const unknowns = listOf(assessment, 'unknowns');
  const likeness = likenessIn(unknowns);
  const reviewed = new Set(verdicts.map(({ target }) => (target.kind === 'unknown' ? target.text : '')));
  const others = unknowns.filter((other) => typeof other === 'string' && !reviewed.has(other)) as readonly string[];
  const similar = others.filter((other) => likeness(text, other) >= leastLikeness);
  return similar.length === 1 ? similar[0] : undefined;
}
