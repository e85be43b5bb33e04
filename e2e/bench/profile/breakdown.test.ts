import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../trace.ts';
import { breakdownOf, kindOf, withWaiting, type Breakdown } from './breakdown.ts';
import type { Sample } from './samples.ts';

const thread = { pid: 1, tid: 1 };
/** An event that starts at `ts` and lasts `dur` microseconds, with `tdur` of processor time. */
const span = (name: string, ts: number, dur: number, tdur = dur): TraceEvent => ({
  ...thread,
  name,
  ph: 'X',
  ts,
  dur,
  tdur,
});
const rounded = (parts: Breakdown['parts']): unknown =>
  Object.fromEntries(Object.entries(parts).map(([kind, time]) => [kind, Number(time.toFixed(6))]));
const nowhere = () => undefined;

/** Samples of the functions `own`, `library` and `react`, every 100 microseconds from `ts`. */
function samples(ts: number, names: readonly string[]): readonly TraceEvent[] {
  const nodes = ['own', 'library', 'react'].map((functionName, id) => ({ id, callFrame: { functionName } }));
  const data = {
    cpuProfile: {
      nodes,
      samples: names.map((name) => nodes.findIndex(({ callFrame }) => callFrame.functionName === name)),
    },
    timeDeltas: names.map(() => 100),
  };
  const event = { ...thread, ph: 'P', ts, id: '0x1' };
  return [
    { ...event, name: 'Profile', args: { data: { startTime: ts } as never } },
    { ...event, name: 'ProfileChunk', tid: 9, args: { data: data as never } },
  ];
}

const placeOf = ({ frames }: Sample) => {
  const name = frames[0]?.functionName ?? '';
  const owner =
    name === 'react' ? ('React' as const) : name === 'library' ? ('libraries' as const) : ('our script' as const);
  return { owner, words: name };
};

describe('where the time of a thread went', () => {
  const task = [
    span('RunTask', 1000, 1000),
    span('FunctionCall', 1100, 500),
    span('Layout', 1300, 200),
    span('UpdateLayoutTree', 1600, 100),
    span('Paint', 1700, 250),
  ];
  const whole = [{ from: 1000, to: 2000 }];

  it('counts for each kind the time without its inner kinds', () => {
    const { total, parts } = breakdownOf(task, thread, whole, nowhere);
    expect(rounded(parts)).toEqual({ 'our script': 0.3, layout: 0.2, style: 0.1, paint: 0.25, other: 0.15 });
    expect(total).toBeCloseTo(1);
  });

  it('counts processor time, without other threads and other times', () => {
    const late = span('Paint', 5000, 100);
    const elsewhere = { ...span('Paint', 1800, 100), tid: 2 };
    const waited = [span('RunTask', 1000, 1000, 400), span('Layout', 1100, 500, 300), late, elsewhere];
    expect(rounded(breakdownOf(waited, thread, whole, nowhere).parts)).toEqual({ layout: 0.3, other: 0.1 });
  });

  it('is the mean of several intervals', () => {
    const twice = [span('Paint', 1000, 100), span('Paint', 2000, 300)];
    const stretches = [
      { from: 1000, to: 1500 },
      { from: 2000, to: 2500 },
    ];
    expect(breakdownOf(twice, thread, stretches, nowhere).parts).toEqual({ paint: 0.2 });
  });

  it('divides script time according to samples, without those in layout', () => {
    // At 1150, 1250 and 1550 in script, and at 1350 and 1450 in the layout that the script caused.
    const trace = [...task, ...samples(1050, ['react', 'own', 'library', 'library', 'react'])];
    const { parts, top } = breakdownOf(trace, thread, whole, placeOf);
    expect(parts.React).toBeCloseTo(0.2);
    expect(parts['our script']).toBeCloseTo(0.1);
    expect(parts.libraries).toBeUndefined();
    expect(top.map(({ what }) => what)).toEqual(['react', 'own']);
  });

  it('counts samples outside scripts as the engine’s', () => {
    const trace = [...task, ...samples(1050, ['own'])];
    expect(breakdownOf(trace, thread, whole, nowhere).parts.engine).toBeCloseTo(0.3);
  });

  it('counts the remaining clock time as waiting', () => {
    const known = breakdownOf(task, thread, whole, nowhere);
    expect(withWaiting(known, 5).parts.waiting).toBeCloseTo(4);
    expect(withWaiting(known, 5).total).toBeCloseTo(5);
    expect(withWaiting(known, 0.5).parts.waiting).toBe(0);
  });

  it('has a kind for each event', () => {
    const events = {
      script: ['EventDispatch', 'FunctionCall'],
      engine: ['v8.compile', 'MajorGC'],
      style: ['UpdateLayoutTree'],
      layout: ['Layout'],
      layerize: ['Layerize'],
      'pre-paint': ['PrePaint'],
      paint: ['Paint'],
      commit: ['Commit'],
      other: ['RunTask'],
    };
    const found = Object.values(events).map((names) => names.map(kindOf));
    expect(found).toEqual(Object.entries(events).map(([kind, names]) => names.map(() => kind)));
  });
});
