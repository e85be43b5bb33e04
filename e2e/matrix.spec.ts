import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { deskOfSize } from './support/limits-document.ts';
import { openSmallDesk, type Overlay } from './support/small-desk.ts';

/** Goes to the matrix of the open draft by its address. */
async function toMatrix(page: Page): Promise<Locator> {
  await page.evaluate((hash) => location.assign(hash), `${new Desk(page).address}/matrix`);
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

test('cells are walked, followed and linked with reasons, by keyboard alone', everyday, async ({ page }) => {
  const desk = new Desk(page);
  const matrix = await openMatrix(page);
  const grid = matrix.getByRole('grid', { name: 'Evidence matrix' });
  const preview = matrix.getByRole('region', { name: 'Preview' });
  const reason = preview.getByRole('textbox', { name: 'Reason' });
  await new Keyboard(page).tabTo(grid);
  await expect.poll(() => activeCell(page)).toBe('C-001 supports PB-001');
  await step(page, 'ArrowRight', 'C-001 supports IH-001');
  await step(page, 'Home', /^C-001/);
  await step(page, 'ArrowUp', /./);
  await step(page, 'Control+End', 'C-002 contradicts IH-001');

  await test.step('a cell is previewed, followed to its link and passage, and active again after Back', async () => {
    await page.keyboard.press('Space');
    await expect(preview.getByRole('group', { name: 'C-002 contradicts IH-001' })).toBeVisible();
    await expect(reason).toHaveValue(/^To be asked/);
    await expect(preview).toContainText('The River Authority says that nobody asked the River Authority.');
    await step(page, 'ArrowLeft', 'No link from PB-001 to C-002');
    await expect(preview).toContainText('No link from PB-001 to C-002.');
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);
    await step(page, 'ArrowRight', 'C-002 contradicts IH-001');
    await page.keyboard.press('Enter');
    await expect(desk.editor.getByRole('heading', { level: 2 })).toHaveText('Intent hypothesis IH-001');
    await expect(desk.editor.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await expect(desk.editor.getByRole('textbox', { name: 'Reason' })).toHaveValue(/^To be asked/);
    await expect(desk.passage.locator('mark[data-active]').first()).toContainText('The River Authority says');
    await page.goBack();
    await expect(grid).toBeFocused();
    await expect.poll(() => activeCell(page)).toBe('C-002 contradicts IH-001');
  });

  await test.step('a link is four actions: the arrow key, the letter, the reason, and Enter', async () => {
    await step(page, 'ArrowLeft', 'No link from PB-001 to C-002');
    await page.keyboard.press('s');
    await expect(reason).toBeFocused();
    await expect(preview).toContainText('No reason yet. You can give it later; until then it is reported as missing.');
    await expect(preview).toContainText('The text of C-002 does not name Harbour Council.');
    await expect.poll(() => activeCell(page)).toBe('C-002 supports PB-001, no reason yet, error');
    await page.keyboard.type('It answers for it. 🚢');
    await page.keyboard.press('Enter');
    await expect(grid).toBeFocused();
    await expect(preview).toHaveCount(0);
    await expect.poll(() => activeCell(page)).toBe('C-002 supports PB-001, violation');
  });

  await test.step('the effect is changed, the link removed, and both are undone', async () => {
    await page.keyboard.press('c');
    await expect(reason).toHaveValue('It answers for it. 🚢');
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

  await test.step('in right-to-left text, the arrow keys and the grid are reversed', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const left = async (role: 'rowheader' | 'gridcell', name: string | RegExp): Promise<number> =>
      (await matrix.getByRole(role, { name }).boundingBox())?.x ?? NaN;
    const cellIsLeft = async (): Promise<boolean> =>
      (await left('gridcell', 'C-001 supports PB-001')) < (await left('rowheader', /^C-001/));
    await expect.poll(cellIsLeft).toBe(true);
    await step(page, 'ArrowLeft', 'C-002 contradicts IH-001');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
    await expect.poll(cellIsLeft).toBe(false);
    await step(page, 'ArrowLeft', 'C-002 supports PB-001, violation');
  });
});

test('by pointer, cells are linked, told apart and printed, and titles fit their headings', async ({ page }) => {
  const matrix = await openMatrix(page);
  const rows = matrix.getByRole('rowheader');
  const cell = (name: string | RegExp) => matrix.getByRole('gridcell', { name, exact: true });
  const preview = matrix.getByRole('region', { name: 'Preview' });

  await test.step('both links of a pair are added, and differ in name, shape and colour', async () => {
    await cell('No link from PB-001 to C-002').click();
    await preview.getByRole('button', { name: 'contradicts: link C-002 to PB-001' }).click();
    const contradicts = preview.getByRole('group', { name: 'C-002 contradicts PB-001' });
    await expect(contradicts.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type('Not asked.');
    await preview.getByRole('button', { name: /supports: link C-002 to PB-001$/ }).click();
    const supports = preview.getByRole('group', { name: 'C-002 supports PB-001' });
    await expect(supports.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type('It has a say.');
    const look = (part: '::before' | '::after') =>
      cell(/^C-002 supports and contradicts PB-001/).evaluate((element, pseudo) => {
        const { content, borderRadius, borderTopStyle, color } = getComputedStyle(element, pseudo);
        return { content, borderRadius, borderTopStyle, color };
      }, part);
    const [plus, cross] = [await look('::before'), await look('::after')];
    expect(plus).toMatchObject({ borderRadius: '50%', borderTopStyle: 'solid' });
    expect(plus.content).toContain('+');
    expect(cross).toMatchObject({ borderTopStyle: 'dashed' });
    expect(cross.content).toContain('×');
    expect(cross.borderRadius).not.toBe('50%');
    expect(cross.color).not.toBe(plus.color);
  });

  await test.step('one link is removed, and the other set to the other effect', async () => {
    await preview.getByRole('button', { name: 'Remove: C-002 contradicts PB-001' }).click();
    await preview.getByRole('button', { name: 'Set to contradicts' }).click();
    await expect(preview.getByRole('group', { name: 'C-002 contradicts PB-001' })).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).click();
    const file = await new Desk(page).exportDesk();
    expect(file.assessment.power_bases[0]?.evidence).toEqual([
      link('C-001', 'supports'),
      { claim_id: 'C-002', effect: 'contradicts', reason: 'It has a say.' },
    ]);
  });

  await test.step('the whole matrix is printed in tables that exist only during printing', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const table = page.locator('[data-printed="matrix"] table');
    await expect(table.getByRole('rowheader')).toHaveText([/^C-001/, /^C-002/]);
    await expect(table.getByRole('columnheader')).toHaveText(['PB-001', 'IH-001']);
    await expect(matrix).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(table).toHaveCount(0);
    await page.getByRole('button', { name: 'Swap axes' }).click();
    await expect(rows).toHaveText([/^PB-001/, /^IH-001/]);
    await expect(cell('C-002 contradicts IH-001')).toBeVisible();
  });

  await test.step('turned titles end within their headings, also beside a panel', async () => {
    await new Desk(page).openSample(/finished/i);
    await toMatrix(page);
    const headings = matrix.getByRole('columnheader');
    const words = headings.locator('> span > :last-child');
    const tooLong = (): Promise<number> =>
      words.evaluateAll(
        (all) =>
          all.filter(({ clientHeight, parentElement }) => clientHeight > (parentElement?.clientHeight ?? 0)).length,
      );
    await expect(words.first()).toBeVisible();
    expect(await tooLong()).toBe(0);
    const width = await headings.last().boundingBox();
    await matrix.getByRole('button', { name: 'What if…' }).click();
    await expect.poll(() => headings.last().boundingBox()).not.toEqual(width);
    expect(await tooLong()).toBe(0);
  });
});

test('on a narrow screen, the matrix is a list of entries and their links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('./#/');
  const desk = new Desk(page);
  await desk.openFile('limits.desk.json', deskOfSize({ claims: 20, powerBases: 4, intents: 2, links: 10 }));
  await expect(page).toHaveURL(/\/draft\//);
  const matrix = await toMatrix(page);
  await expect(matrix.getByRole('grid')).toHaveCount(0);
  await matrix.getByRole('button', { name: /^PB-002/ }).click();
  await expect(matrix.getByRole('button', { name: /^C-002 supports/ })).toBeVisible();

  // A link is added with its reason, and removed, by touch.
  await matrix.getByRole('button', { name: /^Link other claims/ }).click();
  await matrix.getByRole('button', { name: 'C-020 not linked' }).click();
  await matrix.getByRole('button', { name: /contradicts: link C-020 to PB-002$/ }).click();
  await expect(matrix.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('It says otherwise.');
  await page.keyboard.press('Enter');
  await expect(matrix.getByRole('button', { name: /^C-020 contradicts/ })).toBeFocused();
  await matrix.getByRole('button', { name: /^C-020 contradicts/ }).click();
  await expect(matrix.getByRole('textbox', { name: 'Reason' })).toHaveValue('It says otherwise.');
  await matrix.getByRole('button', { name: 'Remove: C-020 contradicts PB-002' }).click();
  await expect(matrix.getByRole('button', { name: 'C-020 not linked' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await matrix.getByRole('button', { name: /^C-003 supports/ }).click();
  await matrix.getByRole('button', { name: 'Show in passage' }).click();
  await expect(page).toHaveURL(/power_bases\/2$/);
});
