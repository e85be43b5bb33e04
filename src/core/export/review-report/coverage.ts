/** How many links of each entry, and how many contradictions and unknowns, have a verdict. */
import type { JsonObject } from '../../json/json.ts';
import { grouped } from '../../json/grouped.ts';
import { contradictionTargets, unknownTargets } from '../../review/list-targets.ts';
import { entryAndClaim, entryTargets, targetsOf, type ReviewTarget } from '../../review/targets.ts';
import type { VerdictItem, VerdictPlace } from '../../review/verdict-places.ts';

/** The coverage of one entry. It counts links, and says nothing about the entry. */
export interface EntryCoverage {
  readonly id: string;
  readonly links: number;
  /** Links with a current verdict. */
  readonly current: number;
  /** Links whose verdicts are all outdated. */
  readonly outdated: number;
  /** The current verdicts on the entry itself. */
  readonly own: number;
}

/** Returns the coverage of every entry, power bases first, in the order of the document. */
export function entryCoverage(assessment: JsonObject, places: readonly VerdictPlace[]): readonly EntryCoverage[] {
  const on = verdictsOn(places);
  const links = grouped(targetsOf(assessment), entryPathOf);
  return entryTargets(assessment).map((entry) => {
    const ofLinks = (links.get(entry.path) ?? []).map((link) => [...on(link, 'open'), ...on(link, 'blind')]);
    return {
      id: entry.target.kind === 'entry' ? entry.target.entry_id : '',
      links: ofLinks.length,
      current: ofLinks.filter((all) => all.some(isCurrent)).length,
      outdated: ofLinks.filter((all) => all.length > 0 && !all.some(isCurrent)).length,
      own: [...on(entry, 'open'), ...on(entry, 'blind')].filter(isCurrent).length,
    };
  });
}

/** How many items of a list have a verdict. */
export interface ListCoverage {
  readonly list: 'contradictions' | 'unknowns';
  readonly items: number;
  readonly current: number;
  /** Items whose verdicts are all outdated. */
  readonly outdated: number;
}

/** Returns the coverage of the contradictions and of the unknowns. A list without items is left out. */
export function listCoverage(assessment: JsonObject, places: readonly VerdictPlace[]): readonly ListCoverage[] {
  const on = verdictsOn(places);
  const lists = { contradictions: contradictionTargets(assessment), unknowns: unknownTargets(assessment) };
  return (['contradictions', 'unknowns'] as const).flatMap((list) => {
    const ofItems = lists[list].map((target) => on(target, 'open'));
    if (ofItems.length === 0) return [];
    const current = ofItems.filter((all) => all.some(isCurrent)).length;
    const outdated = ofItems.filter((all) => all.length > 0 && !all.some(isCurrent)).length;
    return [{ list, items: ofItems.length, current, outdated }];
  });
}

/** Returns a function that gives the verdicts of one kind of review on a target. */
function verdictsOn(places: readonly VerdictPlace[]) {
  const items = grouped(
    places.flatMap(({ at, items: all }) => (at ? all.map((item) => ({ item, name: nameOf(at, item.kind) })) : [])),
    ({ name }) => name,
  );
  return (target: ReviewTarget, kind: VerdictItem['kind']): readonly VerdictItem[] =>
    (items.get(nameOf(target, kind)) ?? []).flatMap(({ item }) => (item.kind === kind ? [item] : []));
}

function isCurrent({ standing }: VerdictItem): boolean {
  return standing.state === 'current';
}

/** A blind verdict covers every link of its entry to its claim; any other one, the link at its position. */
function nameOf(target: ReviewTarget, kind: VerdictItem['kind']): string {
  return (kind === 'blind' ? entryAndClaim(target) : undefined) ?? target.path;
}

/** The pointer to the entry of a link, '/power_bases/0'. */
function entryPathOf({ path }: ReviewTarget): string {
  return path.split('/').slice(0, 3).join('/');
}
