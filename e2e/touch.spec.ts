/**
 * Work on a phone. Selecting text: the handles of the system change the selection without pointer events. Reviewing:
 * nothing needs to be scrolled to read an item and give a verdict.
 */
import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
import { smallDesk } from './support/small-desk.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Selects characters of the passage's second block, as a long press and the handles do: without pointer events. */
function selectCharacters(page: Page, from: number, to: number): Promise<{ readonly bottom: number }> {
  return page.evaluate(
    ([start, end]) => {
      const block = document.querySelector('[data-block]');
      const text = block && document.createTreeWalker(block, NodeFilter.SHOW_TEXT).nextNode();
      if (!text) throw new Error('There is no text.');
      document.getSelection()?.setBaseAndExtent(text, start, text, end);
      return { bottom: document.getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0 };
    },
    [from, to] as const,
  );
}

test(
  'text is selected and changed with the handles of a touch screen, and taps create and adjust a claim',
  everyday,
  async ({ page }) => {
    const desk = new Desk(page);
    await page.goto('./');
    await desk.openFile('north.desk.json', smallDesk());
    await page.getByRole('tab', { name: 'Passage' }).tap();
    const text = desk.passage.getByRole('group', { name: 'Passage text' });
    await text.tap({ position: { x: 200, y: 300 } });
    await selectCharacters(page, 0, 3);
    const menu = desk.passage.getByRole('toolbar', { name: 'Selected text' });
    await expect(menu).toBeVisible();
    const { bottom } = await selectCharacters(page, 0, 11);
    const words = await page.evaluate(() => String(document.getSelection()));
    await expect(page.locator('#selected-text')).toHaveText(words);

    // The handles are below the text. They stay clear of the menu, and every button is large enough for a finger.
    await expect.poll(async () => ((await menu.boundingBox())?.y ?? 0) - bottom).toBeGreaterThanOrEqual(24);
    for (const button of await menu.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    const adjust = desk.passage.getByRole('group', { name: 'Adjust span' });
    await adjust.getByRole('button', { name: 'Widen end by word' }).tap();
    await expect(page.locator('#selected-text')).not.toHaveText(words);
    const wider = (await page.locator('#selected-text').textContent()) ?? '';
    expect(wider.startsWith(words)).toBe(true);
    await menu.getByRole('button', { name: 'New claim from selection' }).tap();
    await expect(desk.editor.getByLabel('Actual text')).toHaveText(wider);
  },
);

test('a reviewer reads an item and its passage and gives verdicts without scrolling', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Open sample' }).tap();
  await page.getByRole('menuitem', { name: /finished/i }).tap();
  await page.getByRole('banner').getByRole('link', { name: 'Review', exact: true }).tap();
  const main = page.getByRole('main', { name: 'Review' });
  const passage = main.getByRole('group', { name: 'Text of C-001 in its passage' });
  const words = passage.locator('mark');
  const buttons = main.getByRole('group', { name: 'Verdict' }).getByRole('button');
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 });
  // All but the space at the end of a line, which hangs beyond it.
  await expect(words).toBeInViewport({ ratio: 0.98 });
  await buttons.filter({ hasText: 'Accept' }).tap();
  await main.getByRole('textbox', { name: 'Your name' }).fill('Rosa Lind');
  await main.getByRole('button', { name: 'Save name' }).tap();

  // The buttons are in one row. They cover neither the words nor what has the focus.
  await expect(buttons).toHaveText(['Accept', 'Question', 'Reject'].map((name) => new RegExp(name)));
  const tops = await Promise.all((await buttons.all()).map(async (button) => (await button.boundingBox())?.y ?? 0));
  expect(new Set(tops).size).toBe(1);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  expect(await bottomOf(words)).toBeLessThanOrEqual(Math.min(...tops));

  // An item that is chosen in a list is shown at once.
  await main.getByText('Items to review').tap();
  await main.getByRole('listbox', { name: 'Items to review' }).getByRole('option', { name: 'C-005' }).first().tap();
  await expect(main.getByRole('heading', { level: 3, name: /C-005/ })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('group', { name: /^Text of C-005/ }).locator('mark')).toBeInViewport({ ratio: 0.98 });

  // A phone on its side shows all views as tabs, and more text than tools.
  const desk = new Desk(page);
  await page.setViewportSize({ width: 844, height: 390 });
  const views = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  await views.filter({ hasText: /^Write$/ }).tap();
  await page.getByRole('button', { name: 'Collapse findings' }).tap();
  await expect(views).toHaveCount(3);
  for (const view of await views.all()) await expect(view).toBeInViewport({ ratio: 1 });
  expect((await desk.editor.boundingBox())?.height).toBeGreaterThan(230);
  const tools = await bottomOf(desk.passage.getByRole('textbox', { name: 'Find in passage' }));
  expect((await bottomOf(desk.passage)) - tools).toBeGreaterThan(180);
});

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}
