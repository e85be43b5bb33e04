/** Records the work of a page with a profile of its functions, and breaks it down. */
import { traced, tasksFor, type TraceEvent } from '../trace.ts';
import type { Tab } from '../tab.ts';
import { breakdownOf, withWaiting, type Breakdown, type Stretch } from './breakdown.ts';
import type { placesIn } from './places.ts';

type PlaceOf = ReturnType<typeof placesIn>;

const categories = ['disabled-by-default-v8.cpu_profiler', 'blink.user_timing'];

/** Performs an action while the browser traces the page and samples its functions. */
export const profiled = ({ session }: Tab, act: () => Promise<void>): Promise<readonly TraceEvent[]> =>
  traced(session, act, categories);

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/**
 * The work for one key from the task that handles it to the one that paints it. The first key does not count, because
 * the browser starts its profiler with it.
 */
export function keysBrokenDown(trace: readonly TraceEvent[], placeOf: PlaceOf): Breakdown {
  const [first, ...others] = tasksFor(trace, 'keydown');
  if (!first) throw new Error('The trace has no key.');
  const stretches = others.map(({ event, untilPaint }): Stretch => {
    const [start, end] = [untilPaint[0] ?? event, untilPaint.at(-1) ?? event];
    return { from: start.ts, to: endOf(end) };
  });
  return breakdownOf(trace, first.event, stretches, placeOf);
}

/** The work from an event to the expected frame, `clock` ms later. Time without work counts as waiting. */
export function eventBrokenDown(
  trace: readonly TraceEvent[],
  type: string,
  clock: number,
  placeOf: PlaceOf,
): Breakdown {
  const event = tasksFor(trace, type)[0]?.event;
  if (!event) throw new Error(`The trace has no event “${type}”.`);
  const stretch = { from: event.ts, to: event.ts + clock * 1000 };
  return withWaiting(breakdownOf(trace, event, [stretch], placeOf), clock);
}

/** The work from the start of a page to the expected frame, `clock` ms later. */
export function startBrokenDown(trace: readonly TraceEvent[], clock: number, placeOf: PlaceOf): Breakdown {
  const start = trace.filter(({ name }) => name === 'navigationStart').at(-1);
  if (!start) throw new Error('The trace has no start of a page.');
  const stretch = { from: start.ts, to: start.ts + clock * 1000 };
  return withWaiting(breakdownOf(trace, start, [stretch], placeOf), clock);
}
