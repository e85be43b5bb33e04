/**
 * The help: searched in ordinary words, used with the keyboard alone, and left without losing the position in the
 * draft.
 */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { openSmallDesk } from './support/small-desk.ts';

const heading = (page: Page) => page.getByRole('main', { name: 'Help' }).getByRole('heading', { level: 1 });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search help' });
const results = (page: Page) => page.getByRole('region', { name: 'Search results' });

/** A claim whose span ends before it starts. */
const broken = { assessment: { '/claims/0/span': { start: 30, end: 10, offset_encoding: 'unicode-code-point' } } };

test('a finding leads to the help for its rule, and Back to the same position in the draft', async ({ page }) => {
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
  await expect(page.getByText('Who says so. Convention of Assessment Desk, not part of the contract.')).toBeVisible();
  await page.getByRole('link', { name: /^Read more/ }).click();
  await expect(heading(page)).toHaveText(/span\/order/);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/span\/order.* – Help – Assessment Desk/);
  await expect(page).toHaveURL(/#\/help\/rule\/span\/order$/);
  await expect(desk.outline).toBeHidden();
  await expect(page.getByText('Convention of Assessment Desk, not part of the contract.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.goBack();
  await expect(page).toHaveURL(deskAddress);
  await expect(about).toBeFocused();
  await expect(desk.editor.getByText('C-001').first()).toBeVisible();
  await expect(page).not.toHaveTitle(/Help/);
  expect(await desk.editor.evaluate((main) => main.scrollTop)).toBe(scrolled);
});

test('the help names the authority: the contract, with its words, our reading, or our convention', async ({ page }) => {
  await page.goto('#/help/limit/claims');
  await expect(page.getByText('Defined by the contract, section 2.1.')).toBeVisible();
  await expect(page.getByText('“claims: array of claim. At most 200 items.”')).toBeVisible();
  await page.goto('#/help/rule/support/actor-not-named');
  await expect(page.getByText('Our reading of section 2.11.3 of the contract.')).toBeVisible();
  await expect(
    page.getByText('“Support for power and intent must be verbatim and must visibly name the actor.”'),
  ).toBeVisible();
  await page.goto('#/help/field/claim/claim-kind');
  await expect(page.getByText('Convention of Assessment Desk, not part of the contract.')).toBeVisible();
  await expect(page.getByText('Contract, section 2.4')).toBeVisible();
});

test('unfinished text in a field is still there after the help', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Claims', /C-001/);
  const proposition = desk.editor.getByRole('textbox', { name: 'Proposition' });
  await proposition.fill('Half of a thou');
  await proposition.press('F1');
  await expect(page).toHaveURL(/#\/help\/field\/claim\/proposition$/);
  await page.getByRole('link', { name: 'Back to the draft' }).click();
  await expect(proposition).toHaveValue('Half of a thou');
  await expect(proposition).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(proposition).not.toHaveValue('Half of a thou');
});

test('each field has a link to its own entry', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  for (const [section, entry, title, address] of [
    ['Claims', /C-001/, 'Representation', 'field/claim/representation'],
    ['Power bases', /PB-001/, 'Time scope start', 'field/time-scope/start'],
    ['Intent hypotheses', /IH-001/, 'Topic', 'field/intent/topic'],
  ] as const) {
    await desk.openEntry(section, entry);
    const link = desk.editor.getByRole('link', { name: `Help: ${title}`, exact: true });
    await expect(link).toHaveAttribute('href', `#/help/${address}`);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#/help/${address}$`));
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(desk.editor).toBeVisible();
  }
});

test('ordinary words find an entry, and the keyboard alone opens it and returns to the results', async ({ page }) => {
  await page.goto('./');
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(page.getByRole('link', { name: 'Help' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('how are characters counted');
  await expect(results(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: / results/ })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = results(page).getByRole('link').nth(1);
  await expect(second).toBeFocused();
  const title = (await second.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('how are characters counted');
  await expect(results(page)).toBeVisible();
  await searchField(page).press('Escape');
  await expect(results(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Help');
});

test('Find anything opens the help and finds its entries', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  const field = dialog.getByRole('combobox');
  await field.fill('C-001');
  const first = (name: RegExp) => dialog.getByRole('option', { name, selected: true });
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
  await page.goBack();
  await expect(desk.outline).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Help/ }).click();
  await expect(heading(page)).toHaveText('Help');
});

test('an unknown URL says so and offers to search for its words', async ({ page }) => {
  await page.goto('./#/help/rule/spann/order');
  await expect(heading(page)).toHaveText('Help page not found');
  await page.getByRole('button', { name: /^Search help for.*rule spann order/ }).click();
  await expect(
    results(page)
      .getByRole('link', { name: /span\/order/ })
      .first(),
  ).toBeVisible();
  await page.evaluate(() => location.assign('#/help/field/claim/actual'));
  await expect(heading(page)).toHaveText('Actual text of a claim');
  await expect(results(page)).toBeHidden();
});

test('an entry has a link that can be copied, opened and reloaded', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/help/field/claim/actual');
  const title = await heading(page).textContent();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  await page.reload();
  await expect(heading(page)).toHaveText(title ?? '');
  await expect(page.getByRole('link', { name: 'Library' })).toBeVisible();
});

test('every related, previous and next link opens an entry', async ({ page }) => {
  await page.goto('./#/help');
  await expect(heading(page)).toBeVisible();
  const addresses = await page
    .getByRole('main', { name: 'Help' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(200);
  const step = Math.floor(addresses.length / 14);
  const sample = addresses.filter((_, index) => index % step === 0);
  const seen = new Set<string>();
  for (const address of sample) {
    await page.goto(`./${address}`);
    await expect(page.getByRole('article')).toBeVisible();
    const onwards = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const each of onwards) seen.add(each);
  }
  expect(seen.size).toBeGreaterThan(20);
  for (const address of seen) {
    expect(address).toMatch(/^#\/help\/./);
    await page.goto(`./${address}`);
    await expect(page.getByRole('article')).toBeVisible();
  }
});

test('on a narrow screen a table shows its first row, and each cell of a wide table shows its column title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('./#/help/field/claim/attribution');
  await expect(heading(page)).toBeVisible();
  const first = page.getByRole('article').locator('th').first();
  await expect(first).toHaveText('Field');
  expect((await first.boundingBox())?.height).toBeGreaterThan(10);
  await page.goto('./#/help/part/claim');
  await expect(heading(page)).toHaveText('Fields of a claim');
  const required = page.getByRole('article').locator('td:nth-child(3)').first();
  await expect(required).toHaveText('yes');
  expect(await required.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Required: "');
});

test('on a narrow screen nothing is cut off, also at 200 % text size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of ['#/help', '#/help/limit/all', '#/help/rule/span/order', '#/help/format/casefile-json']) {
    await page.goto(`./${address}`);
    await expect(heading(page)).toBeVisible();
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(widths[0], `${address} at ${size}`).toBeLessThanOrEqual(widths[1] ?? 0);
    }
  }
  // The next test has the same page.
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
});

test('a focused control keeps the focus and stays visible when the window becomes narrow or wide', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('./#/help/term/desk-file');
  const main = page.getByRole('main', { name: 'Help' });
  const contents = page.getByRole('navigation', { name: 'Help contents' });
  for (const control of [
    contents.locator('[aria-current]'),
    contents.locator('summary').last(),
    main.getByRole('link').last(),
    page.getByRole('searchbox'),
    page.getByRole('button', { name: 'Colour scheme' }),
  ]) {
    await control.focus();
    for (const width of [700, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(main.locator('xpath=following-sibling::nav')).toHaveCount(width === 700 ? 1 : 0);
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport({ ratio: 0.9 });
    }
  }
});
