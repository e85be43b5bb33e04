import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { deskOfSize, maximumCount } from './support/limits-document.ts';
import { openSmallDesk, type Overlay } from './support/small-desk.ts';

/** Goes to the matrix of the open draft by its address. */
async function toMatrix(page: Page): Promise<Locator> {
  const draft = /#\/draft\/[^/]+/.exec(page.url())?.[0] ?? '';
  await page.evaluate((hash) => location.assign(hash), `${draft}/matrix`);
  const matrix = page.getByRole('main', { name: 'Evidence matrix' });
  await expect(matrix).toBeVisible();
  return matrix;
}

const link = (claim_id: string, effect: string) => ({ claim_id, effect, reason: `${claim_id} bears on it.` });

/** Two claims of one publisher. The first supports a power basis and an intent hypothesis; the second contradicts it. */
async function openMatrix(page: Page, { assessment, casefile }: Overlay = {}): Promise<Locator> {
  await openSmallDesk(new Desk(page), {
    assessment: { '/power_bases/0/evidence': [link('C-001', 'supports')], ...assessment },
    casefile: { '/observations/0/publisher_actor_id': 'harbour-council', ...casefile },
  });
  return toMatrix(page);
}

/** The focused cell of the grid. */
function spot(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = document.querySelector('[role="grid"]')?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.getAttribute('aria-label') ?? '';
  });
}

/** Presses a key and waits for this cell. */
async function step(page: Page, key: string, to: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => spot(page)).toMatch(to);
}

test('a cell is reached, previewed and followed to its span and link with the keyboard alone, and found again', async ({
  page,
}) => {
  const matrix = await openMatrix(page);
  const keyboard = new Keyboard(page);
  const grid = matrix.getByRole('grid', { name: 'Evidence matrix' });
  await keyboard.tabTo(grid);
  await expect.poll(() => spot(page)).toBe('C-001 supports PB-001');
  await step(page, 'ArrowRight', 'C-001 supports IH-001');
  await step(page, 'ArrowDown', 'C-002 contradicts IH-001');
  await step(page, 'Home', /^C-002: /);
  await step(page, 'End', 'C-002 contradicts IH-001');
  await step(page, 'ArrowUp', 'C-001 supports IH-001');
  await step(page, 'ArrowUp', /^IH-001: /);
  await step(page, 'Control+End', 'C-002 contradicts IH-001');

  const peek = matrix.getByRole('region', { name: 'Peek' });
  await page.keyboard.press('Space');
  await expect(peek).toContainText('C-002 contradicts IH-001 because To be asked');
  await expect(peek).toContainText('The River Authority says that nobody asked the River Authority.');
  await step(page, 'ArrowLeft', 'No link from PB-001 to C-002');
  await expect(peek).toContainText('No link leads from PB-001 to C-002.');
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  await step(page, 'ArrowRight', 'C-002 contradicts IH-001');
  await page.keyboard.press('Enter');

  const desk = new Desk(page);
  await expect(desk.editor.getByRole('heading', { level: 2 })).toHaveText('Intent hypothesis IH-001');
  await expect(desk.editor.getByLabel('Reason')).toBeFocused();
  await expect(desk.editor.getByLabel('Reason')).toHaveValue(/^To be asked/);
  await expect(desk.passage.locator('mark[data-active]').first()).toContainText('The River Authority says');
  await page.goBack();
  await expect(grid).toBeFocused();
  await expect.poll(() => spot(page)).toBe('C-002 contradicts IH-001');
});

test('the four kinds of cells differ in text, shape and colour', async ({ page }) => {
  const both = [link('C-001', 'supports'), link('C-001', 'contradicts')];
  const matrix = await openMatrix(page, { assessment: { '/power_bases/0/evidence': both } });
  const look = (name: string, part: '::before' | '::after') =>
    matrix.getByRole('gridcell', { name, exact: true }).evaluate((cell, pseudo) => {
      const { content, borderRadius, borderTopStyle, color } = getComputedStyle(cell, pseudo);
      return { content, borderRadius, borderTopStyle, color };
    }, part);
  const supports = await look('C-001 supports IH-001', '::before');
  const contradicts = await look('C-002 contradicts IH-001', '::after');
  expect(supports).toMatchObject({
    content: expect.stringContaining('+'),
    borderRadius: '50%',
    borderTopStyle: 'solid',
  });
  expect(contradicts).toMatchObject({ content: expect.stringContaining('×'), borderTopStyle: 'dashed' });
  expect(contradicts.borderRadius).not.toBe('50%');
  expect(contradicts.color).not.toBe(supports.color);
  expect((await look('C-001 supports and contradicts PB-001', '::before')).color).toBe(supports.color);
  expect((await look('C-001 supports and contradicts PB-001', '::after')).color).toBe(contradicts.color);
  expect((await look('No link from PB-001 to C-002', '::before')).content).toBe('none');
  await page.getByRole('button', { name: 'Swap axes' }).click();
  await expect(matrix.getByRole('rowheader')).toHaveText([/^PB-001/, /^IH-001/]);
  await expect(matrix.getByRole('gridcell', { name: 'C-002 contradicts IH-001' })).toBeVisible();
});

