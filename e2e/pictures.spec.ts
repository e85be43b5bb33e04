/** The map and the timeline, as pictures and as tables. Unit tests recompute the tables. */
import type { Locator } from '@playwright/test';
import { SaxesParser } from 'saxes';
import { Desk } from './support/desk.ts';
import { downloaded } from './support/drop-and-paste.ts';
import { everyday, expect, test } from './support/one-page-test.ts';

/** Exports the shown picture, which must be one file of well-formed XML that refers to nothing outside. */
async function exportPicture(screen: Locator, name: RegExp, words: string): Promise<void> {
  const file = await downloaded(screen.page(), () => screen.getByRole('button', { name: 'Export SVG' }).click());
  expect(file.name).toMatch(name);
  new SaxesParser().write(file.text).close();
  expect(file.text).toContain(words);
  expect(file.text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(|<script|<style/);
}

test('map and timeline are walked by keyboard, read as tables and exported', everyday, async ({ page }) => {
  const desk = new Desk(page);
  const heading = desk.editor.getByRole('heading', { level: 2 });
  await desk.openSample(/finished/i);

  await test.step('the map of an entry leads to a link, and Back shows the map again', async () => {
    await desk.openEntry('Intent hypotheses', /^IH-003/);
    await desk.editor.getByRole('button', { name: 'Map', exact: true }).press('Enter');
    const main = page.getByRole('main', { name: 'Map' });
    await expect(main.getByText(/come from 3 different publishers/)).toBeVisible();
    await expect(page).toHaveURL(/\/map\/intent_hypotheses-3$/);
    await main.getByRole('link', { name: 'Intent hypothesis IH-003, 4 links' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await expect(main.getByRole('link', { name: 'C-064 supports IH-003' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(main.getByRole('link', { name: 'Claim C-064, 1 link' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(heading).toContainText('IH-003');
    await page.goBack();
    await main.getByText('Table', { exact: true }).click();
    await expect(main.getByRole('row')).toHaveCount(5);
    await expect(main.getByRole('row', { name: /C-005.*contradicts/ })).toBeVisible();
    const lines = await main.getByRole('cell', { name: /^(supports|contradicts)$/ }).evaluateAll((effects) =>
      effects.map((effect) => {
        const range = document.createRange();
        range.selectNodeContents(effect.querySelector('span')?.lastChild ?? effect);
        return range.getClientRects().length;
      }),
    );
    expect(lines, 'no effect is broken into two lines').toEqual([1, 1, 1, 1]);
    await main.getByRole('combobox', { name: 'Map of' }).fill('Foreign Ministry of Qamrayn');
    await page.getByRole('option', { name: /Publisher: Foreign Ministry of Qamrayn/ }).click();
    await expect(page).toHaveURL(/\/map\/publisher-/);
    await exportPicture(main, /\.map\.svg$/, 'Foreign Ministry of Qamrayn');
  });

  await test.step('the timeline, filtered in its table', async () => {
    const main = await desk.view('Timeline');
    const picture = main.getByRole('group', { name: 'Timeline' });
    await expect(picture).toHaveAccessibleDescription(/^A publication’s date is not the date of an event/);
    await picture.focus();
    await page.keyboard.press('Tab');
    await expect(picture.getByRole('button', { name: 'Calder Port Control, 1 publication' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(picture.locator(':focus')).toHaveAccessibleName(/^10 · .*\. Published 29 Mar 2025, 06:00:00 UTC\. /);
    await page.keyboard.press('ArrowDown');
    await expect(picture.locator(':focus')).toHaveAccessibleName(/^9 · .* Published 27 Mar 2025/);
    await exportPicture(main, /\.timeline\.svg$/, 'Calder Port Control');
    await main.getByText('Table', { exact: true }).click();
    await main.getByText('Evidence links', { exact: true }).click();
    const table = main.getByRole('table', { name: 'Evidence links' });
    await expect(table).toHaveAttribute('aria-rowcount', '92');
    await main.getByRole('button', { name: 'Filter timeline' }).click();
    await page.getByLabel('Publisher').selectOption('Calder Port Control');
    await page.keyboard.press('Escape');
    await expect(table).not.toHaveAttribute('aria-rowcount', '92');
    const rows = table.getByRole('row');
    await expect(rows.nth(1)).toContainText('10 · ');
    expect((await rows.allInnerTexts()).slice(1).filter((row) => !row.includes('10 · '))).toEqual([]);
    await main.getByText('Picture', { exact: true }).click();
    await picture.getByRole('button', { name: /^PB-001, / }).click();
    await expect(heading).toContainText('PB-001');
  });
});
