/** Calculations of findings, files and offsets, in a page without an interface. */
import type { Bench, Block, Group } from '../bench.ts';
import { ours, row } from '../results.ts';
import { onPeer } from './peer-page.ts';

const shares = [0, 1, 50] as const;

/** Runs the calculations. The first time does not count, because it includes compiling, once for each page. */
async function calculate(bench: Bench, asked: string, names: readonly string[], ending: string): Promise<void> {
  await onPeer(bench, `calculations&${asked}`, async ({ page }) => {
    for (let time = 0; time <= 4; time += 1) {
      for (const name of names) {
        const took = await page.evaluate((what) => window.calculate?.(what) ?? NaN, name);
        if (time > 0) bench.results.record(name + ending, ours, took);
      }
    }
  });
}

const offsets = (share: number): Block => ({
  name: `ours, offsets, ${String(share)} % astral`,
  atMost: 2,
  run: (bench) => calculate(bench, `astral=${String(share)}`, ['offsets', 'conversions'], ` ${String(share)}`),
});

export const calculationsGroup: Group = {
  rows: [
    row('scratch', 'All findings from scratch, MAX-COUNT', { budget: 150 }),
    row('edit', 'Findings after an edit, MAX-COUNT', { budget: 2 }),
    row('write', 'Write the file, MAX-COUNT', { budget: 100 }),
    ...shares.flatMap((share) => [
      row(`offsets ${String(share)}`, `Offsets ready, 10 MB, ${String(share)} % astral`, { budget: 60 }),
      row(`conversions ${String(share)}`, `10,000 conversions, 10 MB, ${String(share)} % astral`, { budget: 6 }),
    ]),
  ],
  blocks: [
    {
      name: 'ours, checks and files',
      atMost: 2,
      run: (bench) => calculate(bench, 'size=MAX-COUNT', ['scratch', 'edit', 'write'], ''),
    },
    ...shares.map(offsets),
  ],
};
