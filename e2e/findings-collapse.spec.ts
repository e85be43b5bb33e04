/** The findings below the desk: closed for a new user, opened by the counts, resized, and remembered. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';

test.use({ findings: 'as-new' });

test('the findings start as one line, and a count opens them with only its level', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/with errors/i);
  const rows = desk.findings.locator('[data-row]');
  const errors = desk.findings.getByRole('button', { name: /^\d+ errors$/ });
  await expect(desk.findings.getByRole('button', { name: 'Show findings' })).toHaveAttribute('aria-expanded', 'false');
  await expect(rows).toHaveCount(0);
  expect((await desk.findings.boundingBox())?.height).toBeLessThan(48);

  await errors.press('Enter');
  await expect(errors).toBeFocused();
  await expect(errors).toHaveAttribute('aria-pressed', 'true');
  await expect(rows.first()).toContainText('error');
  await expect(rows.filter({ hasText: /^(violation|notice)/ })).toHaveCount(0);
  await errors.press('Enter');
  await expect(errors).toHaveAttribute('aria-pressed', 'false');
  await desk.findings.getByRole('searchbox').fill('violation');
  await desk.findings.getByRole('searchbox').fill('no such words');
  // The message that a damaged character was read may cover the middle of the list.
  await page.getByRole('button', { name: 'Close message' }).click();
  await desk.findings.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows.first()).toBeVisible();
});

test('each finding has one line that names its entry; a focused one shows its whole message', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const desk = new Desk(page);
  await desk.openSample(/with errors/i);
  await desk.findings.getByRole('button', { name: 'Show findings' }).click();
  const long = desk.findings.getByRole('button', { name: /^violation .* span-counted-in-utf-16$/ }).first();
  const height = async () => (await long.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(36);
  for (const row of await desk.findings.locator('[data-row]').all()) {
    expect((await row.boundingBox())?.height).toBeLessThan(36);
  }
  await desk.findings.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(desk.findings.locator('[data-main]:focus')).toHaveCount(1);
  const words = desk.findings.locator('[data-main]:focus span[title]');
  expect(await words.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('they are resized by keyboard, leave 60 % of a small window to text and editor, and stay as they were', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const desk = new Desk(page);
  await desk.openSample(/with errors/i);
  const height = async () => (await desk.findings.boundingBox())?.height ?? 0;
  const column = async () => (await desk.passage.boundingBox())?.height ?? 0;
  const row = desk.findings.locator('[data-row]').first();
  await desk.findings.getByRole('button', { name: 'Show findings' }).click();
  await expect(row).toBeVisible();
  const first = await height();
  const handle = page.getByRole('separator', { name: 'Resize findings' });
  await handle.press('Home');
  // The message that a damaged character was read takes its space from the findings.
  const close = page.getByRole('button', { name: 'Close message' });
  await expect(close).toBeVisible();
  const withMessage = await column();
  expect(withMessage).toBeGreaterThanOrEqual(0.6 * 720);
  expect(await height()).toBeGreaterThan(first);
  await close.click();
  await expect(close).toBeHidden();
  expect(await column()).toBeCloseTo(withMessage, 0);
  const tallest = await height();
  await page.reload();
  await expect(row).toBeVisible();
  expect(await height()).toBeCloseTo(tallest, 0);

  await desk.findings.getByRole('button', { name: 'Collapse findings' }).press('Enter');
  const show = desk.findings.getByRole('button', { name: 'Show findings' });
  await expect(show).toBeFocused();
  await expect(row).toBeHidden();
  await page.reload();
  await expect(show).toBeVisible();
  await show.click();
  expect(await height()).toBeCloseTo(tallest, 0);
});
