/** Selecting text on a phone: the handles of the system change the selection without pointer events. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
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

test('text is selected and changed with the handles of a touch screen, and taps create and adjust a claim', async ({
  page,
}) => {
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
  await expect(desk.editor.getByLabel('Proposition')).toHaveValue(wider);
});
