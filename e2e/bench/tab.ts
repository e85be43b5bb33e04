/** A page under measurement, and what is done with it. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Wanted } from './in-page.ts';
import { costsIn, traced, type EventCost } from './trace.ts';
import { TooSlow, within } from './within.ts';

export interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
}

/** For how many seconds a page may do nothing but what it was last asked for, before it counts as too slow. */
const patience = 120;

/** The tabs that are open. */
const tabs = new Set<Tab>();

/** Ends what the tabs do, even where their scripts are busy, and with them all that waits for them. */
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

/** Where the page was waited for in vain, that is the reason and not the words of who waited. */
const told = (error: unknown): unknown =>
  error instanceof Error && error.name === 'TimeoutError' ? new TooSlow(patience) : error;

/** Opens a page, does something with it, and closes it whatever comes of that. */
export async function withTab<Made>(context: BrowserContext, work: (tab: Tab) => Promise<Made>): Promise<Made> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience * 1000);
  const session = await context.newCDPSession(page);
  // Time of the thread, not of the clock: what else the machine does has no part in it.
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

/** Waits until the main thread has nothing to do: an idle period, and another in which what the first began can end. */
export async function rest({ page }: Tab): Promise<void> {
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1) {
      await new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 500 });
      });
    }
  });
}

/** Does something, and gives the ms from the event of this type to the first frame in which all that is wanted is there. */
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

/** What keys cost, one by one. */
export interface Typed {
  readonly costs: readonly EventCost[];
  /** From each key to the frame after it, in ms. */
  readonly painted: readonly number[];
}

const pause = 120;
const words = 'the pilots keep to the schedule agreed in spring ';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Presses one key, and waits as a typist does; where the page is slower than that, until it has painted. */
async function pressOne({ page }: Tab, key: string): Promise<void> {
  const started = performance.now();
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  if (performance.now() - started < pause) await wait(pause);
  else await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Presses so many keys of a sentence, and measures nothing. */
export async function tapKeys(tab: Tab, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await pressOne(tab, words[n % words.length] ?? 'a');
  await wait(pause);
}

/** Presses keys where the focus is. Nothing is asked of the page meanwhile: a trace tells what it did. */
export async function pressKeys(tab: Tab, keys: readonly string[]): Promise<Typed> {
  await tab.page.evaluate(() => window.bench.takePainted());
  const trace = await traced(tab.session, async () => {
    for (const key of keys) await pressOne(tab, key);
    await wait(pause);
  });
  const painted = await tab.page.evaluate(() => window.bench.takePainted());
  return { costs: costsIn(trace, 'keydown'), painted };
}

/** Types so many letters of a sentence. */
export const typeKeys = (tab: Tab, count: number): Promise<Typed> =>
  pressKeys(
    tab,
    Array.from({ length: count }, (_, n) => words[n % words.length] ?? 'a'),
  );

/** What a click came to: ms to the first frame with all that is wanted, and of processor time of the main thread in all. */
export interface Clicked {
  readonly painted: number;
  readonly main: number;
}

/** Clicks, and measures with one click both what is seen and what it costs. */
export async function clicked(tab: Tab, wanted: readonly Wanted[], click: () => Promise<unknown>): Promise<Clicked> {
  let painted = Number.NaN;
  const trace = await traced(tab.session, async () => {
    painted = await until(tab, 'click', wanted, click);
    await wait(pause);
  });
  return { painted, main: costsIn(trace, 'click')[0]?.all ?? Number.NaN };
}

/** The elements of the page, and what its scripts hold once everything that can go has gone, in MB. */
export async function footprint({ page, session }: Tab): Promise<{ readonly nodes: number; readonly heap: number }> {
  for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  return { nodes, heap: usedSize / 1e6 };
}
