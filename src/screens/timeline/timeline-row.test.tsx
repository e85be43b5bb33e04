import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowHeights, type TimelineRow as Row } from '../../core/pictures/timeline-layout.ts';
import { TimelineRow } from './timeline-row.tsx';

const moment = (text: string) => ({ kind: 'date' as const, moment: { seconds: Date.parse(text) / 1000 } });

it('says where the time scope is only while no part of it can be visible', () => {
  const row = {
    kind: 'entry',
    key: 'power_bases 0',
    y: 0,
    height: 48,
    label: 'PB-1',
    words: 'Velmara',
    name: 'PB-1, Velmara',
    marks: [],
    entry: { start: moment('2026-03-01T00:00:00Z'), end: moment('2026-03-09T00:00:00Z') },
    bar: { from: 40, to: 200, openStart: false, openEnd: false },
  } as unknown as Row;
  const scale = { from: 0, to: 1000, width: 10_000 };
  const words = (firstBlock: number) =>
    render(
      <TimelineRow row={row} scale={scale} firstBlock={firstBlock} endBlock={firstBlock + 5} active={undefined} />,
    ).container.querySelector('button > span')?.textContent;
  expect(words(0)).toBe('Velmara');
  expect(words(2)).toBe('← Scope ends 9 Mar 2026 · Velmara');
});

it('gives the signs of different effects at one moment targets of 24 × 24 pixels that do not overlap', () => {
  const sign = (effect: string) => ({
    key: effect,
    x: 100,
    name: effect,
    content: { kind: 'evidence', effect, outside: false, evidence: [{}] },
  });
  const row = {
    ...{ kind: 'entry', key: 'power_bases 0', y: 0, height: rowHeights.entry, label: 'PB-1', words: '', name: 'PB-1' },
    marks: [sign('supports'), sign('contradicts')],
    entry: {},
  } as unknown as Row;
  const { container } = render(
    <TimelineRow row={row} scale={{ from: 0, to: 1000, width: 1000 }} firstBlock={0} endBlock={1} active={undefined} />,
  );
  const targets = [...container.querySelectorAll('[data-item] > rect[fill="none"]')].map((target) =>
    ['x', 'y', 'width', 'height'].map((name) => Number(target.getAttribute(name))),
  );
  expect(targets).toEqual([
    [88, 2, 24, 24],
    [88, 26, 24, 24],
  ]);
  expect(rowHeights.entry).toBeGreaterThanOrEqual(50);
});
