/**
 * The layout of a map: boxes in four fixed columns and ribbons between them, in CSS pixels from the left top corner.
 */
import { grouped } from '../../json/grouped.ts';
import type { EvidenceMap, MapNode, MapRibbon } from './map-model.ts';

// The order of a map's nodes in their columns. Publishers, passages and claims form a tree, whose ribbons never cross
// if each node's own are adjacent. Only the ribbons between claims and entries can cross; a few sweeps by barycentre
// make that rare.

/** The nodes of each column, from top to bottom. */
type MapOrder = readonly (readonly MapNode[])[];

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

/** A node with its box. */
export interface PlacedNode {
  readonly node: MapNode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A ribbon between the right side of one box and the left side of the next. `top` values are its upper edges. */
export interface PlacedRibbon {
  readonly ribbon: MapRibbon;
  readonly left: { readonly x: number; readonly top: number };
  readonly right: { readonly x: number; readonly top: number };
  readonly height: number;
}

/** A map with the boxes of its nodes and ribbons, in CSS pixels. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly ribbons: readonly PlacedRibbon[];
}

/** The left edges and the widths of the columns. */
export const columnBoxes: readonly { readonly x: number; readonly width: number }[] = [
  { x: 0, width: 180 },
  { x: 270, width: 240 },
  { x: 600, width: 280 },
  { x: 970, width: 240 },
];
const mapWidth = 1210;

/** The sizes of boxes and gaps, by the most nodes in a column: the more nodes, the smaller. */
const sizes = [
  { most: 6, box: 78, gap: 12 },
  { most: 12, box: 62, gap: 12 },
  { most: 20, box: 46, gap: 10 },
];
const dense = { most: Infinity, box: 22, gap: 4 };
/** The height of one path, and of the largest node. Many paths are drawn thinner. */
const thickest = 12;
const tallest = 720;

/**
 * Lays out a map. Boxes are higher by `extra` CSS pixels, unless they are dense. The same map always has the same
 * layout.
 */
export function layOutMap(map: EvidenceMap, extra = 0): MapLayout {
  const columns = orderOf(map);
  const longest = Math.max(...columns.map(({ length }) => length));
  const large = sizes.find(({ most }) => longest <= most);
  const size = large ? { ...large, box: large.box + extra } : dense;
  const unit = Math.min(thickest, tallest / Math.max(1, map.paths.length));
  const heights = new Map(map.nodes.map((node) => [node.key, Math.max(size.box, node.paths * unit)]));
  const stacks = columns.map((nodes) => stackHeight(nodes, heights, size.gap));
  const height = Math.max(...stacks);
  const nodes = placeColumns(columns, map.ribbons, { heights, gap: size.gap, height, anchor: stacks.indexOf(height) });
  return { width: mapWidth, height, nodes, ribbons: placeRibbons(map.ribbons, nodes, unit) };
}

function stackHeight(nodes: readonly MapNode[], heights: ReadonlyMap<string, number>, gap: number): number {
  return nodes.reduce((sum, { key }) => sum + (heights.get(key) ?? 0) + gap, -gap);
}

interface Measures {
  readonly heights: ReadonlyMap<string, number>;
  readonly gap: number;
  readonly height: number;
  /** The tallest column, which fills the height. The others follow it. */
  readonly anchor: number;
}

/** Places the columns from the tallest one outwards, each node as close as possible to the middle of its neighbours. */
function placeColumns(
  columns: readonly (readonly MapNode[])[],
  ribbons: readonly MapRibbon[],
  measures: Measures,
): readonly PlacedNode[] {
  const placed = new Map<string, PlacedNode>();
  const after = grouped(ribbons, ({ from }) => from);
  const before = grouped(ribbons, ({ to }) => to);
  const others = columns.map((_, column) => column).sort((a, b) => distance(a, measures) - distance(b, measures));
  for (const column of others) {
    const nodes = columns[column] ?? [];
    const wanted = nodes.map(({ key }) => {
      const links = column < measures.anchor ? after.get(key) : before.get(key);
      const ends = (links ?? []).flatMap(({ from, to, paths }) => {
        const end = placed.get(column < measures.anchor ? to : from);
        return end ? [{ centre: end.y + end.height / 2, weight: paths.length }] : [];
      });
      return centreOf(ends);
    });
    for (const box of stack(nodes, wanted, column, measures)) placed.set(box.node.key, box);
  }
  return columns.flat().flatMap(({ key }) => placed.get(key) ?? []);
}

function distance(column: number, { anchor }: Measures): number {
  return Math.abs(column - anchor);
}

function centreOf(ends: readonly { readonly centre: number; readonly weight: number }[]): number | undefined {
  const weight = ends.reduce((sum, end) => sum + end.weight, 0);
  return weight === 0 ? undefined : ends.reduce((sum, end) => sum + end.centre * end.weight, 0) / weight;
}

/** Stacks the nodes of a column near the wanted centres, in their order, without overlaps, and within the height. */
function stack(
  nodes: readonly MapNode[],
  wanted: readonly (number | undefined)[],
  column: number,
  { heights, gap, height }: Measures,
): readonly PlacedNode[] {
  const { x = 0, width = 0 } = columnBoxes[column] ?? {};
  const sizes = nodes.map(({ key }) => heights.get(key) ?? 0);
  const tops: number[] = [];
  let end = 0;
  for (const [at, size] of sizes.entries()) {
    const centre = wanted[at];
    const top = Math.max(end, centre === undefined ? end : centre - size / 2);
    tops.push(top);
    end = top + size + gap;
  }
  let limit = height;
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const top = Math.max(0, Math.min(tops[at] ?? 0, limit - (sizes[at] ?? 0)));
    tops[at] = top;
    limit = top - gap;
  }
  return nodes.map((node, at) => ({ node, x, y: tops[at] ?? 0, width, height: sizes[at] ?? 0 }));
}

