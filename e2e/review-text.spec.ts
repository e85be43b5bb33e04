import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';

/**
 * Goes through all items and returns those with hidden words of their claims or their reason, measured by the
 * rectangles of DOM ranges: “item 3: 2 of 12 words hidden”. In the page, because a step from here takes longer than the
 * measurement.
 */
function itemsWithHiddenWords(main: Locator, items: number): Promise<readonly string[]> {
  return main.evaluate(async (root, count) => {
    const hiddenWords = (mark: Element): string => {
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
      return all > 0 && hidden === 0 ? '' : `${String(hidden)} of ${String(all)} words hidden`;
    };
    /** The problem of the item that should be shown, or an empty text. */
    const problemAt = (item: number): string => {
      const marks = root.querySelectorAll('article mark');
      const title = `${String(item)} of ${String(count)}`;
      if (![...root.querySelectorAll('span')].some(({ textContent }) => textContent === title)) return 'is not shown';
      const heading = root.querySelector('article h3')?.textContent ?? '';
      const expected = heading.startsWith('Link') ? 1 : heading.startsWith('Contradiction') ? 2 : 0;
      if (marks.length !== expected) return `${String(marks.length)} marks`;
      const reasons = [...root.querySelectorAll('article p')].filter(({ textContent }) =>
        textContent.includes('because:'),
      );
      if (reasons.length !== Math.min(expected, 1)) return `${String(reasons.length)} reasons`;
      return [...marks, ...reasons].map(hiddenWords).join('');
    };
    const problems: string[] = [];
    for (let item = 1; item <= count; item += 1) {
      // A font that loads late moves the text, which is then scrolled into view again.
      let problem = problemAt(item);
      for (const end = performance.now() + 10_000; problem && performance.now() < end; problem = problemAt(item)) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      if (problem) problems.push(`item ${String(item)}: ${problem}`);
      [...root.querySelectorAll('button')].find((button) => button.textContent.startsWith('Next item'))?.click();
    }
    return problems;
  }, items);
}

/** Returns the shortened texts of a card that cut through the middle of a line. */
function linesCutInHalf(card: Element): readonly string[] {
  return [...card.querySelectorAll('[role="group"][data-shortened]')].flatMap((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    const core = Number.parseFloat(getComputedStyle(box).lineHeight) / 3;
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const lines: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      lines.push(...range.getClientRects());
    }
    return lines
      .filter(({ width }) => width > 1)
      .map((line) => (line.top + line.bottom) / 2)
      .filter((middle) => [top, bottom].some((edge) => Math.abs(middle - edge) < core - 1))
      .map(
        (middle) => `${box.getAttribute('aria-label') ?? ''}: ${String(middle)} in ${String(top)}–${String(bottom)}`,
      );
  });
}

