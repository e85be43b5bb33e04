import { describe, expect, it } from 'vitest';
import { ours, Results, type Row } from '../results.ts';
import { notesOf, ratioShown, shown, tableOf } from './figures.ts';

const unbounded: Row = { id: 'open', group: 'open', what: 'Open MAX-COUNT', unit: 'ms', statistic: 'median' };
const row: Row = { ...unbounded, budget: 1000, against: { peer: 'RJSF live', atMost: 1 / 30 } };

describe('how the figures of the benchmark are shown', () => {
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
    expect(ratioShown(8, 2000)).toBe('1/250');
    expect(ratioShown(8, 16)).toBe('1/2.0');
    expect(ratioShown(8, 4)).toBe('2.0×');
    expect(ratioShown(0, 4)).toBe('0×');
    expect(ratioShown(0, 0)).toBe('same');
    expect(ratioShown(4, 0)).toBe('');
  });

  it('gives every peer a separate line after ours', () => {
    const results = new Results();
    results.record('open', ours, 500, 520, 540);
    results.record('open', 'RJSF live', 30_000);
    results.record('open', 'JSONForms', 15_000);
    const [first, second, ...more] = tableOf(results, [row]);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      budget: '≤ 1,000 ms, ≤ 1/30 of RJSF live',
      ours: '520 ms',
      spread: '500–540',
      peer: 'RJSF live 30,000 ms (once)',
      ratio: '1/58',
      verdict: 'met',
    });
    expect(second).toMatchObject({ what: '', ours: '', peer: 'JSONForms 15,000 ms (once)', ratio: '1/29' });
  });

  it('says that there is no peer, or that it was not measured', () => {
    const results = new Results();
    results.record('open', ours, 500);
    const free: Row = { ...unbounded, what: 'Open', note: 'By the clock.' };
    expect(tableOf(results, [free])[0]).toMatchObject({ peer: 'none', ratio: '', spread: 'once', verdict: '' });
    expect(tableOf(results, [row])[0]).toMatchObject({ peer: 'RJSF live: not measured', verdict: 'met' });
    expect(notesOf(results, [free, row, { ...free, id: 'other' }])).toEqual(['Open: By the clock.']);
  });

  it('says why a peer has no figure, until it has one', () => {
    const results = new Results();
    results.record('open', ours, 500);
    results.absent('open', 'JSONForms', 'not within 120 s');
    expect(tableOf(results, [row])[0]).toMatchObject({ peer: 'JSONForms: not within 120 s', ratio: '' });
    results.record('open', 'JSONForms', 1000);
    expect(tableOf(results, [row])[0]).toMatchObject({ peer: 'JSONForms 1,000 ms (once)', ratio: '1/2.0' });
  });

  it('says why ours has no figure', () => {
    const results = new Results();
    results.absent('open', ours, 'failed: gone');
    expect(tableOf(results, [row])[0]).toMatchObject({ ours: '–', verdict: 'failed: gone' });
  });

  it('says that a budget is not met', () => {
    const results = new Results();
    results.record('open', ours, 1200);
    expect(tableOf(results, [row])[0]).toMatchObject({ verdict: 'not met' });
  });

  it('says why a row has no figure', () => {
    const results = new Results();
    results.remark('open', 'not there');
    expect(tableOf(results, [row])[0]).toMatchObject({ ours: '–', verdict: 'not there' });
  });
});
