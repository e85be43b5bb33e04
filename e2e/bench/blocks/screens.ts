/**
 * The draft’s other screens at MAX-COUNT: the matrix, the pictures, the review desk, and comparing with another
 * version.
 */
import type { Bench, Block, DraftName, Group } from '../bench.ts';
import { deskFile, documentOf, otherVersionOf, rewordedVersionOf, type MadeDocument } from '../documents/documents.ts';
import { fileOnDisk } from '../documents/file-on-disk.ts';
import { reviewOfEveryLink } from '../documents/reviews.ts';
import type { Wanted } from '../in-page.ts';
import { ours, type Row } from '../results.ts';
import { seldom } from '../schedule.ts';
import { pan, pressKeys, rest, until, type Tab } from '../tab.ts';
import { atPlace, own, placeIn } from './desk.ts';
import { besides, screensBeside } from './screens-beside.ts';

const row = (id: string, what: string, more: Partial<Row> = {}): Row => ({
  id,
  group: 'screens',
  what: `${what}, MAX-COUNT`,
  unit: 'ms',
  statistic: 'median',
  ...more,
});

/** A picture with a single source would be almost empty. */
const sourcesNote = 'Its claims are in a hundred sources with dates, by twenty publishers.';
const dropped: Partial<Row> = { unit: 'frames', statistic: 'p95', budget: 0 };

const rows: readonly Row[] = [
  row('matrix', 'Open the evidence matrix', { note: besides.matrix }),
  row('matrix nodes', 'Elements on the page of the evidence matrix', { unit: 'nodes' }),
  row('matrix key', 'An arrow key in the matrix, until painted', { statistic: 'p95' }),
  row('map', 'Open the map of an entry with 100 links', { budget: 1000, note: sourcesNote }),
  row('map nodes', 'Elements on the page of the map', { unit: 'nodes' }),
  row('map key', 'An arrow key in the map, until painted', { statistic: 'p95' }),
  row('map pan', 'Frames dropped of 90 while panning the map', dropped),
  row('map frame', 'A frame of panning the map, main thread', { statistic: 'p95', budget: 16 }),
  row('timeline', 'Open the timeline', { budget: 1000, note: sourcesNote }),
  row('timeline nodes', 'Elements on the page of the timeline', { unit: 'nodes' }),
  row('timeline key', 'An arrow key in the timeline, until painted', { statistic: 'p95' }),
  row('timeline pan', 'Frames dropped of 90 while panning the timeline', dropped),
  row('timeline frame', 'A frame of panning the timeline, main thread', { statistic: 'p95', budget: 16 }),
  row('review', 'Open the review desk', { note: besides.review }),
  row('review nodes', 'Elements on the page of the review desk', { unit: 'nodes' }),
  row('review next', 'A key to the next link, until painted', { statistic: 'p95' }),
  row('review verdict', 'A key that gives a verdict, until painted', { statistic: 'p95' }),
  row('compare', 'Compare with a file: every fifth claim, every tenth reason', { note: besides.compare }),
  row('compare nodes', 'Elements on the page of comparing', { unit: 'nodes' }),
  row('compare reworded', 'Compare with a file: every third word of every reason', {
    budget: 1000,
    note: besides.compare,
  }),
  row('add review', 'Add a review with a verdict on every link', { budget: 1000, note: besides.verdicts }),
  row('verdicts', 'Open the verdicts on every link', { budget: 1000 }),
];

/** How long a screen may take to show anything, in ms. */
const longEnough = 60_000;

/** Opens another screen of a draft by its address. `shown` is an element that appears once it is ready. */
async function onScreen(
  bench: Bench,
  name: DraftName,
  id: 'matrix' | 'map' | 'timeline' | 'review' | 'compare',
  shown: Wanted,
  use: (tab: Tab) => Promise<void>,
  part = '',
): Promise<void> {
  const address = placeIn(await bench.draft(name), `${id}${part}`);
  await atPlace(bench, name, 'claims/1', async (tab) => {
    await tab.page.evaluate((wanted) => window.bench.arm('hashchange', [wanted]), shown);
    await tab.page.evaluate((place) => location.assign(place), address);
    const found = tab.page.locator(shown.selector).first();
    const isThere = await found.waitFor({ timeout: longEnough }).then(
      () => true,
      () => false,
    );
    if (!isThere) return bench.results.remark(id, 'not there');
    if (id !== 'compare') {
      bench.results.record(id, ours, await tab.page.evaluate(() => window.bench.result()));
      await recordNodes(bench, tab, id);
    }
    await rest(tab);
    await use(tab);
  });
}

async function recordNodes({ results }: Bench, { page }: Tab, id: string): Promise<void> {
  results.record(`${id} nodes`, ours, await page.evaluate(() => document.getElementsByTagName('*').length));
}

async function recordKeys({ results }: Bench, tab: Tab, id: string, keys: readonly string[]): Promise<void> {
  const { costs } = await pressKeys(tab, keys);
  results.record(id, ours, ...costs.slice(1).map(({ untilPaint }) => untilPaint));
}