async function openReview(page: Page): Promise<Locator> {
  await new Desk(page).openSample(/finished/i);
  await page.getByRole('banner').getByRole('link', { name: 'Review', exact: true }).click();
  const main = page.getByRole('main', { name: 'Review' });
  await expect(main).toBeVisible();
  return main;
}

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
] as const) {
  test(`every word of the claims and the reason is visible for each link and contradiction of the sample at ${String(width)}×${String(height)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const main = await openReview(page);
    const items = Number(/of (\d+) items/.exec(await main.getByRole('status').first().innerText())?.[1]);
    expect(items).toBeGreaterThan(100);
    expect(await itemsWithHiddenWords(main, items)).toEqual([]);
  });
}

test('the text around a claim is cut between its lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const main = await openReview(page);
  let cut = 0;
  for (let item = 1; item <= 12; item += 1) {
    await expect(main.getByText(`${String(item)} of 113`, { exact: true })).toBeVisible();
    const halves = (): Promise<readonly string[]> => main.getByRole('article').evaluate(linesCutInHalf);
    await expect.poll(halves).toEqual([]);
    const boxes = main.locator('article [data-shortened]');
    cut += await boxes.evaluateAll(
      (all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
    );
    await main.getByRole('button', { name: 'Next item' }).click();
  }
  expect(cut, 'texts that are cut').toBeGreaterThan(6);
});

test('a text that is cut at its top begins with a whole line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const main = await openReview(page);
  await main.getByRole('combobox', { name: 'Filter by entry' }).selectOption('Contradictions');
  await main.getByRole('listbox', { name: 'Items to review' }).getByRole('option').first().click();
  const texts = main.locator('article [data-shortened]');
  await expect(texts).toHaveCount(2);
  const hiddenPart = (): Promise<number> =>
    texts.first().evaluate((box) => {
      const lines = box.scrollTop / Number.parseFloat(getComputedStyle(box).lineHeight);
      return lines < 0.5 ? NaN : Math.abs(lines - Math.round(lines));
    });
  await expect.poll(hiddenPart, 'the part of a line that is hidden').toBeLessThan(0.05);
});

test('the wheel over the claim’s text scrolls the card, and “Show all text” shows what is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const main = await openReview(page);
  const box = main.getByRole('group', { name: 'Text of C-001 in its passage' });
  const isCut = (): Promise<boolean> => box.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
  await expect.poll(isCut).toBe(true);
  const all = main.getByRole('button', { name: 'Show all text' });
  await all.press('Enter');
  await expect.poll(isCut).toBe(false);
  const card = main.locator('[data-words]');
  const scrolled = (): Promise<number> => card.evaluate((element) => element.scrollTop);
  await card.evaluate((element) => element.scrollTo(0, 0));
  await box.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBeGreaterThan(0);
  const keepsFocus = await main
    .getByRole('button', { name: 'Show less text' })
    .evaluate(async (button: HTMLElement) => {
      button.focus();
      button.click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return document.activeElement === button;
    });
  expect(keepsFocus).toBe(true);
  await expect.poll(isCut).toBe(true);
  await expect(all).toBeFocused();
});

test('both sides of a contradiction fit the card, each with its own button for all of its text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const main = await openReview(page);
  await main.getByRole('combobox', { name: 'Filter by entry' }).selectOption('Contradictions');
  const items = main.getByRole('listbox', { name: 'Items to review' }).getByRole('option');
  await items.filter({ hasText: 'C-028' }).click();
  await expect(main.getByText('4 of 11 shown', { exact: true })).toBeVisible();
  const card = main.locator('[data-words]');
  const overflow = (): Promise<number> => card.evaluate((pane) => pane.scrollHeight - pane.clientHeight);
  await expect.poll(overflow, 'the text around the claims shrinks before the card scrolls').toBeLessThanOrEqual(1);
  const isCut = (claim: string): Promise<boolean> =>
    main
      .getByRole('group', { name: `Text of ${claim} in its passage` })
      .evaluate((element) => element.scrollHeight > element.clientHeight + 1);
  await main.getByRole('button', { name: 'Show all text of C-002' }).press('Enter');
  await expect.poll(() => isCut('C-002')).toBe(false);
  expect(await isCut('C-028')).toBe(true);
  const other = main.getByRole('button', { name: 'Show all text of C-028' });
  await other.focus();
  const place = await card.evaluate((pane) => {
    pane.scrollTop = 40;
    return pane.scrollTop;
  });
  expect(place).toBeGreaterThan(0);
  await other.press('Enter');
  await expect.poll(() => isCut('C-028')).toBe(false);
  expect(await card.evaluate(({ scrollTop }) => scrollTop), 'the card stays where it was').toBe(place);
  await main.getByRole('button', { name: 'Show less text of C-002' }).press('Enter');
  await expect.poll(() => isCut('C-002')).toBe(true);
  expect(await isCut('C-028')).toBe(false);
});

test('every word of the claim stays visible if letters and words are set further apart later', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const main = await openReview(page);
  const box = main.getByRole('group', { name: 'Text of C-001 in its passage' });
  await expect(box.locator('mark')).toBeVisible();
  const hidden = (): Promise<number> =>
    box.evaluate((element) => {
      const words = element.querySelector('mark')?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return words ? Math.max(top - words.top, words.bottom - bottom) : Infinity;
    });
  expect(await hidden()).toBeLessThanOrEqual(1);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect.poll(hidden).toBeLessThanOrEqual(1);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
});
