/** With the spacing of WCAG 1.4.12, no text is lost and no text crosses another or the edge of its box. */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { openView, walkDesk, walkDialogs, walkLibrary, walkViews, type Visit } from './support/walk.ts';

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets the spacing on every page, in the style sheets that the page's policy allows. */
async function setSpacing(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}

/**
 * Returns the texts that are cut off or cross something, one line for each. Of the texts of an item under review, “Show
 * all text” says that they are cut off.
 */
function crossings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element): string => element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    const wordBoxes = (texts: readonly Text[]): readonly DOMRect[] =>
      texts.flatMap((text) =>
        [...text.data.matchAll(/\S+/gu)].flatMap(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return [...range.getClientRects()];
        }),
      );
    // A box has space above and below its letters, in proportion to their size.
    const lettersOf = ({ top, bottom, height }: DOMRect) => ({
      top: top + 0.2 * height,
      bottom: bottom - 0.05 * height,
    });
    const area = document.documentElement;
    const texts = document.querySelectorAll<HTMLElement>('h1, h2, h3, p, button, svg text');
    const isSpaced = [...texts].every((text) => {
      const { fontSize, letterSpacing } = getComputedStyle(text);
      return Math.abs(Number.parseFloat(letterSpacing) - 0.12 * Number.parseFloat(fontSize)) < 0.01;
    });
    if (texts.length === 0 || !isSpaced) found.push('the spacing is not set');
    if (area.scrollWidth > area.clientWidth) found.push(`the page is ${String(area.scrollWidth)} pixels wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const texts = [...element.childNodes].filter(
        (node): node is Text => node instanceof Text && node.data.trim() !== '',
      );
      if (texts.length === 0 || style.clipPath !== 'none' || style.fontSize === '1px') continue;
      const card = element.closest('[data-shortened]')?.closest('[data-words]');
      if ([...(card?.querySelectorAll('button') ?? [])].some((button) => button.textContent === 'Show all text'))
        continue;
      // What ends with “…” does so at every width, and says the rest elsewhere.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const whole = range.getBoundingClientRect();
      for (let at: HTMLElement | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const outer = at.getBoundingClientRect();
        // For screen readers only.
        if (outer.width <= 1 || outer.height <= 1) break;
        const isOutside = ({ left, right, bottom }: DOMRect): boolean =>
          right > outer.right + 1 || left < outer.left - 1 || bottom > outer.bottom + 1;
        // Without the spaces, which may reach beyond the end of a line.
        if (isOutside(whole) && wordBoxes(texts).some(isOutside))
          found.push(`cut off: “${name(element)}” ${element.className}`);
        break;
      }
    }
    for (const group of document.querySelectorAll('svg [data-item], :is(:root, .picture) g:has(> title + rect)')) {
      const edge = group.querySelector(':scope > rect')?.getBoundingClientRect();
      for (const text of group.querySelectorAll('text')) {
        const box = text.getBoundingClientRect();
        if (edge && edge.height > 30 && (box.left < edge.left || box.right > edge.right))
          found.push(`across its box: “${name(text)}”`);
      }
    }
    const boxes = [...document.querySelectorAll('svg text')].map((text) => ({
      text,
      box: text.getBoundingClientRect(),
      // Only in files: on the screen, a frame clips the pictures, and can be moved over them.
      picture: text.closest(':root:is(svg), .picture svg'),
    }));
    for (const [at, one] of boxes.entries()) {
      const edge = one.picture?.getBoundingClientRect();
      if (edge && (one.box.left < edge.left || one.box.right > edge.right))
        found.push(`across the picture: “${name(one.text)}”`);
      for (const other of boxes.slice(at + 1)) {
        // What is not near the window in a report is not laid out yet.
        if (one.picture !== other.picture) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(lettersOf(one.box).bottom, lettersOf(other.box).bottom) -
          Math.max(lettersOf(one.box).top, lettersOf(other.box).top);
        if (across > 1 && down > 1) found.push(`across each other: “${name(one.text)}” and “${name(other.text)}”`);
      }
    }
    return found;
  });
}

/** Visits the pictures of a whole draft. */
async function walkPictures(page: Page, visit: Visit): Promise<void> {
  await new Desk(page).openSample(/finished/i);
  for (const name of ['Map', 'Timeline', 'Coverage']) {
    await openView(page, name);
    await expect(
      page.getByRole('group', { name }).locator('svg text').or(page.getByRole('list')).first(),
    ).toBeVisible();
    await visit(name);
  }
}

async function expectNothingLost(page: Page, walk: (page: Page, visit: Visit) => Promise<void>): Promise<void> {
  await setSpacing(page);
  const found: string[] = [];
  const look = async (state: string): Promise<void> => {
    found.push(...(await crossings(page)).map((line) => `${state}: ${line}`));
  };
  await walk(page, async (state) => {
    await look(state);
    const more = page.getByRole('button', { name: 'Show all text' });
    if (!(await more.isVisible())) return;
    await more.press('Enter');
    const less = page.getByRole('button', { name: 'Show less text' });
    await expect(less).toBeVisible();
    await look(`${state}, all text`);
    await less.press('Enter');
    await expect(more).toBeVisible();
  });
  expect(found).toEqual([]);
}

test('with more space in texts, the desk and its entries lose none', async ({ page }) => {
  await expectNothingLost(page, walkDesk);
});

test('with more space in texts, the screens lose none', async ({ page }) => {
  await expectNothingLost(page, walkViews);
});

test('with more space in texts, the pictures of a whole draft lose none', async ({ page }) => {
  await expectNothingLost(page, walkPictures);
});

test('with more space in texts, exported reports and pictures lose none', async ({ page, browser }, info) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const files = [['report.html', await desk.export(/report \(html\)/i)]];
  for (const name of ['Map', 'Timeline', 'Coverage']) {
    await openView(page, name);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export SVG' }).click(),
    ]);
    files.push([`${name}.svg`, await readFile(await download.path(), 'utf8')]);
  }
  const alone = await browser.newPage();
  await expectNothingLost(alone, async (_, visit) => {
    for (const [name = '', content = ''] of files) {
      await writeFile(info.outputPath(name), content);
      await alone.goto(pathToFileURL(info.outputPath(name)).href);
      await expect(alone.locator('svg')).toHaveCount(name === 'report.html' ? 27 : 1);
      await alone.locator('details').evaluateAll((folded) => {
        for (const details of folded) if (details instanceof HTMLDetailsElement) details.open = true;
      });
      await visit(name);
    }
  });
  await alone.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('with more space in texts, the narrow library and help lose none', async ({ page }) => {
    await expectNothingLost(page, walkLibrary);
  });

  test('with more space in texts, the narrow desk and its entries lose none', async ({ page }) => {
    await expectNothingLost(page, walkDesk);
  });

  test('with more space in texts, the narrow menus and dialogs lose none', async ({ page }) => {
    await expectNothingLost(page, walkDialogs);
  });

  test('with more space in texts, the narrow screens lose none', async ({ page }) => {
    await expectNothingLost(page, walkViews);
  });
});
