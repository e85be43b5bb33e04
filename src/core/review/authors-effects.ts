/** The author’s effects for each claim that an entry cites. Blind verdicts are compared with them. */
import { byIdentity } from '../json/by-identity.ts';
import type { JsonObject } from '../json/json.ts';
import { foldedLinks, linkGroups, type LinkGroup } from './targets.ts';

/** The author’s effect of a link in a blind review: 'both' if its entry has links with either effect to the claim. */
export type AuthorsEffect = 'supports' | 'contradicts' | 'both' | null;

/** Returns the author’s effects of each claim that an entry cites. The same map for the same links. */
const effectsIn = byIdentity((group: LinkGroup): ReadonlyMap<string, ReadonlySet<string>> => {
  const effects = new Map<string, Set<string>>();
  for (const { target } of group.links) {
    if (target.kind !== 'link' || target.effect === null) continue;
    const effectsOfClaim = effects.get(target.claim_id);
    if (effectsOfClaim) effectsOfClaim.add(target.effect);
    else effects.set(target.claim_id, new Set([target.effect]));
  }
  return effects;
});

/** Returns the author's effects of each link, by its key in blind reviews. The same map for the same document. */
export const authorsOf = byIdentity((assessment: JsonObject): ReadonlyMap<string, AuthorsEffect> => {
  const result = new Map<string, AuthorsEffect>();
  for (const group of linkGroups(assessment)) {
    const effects = effectsIn(group);
    for (const { key, target } of foldedLinks(group)) {
      result.set(key, target.kind === 'link' ? authorSays(effects.get(target.claim_id)) : null);
    }
  }
  return result;
});

function authorSays(effects: ReadonlySet<string> | undefined): AuthorsEffect {
  if (!effects) return null;
  if (effects.size > 1) return 'both';
  if (effects.has('supports')) return 'supports';
  return effects.has('contradicts') ? 'contradicts' : null;
}