const effectOrder: Readonly<Record<string, number>> = { supports: 0, other: 1, contradicts: 2 };

/** Attaches the ribbons to their boxes, in the order of their other ends, so that they do not cross there. */
function placeRibbons(
  ribbons: readonly MapRibbon[],
  nodes: readonly PlacedNode[],
  unit: number,
): readonly PlacedRibbon[] {
  const boxes = new Map(nodes.map((box, order) => [box.node.key, { box, order }]));
  const lefts = attach(ribbons, 'from', 'to', boxes, unit);
  const rights = attach(ribbons, 'to', 'from', boxes, unit);
  return ribbons.flatMap((ribbon) => {
    const [from, to] = [boxes.get(ribbon.from)?.box, boxes.get(ribbon.to)?.box];
    if (!from || !to) return [];
    return [
      {
        ribbon,
        left: { x: from.x + from.width, top: lefts.get(ribbon.key) ?? from.y },
        right: { x: to.x, top: rights.get(ribbon.key) ?? to.y },
        height: ribbon.paths.length * unit,
      },
    ];
  });
}

type Boxes = ReadonlyMap<string, { readonly box: PlacedNode; readonly order: number }>;

/** Returns the upper edge of each ribbon at one side. The ribbons of a box are stacked around its middle. */
function attach(
  ribbons: readonly MapRibbon[],
  side: 'from' | 'to',
  other: 'from' | 'to',
  boxes: Boxes,
  unit: number,
): ReadonlyMap<string, number> {
  const tops = new Map<string, number>();
  const rank = (ribbon: MapRibbon): number => boxes.get(ribbon[other])?.order ?? 0;
  const effect = (ribbon: MapRibbon): number => effectOrder[ribbon.effect ?? ''] ?? 3;
  for (const [key, own] of grouped(ribbons, (ribbon) => ribbon[side])) {
    const box = boxes.get(key)?.box;
    if (!box) continue;
    const total = own.reduce((sum, { paths }) => sum + paths.length * unit, 0);
    let top = box.y + (box.height - total) / 2;
    for (const ribbon of own.sort((one, two) => rank(one) - rank(two) || effect(one) - effect(two))) {
      tops.set(ribbon.key, top);
      top += ribbon.paths.length * unit;
    }
  }
  return tops;
}
