/**
 * Measures typing in the production build: what a key costs in a proposition and in the reason of an evidence link, for a
 * small document and for one at the contract's limits, with a bare text field on an empty page beside it; and how long
 * it takes to open the document and to go to another entry. Prints a table and asserts nothing: it is no test.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { createStaticServer, listen } from '../../src/site/serve.ts';
import { findBrowser } from '../../src/tools/find-browser.ts';
import { Desk } from '../support/desk.ts';
import { deskOfSize, maximumCount } from '../support/limits-document.ts';
import { costOfMeasuring, measure, percentile, rest, type KeyCost } from './measures.ts';

const sizes = { S: { claims: 5, powerBases: 2, intents: 2, links: 3 }, 'MAX-COUNT': maximumCount };
const words = 'the pilots keep to the schedule agreed in spring ';
const rows: Record<string, string | number>[] = [];

const rounded = (value: number): number => Math.round(value * 10) / 10;

function report(size: string, what: string, costs: readonly KeyCost[]): void {
  const [main, script, painted] = (['main', 'script', 'painted'] as const).map((name) =>
    costs.map((cost) => cost[name]),
  ) as [number[], number[], number[]];
  rows.push({
    size,
    what,
    'main p50': rounded(percentile(main, 50)),
    'main p95': rounded(percentile(main, 95)),
    'script p50': rounded(percentile(script, 50)),
    'painted p50': rounded(percentile(painted, 50)),
    'painted p95': rounded(percentile(painted, 95)),
  });
}

interface Bench {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Types into what has the focus; the first key is told apart, for it may build things that later keys find there. */
async function type({ page, session }: Bench, size: string, what: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+End');
  const aside = await costOfMeasuring(page, session);
  const costs: KeyCost[] = [];
  for (const key of words) {
    costs.push(await measure(page, session, () => page.keyboard.press(key === ' ' ? 'Space' : key), aside));
  }
  report(size, `${what}: first key`, costs.slice(0, 1));
  report(size, what, costs.slice(1));
}

async function bareField(bench: Bench, address: string): Promise<void> {
  await bench.page.goto(`${address}icon.svg`);
  await bench.page.goto('about:blank');
  await bench.page.setContent('<textarea rows="4" cols="60" autofocus></textarea>');
  await bench.page.locator('textarea').focus();
  await type(bench, '–', 'bare text field');
}

async function select(bench: Bench, size: string, desk: Desk, what: string): Promise<void> {
  const costs: KeyCost[] = [];
  const aside = await costOfMeasuring(bench.page, bench.session);
  for (const name of ['Next entry', 'Next entry', 'Previous entry', 'Next entry', 'Previous entry', 'Previous entry']) {
    const button = desk.editor.getByRole('button', { name });
    if (!(await button.isEnabled())) continue;
    costs.push(await measure(bench.page, bench.session, () => button.dispatchEvent('click'), aside));
  }
  report(size, what, costs);
}

async function ofSize(bench: Bench, address: string, size: keyof typeof sizes): Promise<void> {
  const { page } = bench;
  const desk = new Desk(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'New assessment' }).waitFor();
  await rest(page);
  const text = deskOfSize(sizes[size]);
  const start = performance.now();
  await desk.openFile('bench.desk.json', text);
  await desk.findings.getByRole('button', { name: '0 errors' }).waitFor();
  await desk.editor.getByRole('heading', { level: 2 }).waitFor();
  rows.push({ size, what: 'open a file until findings show', 'painted p50': rounded(performance.now() - start) });
  await rest(page);

  await desk.openEntry('Claims', /^C-001/);
  await desk.editor.getByLabel('Proposition').focus();
  await type(bench, size, 'key in a proposition');
  await select(bench, size, desk, 'go to another claim');
  await desk.openEntry('Power bases', /^PB-001/);
  await select(bench, size, desk, 'go to another power basis');
  await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
  await desk.editor.getByLabel('Reason').focus();
  await type(bench, size, 'key in a link’s reason');
}

const server = createStaticServer(process.env.ASSESSMENT_DESK_DIST ?? 'dist');
const address = await listen(server, Number(process.env.PORT ?? 0));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Time of the thread, not of the clock: what else the machine does has no part in it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await bareField({ page, session }, address);
  for (const size of ['S', 'MAX-COUNT'] as const) await ofSize({ page, session }, address, size);
  console.log('Milliseconds. “main” is processor time of the main thread, “painted” from the event to the next frame.');
  console.table(rows);
} finally {
  await browser.close();
  server.close();
}
