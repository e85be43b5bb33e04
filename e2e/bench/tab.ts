/** A measured page and its actions. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Wanted } from './in-page.ts';
import { costsIn, traced, type EventCost } from './trace.ts';

// Waiting with a time limit.

/** The awaited result exceeded its time limit. */
export class TooSlow extends Error {
  constructor(seconds: number) {
    super(`not within ${String(seconds)} s`);
  }
}

/** Returns the result of a promise. Throws TooSlow if it is not settled after this many seconds. */
export async function within<Made>(seconds: number, promise: Promise<Made>): Promise<Made> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(seconds)), seconds * 1000);
  });
  // A later rejection of the other promise is ignored.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

export interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
}

/** The time limit of an action, in seconds, after which a page counts as too slow. */
const patience = 120;

/** The open tabs. */
const tabs = new Set<Tab>();

/** Closes the tabs, even if their scripts are busy, and so ends everything that waits for them. */
export async function crashTabs(): Promise<void> {
  const crashes = [...tabs].map(({ session }) => session.send('Page.crash').catch(() => undefined));
  await Promise.race([Promise.all(crashes), new Promise((resolve) => setTimeout(resolve, 2000))]);
}

async function closeTab(tab: Tab): Promise<void> {
  try {
    await within(5, tab.page.close());
  } catch {
    await crashTabs();
    await within(5, tab.page.close()).catch(() => undefined);
  }
  tabs.delete(tab);
}

/** If the page was too slow, reports that instead of the resulting error. */
const told = (error: unknown): unknown =>
  error instanceof Error && error.name === 'TimeoutError' ? new TooSlow(patience) : error;

/** Opens a page, performs an action, and closes the page in any case. */
export async function withTab<Made>(context: BrowserContext, work: (tab: Tab) => Promise<Made>): Promise<Made> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience * 1000);
  const session = await context.newCDPSession(page);
  // Thread time instead of clock time, so that other load on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const tab = { page, session };
  tabs.add(tab);
  try {
    return await work(tab);
  } catch (error) {
    throw told(error);
  } finally {
    await closeTab(tab);
  }
}

/** Waits until the main thread is idle, twice, so that work started in the first idle period can end. */
export async function rest({ page }: Tab): Promise<void> {
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1) {
      await new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 500 });
      });
    }
  });
}

/**
 * Performs an action. Returns the time from the event of this type to the first frame that meets all conditions, in ms.
 */
export async function until(
  { page }: Tab,
  type: string,
  wanted: readonly Wanted[],
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(([name, things]) => window.bench.arm(name, things), [type, wanted] as const);
  await act();
  return within(
    patience,
    page.evaluate(() => window.bench.result()),
  );
}

/** The cost of each key. */
export interface Typed {
  readonly costs: readonly EventCost[];
  /** From each key to the frame after it, in ms. */
  readonly painted: readonly number[];
}

const pause = 120;
const words = 'the pilots keep to the schedule agreed in spring ';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Presses one key and waits like a typist or, if the page is slower, until it has painted. */
async function pressOne({ page }: Tab, key: string): Promise<void> {
  const started = performance.now();
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  if (performance.now() - started < pause) await wait(pause);
  else await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Types letters of a sentence in the focused field. Does not query the page meanwhile; the trace records its work. */
export async function typeKeys(tab: Tab, count: number): Promise<Typed> {
  await tab.page.evaluate(() => window.bench.takePainted());
  const trace = await traced(tab.session, async () => {
    for (let n = 0; n < count; n += 1) await pressOne(tab, words[n % words.length] ?? 'a');
    await wait(pause);
  });
  const painted = await tab.page.evaluate(() => window.bench.takePainted());
  return { costs: costsIn(trace, 'keydown'), painted };
}

/**
 * The result of a click: the time to the first frame that meets all conditions, and the main thread’s processor time,
 * in ms.
 */
export interface Clicked {
  readonly painted: number;
  readonly main: number;
}

/** Clicks, and measures both times with one click. */
export async function clicked(tab: Tab, wanted: readonly Wanted[], click: () => Promise<unknown>): Promise<Clicked> {
  let painted = Number.NaN;
  const trace = await traced(tab.session, async () => {
    painted = await until(tab, 'click', wanted, click);
    await wait(pause);
  });
  return { painted, main: costsIn(trace, 'click')[0]?.all ?? Number.NaN };
}

/** The result of scrolling for 90 frames. */
export interface Panned {
  /** How many of them were dropped: a frame that takes more than 1.5 times its interval counts as dropped. */
  readonly dropped: number;
  /** The main thread's processor time for each frame, in ms. */
  readonly main: readonly number[];
}

/** Scrolls the first element of `selector` that can be scrolled by a fixed step in every frame. */
export async function pan({ page, session }: Tab, selector: string, step = { x: 0, y: 60 }): Promise<Panned> {
  let dropped = Number.NaN;
  const trace = await traced(session, async () => {
    dropped = await page.evaluate(
      async ({ wanted, x, y }) => {
        const scroller = [...document.querySelectorAll(wanted)].find(
          (element) =>
            (x === 0 || element.scrollWidth > element.clientWidth + 200) &&
            (y === 0 || element.scrollHeight > element.clientHeight + 200) &&
            getComputedStyle(element).overflowY === 'auto',
        );
        if (!scroller) return Number.NaN;
        // The trace has an event only if something listens to it.
        document.body.addEventListener('frame', () => undefined);
        let last = await new Promise<number>(requestAnimationFrame);
        let count = 0;
        for (let frame = 0; frame < 90; frame += 1) {
          document.body.dispatchEvent(new Event('frame'));
          scroller.scrollBy(x, y);
          const now = await new Promise<number>(requestAnimationFrame);
          count += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
          last = now;
        }
        return count;
      },
      { wanted: selector, ...step },
    );
  });
  return { dropped, main: costsIn(trace, 'frame').map(({ all }) => all) };
}

/** The number of elements of the page, and its heap after garbage collection, in MB. */
export async function footprint({ page, session }: Tab): Promise<{ readonly nodes: number; readonly heap: number }> {
  for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  return { nodes, heap: usedSize / 1e6 };
}
