import { readFile } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';

test('the coverage of the sample is walked by keyboard, leads to a claim, and is exported', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/Finished assessment/);
  await page.getByRole('link', { name: 'Coverage' }).click();
  const picture = page.getByRole('group', { name: 'Coverage' });
  await expect(picture).toHaveAccessibleDescription(/says nothing about how reliable or important a source is/);

  const { claims } = (
    JSON.parse(await readFile('public/samples/finished.desk.json', 'utf8')) as { assessment: Assessment }
  ).assessment;
  const second = claims
    .filter(({ observation_id }) => observation_id === 2)
    .sort((a, b) => a.span.start - b.span.start);
  await picture.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(picture.locator(':focus')).toHaveAccessibleName(
    new RegExp(
      `^Observation 2 · .*: ${String(second.length)} claims, \\d+ % marked; ${String(second.length)} marked parts`,
    ),
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(picture.locator(':focus')).toHaveAccessibleName(new RegExp(`^${second[1]?.claim_id ?? '?'}: `));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export SVG' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.coverage\.svg$/);
  new SaxesParser().write(await readFile(await download.path(), 'utf8')).close();

  await page.getByText('Table', { exact: true }).click();
  const row = page.getByRole('table', { name: 'Coverage' }).getByRole('row', { name: /^2 · / });
  await expect(row.getByRole('cell').nth(2)).toHaveText(String(second.length));
  await page.getByText('Picture', { exact: true }).click();
  await picture.getByRole('button', { name: new RegExp(`^${second[1]?.claim_id ?? '?'}: `) }).click();
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText(second[1]?.claim_id ?? '?');
});

test('the strip beside a long passage shows its claims, and a click on it scrolls there', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/Finished assessment/);
  const strip = desk.passage.getByRole('img', {
    name: 'Overview of the passage: 4 claims. Cited as support: 3. Cited as contradicting: 1. Without a link: 0.',
  });
  await expect(desk.passage.getByText('For the Minister: A. Thornquist')).not.toBeInViewport();
  const { height = 0 } = (await strip.boundingBox()) ?? {};
  await strip.click({ position: { x: 7, y: height - 4 } });
  await expect(desk.passage.getByText('For the Minister: A. Thornquist')).toBeInViewport();
});

test('a press on the strip that ends far from it scrolls back', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/Finished assessment/);
  const end = desk.passage.getByText('For the Minister: A. Thornquist');
  const strip = desk.passage.getByRole('img', { name: /^Overview of the passage/ });
  const { x = 0, y = 0, height = 0 } = (await strip.boundingBox()) ?? {};
  await page.mouse.move(x + 7, y + height - 4);
  await page.mouse.down();
  await expect(end).not.toBeInViewport();
  await page.mouse.move(x + 7, y + height - 8);
  await expect(end).toBeInViewport();
  await page.mouse.move(x - 300, y + height - 8);
  await expect(end).not.toBeInViewport();
  await page.mouse.up();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(end).not.toBeInViewport();
});
