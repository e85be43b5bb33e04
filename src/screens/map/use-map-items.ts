/** Makes the boxes and ribbons of a map reachable: arrow keys move between them, and each leads to the desk. */
import { useCallback, useState, type FocusEvent, type MouseEvent } from 'react';
import type { EvidenceMap, MapNode, MapPath, MapRibbon, MapThing } from '../../core/pictures/map/map-model.ts';
import type { ItemAttributes } from '../../shared/picture/shapes-view.tsx';
import classes from './map.module.css';
import { useDraft, useStores } from '../../shared/context.tsx';
import type { MapLayout, PlacedNode, PlacedRibbon } from '../../core/pictures/map/map-layout.ts';

export function useMapItems(map: EvidenceMap, stops: MapStops, opener: MapOpener) {
  const subject = map.nodes.find(({ isSubject }) => isSubject)?.key ?? '';
  const [chosen, setChosen] = useState(subject);
  const active = stops.has(chosen) ? chosen : subject;
  const attributes: ItemAttributes = useCallback(
    (item, { name, children }) => ({
      role: 'link',
      tabIndex: item === active ? 0 : -1,
      // The visible words, too: a person may say them to choose the item (WCAG 2.5.3).
      'aria-label': [name, children.flatMap((each) => (each.kind === 'text' ? [each.text] : [])).join(' ')]
        .filter(Boolean)
        .join('. '),
      className: classes.item ?? '',
      ...(item === subject ? { 'aria-current': true } : {}),
    }),
    [active, subject],
  );
  function open(key: string): void {
    const node = map.nodes.find((one) => one.key === key);
    const ribbon = map.ribbons.find((one) => one.key === key);
    const to = map.nodes.find((one) => one.key === ribbon?.to);
    if (node) opener.node(node);
    else if (ribbon && to) opener.ribbon(ribbon, to);
  }
  const listeners = {
    onFocus({ target }: FocusEvent): void {
      const key = itemAt(target);
      if (key !== undefined) setChosen(key);
    },
    onClick({ target }: MouseEvent): void {
      const key = itemAt(target);
      if (key !== undefined) open(key);
    },
  };
  return { attributes, listeners, open };
}

function itemAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<SVGElement>('[data-item]')?.dataset['item'] : undefined;
}

/** Opens what a part of a map shows. */
interface MapOpener {
  readonly node: (node: MapNode) => void;
  /** Opens the first link of a ribbon to an entry, and the box at the end of any other ribbon. */
  readonly ribbon: (ribbon: MapRibbon, to: MapNode) => void;
  /** Opens the link of a row of the table, or the last part of its path if it has no link. */
  readonly path: (path: MapPath) => void;
}

/** Opens the parts of a map at the desk. */
export function useMapOpener(): MapOpener {
  const { navigation, view } = useStores();
  const casefile = useDraft(({ workspace }) => workspace.casefile);

  function toPassage(observation: number | undefined, passageId: string | undefined): void {
    const index = casefile?.observations.findIndex(({ observation_id: id }) => id === observation) ?? -1;
    const hasPassage = casefile?.observations[index]?.passages.some(({ passage_id: id }) => id === passageId) === true;
    const field = index < 0 ? '' : `/observations/${String(index)}/title`;
    navigation.goTo({ to: 'desk', selection: { section: 'casefile' }, field });
    if (passageId === undefined || !hasPassage) return;
    view.actions.showPassage(passageId, observation ?? null);
    view.actions.leadToPassage();
  }

  function toPublisher(publisher: string | null | undefined): void {
    const index = casefile?.actors.findIndex(({ actor_id: id }) => id === publisher) ?? -1;
    const field = index < 0 ? '' : `/actors/${String(index)}/names`;
    navigation.goTo({ to: 'desk', selection: { section: 'casefile' }, field });
  }

  function toThing(thing: MapThing): void {
    switch (thing.kind) {
      case 'publisher':
        return toPublisher(thing.publisher);
      case 'passage':
        return toPassage(thing.observation, thing.passageId);
      case 'claim':
        return navigation.goTo({ to: 'desk', selection: { section: 'claims', index: thing.claim.index } });
      case 'entry':
        return navigation.goTo({ to: 'desk', selection: { section: thing.entry.list, index: thing.entry.index } });
      default:
        return navigation.goTo({ to: 'desk', selection: { section: 'claims' } });
    }
  }

  function toPath({ link, claim, observation, passageId }: MapPath): void {
    if (!link) return claim ? toThing({ kind: 'claim', claim }) : toPassage(observation, passageId);
    const selection = { section: link.entry.list, index: link.entry.index };
    return navigation.goTo({ to: 'desk', selection, field: `/evidence/${String(link.index)}` });
  }

  return {
    node: ({ thing }) => toThing(thing),
    ribbon({ paths: [first] }, to) {
      if (first?.link && to.thing.kind === 'entry') toPath(first);
      else toThing(to.thing);
    },
    path: toPath,
  };
}

/** A box or a ribbon that the keys stop at. */
interface MapStop {
  readonly key: string;
  /** Boxes are in lanes 0, 2, 4 and 6, and ribbons between them. */
  readonly lane: number;
  readonly y: number;
  /** The stops on its left and its right, from top to bottom. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

type MapStops = ReadonlyMap<string, MapStop>;

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
