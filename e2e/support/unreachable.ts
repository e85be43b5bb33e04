/** Finds what a person cannot see in a window, however they scroll. */
import type { Page } from '@playwright/test';

/** Returns the scrollers too low for a line of their content, and a sample of what stays covered when scrolled to. */
export function unreachable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string => `${element.localName} “${element.textContent.trim().slice(0, 40)}”`;
    const screen = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1) ?? document;
    const isMenu = screen instanceof Element && screen.role === 'menu';
    const within = screen === document ? ':is(main, [role=tabpanel]) *' : '*';
    const elements = [...screen.querySelectorAll(within)].filter((element) => element.checkVisibility());
    const scrolled = [document.documentElement, ...elements].map((element) => ({ element, top: element.scrollTop }));
    const low = elements.filter((element) => {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
      const isLow = element.clientHeight < Math.min(64, element.scrollHeight - 1);
      return scrolls && isLow && element.clientWidth > 1 && !element.matches('input, textarea');
    });
    const parts = elements.filter((element) =>
      element.matches('button, a, input, textarea, li, p, h2, h3, td, [role=option]'),
    );
    const step = Math.max(1, Math.floor(parts.length / 24));
    const sample = parts.filter((_, at) => at % step === 0 || at === parts.length - 1);
    const covered = sample.flatMap((element) => {
      element.scrollIntoView({ block: isMenu ? 'nearest' : 'center', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      // Only a screen reader meets it.
      if (box.width < 2 || box.height < 2) return [];
      const x = Math.max(0, box.left) + Math.min(box.width, innerWidth - Math.max(0, box.left)) / 2;
      const hit = document.elementFromPoint(x, box.top + box.height / 2);
      // The area of a label can be as large as its row, so that a press on the description selects it, too.
      const row = hit?.closest('label')?.parentElement ?? hit?.closest('td, li');
      const isHit = hit && (element.contains(hit) || hit.contains(element) || row?.contains(element));
      return isHit ? [] : [`${nameOf(element)} by ${hit ? nameOf(hit) : 'the edge of the window'}`];
    });
    // A menu disappears when its button is scrolled away.
    for (const { element, top } of scrolled) element.scrollTop = top;
    return [...low.map((element) => `low: ${nameOf(element)}`), ...covered.map((words) => `covered: ${words}`)];
  });
}