test('both axes are searched, filtered and ordered, and neither by how many links there are', async ({ page }) => {
  const matrix = await openMatrix(page);
  const rows = matrix.getByRole('rowheader');
  const columns = matrix.getByRole('columnheader');
  await matrix.getByRole('searchbox', { name: 'Search claims' }).fill('river nobody');
  await expect(rows).toHaveText([/^C-002/]);
  await matrix.getByRole('checkbox', { name: 'Linked only' }).check();
  await expect(columns).toHaveText([/Claims down/, /^IH-001/]);
  await matrix.getByRole('button', { name: 'Show everything' }).click();
  await expect(rows).toHaveCount(2);

  const orders = async (name: RegExp): Promise<string[]> => {
    await matrix.getByRole('button', { name }).click();
    const items = page.getByRole('menuitemradio');
    await expect(items.first()).toBeVisible();
    const texts = await items.allInnerTexts();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    return texts;
  };
  expect(await orders(/^Order of entries/)).toEqual([
    'Document order',
    'Id',
    'Actor',
    'Domain',
    'Workflow state',
    'Findings, worst first',
  ]);
  const ofClaims = ['Document order', 'Id', 'Position in passage', 'Actor', 'Claim kind', 'Publisher'];
  expect(await orders(/^Order of claims/)).toEqual([...ofClaims, 'Findings, worst first']);
  await matrix.getByRole('button', { name: /^Order of claims/ }).click();
  await page.getByRole('menuitemradio', { name: 'Claim kind' }).click();
  await expect(rows).toHaveText([/^C-002/, /^C-001/]);

  await matrix.getByRole('button', { name: 'Filter entries' }).click();
  await page.getByRole('combobox', { name: 'Workflow state' }).selectOption({ label: 'Draft' });
  await expect(columns).toHaveText([/Claims down/, /^IH-001/]);
  await page.getByRole('combobox', { name: 'Workflow state' }).selectOption({ label: 'Retired' });
  await expect(matrix).toContainText('Nothing fits what you are looking for.');
  await page.keyboard.press('Escape');
  await matrix.getByRole('button', { name: 'Show everything' }).first().click();
  await expect(columns).toHaveCount(3);
});

test('gaps are named lists that narrow the matrix', async ({ page }) => {
  const idle = { '/contradictions': [], '/intent_hypotheses/0/evidence': [link('C-001', 'supports')] };
  const matrix = await openMatrix(page, {
    assessment: { ...idle, '/power_bases/0/evidence': [link('C-001', 'contradicts')] },
  });
  await matrix.getByRole('button', { name: 'Gaps' }).click();
  const panel = matrix.getByRole('complementary', { name: 'Gaps' });
  const gap = (name: string): Locator => panel.getByRole('button', { name });
  await expect(gap('Nobody tried to contradict 1')).toBeVisible();
  await expect(gap('Everything cites 1')).toBeVisible();
  await expect(gap('Stand on one publisher only 1')).toBeVisible();
  await expect(gap('Capability alone 0')).toBeDisabled();
  await gap('Nobody tried to contradict').click();
  await expect(matrix.getByRole('columnheader')).toHaveText([/Claims down/, /^IH-001/]);
  await gap('Nothing cites 1').click();
  await expect(matrix.getByRole('rowheader')).toHaveText([/^C-002/]);
  await expect(matrix).toContainText('entries: nobody tried to contradict; claims: nothing cites');
  await matrix.getByRole('button', { name: 'Show everything' }).click();
  await expect(matrix.getByRole('rowheader')).toHaveCount(2);
});

