import { describe, expect, it } from 'vitest';
import { costsIn, type TraceEvent } from './trace.ts';

const main = { pid: 1, tid: 1, ph: 'X' };
const task = (ts: number, dur: number, tdur = dur): TraceEvent => ({ ...main, name: 'RunTask', ts, dur, tdur });
const key = (ts: number): TraceEvent => ({ ...main, name: 'EventDispatch', ts, args: { data: { type: 'keydown' } } });
const paint = (ts: number): TraceEvent => ({ ...main, name: 'Paint', ts, dur: 10 });

describe('the keys in a trace', () => {
  it('have the tasks up to the paint of each, and those until the next key', () => {
    const trace = [
      task(0, 500),
      task(1000, 3000),
      key(1100),
      task(5000, 2000),
      paint(6000),
      task(8000, 1000),
      task(20_000, 4000),
      key(20_100),
      paint(23_000),
    ];
    expect(costsIn(trace, 'keydown')).toEqual([
      { untilPaint: 5, all: 6 },
      { untilPaint: 4, all: 4 },
    ]);
  });

  it('have processor time, or clock time without it', () => {
    const bare: TraceEvent = { ...main, name: 'RunTask', ts: 1000, dur: 3000 };
    expect(costsIn([task(1000, 3000, 1200), key(1100)], 'keydown')[0]?.all).toBe(1.2);
    expect(costsIn([bare, key(1100)], 'keydown')[0]?.all).toBe(3);
  });

  it('do not include other threads and other events', () => {
    const other = { ...task(1200, 9000), tid: 2 };
    const click = { ...key(500), args: { data: { type: 'click' } } };
    expect(costsIn([click, task(1000, 2000), other, key(1100)], 'keydown')).toHaveLength(1);
    expect(costsIn([task(1000, 2000), other, key(1100)], 'keydown')[0]?.all).toBe(2);
    expect(costsIn([], 'keydown')).toEqual([]);
  });
});
