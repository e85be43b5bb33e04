/** What assistive technology needs while a person works: the focus, skip links, announcements and claims. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

/** The region or main part with the focused element. */
function focusedPart(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nothing';
    const part = activeElement.closest<HTMLElement>('[data-region], main');
    return part?.dataset['region'] ?? part?.getAttribute('aria-label') ?? activeElement.tagName;
  });
}

/** Waits until the focus is somewhere, and expects it to stay in the page. */
async function expectFocus(page: Page, after: string): Promise<void> {
  await expect.poll(() => focusedPart(page), { message: `focus after ${after}` }).not.toBe('nothing');
}

test('the focus is never lost, and what moves, copies or removes something is announced', async ({ page }) => {
  const desk = new Desk(page);
  const { editor } = desk;
  const announced = (words: RegExp) =>
    expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached();
  await openSmallDesk(desk);
  await test.step('skip links move the focus, also on a narrow desk', async () => {
    const links = page.getByRole('navigation', { name: 'Skip links' }).getByRole('button');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const region of ['editor', 'outline', 'passage', 'findings']) {
        await links.filter({ hasText: `Skip to ${region}` }).press('Enter');
        await expect.poll(() => focusedPart(page)).toBe(region);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const verdicts = await desk.view('Verdicts');
    await expectFocus(page, 'opening Verdicts');
    await links.press('Enter');
    await expect(verdicts.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Write' }).press('Enter');
    await expect(editor.getByRole('heading', { level: 2 })).toBeVisible();
    await expectFocus(page, 'going back to Write');
  });
  await test.step('entries and their parts', async () => {
    await desk.openEntry('Claims', /^C-001/);
    await editor.getByRole('button', { name: 'Next entry' }).press('Enter');
    await announced(/^C-002, 2 of 2\.$/);
    await editor.getByRole('button', { name: 'Duplicate', exact: true }).press('Enter');
    await announced(/^C-003 is a copy of C-002\.$/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(desk.outline.getByRole('option')).toHaveCount(2);
    await expectFocus(page, 'undoing a copy');
    await desk.openEntry('Power bases', /^PB-001/);
    await editor.getByRole('button', { name: 'Remove link 1' }).press('Enter');
    await announced(/^Link 1 removed\. \d+ links? left\.$/);
    await expectFocus(page, 'removing a link');
    const limitation = editor.getByRole('textbox', { name: 'Limitations', exact: true });
    await limitation.fill('One report.');
    await limitation.press('Enter');
    await announced(/^Limitation \d added\.$/);
    await editor.getByRole('button', { name: 'Move Limitation 1 down' }).press('Enter');
    await announced(/^Moved to position 2 of \d\.$/);
    await editor.getByRole('button', { name: 'Remove Limitation 1' }).press('Enter');
    await announced(/^Limitation 1 removed\. \d items? left\.$/);
    await desk.section('Unknowns').click();
    await editor.getByRole('button', { name: /^Delete unknown 1/ }).press('Enter');
    await expectFocus(page, 'deleting an unknown');
    await page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(editor.getByRole('textbox', { name: 'Unknown 1' })).toBeFocused();
  });
  await test.step('menus, dialogs and tooltips', async () => {
    const several = page.getByRole('banner').getByRole('button', { name: 'Undo history' });
    await several.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(several).toBeFocused();
    const exporting = page.getByRole('button', { name: 'Export…' });
    await exporting.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(exporting).toBeFocused();
    // A tooltip stays while it is pointed at, and Esc closes it (WCAG 1.4.13).
    await several.hover();
    const tooltip = page.getByRole('tooltip');
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });
  await test.step('the library', async () => {
    await page.getByRole('button', { name: 'Library' }).press('Enter');
    await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
    await expectFocus(page, 'going to the library');
    const menus = page.getByRole('button', { name: /^More actions for/ });
    const count = await menus.count();
    await menus.first().press('Enter');
    await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
    await announced(/” duplicated\.$/);
    await expect(menus).toHaveCount(count + 1);
    await expectFocus(page, 'duplicating a draft');
    await menus.first().press('Enter');
    await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(menus).toHaveCount(count);
    await expectFocus(page, 'deleting a draft');
  });
});

test('a screen reader finds the whole passage, and each claim once with its note', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.openEntry('Intent hypotheses', /IH-001/);
  await expect(desk.passage.locator('mark[data-cited="contradicts"]').first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const text = await desk.passage.getByRole('group', { name: 'Passage text' }).innerText();
  const spoken = nodes.flatMap(({ role, name }) => (role?.value === 'StaticText' ? [String(name?.value)] : []));
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  expect(last.length).toBeGreaterThan(20);
  expect(spoken.join('')).toContain(last);

  // Each note is in the tree, and exactly one piece of its claim refers to it.
  const ids = await page.locator('[role="comment"]').evaluateAll((cards) => cards.map(({ id }) => id));
  expect(nodes.filter(({ role }) => role?.value === 'comment')).toHaveLength(ids.length);
  const referred = await desk.passage
    .locator('mark[aria-details]')
    .evaluateAll((marks) => marks.flatMap((mark) => (mark.getAttribute('aria-details') ?? '').split(' ')));
  expect(referred.toSorted()).toEqual(ids.toSorted());

  await desk.openEntry('Claims', /^C-001/);
  await desk.passage.getByRole('group', { name: 'Passage text' }).press('n');
  await expect(page.getByRole('status').filter({ hasText: /^C-\d+, [^:]+: “.+”$/ })).toHaveCount(1);
});
