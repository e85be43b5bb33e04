/** Finds what assistive technology reads in another order than that in which an eye sees it. */
import type { Page } from '@playwright/test';

/** Neighbours in another order, whose meaning does not depend on it. */
const explained: readonly RegExp[] = [
  // The button that closes this panel is in its corner.
  /\| BUTTON Hide next steps/,
  // The words of a step are below its name and its button in a narrow window.
  /\._words_\w+ \| BUTTON/,
  // The message of a finding is below its level and its entry in a narrow window.
  /\._message_\w+ \| SPAN/,
];

/** Each pair of neighbours whose second element is above the first, or before it in the same line. */
export async function misplaced(page: Page): Promise<readonly string[]> {
  const pairs = await page.evaluate(() => {
    const isRead = (element: Element): boolean => {
      const { position, visibility, clipPath } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && visibility === 'visible' && clipPath === 'none';
      const hasContent = element.textContent !== '' || element.matches('input, textarea, select, :has(button, input)');
      // What is fixed or sticky is over other content, wherever that is scrolled.
      return (
        isSeen &&
        hasContent &&
        !['fixed', 'sticky'].includes(position) &&
        element.closest('[aria-hidden="true"], svg') === null
      );
    };
    // The browser lays out the columns of a text, from the first to the last.
    const isInColumns = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).columnWidth !== 'auto' || isInColumns(element.parentElement));
    const named = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 30)} .${element.className}`;
    return [...document.querySelectorAll('body *')].flatMap((parent) => {
      const isRightToLeft = getComputedStyle(parent).direction === 'rtl';
      const children = isInColumns(parent) ? [] : [...parent.children].filter(isRead);
      return children.slice(1).flatMap((second, at) => {
        const first = children[at];
        if (!first) return [];
        const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
        const common = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const isSameLine = common > Math.min(a.height, b.height) / 2;
        const isBefore = isRightToLeft ? b.left >= a.right - 1 : b.right <= a.left + 1;
        const isAbove = b.bottom <= a.top + 1;
        return isAbove || (isSameLine && isBefore) ? [`${named(first)} | ${named(second)}`] : [];
      });
    });
  });
  return pairs.filter((pair) => !explained.some((reason) => reason.test(pair)));
}
