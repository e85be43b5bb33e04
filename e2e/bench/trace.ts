/** Reads the work of the page's main thread for each event from a trace of the browser. */
import type { CDPSession } from '@playwright/test';

/** The used part of a trace event. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread, if the system provides it. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** The cost of one event for the main thread, in ms of its processor time. */
export interface EventCost {
  /** The tasks from the one that handles the event up to the first paint after it. */
  readonly untilPaint: number;
  /** All tasks until the next such event or the end of the trace: script, style, layout, paint and deferred work. */
  readonly all: number;
}

const usual = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Performs an action while the browser traces. Returns the trace. */
export async function traced(session: CDPSession, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => {
    for (const event of value as TraceEvent[]) events.push(event);
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: usual },
  });
  try {
    await act();
  } finally {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    session.off('Tracing.dataCollected', collect);
  }
  return events;
}

/** The processor time of a trace event or, without it, its clock time, in ms. */
const timeOf = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000;
const sum = (tasks: readonly TraceEvent[]): number => tasks.reduce((total, task) => total + timeOf(task), 0);
const byTime = (one: TraceEvent, other: TraceEvent): number => one.ts - other.ts;

/**
 * The costs of the events of a type (`keydown`, `click`), in their order, from the tasks that each caused. Tasks of
 * other threads do not count.
 */
export function costsIn(trace: readonly TraceEvent[], type: string): readonly EventCost[] {
  const events = trace.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type).sort(byTime);
  const [first] = events;
  const own = trace.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid);
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').sort(byTime);
  const paints = own.filter(({ name }) => name === 'Paint').sort(byTime);
  return events.map((event, index) => {
    const end = events[index + 1]?.ts ?? Infinity;
    // The task that handles an event starts before the event.
    const all = tasks.filter(({ ts, dur = 0 }) => ts + dur >= event.ts && ts + dur < end);
    const paint = paints.find(({ ts }) => ts >= event.ts && ts < end)?.ts ?? end;
    return { untilPaint: sum(all.filter(({ ts }) => ts <= paint)), all: sum(all) };
  });
}
