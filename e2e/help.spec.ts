/** The help: searched in ordinary words by keyboard, and left without losing the position in the draft. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { openSmallDesk } from './support/small-desk.ts';

const heading = (page: Page) => page.getByRole('main', { name: 'Help' }).getByRole('heading', { level: 1 });

/** A claim whose span ends before it starts. */
const broken = { assessment: { '/claims/0/span': { start: 30, end: 10, offset_encoding: 'unicode-code-point' } } };

test('help about a finding or a field leads back to the same position and unfinished text', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, broken);
  await desk.openEntry('Claims', /C-001/);
  const deskAddress = page.url();
  const scrolled = await desk.editor.evaluate((main) => {
    main.scrollTop = 120;
    return main.scrollTop;
  });
  expect(scrolled).toBeGreaterThan(0);
  const about = desk.findings.getByRole('button', { name: 'About rule span/order' }).first();
  await about.click();
  await page.getByRole('link', { name: /^Read more/ }).click();
  await expect(heading(page)).toHaveText(/span\/order/);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/span\/order.* – Help – Assessment Desk/);
  await expect(page).toHaveURL(/#\/help\/rule\/span\/order$/);
  await expect(page.getByText('Convention of Assessment Desk, not part of the contract.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.goBack();
  await expect(page).toHaveURL(deskAddress);
  await expect(about).toBeFocused();
  expect(await desk.editor.evaluate((main) => main.scrollTop)).toBe(scrolled);

  const proposition = await desk.restate();
  await proposition.fill('Half of a thou');
  await proposition.press('F1');
  await expect(page).toHaveURL(/#\/help\/field\/claim\/proposition$/);
  await page.getByRole('link', { name: 'Back to the draft' }).click();
  await expect(proposition).toHaveValue('Half of a thou');
  await expect(proposition).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(proposition).not.toHaveValue('Half of a thou');
});

test('ordinary words find an entry by keyboard, also in “Find anything”, and its link can be copied', async ({
  page,
}) => {
  await page.goto('./#/');
  // Otherwise the focus is among the drafts that the tests before have left.
  await page.reload();
  const searchField = page.getByRole('searchbox', { name: 'Search help' });
  const results = page.getByRole('region', { name: 'Search results' });
  await new Keyboard(page).tabTo(page.getByRole('link', { name: 'Help' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(searchField).toBeFocused();
  await page.keyboard.type('how are characters counted');
  await expect(page.getByRole('status').filter({ hasText: / results/ })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = results.getByRole('link').nth(1);
  await expect(second).toBeFocused();
  const title = (await second.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  await expect(searchField).toHaveValue('');
  await page.goBack();
  await expect(searchField).toHaveValue('how are characters counted');
  await searchField.press('Escape');
  await expect(results).toBeHidden();
  await expect(heading(page)).toHaveText('Help');

  await page.goto('./#/help/rule/spann/order');
  await expect(heading(page)).toHaveText('Help page not found');
  await page.getByRole('button', { name: /^Search help for.*rule spann order/ }).click();
  await results
    .getByRole('link', { name: /span\/order/ })
    .first()
    .click();
  await expect(results).toBeHidden();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const desk = new Desk(page);
  await openSmallDesk(desk);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  const field = dialog.getByRole('combobox');
  const first = (name: RegExp) => dialog.getByRole('option', { name, selected: true });
  await field.fill('C-001');
  await expect(first(/^C-001/)).toBeVisible();
  const before = (await field.getAttribute('aria-activedescendant')) ?? '';
  // Another first result is another active option. Otherwise a screen reader would not read it.
  await field.fill('C-002');
  await expect(first(/^C-002/)).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-activedescendant', before);
  await field.fill('falsifier');
  await dialog
    .getByRole('option', { name: /^Help: Falsifier/ })
    .first()
    .click();
  await expect(heading(page)).toContainText('Falsifier');
});
