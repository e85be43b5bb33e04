/** Changing to another entry of the desk, and the first visit to the library on a slow machine. */
import type { Bench, Group } from '../bench.ts';
import { ours, row } from '../results.ts';
import { clicked, rest, withTab } from '../tab.ts';
import { atPlace, headed } from './desk.ts';

async function select(bench: Bench): Promise<void> {
  await atPlace(bench, 'MAX-COUNT', 'power_bases/1', async (tab) => {
    const next = tab.page.getByRole('button', { name: 'Next entry' });
    for (let entry = 2; entry <= 7; entry += 1) {
      const shown = [headed(`PB-00${String(entry)}`), { selector: '[role="grid"] [role="row"]' }];
      const { painted, main } = await clicked(tab, shown, () => next.click());
      await rest(tab);
      // The first time loads code and creates lists, which a person experiences only once.
      if (entry === 2) continue;
      bench.results.record('select', ours, painted);
      bench.results.record('select main', ours, main);
    }
  });
}

/** Visits the library with an empty profile. */
async function coldStart({ newProfile, results, app }: Bench): Promise<void> {
  const profile = await newProfile();
  const library = [
    { selector: 'h1', words: 'Assessment Desk' },
    { selector: 'main button', words: 'New assessment' },
  ];
  await profile.addInitScript((things) => window.bench.sinceStart(things), library);
  try {
    await withTab(profile, async ({ page, session }) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(app);
      results.record('cold', ours, await page.evaluate(() => window.bench.result()));
    });
  } finally {
    await profile.close();
  }
}

export const actionsGroup: Group = {
  rows: [
    row('select', 'Select another entry of 100 links, painted', { budget: 50 }),
    row('select main', 'Select another entry of 100 links, main thread'),
    row('cold', 'Cold start of the library, processor 4× slower', { budget: 800 }),
  ],
  blocks: [
    { name: 'ours, select', run: select },
    { name: 'ours, cold start', run: coldStart },
  ],
};