test('“What if…” shows the result of excluding claims, marks it, and changes nothing', async ({ page }) => {
  const matrix = await openMatrix(page, {
    assessment: {
      '/claims/1/claim_kind': 'capacity',
      '/claims/1/observation_id': 2,
      '/intent_hypotheses/0/evidence': [link('C-001', 'supports'), link('C-002', 'supports')],
    },
  });
  await matrix.getByRole('grid').focus();
  await page.keyboard.press('x');
  const panel = matrix.getByRole('complementary', { name: 'Pull a thread' });
  await expect(panel).toContainText('This is a view: nothing in the draft is changed, saved or exported.');
  const stands = panel.getByRole('region', { name: 'What would stand' });
  await expect(stands).toContainText('PB-001 loses its last support');
  await expect(stands).toContainText('IH-001 becomes capability alone');
  await expect(matrix.getByRole('columnheader', { name: /^PB-001, loses its last support/ })).toBeVisible();
  await expect(matrix.getByRole('rowheader', { name: /^C-001, switched off/ })).toBeVisible();
  await stands.getByRole('button', { name: /^IH-001/ }).click();
  await expect(matrix.getByRole('grid')).toBeFocused();
  await expect.poll(() => spot(page)).toMatch(/^IH-001, becomes capability alone/);

  await panel.getByRole('button', { name: 'Put everything back' }).click();
  await expect(panel).toContainText('Nothing is switched off.');
  await expect(matrix.getByRole('columnheader', { name: /loses/ })).toHaveCount(0);
  await panel.getByText('Publishers', { exact: true }).click();
  await panel.getByRole('checkbox', { name: /Harbour Council/ }).check();
  await expect(stands).toContainText('PB-001 loses its last support');
  await panel.getByRole('checkbox', { name: /Harbour Council/ }).uncheck();
  await panel.getByText('Observations', { exact: true }).click();
  await panel.getByRole('checkbox', { name: /Observation 2/ }).check();
  await expect(stands).toContainText('IH-001 stands on with 1 of 2 supporting claims.');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('at the contract’s limits only the visible part of the matrix is rendered, at any position', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');
  await desk.openFile('limits.desk.json', deskOfSize(maximumCount));
  await expect(desk.section('Claims')).toContainText('200 of 200');
  const matrix = await toMatrix(page);
  const grid = matrix.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '201');
  await expect(grid).toHaveAttribute('aria-colcount', '151');
  await expect(matrix.getByRole('list', { name: 'Legend' })).toContainText('15000 links');
  const nodes = (): Promise<number> => matrix.evaluate((main) => main.querySelectorAll('*').length);
  const most = 2600;
  expect(await nodes()).toBeLessThan(most);
  await grid.focus();
  await step(page, 'Control+End', /C-200/);
  await expect(matrix.getByRole('rowheader', { name: /^C-200/ })).toBeInViewport();
  await expect(matrix.getByRole('columnheader', { name: /^IH-050/ })).toBeInViewport();
  expect(await nodes()).toBeLessThan(most);
  await step(page, 'PageUp', /C-18\d/);
  await step(page, 'Home', /^C-18\d: /);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(2000, -12000);
  await expect(matrix.getByRole('gridcell', { name: /^(C-00\d|No link from .* to C-00\d)/ }).first()).toBeVisible();
  expect(await nodes()).toBeLessThan(most);
  await step(page, 'x', /^C-18\d, switched off/);
  await expect(matrix.getByRole('region', { name: 'What would stand' })).toBeVisible();
  expect(await nodes()).toBeLessThan(most);
});

test('on a narrow screen the matrix is a list of entries with their links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('./');
  const desk = new Desk(page);
  await desk.openFile('limits.desk.json', deskOfSize({ claims: 20, powerBases: 4, intents: 2, links: 10 }));
  await expect(page).toHaveURL(/\/draft\//);
  const matrix = await toMatrix(page);
  await expect(matrix.getByRole('grid')).toHaveCount(0);
  await matrix.getByRole('button', { name: /^PB-002/ }).click();
  await expect(matrix.getByRole('button', { name: /^C-002 supports/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await matrix.getByRole('button', { name: 'Pull a thread' }).click();
  await matrix.getByRole('checkbox', { name: /^C-002/ }).check();
  await matrix.getByRole('button', { name: /^PB-002 stands on/ }).click();
  await expect(matrix.getByRole('button', { name: /^C-002 supports \(switched off\)/ })).toBeVisible();
  await matrix.getByRole('button', { name: /^C-003 supports/ }).click();
  await expect(page).toHaveURL(/power_bases\/2$/);
});

test('in right-to-left layout the arrow keys and the visible part are mirrored', async ({ page }) => {
  await openSmallDesk(new Desk(page));
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const matrix = await toMatrix(page);
  await matrix.getByRole('grid').focus();
  await step(page, 'ArrowLeft', 'C-001 supports IH-001');
  await step(page, 'ArrowRight', 'C-001 supports PB-001');
  const [heading, cell] = await Promise.all([
    matrix.getByRole('rowheader', { name: /^C-001/ }).boundingBox(),
    matrix.getByRole('gridcell', { name: 'C-001 supports PB-001' }).boundingBox(),
  ]);
  expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual((heading?.x ?? 0) + 1);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  await expect
    .poll(async () => (await matrix.getByRole('rowheader', { name: /^C-001/ }).boundingBox())?.x)
    .toBeLessThan(cell?.x ?? 0);
  await step(page, 'ArrowRight', 'C-001 supports IH-001');
});

test('printing has the whole matrix in tables, and none of them stays on the page', async ({ page }) => {
  const matrix = await openMatrix(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const table = page.locator('[data-printed="matrix"] table');
  await expect(table.getByRole('rowheader')).toHaveText([/^C-001/, /^C-002/]);
  await expect(table.getByRole('columnheader')).toHaveText(['PB-001', 'IH-001']);
  await expect(matrix).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(table).toHaveCount(0);
  await expect(matrix).toBeVisible();
});

test('an empty matrix says what to do first', async ({ page }) => {
  const matrix = await openMatrix(page, {
    assessment: { '/claims': [], '/contradictions': [], power_bases: [], '/intent_hypotheses': [] },
  });
  await expect(matrix).toContainText('There are no claims yet.');
  await matrix.getByRole('button', { name: 'Go to the claims' }).click();
  await expect(page).toHaveURL(/\/claims$/);
});
