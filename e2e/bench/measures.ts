/** How the bench measures: keys, paints and main-thread time, in a page of a real browser. */
import type { CDPSession, Page } from '@playwright/test';

/** What one key costs, in milliseconds. */
export interface KeyCost {
  /** From the event to the frame after it having been handed on. A frame comes every 16.7 ms, and this waits for one. */
  readonly painted: number;
  /** Processor time of the main thread from the key until it rests, script, style, layout and paint among them. */
  readonly main: number;
  /** The part of it that is script. */
  readonly script: number;
}

declare global {
  interface Window {
    benchPaint: { ready: Promise<number> };
  }
}

/** Makes the page note, for the next key or click, when the frame after it was painted. */
async function armPaint(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.benchPaint = {
      ready: new Promise((resolve) => {
        // No inner function gets a name here: the page does not have what a compiler would call for it.
        for (const type of ['keydown', 'click']) {
          addEventListener(
            type,
            (event) => {
              requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
                channel.port2.postMessage(null);
              });
            },
            { capture: true, once: true },
          );
        }
      }),
    };
  });
}

const painted = (page: Page): Promise<number> => page.evaluate(() => window.benchPaint.ready);

/** Waits until the main thread has nothing to do: an idle period, and a while behind it in which timers can start. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1) {
      await new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 200 });
      });
    }
  });
}

async function busy(session: CDPSession): Promise<{ readonly main: number; readonly script: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { main: of('TaskDuration'), script: of('ScriptDuration') };
}

/** Does one thing and measures it. `aside` is what measuring itself costs, from `costOfMeasuring`. */
export async function measure(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
  aside: Pick<KeyCost, 'main' | 'script'> = { main: 0, script: 0 },
): Promise<KeyCost> {
  await armPaint(page);
  await rest(page);
  const before = await busy(session);
  await act();
  const time = await painted(page);
  await rest(page);
  const after = await busy(session);
  return {
    painted: time,
    main: Math.max(0, after.main - before.main - aside.main),
    script: Math.max(0, after.script - before.script - aside.script),
  };
}

/** What measuring costs by itself: the same steps around a key that does nothing. */
export async function costOfMeasuring(page: Page, session: CDPSession): Promise<Pick<KeyCost, 'main' | 'script'>> {
  const costs: KeyCost[] = [];
  for (let time = 0; time < 9; time += 1) {
    costs.push(await measure(page, session, () => page.keyboard.press('Shift')));
  }
  return {
    main: percentile(
      costs.map(({ main }) => main),
      50,
    ),
    script: percentile(
      costs.map(({ script }) => script),
      50,
    ),
  };
}

/** The value below which a share of the values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}
