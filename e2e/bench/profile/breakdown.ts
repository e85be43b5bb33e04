/** Where the main thread’s time went, by the kinds of the browser’s trace and by the owner of the script. */
import { grouped } from '../../../src/core/json/grouped.ts';
import { timeOf, type TraceEvent } from '../trace.ts';
import { samplesIn, type Sample } from './samples.ts';

/** The kinds of work, in display order. `waiting` is clock time without work. */
export const kinds = [
  'our script',
  'React',
  'libraries',
  'engine',
  'style',
  'layout',
  'pre-paint',
  'paint',
  'layerize',
  'commit',
  'other',
  'waiting',
] as const;
export type Kind = (typeof kinds)[number];

/** The owner of a script. */
export type Owner = 'our script' | 'React' | 'libraries';

/** A function, by its place in the build and its source. */
export interface Place {
  readonly owner: Owner;
  /** Its readable name and file. */
  readonly words: string;
}

/** A breakdown of a piece of work. Times in ms. */
export interface Breakdown {
  /** The total: the sum of the parts. */
  readonly total: number;
  readonly parts: Readonly<Partial<Record<Kind, number>>>;
  /** The functions with the most time of their own. */
  readonly top: readonly { readonly what: string; readonly time: number }[];
}

/** An interval of a thread’s time, in microseconds of the trace. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const scripts =
  /^(EventDispatch|FunctionCall|EvaluateScript|TimerFire|RunMicrotasks|FireAnimationFrame|FireIdleCallback|v8\.(?!gc)|V8\.(?!GC)|HandlePostMessage|IDB|XHR|WebSocket|ModuleEvaluat|StreamingCompile)/;
const named: readonly (readonly [RegExp, Kind | 'script'])[] = [
  [/^(MinorGC|MajorGC|V8\.GC|BlinkGC|CppGC)|[cC]ompile|CacheScript/, 'engine'],
  [scripts, 'script'],
  [/^(UpdateLayoutTree|RecalculateStyles|ScheduleStyleRecalculation|ParseAuthorStyleSheet|InvalidateStyle)/, 'style'],
  [/^(Layout|HitTest|IntersectionObserver)/, 'layout'],
  [/^(PrePaint|UpdateLayerTree)/, 'pre-paint'],
  [/^(Paint|DecodeImage)/, 'paint'],
  [/^Layerize/, 'layerize'],
  [/^Commit$/, 'commit'],
];

/** The kind of a trace event. Script time is divided by samples. */
export const kindOf = (name: string): Kind | 'script' => named.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** An event with its own time, without its children’s, in ms, and when that was. */
interface Own {
  readonly event: TraceEvent;
  readonly time: number;
}

/** Arranges the events of one thread as a forest and computes the own time of each. */
function ownTimes(events: readonly TraceEvent[]): readonly Own[] {
  const whole = events
    .filter(({ ph }) => ph === 'X')
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const children = new Map<TraceEvent, number>();
  const open: TraceEvent[] = [];
  for (const event of whole) {
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) children.set(parent, (children.get(parent) ?? 0) + timeOf(event));
    open.push(event);
  }
  return whole.map((event) => ({ event, time: Math.max(0, timeOf(event) - (children.get(event) ?? 0)) }));
}

const endOf = (event: TraceEvent | undefined): number => (event ? event.ts + (event.dur ?? 0) : Infinity);

const isIn = (stretches: readonly Stretch[], time: number): boolean =>
  stretches.some(({ from, to }) => time >= from && time < to);

/** Returns the kind of the innermost event at each sample’s time. Both must be sorted by time. */
function kindsAt(events: readonly Own[], samples: readonly Sample[]): readonly (Kind | 'script')[] {
  const open: TraceEvent[] = [];
  let next = 0;
  return samples.map(({ time }) => {
    for (; (events[next]?.event.ts ?? Infinity) <= time; next += 1) {
      const event = events[next]?.event;
      while (open.length > 0 && endOf(open.at(-1)) <= (event?.ts ?? 0)) open.pop();
      if (event) open.push(event);
    }
    while (open.length > 0 && endOf(open.at(-1)) <= time) open.pop();
    return kindOf(open.at(-1)?.name ?? '');
  });
}

/**
 * Breaks down the work of a thread as the mean of the intervals. Script time is divided by owner according to the
 * samples of the trace. Without samples, all of it is ours.
 */
export function breakdownOf(
  trace: readonly TraceEvent[],
  thread: { readonly pid: number; readonly tid: number },
  stretches: readonly Stretch[],
  placeOf: (sample: Sample) => Place | undefined,
): Breakdown {
  const own = trace.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid);
  const events = ownTimes(own);
  const sums = new Map<Kind | 'script', number>();
  for (const { event, time } of events) {
    if (isIn(stretches, event.ts)) sums.set(kindOf(event.name), (sums.get(kindOf(event.name)) ?? 0) + time);
  }
  const samples = samplesIn(trace, thread).filter(({ time }) => isIn(stretches, time));
  const inScript = kindsAt(events, samples);
  const places = samples.filter((_, index) => inScript[index] === 'script').map(placeOf);
  const times = Math.max(1, stretches.length);
  return shared(sums, places, times);
}

function shared(
  sums: ReadonlyMap<Kind | 'script', number>,
  places: readonly (Place | undefined)[],
  times: number,
): Breakdown {
  const script = (sums.get('script') ?? 0) / times;
  const known = places.filter((place) => place !== undefined);
  const parts = new Map<Kind, number>();
  const add = (kind: Kind, time: number): unknown => time > 0 && parts.set(kind, (parts.get(kind) ?? 0) + time);
  for (const [kind, time] of sums) if (kind !== 'script') add(kind, time / times);
  if (places.length === 0) add('our script', script);
  for (const place of places) add(place?.owner ?? 'engine', script / places.length);
  const top = [...grouped(known, ({ words }) => words)]
    .map(([what, found]) => ({ what, time: (script * found.length) / places.length }))
    .sort((one, other) => other.time - one.time)
    .slice(0, 5);
  const total = [...parts.values()].reduce((sum, time) => sum + time, 0);
  return { total, parts: Object.fromEntries(parts), top };
}

/** Adds the remaining clock time to a breakdown. */
export function withWaiting({ total, parts, top }: Breakdown, clock: number): Breakdown {
  const waiting = Math.max(0, clock - total);
  return { total: total + waiting, parts: { ...parts, waiting }, top };
}
