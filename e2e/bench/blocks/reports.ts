/** The HTML report at MAX-COUNT: how soon it is written, and how soon it can be read and has checked itself. */
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import type { Bench, Group } from '../bench.ts';
import type { Wanted } from '../in-page.ts';
import { ours, row } from '../results.ts';
import { until, withTab } from '../tab.ts';
import { atPlace } from './desk.ts';

/** Opens a report from disk. Returns the time from opening it to the first frame that meets all conditions, in ms. */
function timeUntil(profile: BrowserContext, path: string, wanted: readonly Wanted[]): Promise<number> {
  return withTab(profile, async ({ page }) => {
    await page.addInitScript((conditions) => window.bench.sinceStart(conditions), wanted);
    await page.goto(pathToFileURL(path).href, { waitUntil: 'commit' });
    return page.evaluate(() => window.bench.result());
  });
}

const firstPage: readonly Wanted[] = [{ selector: 'h1' }, { selector: '#summary li' }];
const checked: readonly Wanted[] = [{ selector: '[data-result="total"]', words: '^Checked in this browser' }];

async function htmlReport(bench: Bench): Promise<void> {
  const { results, others } = bench;
  await atPlace(bench, 'sources', 'claims/1', async (tab) => {
    const { page } = tab;
    await page.getByRole('button', { name: 'Export…' }).click();
    const choice = page.getByRole('dialog').getByRole('radio', { name: 'Report (HTML)', exact: true });
    const written: Wanted = { selector: '[role="dialog"] dd', words: '\\.report\\.html$' };
    results.record('html written', ours, await until(tab, 'click', [written], () => choice.check()));
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    const file = await download;
    // A browser opens a file as a page by the ending of its name, which the downloaded file does not have.
    const path = `${await file.path()}.html`;
    await file.saveAs(path);
    results.record('html first', ours, await timeUntil(others, path, firstPage));
    results.record('html checked', ours, await timeUntil(others, path, checked));
    await rm(path);
  });
}

export const reportsGroup: Group = {
  rows: [
    row('html written', 'HTML report: from its choice to the file, MAX-COUNT'),
    row('html first', 'HTML report: from opening it to its first page, MAX-COUNT', { budget: 1000 }),
    row('html checked', 'HTML report: from opening it to the result of its own check, MAX-COUNT', { budget: 3000 }),
  ],
  blocks: [{ name: 'ours, HTML report', atMost: 2, run: htmlReport }],
};
