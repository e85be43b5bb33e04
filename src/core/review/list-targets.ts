/** Lists the contradictions and unknowns of an assessment, which a verdict can be about. */
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { pointer } from '../json/pointer.ts';
import { listOf } from '../assessment/view.ts';
import { likenessOf, leastLikeness } from '../compare/likeness.ts';
import type { Review } from '../review-shape/types.generated.ts';
import { claimPlaces, counter, numberTarget, targetKey, textAt, type ReviewTarget } from './targets.ts';

/**
 * Returns every contradiction in the order of the document. Those that are not objects are left out; a missing ID
 * counts as ''.
 */
export function contradictionTargets(assessment: JsonObject): readonly ReviewTarget[] {
  const names = counter();
  const claims = claimPlaces(assessment);
  return listOf(assessment, 'contradictions').flatMap((value, listIndex) => {
    if (!isJsonObject(value)) return [];
    const left_claim_id = textAt(value, 'left_claim_id');
    const right_claim_id = textAt(value, 'right_claim_id');
    const named = numberTarget({ kind: 'contradiction', left_claim_id, right_claim_id }, names);
    const [leftIndex, rightIndex] = [claims.get(left_claim_id), claims.get(right_claim_id)];
    return [
      {
        ...named,
        path: pointer('contradictions', listIndex),
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

const likenesses = new WeakMap<object, ReturnType<typeof likenessOf>>();

/**
 * Returns the text that an unknown may have been changed to: the only similar one on which the review has no verdict.
 * Undefined if there is none, or more than one. Only a person can tell whether it is the same unknown.
 */
export function similarUnknown(assessment: JsonObject, { verdicts }: Review, text: string): string | undefined {
  const unknowns = listOf(assessment, 'unknowns');
  const likeness = likenesses.get(unknowns) ?? likenessOf();
  likenesses.set(unknowns, likeness);
  const reviewed = new Set(verdicts.map(({ target }) => (target.kind === 'unknown' ? target.text : '')));
  const others = unknowns.filter((other) => typeof other === 'string' && !reviewed.has(other)) as readonly string[];
  const similar = others.filter((other) => likeness(text, other) >= leastLikeness);
  return similar.length === 1 ? similar[0] : undefined;
}