const cell: Wanted = { selector: 'main[aria-label="Evidence matrix"] [role="grid"] [role="gridcell"]' };

async function matrix(bench: Bench): Promise<void> {
  await onScreen(bench, 'MAX-COUNT', 'matrix', cell, async (tab) => {
    await tab.page.getByRole('grid', { name: 'Evidence matrix' }).focus();
    const [down, right] = ['ArrowDown', 'ArrowRight'];
    await recordKeys(bench, tab, 'matrix key', [down, down, right, right, down, right, down, right, down, right]);
  });
}

const box: Wanted = { selector: 'main[aria-label="Map"] [role="link"][aria-current]' };

async function map(bench: Bench): Promise<void> {
  const use = async (tab: Tab): Promise<void> => {
    await tab.page.locator(box.selector).focus();
    const [up, down, left] = ['ArrowUp', 'ArrowDown', 'ArrowLeft'];
    await recordKeys(bench, tab, 'map key', [left, down, down, left, down, down, up, left, left]);
    await recordPanning(bench, tab, 'map');
  };
  await onScreen(bench, 'sources', 'map', box, use, '/power_bases-1');
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

/** Opens the timeline, and moves through its rows and their marks. */
async function timeline(bench: Bench): Promise<void> {
  const item: Wanted = { selector: 'main[aria-label="Timeline"] [role="group"] button[tabindex="0"]' };
  await onScreen(bench, 'sources', 'timeline', item, async (tab) => {
    await tab.page.locator(item.selector).focus();
    const [down, right] = ['ArrowDown', 'ArrowRight'];
    await recordKeys(bench, tab, 'timeline key', [down, right, right, down, right, down, down, right, down]);
    await recordPanning(bench, tab, 'timeline');
  });
}

const link: Wanted = { selector: 'main[aria-label="Review"] [aria-label="Items to review"] [role="option"]' };
const reviewer = 'Your name';

/** A key that gives a verdict first asks for the reviewer’s name if there is none yet. */
async function giveName({ page }: Tab): Promise<void> {
  await page.keyboard.press('a');
  const name = page.getByRole('textbox', { name: reviewer });
  const isAsked = await name.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  if (!isAsked) return;
  await page.keyboard.type('Rosa Lind');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Accept/, pressed: true }).waitFor();
}

async function review(bench: Bench): Promise<void> {
  await onScreen(bench, 'review', 'review', link, async (tab) => {
    await recordKeys(
      bench,
      tab,
      'review next',
      Array.from({ length: 9 }, () => 'j'),
    );
    await giveName(tab);
    await rest(tab);
    await recordKeys(bench, tab, 'review verdict', ['q', 'r', 'a', 'q', 'r', 'a', 'q']);
  });
}

/** Compares the draft with a file of another version. `record` gets the time. */
async function compareWith(bench: Bench, version: MadeDocument, id: string): Promise<void> {
  const file = fileOnDisk('other.desk.json', deskFile('Bench MAX-COUNT', version));
  const input = 'main[aria-label="Compare"] input[aria-label="File to compare"]';
  // The field itself is hidden behind its button.
  const choice: Wanted = { selector: 'main[aria-label="Compare"] section[aria-label="A file"]' };
  const found: Wanted = { selector: 'main[aria-label="Compare"] [role="region"] [role="listitem"]' };
  await onScreen(bench, 'MAX-COUNT', 'compare', choice, async (tab) => {
    const act = (): Promise<void> => tab.page.locator(input).setInputFiles(file);
    bench.results.record(id, ours, await until(tab, 'change', [found], act));
    if (id === 'compare') await recordNodes(bench, tab, id);
  });
}

const otherFile = (bench: Bench): Promise<void> =>
  compareWith(bench, otherVersionOf(documentOf('MAX-COUNT')), 'compare');
const rewordedFile = (bench: Bench): Promise<void> =>
  compareWith(bench, rewordedVersionOf(documentOf('MAX-COUNT')), 'compare reworded');

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
    const address = placeIn(await bench.draft('verdicts'), 'verdicts');
    const act = (): Promise<void> => tab.page.evaluate((place) => location.assign(place), address);
    bench.results.record('verdicts', ours, await until(tab, 'hashchange', [verdict], act));
  });
}

const blocks: readonly Block[] = [
  own('matrix', ['matrix', 'matrix nodes', 'matrix key'], matrix),
  own('map', ['map', 'map nodes', 'map key', 'map pan', 'map frame'], map),
  own('timeline', ['timeline', 'timeline nodes', 'timeline key', 'timeline pan', 'timeline frame'], timeline),
  own('review', ['review', 'review nodes', 'review next', 'review verdict'], review),
  own('compare', ['compare', 'compare nodes'], otherFile),
  own('compare reworded', ['compare reworded'], rewordedFile),
  // Once: the second time the draft has the review already.
  own('verdicts', ['add review', 'verdicts'], verdicts, { atMost: 1 }),
];

export const screensGroup: Group = {
  name: 'screens',
  rows: () => rows,
  blocks: ({ quick }) => seldom([...blocks, ...screensBeside], quick),
};
