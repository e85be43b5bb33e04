/** The desk on screens of every width: the top bar, its row of views, and the regions side by side or behind tabs. */
import type { Page } from '@playwright/test';
import { chooseView, Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

const inTheBar = ['Library', 'Undo', 'Redo', 'Find anything', 'Export…', 'More'];
const views = ['Write', 'Review', 'Explore'];
const inTheMenu = [/^Version history…$/, /^Print…/, /^Help/, /^Keyboard shortcuts/];

const more = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'More', exact: true });

test(
  'from 320 pixels on the top bar fits the screen, and its menu has the rare commands',
  everyday,
  async ({ page }) => {
    await openSmallDesk(new Desk(page));
    const bar = page.getByRole('banner');
    for (const width of [320, 390, 640, 700, 768, 820, 1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of inTheBar) {
        const box = await bar.getByRole('button', { name, exact: true }).boundingBox();
        expect(box, name).not.toBeNull();
        expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${String(width)}`).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const name of views) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
      await more(page).click();
      for (const name of inTheMenu) await expect(page.getByRole('menuitem', { name })).toBeVisible();
      await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    }
  },
);

test('the views are links that name the current one in the title, and neither they nor titles are cut off', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Views' });
  await expect(page).toHaveTitle('Document – The north channel – Assessment Desk');
  const opened = [
    { name: 'JSON', title: 'JSON', current: 'Write' },
    { name: 'Compare', title: 'Compare' },
    { name: 'Timeline', title: 'Timeline', current: 'Explore' },
    { name: 'Matrix', title: 'Matrix', current: 'Explore' },
    { name: 'Review', title: 'Review', current: 'Review' },
    { name: 'Write', title: 'Document', current: 'Write' },
  ];
  for (const { name, title, current } of opened) {
    await chooseView(page, name);
    await expect(bar.locator('[aria-current]')).toHaveText(current === undefined ? [] : [current]);
    await expect(page).toHaveTitle(`${title} – The north channel – Assessment Desk`);
  }
  await test.step('a group opens at the view that was shown last, and old addresses lead to it', async () => {
    await bar.getByRole('link', { name: 'Explore' }).click();
    await expect(page.getByRole('main', { name: 'Evidence matrix' })).toBeVisible();
    await page.evaluate(() => (window.location.hash = window.location.hash.replace('/matrix', '/map')));
    const parts = page.getByRole('main', { name: 'Map' }).getByRole('navigation', { name: 'Explore' });
    await expect(parts.locator('[aria-current]')).toHaveText(['Map']);
    await chooseView(page, 'Write');
    await bar.getByRole('link', { name: 'Explore' }).click();
    await expect(parts).toBeVisible();
    await chooseView(page, 'Write');
  });
  await desk.openEntry('Claims', /^C-002/);
  await expect(page).toHaveTitle('C-002 – The north channel – Assessment Desk');

  // In a window that is narrow and low they are in the menu.
  await page.setViewportSize({ width: 700, height: 400 });
  await more(page).click();
  for (const name of views) await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Explore', exact: true }).click();
  await expect(page.getByRole('main', { name: 'Evidence matrix' })).toBeVisible();
  const title = page.getByRole('banner').getByRole('textbox', { name: 'Title' });
  const titles = [
    { text: 'Patrol boats of Port Almar, 2025', widths: [820, 1280] },
    { text: 'The Strait of Hesper: who may pilot it', widths: [1366, 1441, 1920] },
  ];
  for (const { text, widths } of titles) {
    await title.fill(text);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 });
      const cut = title.evaluate((input) => input.scrollWidth - input.clientWidth);
      expect(await cut, `at ${String(width)}`).toBe(0);
    }
  }
});

test('on a tablet the outline opens over the editor, and on a phone each region is behind a tab', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Outline', exact: true });
  const editor = await desk.editor.boundingBox();
  const passage = await desk.passage.boundingBox();
  expect(editor?.width).toBeGreaterThan(380);
  expect(passage?.width).toBeGreaterThan(380);
  expect(editor?.y).toBeLessThan(150);
  await expect(desk.outline).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await toggle.press('Enter');
  await expect(desk.outline).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(desk.outline).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await desk.section('Claims').click();
  const claims = desk.outline.getByRole('listbox', { name: 'Claims' });
  await claims.press('End');
  await expect(desk.outline).toBeVisible();
  await claims.press('Enter');
  await expect(desk.outline).toBeHidden();
  await expect(desk.editor.getByRole('button', { name: 'Restate…' })).toBeFocused();
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('C-002');

  await toggle.click();
  await desk.outline.getByRole('option', { name: /^C-001/ }).click();
  await expect(desk.outline).toBeHidden();
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('C-001');
  await toggle.click();
  await desk.passage.getByRole('group', { name: 'Passage text' }).click();
  await expect(desk.outline).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Outline' }).click();
  await desk.section('Claims').click();
  const first = desk.outline.getByRole('option', { name: /^C-001/ });
  await expect(first).toBeVisible();
  await first.click();
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('C-001');
  await page.getByRole('tab', { name: 'Outline' }).click();
  await desk.section('Power bases').click();
  await desk.outline.getByRole('listbox', { name: 'Power bases' }).press('Enter');
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('PB-001');
});

test('the panel that links evidence leaves the passage visible on a tablet, and fills a tab on a phone', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Power bases', /PB-001/);
  const panel = page.getByRole('region', { name: 'Link evidence' });
  const search = panel.getByRole('searchbox');
  const opener = desk.editor.getByRole('button', { name: 'Link evidence' });
  await opener.press('Enter');
  await expect(search).toBeFocused();

  await test.step('in a wide window in place of the outline, as a region of its own', async () => {
    await expect(desk.outline).toBeHidden();
    await expect(desk.passage).toBeVisible();
    const { height = 0 } = page.viewportSize() ?? {};
    const box = await panel.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 2);
    await page.keyboard.press('F6');
    await expect(desk.editor.locator('xpath=..')).toBeFocused();
    await page.keyboard.press('Shift+F6');
    await expect(panel.locator('xpath=..')).toBeFocused();
    await opener.press('Enter');
    await expect(panel).toBeHidden();
    await expect(desk.outline).toBeVisible();
    await expect(opener).toBeFocused();
  });

  await test.step('on a tablet in place of the editor', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await opener.press('Enter');
    await expect(search).toBeFocused();
    await expect(desk.editor).toBeHidden();
    await expect(desk.passage).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(desk.passage.locator('mark[data-active]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('on a phone in the tab of the editor, with which it comes and goes', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Editor' }).click();
    await opener.press('Enter');
    await expect(search).toBeFocused();
    await page.getByRole('tab', { name: 'Passage' }).click();
    await expect(panel).toBeHidden();
    await page.getByRole('tab', { name: 'Editor' }).click();
    await expect(panel).toBeVisible();
    await expect(desk.editor).toBeHidden();
    await search.press('Escape');
    await expect(opener).toBeFocused();
  });
});
