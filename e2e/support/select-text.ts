import type { Locator, Page } from '@playwright/test';

interface Edges {
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

/** Where the first occurrence of `words` begins and ends on the screen, inside `region`. It may cross elements. */
function edgesOf(region: Locator, words: string): Promise<Edges> {
  return region.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: { node: Text; start: number }[] = [];
    let text = '';
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      nodes.push({ node, start: text.length });
      text += node.data;
    }
    const at = text.indexOf(wanted);
    if (at < 0) throw new Error(`“${wanted}” is not on the screen.`);
    const place = (offset: number, isEnd: boolean): { node: Text; offset: number } => {
      const found = nodes.findLast(({ start }) => (isEnd ? start < offset : start <= offset));
      if (!found) throw new Error('There is no text.');
      return { node: found.node, offset: offset - found.start };
    };
    const [from, to] = [place(at, false), place(at + wanted.length, true)];
    from.node.parentElement?.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const [first, last] = [rects[0], rects.at(-1)];
    if (!first || !last) throw new Error('The words have no place on the screen.');
    return {
      startX: first.left + 0.5,
      startY: first.top + first.height / 2,
      endX: last.right - 0.2,
      endY: last.top + last.height / 2,
    };
  }, words);
}

/** Selects words with the pointer: presses at their beginning, drags to their end, lets go. */
export async function selectWithPointer(page: Page, region: Locator, words: string): Promise<void> {
  const { startX, startY, endX, endY } = await edgesOf(region, words);
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move((startX + endX) / 2, (startY + endY) / 2, { steps: 4 });
  await page.mouse.move(endX, endY, { steps: 4 });
  await page.mouse.up();
}
