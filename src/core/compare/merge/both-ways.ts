/** Finds claims that only the merge would make both support and contradict one entry. */
import type { JsonValue } from '../../json/json.ts';
import { pointer } from '../../json/pointer.ts';
import { listInWords } from '../phrases.ts';
import { textOf } from '../same.ts';
import type { ConflictCollector } from './conflicts.ts';
import { inWords, onSides, type Sides, type Site } from './sides.ts';

type Links = readonly JsonValue[];

/** The effects of the links to each claim, by claim ID. */
function effectsByClaim(links: Links): ReadonlyMap<string, ReadonlySet<string>> {
  const effects = new Map<string, Set<string>>();
  for (const link of links) {
    const [claim, effect] = [textOf(link, 'claim_id'), textOf(link, 'effect')];
    if (claim === undefined || effect === undefined) continue;
    const ofClaim = effects.get(claim) ?? new Set();
    effects.set(claim, ofClaim.add(effect));
  }
  return effects;
}

/**
 * Reports a conflict for each claim that would both support and contradict an entry although on neither side it does
 * both. Merging the two automatically would state something that nobody wrote. 'both' is used until somebody chooses.
 */
export function resolveBothWays(conflicts: ConflictCollector, site: Site, sides: Sides<Links>, merged: Links): Links {
  const cited = onSides(sides, effectsByClaim);
  let left = merged;
  for (const [claim, effects] of effectsByClaim(merged)) {
    const [mine, theirs] = [cited.mine.get(claim), cited.theirs.get(claim)];
    const isNew = effects.size > 1 && [mine, theirs].every((ofSide) => (ofSide?.size ?? 0) < 2);
    if (isNew) left = linksFor(conflicts, site, sides, { claim, links: left });
  }
  return left;
}

function linksFor(
  conflicts: ConflictCollector,
  site: Site,
  sides: Sides<Links>,
  merged: { claim: string; links: Links },
): Links {
  const { claim, links } = merged;
  const of = onSides(sides, (side) => side.filter((link) => textOf(link, 'claim_id') === claim));
  const ways = onSides(of, (side) =>
    listInWords(side.map((link) => textOf(link, 'effect') ?? 'is linked with an unknown effect to')),
  );
  const entry = inWords({ ...site, path: '' });
  const at = onSides(site.at, (place) => place);
  const choice = conflicts.resolve({
    kind: 'both-ways',
    site: { ...site, id: site.id + pointer(claim, 'both-ways'), at },
    values: { base: undefined, mine: [...of.mine], theirs: [...of.theirs] },
    sentence: `${claim} ${ways.mine} ${entry} in your version but ${ways.theirs} it in theirs.`,
    offers: ['mine', 'theirs', 'both'],
    meanwhile: 'both',
  });
  if (choice === 'both') return links;
  const chosenEffects = new Set(of[choice].map((link) => textOf(link, 'effect')));
  return links.filter((link) => textOf(link, 'claim_id') !== claim || chosenEffects.has(textOf(link, 'effect')));
}
