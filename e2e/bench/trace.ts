/** Reads from a trace of the browser what the page's main thread did for each event. */
import type { CDPSession } from '@playwright/test';

/** An event of a trace, as far as it is used here. Times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread, where the system tells it. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** What one event cost the main thread, in ms of its own processor time. */
export interface EventCost {
  /** The tasks from the one that handles the event up to the first paint after it. */
  readonly untilPaint: number;
  /** All tasks until the next such event, or the trace's end: script, style, layout, paint, and what was put off. */
  readonly all: number;
  /** The longest of them. */
  readonly longest: number;
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Does something while the browser traces, and gives the trace. */
export async function traced(session: CDPSession, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): number => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: categories },
  });
  await act();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', collect);
  return events;
}

const timeOf = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000;
const sum = (tasks: readonly TraceEvent[]): number => tasks.reduce((total, task) => total + timeOf(task), 0);

/** The costs of the events of a type (`keydown`, `click`), in their order. Tasks of other threads do not count. */
export function costsIn(trace: readonly TraceEvent[], type: string): readonly EventCost[] {
  const events = trace
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
    .sort((one, other) => one.ts - other.ts);
  const [first] = events;
  const own = trace.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid);
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').sort((one, other) => one.ts - other.ts);
  const paints = own.filter(({ name }) => name === 'Paint').sort((one, other) => one.ts - other.ts);
  return events.map(({ ts }, index) => {
    const end = events[index + 1]?.ts ?? Infinity;
    // The task that handles the event began before it, and so did the next event's.
    const within = tasks.filter((task) => task.ts + (task.dur ?? 0) >= ts && task.ts + (task.dur ?? 0) < end);
    const paint = paints.find((candidate) => candidate.ts >= ts && candidate.ts < end)?.ts ?? end;
    return {
      untilPaint: sum(within.filter((task) => task.ts <= paint)),
      all: sum(within),
      longest: Math.max(0, ...within.map(timeOf)),
    };
  });
}
