/** Lists the contradictions and unknowns of an assessment, which a verdict can be about. */
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { pointer } from '../json/pointer.ts';
import { listOf } from '../assessment/view.ts';
import { likenessOf, reworded } from '../compare/likeness.ts';
import { claimPlaces, counter, numbered, targetKey, textAt, type ReviewTarget, type Target } from './targets.ts';

/**
 * Returns every contradiction in the order of the document. Those that are not objects are left out; a missing ID counts
 * as ''.
 */
export function contradictionTargets(assessment: JsonObject): readonly ReviewTarget[] {
  const names = counter();
  const claims = claimPlaces(assessment);
  return listOf(assessment, 'contradictions').flatMap((value, listIndex) => {
    if (!isJsonObject(value)) return [];
    const left_claim_id = textAt(value, 'left_claim_id');
    const right_claim_id = textAt(value, 'right_claim_id');
    const named = numbered({ kind: 'contradiction', left_claim_id, right_claim_id }, names);
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
 * Returns every unknown in the order of the document. Empty ones and those that are not texts are left out. Unknowns with
 * the same text are one target, at the place of the first.
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

const rewordings = new WeakMap<object, Map<string, Target | undefined>>();

/**
 * Returns the unknown that a text was changed to: the only one that is alike, as a comparison of two versions pairs them.
 * Undefined if there is none, or more than one.
 */
export function rewordedUnknown(assessment: JsonObject, text: string): Target | undefined {
  const unknowns = listOf(assessment, 'unknowns');
  let known = rewordings.get(unknowns);
  if (!known) rewordings.set(unknowns, (known = new Map()));
  if (known.has(text)) return known.get(text);
  const likeness = likenessOf();
  const alike = unknownTargets(assessment).filter(
    ({ target }) => target.kind === 'unknown' && likeness(text, target.text) >= reworded,
  );
  const found = alike.length === 1 ? alike[0]?.target : undefined;
  known.set(text, found);
  return found;
}
