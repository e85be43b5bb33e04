/** Makes the boxes and the ribbons of a map reachable: one is in the tab order, and each leads to the desk. */
import { useCallback, useState, type FocusEvent, type MouseEvent } from 'react';
import type { EvidenceMap } from '../../core/pictures/map/map-model.ts';
import type { ItemAttributes } from '../../shared/picture/shapes-view.tsx';
import type { MapStops } from './map-lanes.ts';
import type { MapOpener } from './use-map-opener.ts';
import classes from './map.module.css';

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
