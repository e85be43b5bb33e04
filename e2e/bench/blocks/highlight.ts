/** Marking 2,000 spans in a passage of 1 MB: the passage alone, and the desk with its strip beside it. */
import type { Bench, Group } from '../bench.ts';
import type { Wanted } from '../in-page.ts';
import { ours, row } from '../results.ts';
import { footprint, pan, rest, typeKeys, until, type Tab } from '../tab.ts';
import { costsIn, traced } from '../trace.ts';
import { inProposition, openLine } from './desk.ts';
import { onPeer, pressButton } from './peer-page.ts';

/** Changes of the active span among the first ones, which are visible. */
async function changeActive({ page, session }: Tab): Promise<readonly number[]> {
  const trace = await traced(session, async () => {
    for (let key = 1; key <= 8; key += 1) {
      // A click without a listener marks the start of a change in the trace.
      await page.evaluate((active) => {
        addEventListener('click', () => window.activate?.(active), { once: true, capture: true });
        document.body.click();
      }, key % 5);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  return costsIn(trace, 'click').map(({ untilPaint }) => untilPaint);
}

async function mark(bench: Bench): Promise<void> {
  const { results } = bench;
  await onPeer(bench, 'passage', async (tab) => {
    results.record('marked', ours, await until(tab, 'click', [{ selector: '#host mark' }], () => pressButton(tab)));
    await rest(tab);
    results.record('marks', ours, (await footprint(tab)).nodes);
    results.record('active', ours, ...(await changeActive(tab)));
    results.record('dropped', ours, (await pan(tab, '#host, #host *')).dropped);
  });
}

/** The desk with the strip beside a passage that has ten times as many claims as the contract allows. */
async function strip(bench: Bench): Promise<void> {
  const { results } = bench;
  const shown: Wanted = { selector: '[role="img"][aria-label^="Overview of the passage: 2000 claims"]' };
  const text: Wanted = { selector: '[aria-label="Passage text"] mark' };
  await openLine(bench, 'spans', async (tab) => {
    const line = tab.page.locator(`a[href="${new URL(await bench.draft('spans')).hash}"]`);
    results.record('strip open', ours, await until(tab, 'click', [shown, text], () => line.click()));
    await rest(tab);
    const { dropped, main } = await pan(tab, '[aria-label="Passage"] *');
    results.record('strip frames', ours, dropped);
    results.record('strip frame', ours, ...main);
  });
  await inProposition(bench, 'spans', async (tab) => {
    const { costs } = await typeKeys(tab, 12);
    results.record('strip key', ours, ...costs.slice(1).map(({ untilPaint }) => untilPaint));
  });
}

export const highlightGroup: Group = {
  rows: [
    row('marked', 'Passage painted with its spans: 1 MB, 2,000 spans', { budget: 150 }),
    row('active', 'Change the active span, main thread: 1 MB, 2,000 spans', { budget: 8 }),
    row('dropped', 'Frames dropped of 90 while scrolling: 1 MB, 2,000 spans', { unit: 'frames', budget: 0 }),
    row('marks', 'Elements on the page: 1 MB, 2,000 spans', { unit: 'nodes' }),
    row('strip open', 'Open a claim, passage and strip painted: 1 MB, 2,000 claims', { budget: 1000 }),
    row('strip frames', 'Frames dropped of 90 while scrolling beside the strip: 1 MB, 2,000 claims', {
      unit: 'frames',
      budget: 0,
    }),
    row('strip frame', 'A frame of scrolling beside the strip, main thread: 1 MB, 2,000 claims', {
      statistic: 'p95',
      budget: 16,
    }),
    row('strip key', 'A key in a proposition beside the strip, until painted: 1 MB, 2,000 claims', {
      statistic: 'p95',
    }),
  ],
  blocks: [
    { name: 'ours, marks', run: mark },
    { name: 'ours, strip', atMost: 2, run: strip },
  ],
};
