/**
 * The order of a map's nodes in their columns. Publishers, passages and claims form a tree, whose ribbons never cross
 * if each node's own are adjacent. Only the ribbons between claims and entries can cross; a few sweeps by barycentre
 * make that rare.
 */
import { grouped } from '../../json/grouped.ts';
import type { EvidenceMap, MapNode, MapRibbon } from './map-model.ts';

/** The nodes of each column, from top to bottom. */
export type MapOrder = readonly (readonly MapNode[])[];

/** The number of sweeps. More have no visible effect. */
const sweeps = 6;
const lastColumn = 3;

/** Returns the order of a map's nodes: the same for the same map. Never more crossings than in the document's order. */
export function orderOf(map: EvidenceMap): MapOrder {
  const columns = [0, 1, 2, 3].map((column) => map.nodes.filter((node) => node.column === column));
  const entries = new Set(columns[lastColumn]?.map(({ key }) => key));
  const links = map.ribbons.filter(({ to }) => entries.has(to));
  const parents = new Map(map.ribbons.filter(({ to }) => !entries.has(to)).map(({ from, to }) => [to, from]));
  let order = inTree(columns, parents, new Map());
  let best = { order, crossings: crossings(order, links) };
  for (let sweep = 0; sweep < sweeps && best.crossings > 0; sweep += 1) {
    const nodes = sortNodes(order[lastColumn] ?? [], barycentres(links, 'to', placesIn(order[2] ?? [])));
    const values = barycentres(links, 'from', placesIn(nodes));
    order = inTree([...order.slice(0, lastColumn), nodes], parents, values);
    const count = crossings(order, links);
    if (count < best.crossings) best = { order, crossings: count };
  }
  return best.order;
}

function placesIn(nodes: readonly MapNode[]): ReadonlyMap<string, number> {
  return new Map(nodes.map(({ key }, place) => [key, place]));
}

/** Returns the mean place of the other ends of each node's links, counted by paths. */
function barycentres(
  links: readonly MapRibbon[],
  side: 'from' | 'to',
  places: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const other = side === 'from' ? 'to' : 'from';
  const groups = grouped(links, (ribbon) => ribbon[side]);
  return new Map(
    [...groups].map(([key, own]) => [key, mean(own.map((link) => [places.get(link[other]) ?? 0, link.paths.length]))]),
  );
}

function mean(weighted: readonly (readonly [value: number, weight: number])[]): number {
  const weight = weighted.reduce((sum, [, one]) => sum + one, 0);
  return weight === 0 ? 0 : weighted.reduce((sum, [value, one]) => sum + value * one, 0) / weight;
}

/** Sorts nodes by value; those without a value come last, and equal ones stay in their order. */
function sortNodes(nodes: readonly MapNode[], values: ReadonlyMap<string, number>): readonly MapNode[] {
  const value = ({ key }: MapNode): number => values.get(key) ?? Infinity;
  return [...nodes].sort((one, other) => (value(one) === value(other) ? 0 : value(one) - value(other)));
}

/**
 * Orders the first three columns so that the children of each node are adjacent and in its order. `values` gives a
 * value to claims; a parent has the mean of its children.
 */
function inTree(
  columns: MapOrder,
  parents: ReadonlyMap<string, string>,
  values: ReadonlyMap<string, number>,
): MapOrder {
  const all = new Map(values);
  const tree = columns.slice(0, lastColumn);
  for (const nodes of tree.toReversed()) {
    for (const [parent, children] of grouped(nodes, ({ key }) => parents.get(key))) {
      const own = children.flatMap(({ key, paths }) => (all.has(key) ? [[all.get(key) ?? 0, paths] as const] : []));
      if (parent !== undefined && own.length > 0) all.set(parent, mean(own));
    }
  }
  const rows: (readonly MapNode[])[] = [];
  for (const nodes of tree) {
    const children = grouped(sortNodes(nodes, all), ({ key }) => parents.get(key));
    const known = (rows.at(-1) ?? []).flatMap(({ key }) => children.get(key) ?? []);
    // Claims without a passage in the map have no parent.
    rows.push([...known, ...(children.get(undefined) ?? [])]);
  }
  return [...rows, ...columns.slice(lastColumn)];
}

/** Counts the pairs of links that cross, in the order of the columns. */
export function crossings(order: MapOrder, links: readonly MapRibbon[]): number {
  const [claims, entries] = [placesIn(order[2] ?? []), placesIn(order[lastColumn] ?? [])];
  const ends = links
    .map(({ from, to }) => [claims.get(from) ?? 0, entries.get(to) ?? 0] as const)
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  // The links so far, by the place of their entry.
  const before = new Array<number>(entries.size).fill(0);
  let count = 0;
  for (const [, entry] of ends) {
    for (let place = entry + 1; place < before.length; place += 1) count += before[place] ?? 0;
    before[entry] = (before[entry] ?? 0) + 1;
  }
  return count;
}
