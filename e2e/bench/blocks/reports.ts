/** Reports at MAX-COUNT: how soon they are written, and how soon the HTML report can be read and has checked itself. */
import { rm, stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import type { Bench, Group } from '../bench.ts';
import type { Wanted } from '../in-page.ts';
import { ours, type Row } from '../results.ts';
import { seldom } from '../schedule.ts';
import { until, withTab } from '../tab.ts';
import { atPlace, own } from './desk.ts';

const row = (id: string, what: string, more: Partial<Row> = {}): Row => ({
  id,
  group: 'reports',
  what: `${what}, MAX-COUNT`,
  unit: 'ms',
  statistic: 'median',
  ...more,
});

const rows: readonly Row[] = [
  row('html written', 'HTML report: from its choice to the file'),
  row('html size', 'HTML report: its size', { unit: 'MB' }),
  row('html first', 'HTML report: from opening it to its first page', { budget: 1000 }),
  row('html checked', 'HTML report: from opening it to the result of its own check', { budget: 3000 }),
  row('html nodes', 'HTML report: elements on the page', { unit: 'nodes' }),
  row('word written', 'Word report: from its choice to the file'),
  row('word size', 'Word report: its size', { unit: 'MB' }),
];

const formats = {
  html: { name: 'Report (HTML)', ending: '\\.report\\.html' },
  word: { name: 'Report (Word)', ending: '\\.report\\.docx' },
} as const;

/** Chooses a report in the export dialog and downloads it. `use` gets the path of the file. */
async function writeReport(
  bench: Bench,
  format: keyof typeof formats,
  use: (path: string) => Promise<void>,
): Promise<void> {
  const { name, ending } = formats[format];
  await atPlace(bench, 'sources', 'claims/1', async (tab) => {
    const { page } = tab;
    await page.getByRole('button', { name: 'Export…' }).click();
    const choice = page.getByRole('dialog').getByRole('radio', { name, exact: true });
    const written: Wanted = { selector: '[role="dialog"] dd', words: `${ending}$` };
    bench.results.record(`${format} written`, ours, await until(tab, 'click', [written], () => choice.check()));
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    const file = await download;
    // A browser opens a file as a page by the ending of its name, which the downloaded file does not have.
    const path = `${await file.path()}${file.suggestedFilename().replace(/^[^.]*/, '')}`;
    await file.saveAs(path);
    bench.results.record(`${format} size`, ours, (await stat(path)).size / 1e6);
    await use(path);
    await rm(path);
  });
}

/** Opens a report from disk. Returns the time from opening it to the first frame that meets all conditions, in ms. */
function timeUntil(
  profile: BrowserContext,
  path: string,
  wanted: readonly Wanted[],
  use?: (page: Page) => Promise<void>,
) {
  return withTab(profile, async ({ page }) => {
    await page.addInitScript((conditions) => window.bench.sinceStart(conditions), wanted);
    await page.goto(pathToFileURL(path).href, { waitUntil: 'commit' });
    const time = await page.evaluate(() => window.bench.result());
    await use?.(page);
    return time;
  });
}

const firstPage: readonly Wanted[] = [{ selector: 'h1' }, { selector: '#summary li' }];
const checked: readonly Wanted[] = [{ selector: '[data-result="total"]', words: '^Checked in this browser' }];

async function htmlReport(bench: Bench): Promise<void> {
  const { results, others } = bench;
  await writeReport(bench, 'html', async (path) => {
    results.record('html first', ours, await timeUntil(others, path, firstPage));
    const time = await timeUntil(others, path, checked, async (page) => {
      results.record('html nodes', ours, await page.evaluate(() => document.getElementsByTagName('*').length));
    });
    results.record('html checked', ours, time);
  });
}

const wordReport = (bench: Bench): Promise<void> => writeReport(bench, 'word', () => Promise.resolve());

const html = ['html written', 'html size', 'html first', 'html checked', 'html nodes'];

export const reportsGroup: Group = {
  name: 'reports',
  rows: () => rows,
  blocks: ({ quick }) =>
    seldom(
      [
        own('HTML report', html, htmlReport, { about: 20 }),
        own('Word report', ['word written', 'word size'], wordReport, { about: 20 }),
      ],
      quick,
    ),
};
