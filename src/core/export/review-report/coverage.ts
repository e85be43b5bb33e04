/** How many links of each entry have a verdict. */
import type { JsonObject } from '../../json/json.ts';
import { grouped } from '../../json/grouped.ts';
import { entryTargets, targetsOf, type ReviewTarget } from '../../review/targets.ts';
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
  const items = grouped(
    places.flatMap(({ at, items: all }) => (at ? all.map((item) => ({ item, name: nameOf(at, item.kind) })) : [])),
    ({ name }) => name,
  );
  const on = (target: ReviewTarget, kind: VerdictItem['kind']): readonly VerdictItem[] =>
    (items.get(nameOf(target, kind)) ?? []).flatMap(({ item }) => (item.kind === kind ? [item] : []));
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

function isCurrent({ standing }: VerdictItem): boolean {
  return standing.state === 'current';
}

/** A blind verdict covers every link of its entry to its claim; any other one, the link at its position. */
function nameOf(target: ReviewTarget, kind: VerdictItem['kind']): string {
  const isBlindLink = kind === 'blind' && target.target.kind === 'link';
  return isBlindLink && target.target.kind === 'link'
    ? `${entryPathOf(target)} ${target.target.claim_id}`
    : target.path;
}

/** The pointer to the entry of a link, '/power_bases/0'. */
function entryPathOf({ path }: ReviewTarget): string {
  return path.split('/').slice(0, 3).join('/');
}
