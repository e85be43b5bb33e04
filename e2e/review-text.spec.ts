/** What a review card shows of the claims and the reason in a low window. */
import type { Locator } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { ReviewScreen } from './support/reviews.ts';
import { openSmallDesk, passageIdOf } from './support/small-desk.ts';

/**
 * Goes through the items shown and returns those with hidden words of their claims or their reason, measured by the
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
      const title = `${String(item)} of ${String(count)} shown`;
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
      for (const limit = performance.now() + 10_000; problem && performance.now() < limit; problem = problemAt(item)) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      if (problem) problems.push(`item ${String(item)}: ${problem}`);
      root.querySelector<HTMLButtonElement>('button[aria-label="Next item"]')?.click();
    }
    return problems;
  }, items);
}

/** Whether a box has more text than it shows. */
const isCut = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => element.scrollHeight > element.clientHeight + 1);

test('a card shows every word of its claims, and cuts a long sentence around them until it is asked for', async ({
  page,
}) => {
  const review = new ReviewScreen(page);
  const { main } = review;
  const card = main.locator('[data-words]');
  const desk = new Desk(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('every word of a claim and its reason is visible, for each link of an entry and each contradiction', async () => {
    await desk.openSample(/finished/i);
    await review.open();
    for (const [filter, items] of [
      ['PB-001', 4],
      ['Contradictions', 11],
    ] as const) {
      await review.openItem(filter);
      await expect(main.getByText(`1 of ${String(items)} shown`, { exact: true })).toBeVisible();
      expect(await itemsWithHiddenWords(main, items), filter).toEqual([]);
    }
  });

  await test.step('the wheel over the claim’s text scrolls the card, and “Show all text” keeps the focus', async () => {
    const words = 'the Harbour Council will close the north channel';
    const text = `${'On Monday, after a long night, '.repeat(9)}${words}${', as the pilots had said,'.repeat(9)} at noon.`;
    const start = text.indexOf(words);
    await openSmallDesk(desk, {
      assessment: {
        '/claims/0/passage_id': passageIdOf(text),
        '/claims/0/span/start': start,
        '/claims/0/span/end': start + words.length,
        '/claims/0/actual': words,
        '/claims/0/proposition': words,
      },
      casefile: { '/observations/0/passages/1': { passage_id: passageIdOf(text), text } },
    });
    await page.setViewportSize({ width: 1280, height: 600 });
    await review.open();
    const box = main.getByRole('group', { name: 'Text of C-001 in its passage' });
    const all = review.button('Show all text');
    await expect.poll(() => isCut(box)).toBe(true);
    await all.press('Enter');
    await expect.poll(() => isCut(box)).toBe(false);
    await card.evaluate((element) => element.scrollTo(0, 0));
    await box.hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => card.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await review.button('Show less text').press('Enter');
    await expect.poll(() => isCut(box)).toBe(true);
    await expect(all).toBeFocused();
  });
});
