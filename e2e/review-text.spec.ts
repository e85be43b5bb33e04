import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';

/** Returns how many words of the current link's claim are hidden, measured by the rectangles of DOM ranges: “0 of 12”. */
function hiddenWords(main: Locator): Promise<string> {
  return main.locator('article mark').evaluate((mark) => {
    const boxes: DOMRect[] = [document.documentElement.getBoundingClientRect()];
    for (let around = mark.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY !== 'visible') boxes.push(around.getBoundingClientRect());
    }
    const inSight = ({ top, bottom }: DOMRect): boolean =>
      boxes.every((box) => top >= box.top - 1 && bottom <= box.bottom + 1);
    const texts = document.createTreeWalker(mark, NodeFilter.SHOW_TEXT);
    let [hidden, all] = [0, 0];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        all += 1;
        if (![...range.getClientRects()].every(inSight)) hidden += 1;
      }
    }
    return `${String(hidden)} of ${String(all)}`;
  });
}

async function openReview(page: Page): Promise<Locator> {
  await new Desk(page).openSample(/finished/i);
  await page.getByRole('banner').getByRole('button', { name: 'Review', exact: true }).click();
  const main = page.getByRole('main', { name: 'Review' });
  await expect(main).toBeVisible();
  return main;
}

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
] as const) {
  test(`every word of the claim is visible for each link of the sample at ${String(width)}×${String(height)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const main = await openReview(page);
    const links = Number(/of (\d+) links/.exec(await main.getByRole('status').first().innerText())?.[1]);
    expect(links).toBeGreaterThan(80);
    for (let at = 1; at <= links; at += 1) {
      await expect(main.getByText(`${String(at)} of ${String(links)} shown`)).toBeVisible();
      // A font that loads late moves the text, which is then scrolled into view again.
      await expect.poll(() => hiddenWords(main), { message: `link ${String(at)}` }).toMatch(/^0 of [1-9]/);
      if (at < links) await main.getByRole('button', { name: 'Next link' }).click();
    }
  });
}

test('the box around the claim’s text has a name, can be focused and can be scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const main = await openReview(page);
  const box = main.getByRole('group', { name: 'Text of C-001 in its passage' });
  const scrolled = (): Promise<number> => box.evaluate((element) => element.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await main.getByRole('button', { name: 'Next unreviewed' }).focus();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Home');
  await expect.poll(scrolled).toBe(0);
});
