/** Selects words on the screen with the pointer in end-to-end tests, also right-to-left and across elements. */
import type { Locator, Page } from '@playwright/test';

/** Positions on the screen, in CSS pixels. */
export interface Edges {
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

/**
 * Returns the screen positions of the start and end of the first occurrence of `wanted` in `root`. It may cross
 * elements. Runs in the page, so it uses nothing outside itself.
 */
export function edgesIn(root: Element, wanted: string): Edges {
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
  place(at, false).node.parentElement?.scrollIntoView({ block: 'center' });
  // The outer edges of the first and the last character. In right-to-left text, a character begins on its right.
  const rectOf = (start: number, end: number): DOMRect => {
    const [one, other] = [place(start, false), place(end, true)];
    const range = document.createRange();
    range.setStart(one.node, one.offset);
    range.setEnd(other.node, other.offset);
    return range.getBoundingClientRect();
  };
  const characters = [...new Intl.Segmenter('en').segment(wanted)];
  const lastStart = at + (characters.at(-1)?.index ?? 0);
  const [first, last] = [rectOf(at, at + (characters[0]?.segment.length ?? 1)), rectOf(lastStart, at + wanted.length)];
  if (first.width === 0 || last.width === 0) throw new Error('The text is not on the screen.');
  const isFromRight = (character: string | undefined): boolean =>
    /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(character ?? '');
  return {
    startX: isFromRight(characters[0]?.segment) ? first.right - 0.5 : first.left + 0.5,
    startY: first.top + first.height / 2,
    endX: isFromRight(characters.at(-1)?.segment) ? last.left + 0.2 : last.right - 0.2,
    endY: last.top + last.height / 2,
  };
}

/** Selects text with the pointer: presses at its start, drags to its end, and releases. */
export async function selectWithPointer(page: Page, region: Locator, words: string): Promise<void> {
  // A font that loads late moves the text.
  await page.evaluate(async () => void (await document.fonts.ready));
  const { startX, startY, endX, endY } = await region.evaluate(edgesIn, words);
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move((startX + endX) / 2, (startY + endY) / 2, { steps: 4 });
  await page.mouse.move(endX, endY, { steps: 4 });
  await page.mouse.up();
}
