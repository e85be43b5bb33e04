/** A short form of `npm run torture`: kills a separate browser during typing. */
import { expect, test } from '@playwright/test';
import { runCrashes } from './torture/crash-run.ts';
import { crashFaults, crashFigures, reloadFaults, reloadFigures, tabsFaults, tabsFigures } from './torture/figures.ts';
import { runReloads } from './torture/reload-run.ts';
import { runTabs } from './torture/tabs-run.ts';
import { everyday } from './support/guarded-test.ts';

test('after a browser is killed during typing, all but the last moment is restored', everyday, async ({ baseURL }) => {
  const rounds = await runCrashes({
    address: baseURL ?? '',
    kills: 1,
    seed: 4,
    typing: [200, 1500],
    pauses: false,
    serviceWorker: false,
  });
  console.log(crashFigures(rounds));
  expect(crashFaults(rounds)).toEqual([]);
  expect(
    rounds.reduce((sum, { edits }) => sum + edits, 0),
    'something was typed',
  ).toBeGreaterThan(7);
});

test('a page that is reloaded, closed or left right after a key loses nothing', async ({ baseURL }) => {
  const rounds = await runReloads({ address: baseURL ?? '', times: 3, seed: 4, busy: 0, serviceWorker: false });
  console.log(reloadFigures(rounds));
  expect(reloadFaults(rounds)).toEqual([]);
  expect(new Set(rounds.map(({ leaving }) => leaving)).size, 'each way of leaving').toBe(3);
});

test('tabs of one draft that switch editing, close, reload and are killed lose no edit', async ({ baseURL }) => {
  // Every action once. The second round ends with killing the browser.
  const rounds = await runTabs({
    address: baseURL ?? '',
    rounds: [
      ['take over while it is typed in', 'reload', 'take over', 'close the writer after a key'],
      ['type', 'crash the writer', 'open', 'close'],
    ],
    seed: 4,
    serviceWorker: false,
  });
  console.log(tabsFigures(rounds));
  expect(tabsFaults(rounds)).toEqual([]);
});
