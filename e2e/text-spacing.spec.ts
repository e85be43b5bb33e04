/** With the spacing of WCAG 1.4.12, no text is lost and no text crosses another or the edge of its box. */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { crossings, setSpacing, spacing } from './support/text-spacing.ts';
import { openView, walkDesk, walkDialogs, walkLibrary, walkViews, type Visit } from './support/walk.ts';

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
  await page.addInitScript(setSpacing, spacing);
  const found: string[] = [];
  const look = async (state: string): Promise<void> => {
    found.push(...(await page.evaluate(crossings)).map((line) => `${state}: ${line}`));
  };
  await walk(page, async (state) => {
    await look(state);
    const more = page.getByRole('button', { name: 'Show all text' });
    const less = page.getByRole('button', { name: 'Show less text' });
    const count = await more.count();
    if (count === 0) return;
    for (let shown = 1; shown <= count; shown += 1) {
      await more.first().press('Enter');
      await expect(less).toHaveCount(shown);
    }
    await look(`${state}, all text`);
    for (let shown = 1; shown <= count; shown += 1) {
      await less.first().press('Enter');
      await expect(more).toHaveCount(shown);
    }
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
