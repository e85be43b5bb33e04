import type { Locator, Page } from '@playwright/test';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
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

const link = (claim_id: string, effect: string) => ({ claim_id, effect, reason: `${claim_id} is relevant here.` });

/**
 * Two claims; a power basis that cites the first; a hypothesis that cites both, the second against it; one publisher.
 */
async function openMatrix(page: Page, { assessment, casefile }: Overlay = {}): Promise<Locator> {
  await openSmallDesk(new Desk(page), {
    assessment: { '/power_bases/0/evidence': [link('C-001', 'supports')], ...assessment },
    casefile: { '/observations/0/publisher_actor_id': 'harbour-council', ...casefile },
  });
  return toMatrix(page);
}

/** The name of the active cell of the grid. */
function activeCell(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = document.querySelector('[role="grid"]')?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.getAttribute('aria-label') ?? '';
  });
}

/** Presses a key and waits until the named cell is active. */
async function step(page: Page, key: string, to: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => activeCell(page)).toMatch(to);
}

test('a cell is reached, previewed, followed to its span and link, and restored afterwards, by keyboard alone', async ({
  page,
}) => {
  const matrix = await openMatrix(page);
  const keyboard = new Keyboard(page);
  const grid = matrix.getByRole('grid', { name: 'Evidence matrix' });
  await keyboard.tabTo(grid);
  await expect.poll(() => activeCell(page)).toBe('C-001 supports PB-001');
  await step(page, 'ArrowRight', 'C-001 supports IH-001');
  await step(page, 'ArrowDown', 'C-002 contradicts IH-001');
  await step(page, 'Home', /^C-002/);
  await step(page, 'End', 'C-002 contradicts IH-001');
  await step(page, 'ArrowUp', 'C-001 supports IH-001');
  await step(page, 'ArrowUp', /^IH-001/);
  await step(page, 'Control+End', 'C-002 contradicts IH-001');

  const preview = matrix.getByRole('region', { name: 'Preview' });
  await page.keyboard.press('Space');
  await expect(preview.getByRole('group', { name: 'C-002 contradicts IH-001' })).toBeVisible();
  await expect(preview.getByRole('textbox', { name: 'Reason' })).toHaveValue(/^To be asked/);
  await expect(preview).toContainText('The River Authority says that nobody asked the River Authority.');
  await step(page, 'ArrowLeft', 'No link from PB-001 to C-002');
  await expect(preview).toContainText('No link from PB-001 to C-002.');
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await step(page, 'ArrowRight', 'C-002 contradicts IH-001');
  await page.keyboard.press('Enter');

  const desk = new Desk(page);
  await expect(desk.editor.getByRole('heading', { level: 2 })).toHaveText('Intent hypothesis IH-001');
  await expect(desk.editor.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expect(desk.editor.getByRole('textbox', { name: 'Reason' })).toHaveValue(/^To be asked/);
  await expect(desk.passage.locator('mark[data-active]').first()).toContainText('The River Authority says');
  await page.goBack();
  await expect(grid).toBeFocused();
  await expect.poll(() => activeCell(page)).toBe('C-002 contradicts IH-001');
});

test('a cell is linked, given its reason, set to the other effect and emptied, by keyboard alone', async ({ page }) => {
  const matrix = await openMatrix(page);
  const grid = matrix.getByRole('grid');
  const preview = matrix.getByRole('region', { name: 'Preview' });
  const reason = preview.getByRole('textbox', { name: 'Reason' });
  await grid.focus();
  await step(page, 'ArrowDown', 'No link from PB-001 to C-002');

  // Four actions: the letter, the reason, Enter, and the arrow key that led to the cell.
  await page.keyboard.press('s');
  await expect(reason).toBeFocused();
  await expect(preview).toContainText('No reason yet. You can give it later; until then it is reported as missing.');
  await expect(preview).toContainText('The text of C-002 does not name Harbour Council.');
  await expect.poll(() => activeCell(page)).toBe('C-002 supports PB-001, no reason yet, error');
  await page.keyboard.type('The authority answers for the channel. 🚢');
  await page.keyboard.press('Enter');
  await expect(grid).toBeFocused();
  await expect(preview).toHaveCount(0);
  await expect.poll(() => activeCell(page)).toBe('C-002 supports PB-001, violation');

  await page.keyboard.press('c');
  await expect(reason).toHaveValue('The authority answers for the channel. 🚢');
  await expect.poll(() => activeCell(page)).toBe('C-002 contradicts PB-001');
  await page.keyboard.press('Escape');
  await expect(grid).toBeFocused();
  await page.keyboard.press('Delete');
  await expect.poll(() => activeCell(page)).toBe('No link from PB-001 to C-002');
  await expect(page.getByText('The link between C-002 and PB-001 was removed.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => activeCell(page)).toBe('C-002 contradicts PB-001');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => activeCell(page)).toBe('C-002 supports PB-001, violation');
});

test('both links of a pair are added, edited and removed with the pointer', async ({ page }) => {
  const matrix = await openMatrix(page);
  const preview = matrix.getByRole('region', { name: 'Preview' });
  await matrix.getByRole('gridcell', { name: 'No link from PB-001 to C-002' }).click();
  await preview.getByRole('button', { name: 'contradicts: link C-002 to PB-001' }).click();
  const against = preview.getByRole('group', { name: 'C-002 contradicts PB-001' });
  await expect(against.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('It was not asked.');
  await preview.getByRole('button', { name: /supports: link C-002 to PB-001$/ }).click();
  const support = preview.getByRole('group', { name: 'C-002 supports PB-001' });
  await expect(support.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expect(
    matrix.getByRole('gridcell', { name: /^C-002 supports and contradicts PB-001, no reason yet/ }),
  ).toBeVisible();
  await page.keyboard.type('It has a say.');
  await against.getByRole('button', { name: 'Remove: C-002 contradicts PB-001' }).click();
  await expect(against).toHaveCount(0);
  await support.getByRole('button', { name: 'Set to contradicts' }).click();
  await expect(preview.getByRole('group', { name: 'C-002 contradicts PB-001' })).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(matrix.getByRole('gridcell', { name: 'C-002 contradicts PB-001' })).toBeVisible();
  const file = JSON.parse(await new Desk(page).export(/^Desk file/)) as { readonly assessment: Assessment };
  const evidence = file.assessment.power_bases[0]?.evidence;
  expect(evidence).toContainEqual({ claim_id: 'C-002', effect: 'contradicts', reason: 'It has a say.' });
  expect(evidence).toHaveLength(2);
});

test('titles get the width that the columns leave, and a claim that cannot be linked says why', async ({ page }) => {
  const matrix = await openMatrix(page, {
    assessment: {
      '/claims/1/claim_id': 'C 2',
      '/contradictions': [],
      '/intent_hypotheses/0/evidence': [link('C-001', 'supports')],
    },
  });
  const heading = matrix.getByRole('columnheader', { name: /^PB-001/ });
  const isWhole = await heading.evaluate((cell) =>
    [...cell.querySelectorAll('span')].every(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    ),
  );
  expect(isWhole).toBe(true);
  const grid = matrix.getByRole('grid');
  expect(await grid.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0))).toBe(
    0,
  );
  await grid.focus();
  await step(page, 'ArrowDown', 'No link from PB-001 to C 2');
  await page.keyboard.press('s');
  await expect(page.getByText('The ID of C 2 cannot be linked. Rename the claim first.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('turned titles end within their headings, also when a panel takes the width of the columns', async ({ page }) => {
  await new Desk(page).openSample(/finished/i);
  const matrix = await toMatrix(page);
  const words = matrix.getByRole('columnheader').locator('> span > :last-child');
  const tooLong = (): Promise<number> =>
    words.evaluateAll(
      (all) =>
        all.filter(({ clientHeight, parentElement }) => clientHeight > (parentElement?.clientHeight ?? 0)).length,
    );
  await expect(words.first()).toBeVisible();
  expect(await tooLong()).toBe(0);
  const width = await matrix.getByRole('columnheader').last().boundingBox();
  await matrix.getByRole('button', { name: 'What if…' }).click();
  await expect.poll(() => matrix.getByRole('columnheader').last().boundingBox()).not.toEqual(width);
  expect(await tooLong()).toBe(0);
});

test('the four kinds of cells differ in name, shape and colour', async ({ page }) => {
  const both = [link('C-001', 'supports'), link('C-001', 'contradicts')];
  const matrix = await openMatrix(page, { assessment: { '/power_bases/0/evidence': both } });
  const look = (name: string | RegExp, part: '::before' | '::after') =>
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
  expect((await look(/^C-001 supports and contradicts PB-001/, '::before')).color).toBe(supports.color);
  expect((await look(/^C-001 supports and contradicts PB-001/, '::after')).color).toBe(contradicts.color);
  expect((await look('No link from PB-001 to C-002', '::before')).content).toBe('none');
  await page.getByRole('button', { name: 'Swap axes' }).click();
  await expect(matrix.getByRole('rowheader')).toHaveText([/^PB-001/, /^IH-001/]);
  await expect(matrix.getByRole('gridcell', { name: 'C-002 contradicts IH-001' })).toBeVisible();
});

test('both axes are searched, filtered and sorted, and neither by the number of links', async ({ page }) => {
  const matrix = await openMatrix(page);
  const rows = matrix.getByRole('rowheader');
  const columns = matrix.getByRole('columnheader');
  await matrix.getByRole('searchbox', { name: 'Search claims' }).fill('river nobody');
  await expect(rows).toHaveText([/^C-002/]);
  await matrix.getByRole('checkbox', { name: 'Linked only' }).check();
  await expect(columns).toHaveText([/Rows: claims/, /^IH-001/]);
  await matrix.getByRole('button', { name: 'Clear filters' }).click();
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
  expect(await orders(/^Sort entries/)).toEqual([
    'Document order',
    'ID',
    'Actor',
    'Domain',
    'Workflow state',
    'Findings, highest level first',
  ]);
  const ofClaims = ['Document order', 'ID', 'Position in passage', 'Actor', 'Claim kind', 'Publisher'];
  expect(await orders(/^Sort claims/)).toEqual([...ofClaims, 'Findings, highest level first']);
  await matrix.getByRole('button', { name: /^Sort claims/ }).click();
  await page.getByRole('menuitemradio', { name: 'Claim kind' }).click();
  await expect(rows).toHaveText([/^C-002/, /^C-001/]);

  await matrix.getByRole('button', { name: 'Filter entries' }).click();
  await page.getByRole('combobox', { name: 'Workflow state' }).selectOption({ label: 'Draft' });
  await expect(columns).toHaveText([/Rows: claims/, /^IH-001/]);
  await page.getByRole('combobox', { name: 'Workflow state' }).selectOption({ label: 'Retired' });
  await expect(matrix).toContainText('No matches');
  await page.keyboard.press('Escape');
  await matrix.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(columns).toHaveCount(3);
});

test('each gap filters the matrix', async ({ page }) => {
  const idle = { '/contradictions': [], '/intent_hypotheses/0/evidence': [link('C-001', 'supports')] };
  const matrix = await openMatrix(page, {
    assessment: { ...idle, '/power_bases/0/evidence': [link('C-001', 'contradicts')] },
  });
  await matrix.getByRole('button', { name: 'Gaps' }).click();
  const panel = matrix.getByRole('complementary', { name: 'Gaps' });
  const gap = (name: string): Locator => panel.getByRole('button', { name });
  await expect(gap('No contradicting evidence 1')).toBeVisible();
  await expect(gap('Cited by all entries 1')).toBeVisible();
  await expect(gap('Single publisher 1')).toBeVisible();
  await expect(gap('Capability alone 0')).toBeDisabled();
  await gap('No contradicting evidence').click();
  await expect(matrix.getByRole('columnheader')).toHaveText([/Rows: claims/, /^IH-001/]);
  await gap('Not cited 1').click();
  await expect(matrix.getByRole('rowheader')).toHaveText([/^C-002/]);
  await expect(matrix).toContainText('entries: no contradicting evidence; claims: not cited');
  await matrix.getByRole('button', { name: 'Clear filters' }).click();
  await expect(matrix.getByRole('rowheader')).toHaveCount(2);
});

test('excluding a claim shows and marks the effect, and does not change the draft', async ({ page }) => {
  const matrix = await openMatrix(page, {
    assessment: {
      '/claims/1/claim_kind': 'capacity',
      '/claims/1/observation_id': 2,
      '/intent_hypotheses/0/evidence': [link('C-001', 'supports'), link('C-002', 'supports')],
    },
  });
  await matrix.getByRole('grid').focus();
  await page.keyboard.press('x');
  const panel = matrix.getByRole('complementary', { name: 'What if' });
  await expect(panel).toContainText('This does not change your draft.');
  const effect = panel.getByRole('region', { name: 'Effect of exclusion' });
  await expect(effect).toContainText('PB-001 loses all support');
  await expect(effect).toContainText('IH-001 rests on capability alone');
  await expect(matrix.getByRole('columnheader', { name: /^PB-001, loses all support/ })).toBeVisible();
  await expect(matrix.getByRole('rowheader', { name: /^C-001, excluded/ })).toBeVisible();
  await effect.getByRole('button', { name: /^IH-001/ }).click();
  await expect(matrix.getByRole('grid')).toBeFocused();
  await expect.poll(() => activeCell(page)).toMatch(/^IH-001, rests on capability alone/);

  await panel.getByRole('button', { name: 'Include all' }).click();
  await expect(panel).toContainText('Nothing excluded.');
  await expect(matrix.getByRole('columnheader', { name: /loses/ })).toHaveCount(0);
  await panel.getByText('Publishers', { exact: true }).click();
  await panel.getByRole('checkbox', { name: /Harbour Council/ }).check();
  await expect(effect).toContainText('PB-001 loses all support');
  await panel.getByRole('checkbox', { name: /Harbour Council/ }).uncheck();
  await panel.getByText('Observations', { exact: true }).click();
  await panel.getByRole('checkbox', { name: /Observation 2/ }).check();
  await expect(effect).toContainText('IH-001 keeps 1 of 2 supporting claims.');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('at the contract’s limits only the visible part of the matrix is rendered, wherever it is scrolled', async ({
  page,
}) => {
  const desk = new Desk(page);
  await page.goto('./#/');
  await desk.openFile('limits.desk.json', deskOfSize(maximumCount));
  await expect(desk.section('Claims')).toContainText('200 of 200');
  const matrix = await toMatrix(page);
  const grid = matrix.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '201');
  await expect(grid).toHaveAttribute('aria-colcount', '151');
  await expect(matrix.getByRole('list', { name: 'Legend' })).toContainText('15,000 links');
  const nodes = (): Promise<number> => matrix.evaluate((main) => main.querySelectorAll('*').length);
  const most = 2600;
  expect(await nodes()).toBeLessThan(most);
  await grid.focus();
  await step(page, 'Control+End', /C-200/);
  await expect(matrix.getByRole('rowheader', { name: /^C-200/ })).toBeInViewport();
  await expect(matrix.getByRole('columnheader', { name: /^IH-050/ })).toBeInViewport();
  expect(await nodes()).toBeLessThan(most);
  await step(page, 'PageUp', /C-18\d/);
  await step(page, 'Home', /^C-18\d/);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(2000, -12000);
  await expect(matrix.getByRole('gridcell', { name: /^(C-00\d|No link from .* to C-00\d)/ }).first()).toBeVisible();
  expect(await nodes()).toBeLessThan(most);
  await step(page, 'x', /^C-18\d, excluded/);
  await expect(matrix.getByRole('region', { name: 'Effect of exclusion' })).toBeVisible();
  expect(await nodes()).toBeLessThan(most);
});

test('on a narrow screen the matrix is a list of entries, whose links can be added and changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('./#/');
  const desk = new Desk(page);
  await desk.openFile('limits.desk.json', deskOfSize({ claims: 20, powerBases: 4, intents: 2, links: 10 }));
  await expect(page).toHaveURL(/\/draft\//);
  const matrix = await toMatrix(page);
  await expect(matrix.getByRole('grid')).toHaveCount(0);
  await matrix.getByRole('button', { name: /^PB-002/ }).click();
  await expect(matrix.getByRole('button', { name: /^C-002 supports/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await matrix.getByRole('button', { name: 'What if…' }).click();
  await matrix.getByRole('checkbox', { name: /^C-002/ }).check();
  await matrix.getByRole('button', { name: /^PB-002 keeps/ }).click();
  await expect(matrix.getByRole('button', { name: /^C-002 supports \(excluded\)/ })).toBeVisible();

  // A link is added with its reason, and changed, by touch.
  await matrix.getByRole('button', { name: /^Link other claims/ }).click();
  await matrix.getByRole('button', { name: 'C-020 not linked' }).click();
  await matrix.getByRole('button', { name: /contradicts: link C-020 to PB-002$/ }).click();
  await expect(matrix.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('It says otherwise.');
  await page.keyboard.press('Enter');
  await expect(matrix.getByRole('button', { name: /^C-020 contradicts/ })).toBeFocused();
  await matrix.getByRole('button', { name: 'Show only linked claims' }).click();
  await expect(matrix.getByRole('button', { name: /not linked/ })).toHaveCount(0);
  await matrix.getByRole('button', { name: /^C-020 contradicts/ }).click();
  await expect(matrix.getByRole('textbox', { name: 'Reason' })).toHaveValue('It says otherwise.');
  await matrix.getByRole('button', { name: 'Remove: C-020 contradicts PB-002' }).click();
  const unlinked = matrix.getByRole('button', { name: 'C-020 not linked' });
  await unlinked.click();
  await expect(unlinked).toHaveAttribute('aria-expanded', 'false');
  await expect(unlinked).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await matrix.getByRole('button', { name: /^C-003 supports/ }).click();
  await matrix.getByRole('button', { name: 'Show in passage' }).click();
  await expect(page).toHaveURL(/power_bases\/2$/);
});

test('in right-to-left text the arrow keys and the grid are reversed', async ({ page }) => {
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

test('the whole matrix is printed in tables, which exist only during printing', async ({ page }) => {
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
  await expect(matrix).toContainText('No claims yet');
  await matrix.getByRole('button', { name: 'Go to claims' }).click();
  await expect(page).toHaveURL(/\/claims$/);
});
