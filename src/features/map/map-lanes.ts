/** Moves by arrow keys between the boxes and the ribbons of a map, without the DOM. */
import type { MapLayout, PlacedNode, PlacedRibbon } from '../../core/pictures/map/map-layout.ts';

/** A box or a ribbon that the keys stop at. */
export interface MapStop {
  readonly key: string;
  /** Boxes are in lanes 0, 2, 4 and 6, and ribbons between them. */
  readonly lane: number;
  readonly y: number;
  /** The stops on its left and its right, from top to bottom. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export type MapStops = ReadonlyMap<string, MapStop>;

/** Returns the stops of a map, lane by lane, from top to bottom. */
export function stopsOf({ nodes, ribbons }: MapLayout): MapStops {
  const columns = new Map(nodes.map(({ node }) => [node.key, node.column]));
  const sorted = [...ribbons].sort((one, other) => middle(one) - middle(other));
  const stops = [
    ...nodes.map((shape) => nodeStop(shape, sorted)),
    ...sorted.map((shape) => ribbonStop(shape, columns.get(shape.ribbon.from) ?? 0)),
  ].sort((one, other) => one.lane - other.lane || one.y - other.y);
  return new Map(stops.map((stop) => [stop.key, stop]));
}

function nodeStop({ node, y, height }: PlacedNode, ribbons: readonly PlacedRibbon[]): MapStop {
  const keys = (side: 'from' | 'to'): readonly string[] =>
    ribbons.flatMap(({ ribbon }) => (ribbon[side] === node.key ? [ribbon.key] : []));
  return { key: node.key, lane: 2 * node.column, y: y + height / 2, before: keys('to'), after: keys('from') };
}

function ribbonStop(shape: PlacedRibbon, column: number): MapStop {
  const { ribbon } = shape;
  return { key: ribbon.key, lane: 2 * column + 1, y: middle(shape), before: [ribbon.from], after: [ribbon.to] };
}

function middle({ left, right, height }: PlacedRibbon): number {
  return (left.top + right.top + height) / 2;
}

/** Returns the stop that a key leads to; undefined if it leads nowhere. */
export function stopForKey(key: string, stops: MapStops, from: string): string | undefined {
  const stop = stops.get(from);
  if (!stop) return undefined;
  if (key === 'ArrowLeft') return nearest(stops, stop.before, stop.y);
  if (key === 'ArrowRight') return nearest(stops, stop.after, stop.y);
  const lane = [...stops.values()].filter((one) => one.lane === stop.lane);
  const at = lane.indexOf(stop);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lane.length - 1 }[key];
  return to === undefined ? undefined : lane[to]?.key;
}

function nearest(stops: MapStops, keys: readonly string[], y: number): string | undefined {
  const distance = (key: string): number => Math.abs((stops.get(key)?.y ?? Infinity) - y);
  return [...keys].sort((one, other) => distance(one) - distance(other))[0];
}
