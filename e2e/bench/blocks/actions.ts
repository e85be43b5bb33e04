/** Changing to another entry of the desk, and the first visit to the library on a slow machine. */
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import type { Bench, Group, DraftName } from '../bench.ts';
import type { Wanted } from '../in-page.ts';
import { ours, row, type Row } from '../results.ts';
import { until, withTab, pan, rest, clicked, type Tab } from '../tab.ts';
import { atPlace, placeIn, headed } from './desk.ts';
import { deskFile, documentOf, rewordedVersionOf } from '../documents/documents.ts';
import { fileOnDisk, reviewOfEveryLink } from '../documents/file-on-disk.ts';

// The HTML report at MAX-COUNT: how soon it is written, and how soon it can be read and has checked itself.

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
    await page.getByRole('dialog').getByRole('button', { name: 'Download report' }).click();
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

// The draft’s other screens at MAX-COUNT with a budget: the pictures, comparing with a file, and verdicts.

/** Opens another screen of a draft by its address. Returns the time until `shown` is there, in ms. */
async function goTo(bench: Bench, tab: Tab, draft: DraftName, part: string, shown: Wanted): Promise<number> {
  const address = placeIn(await bench.draft(draft), part);
  return until(tab, 'hashchange', [shown], () => tab.page.evaluate((place) => location.assign(place), address));
}

/** Zooms in, and pans the picture down and to the right. */
async function recordPanning({ results }: Bench, tab: Tab, id: string): Promise<void> {
  const zoomIn = tab.page.getByRole('button', { name: 'Zoom in' });
  for (let times = 0; times < 4 && (await zoomIn.isEnabled()); times += 1) await zoomIn.click();
  const picture = 'main [role="group"]';
  for (const step of [
    { x: 0, y: 30 },
    { x: 30, y: 0 },
  ]) {
    await rest(tab);
    const { dropped: frames, main } = await pan(tab, picture, step);
    results.record(`${id} pan`, ours, frames);
    results.record(`${id} frame`, ours, ...main);
    await tab.page
      .locator(picture)
      .first()
      .evaluate((element) => element.scrollTo(0, 0));
  }
}

const pictures = [
  ['map', 'map/power_bases-1', { selector: 'main[aria-label="Map"] [role="link"][aria-current]' }],
  ['timeline', 'timeline', { selector: 'main[aria-label="Timeline"] [role="group"] button[tabindex="0"]' }],
] as const;

async function picture(bench: Bench, [id, part, shown]: (typeof pictures)[number]): Promise<void> {
  await atPlace(bench, 'sources', 'claims/1', async (tab) => {
    bench.results.record(id, ours, await goTo(bench, tab, 'sources', part, shown));
    await recordPanning(bench, tab, id);
  });
}

/** Compares the draft with a file in which every third word of every reason differs. */
async function compare(bench: Bench): Promise<void> {
  const file = fileOnDisk('other.desk.json', deskFile('Bench MAX-COUNT', rewordedVersionOf(documentOf('MAX-COUNT'))));
  const screen = 'main[aria-label="Compare"]';
  await atPlace(bench, 'MAX-COUNT', 'claims/1', async (tab) => {
    // The field itself is hidden behind its button.
    await goTo(bench, tab, 'MAX-COUNT', 'compare', { selector: `${screen} section[aria-label="A file"]` });
    await rest(tab);
    const input = tab.page.locator(`${screen} input[aria-label="File to compare"]`);
    const found = [{ selector: `${screen} [role="region"] [role="listitem"]` }];
    bench.results.record('compare', ours, await until(tab, 'change', found, () => input.setInputFiles(file)));
  });
}

const added: Wanted = { selector: '[role="status"]', words: 'was added to this draft' };
const verdict: Wanted = { selector: 'main[aria-label="Verdicts"] [role="listitem"]' };

/** Drags a file over the page and away again. This starts the reading worker, as before a person drops a file. */
async function dragOver(tab: Tab): Promise<void> {
  await tab.page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([''], 'bench.review.json'));
    window.dispatchEvent(new DragEvent('dragover', { dataTransfer, cancelable: true }));
  });
  await rest(tab);
  await tab.page.evaluate(() => window.dispatchEvent(new DragEvent('dragleave')));
  await rest(tab);
}

/** Adds a review of every link to the draft, and opens the screen of its verdicts. */
async function verdicts(bench: Bench): Promise<void> {
  const file = fileOnDisk('bench.review.json', reviewOfEveryLink(documentOf('MAX-COUNT')));
  await atPlace(bench, 'verdicts', 'claims/1', async (tab) => {
    const input = tab.page.locator('input[type="file"][aria-label="Open file"]');
    await dragOver(tab);
    bench.results.record('add review', ours, await until(tab, 'change', [added], () => input.setInputFiles(file)));
    await rest(tab);
    bench.results.record('verdicts', ours, await goTo(bench, tab, 'verdicts', 'verdicts', verdict));
  });
}

const pictureRows = (id: string, what: string): readonly Row[] => [
  row(id, `Open the ${what}, MAX-COUNT`, {
    budget: 1000,
    note: 'Its claims are in a hundred sources with dates, by twenty publishers.',
  }),
  row(`${id} pan`, `Frames dropped of 90 while panning the ${id}, MAX-COUNT`, {
    unit: 'frames',
    statistic: 'p95',
    budget: 0,
  }),
  row(`${id} frame`, `A frame of panning the ${id}, main thread, MAX-COUNT`, { statistic: 'p95', budget: 16 }),
];

export const screensGroup: Group = {
  rows: [
    ...pictureRows('map', 'map of an entry with 100 links'),
    ...pictureRows('timeline', 'timeline'),
    row('compare', 'Compare with a file: every third word of every reason, MAX-COUNT', { budget: 1000 }),
    row('add review', 'Add a review with a verdict on every link, MAX-COUNT', { budget: 1000 }),
    row('verdicts', 'Open the verdicts on every link, MAX-COUNT', { budget: 1000 }),
  ],
  blocks: [
    ...pictures.map((one) => ({ name: `ours, ${one[0]}`, atMost: 2, run: (bench: Bench) => picture(bench, one) })),
    { name: 'ours, compare', atMost: 2, run: compare },
    // Once: the second time the draft has the review already.
    { name: 'ours, verdicts', atMost: 1, run: verdicts },
  ],
};

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
