import { describe, expect, it } from 'vitest';
import { ours, Results, row } from './results.ts';
import { betweenMarks, markdownTable, ratioShown, shown, type RunFacts } from './table.ts';

const open = row('open', 'Open MAX-COUNT', { budget: 1000, against: { peer: 'RJSF live', atMost: 1 / 30 } });
const facts: RunFacts = {
  date: '2026-11-27T10:00:00Z',
  machine: '2 × processor',
  browser: 'Chromium 1',
  command: 'npm run bench',
  noise: 'The machine was quiet.',
  failures: [{ block: 'ours, reports', why: 'not within 240 s' }],
};

describe('the table of the benchmark', () => {
  it('shows figures with their significant digits', () => {
    const figures = [
      [30_123.4, 'ms', '30,123 ms'],
      [12.34, 'ms', '12.3 ms'],
      [0.123, 'ms', '0.12 ms'],
      [0, 'frames', '0'],
      [690_108, 'nodes', '690,108'],
      [Number.NaN, 'ms', '–'],
    ] as const;
    expect(figures.map(([value, unit]) => [value, unit, shown(value, unit)])).toEqual(figures);
  });

  it('states how many times faster or slower ours is', () => {
    expect([ratioShown(8, 2000), ratioShown(8, 16), ratioShown(8, 4), ratioShown(4, 0)]).toEqual([
      '1/250',
      '1/2.0',
      '2.0×',
      '',
    ]);
  });

  it('gives every peer a line, and says what has no peer, no figure or a missed budget', () => {
    const results = new Results();
    results.record('open', ours, 500, 520, 540);
    results.record('open', 'RJSF live', 30_000);
    results.record('open', 'RJSF not live', 10_000);
    results.record('key', ours, 20);
    const rows = [
      open,
      row('key', 'A key', { budget: 16, statistic: 'p95', note: 'By the clock.' }),
      row('no', 'None'),
    ];
    const lines = markdownTable(results, rows, facts).split('\n');
    expect(lines[0]).toContain('Measured on 2026-11-27');
    expect(lines.slice(4)).toEqual([
      '| Open MAX-COUNT | ≤ 1,000 ms, ≤ 1/30 of RJSF live | 520 ms | 500–540 | RJSF live 30,000 ms (once) | 1/58 | met |',
      '|  |  |  |  | RJSF not live 10,000 ms (once) | 1/19 |  |',
      '| A key (p95) | ≤ 16 ms | 20 ms | once | none |  | not met |',
      '| None |  | – |  | none |  | not measured |',
      '',
      '- Not measured: ours, reports: not within 240 s',
      '- A key: By the clock.',
    ]);
  });

  it('replaces the text between the marks, and says if there are none', () => {
    const text = 'Before\n<!-- benchmark: begin -->\nold\n<!-- benchmark: end -->\nAfter';
    expect(betweenMarks(text, 'new')).toBe(
      'Before\n<!-- benchmark: begin -->\n\nnew\n\n<!-- benchmark: end -->\nAfter',
    );
    expect(() => betweenMarks('nothing', 'new')).toThrow('must contain');
  });
});
