/** The findings below the desk: closed for a new user, opened by the counts, resized, and remembered. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';

test.use({ findings: 'as-new', viewport: { width: 1280, height: 720 } });

test('the findings start as one line, open by a count, are resized by keyboard, and stay as they were', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/with errors/i);
  const { findings } = desk;
  const rows = findings.locator('[data-row]');
  const height = async () => (await findings.boundingBox())?.height ?? 0;
  const column = async () => (await desk.passage.boundingBox())?.height ?? 0;
  const errors = findings.getByRole('button', { name: /^\d+ errors$/ });
  await expect(findings.getByRole('button', { name: 'Show findings' })).toHaveAttribute('aria-expanded', 'false');
  await expect(rows).toHaveCount(0);
  expect(await height()).toBeLessThan(48);

  await errors.press('Enter');
  await expect(errors).toBeFocused();
  await expect(errors).toHaveAttribute('aria-pressed', 'true');
  await expect(rows.first()).toContainText('error');
  await expect(rows.filter({ hasText: /^(violation|notice)/ })).toHaveCount(0);
  await errors.press('Enter');
  const first = await height();
  // The message that a damaged character was read takes its space from the findings.
  const close = page.getByRole('button', { name: 'Close message' });
  await expect(close).toBeVisible();
  await page.getByRole('separator', { name: 'Resize findings' }).press('Home');
  const withMessage = await column();
  expect(withMessage).toBeGreaterThanOrEqual(0.6 * 720);
  expect(await height()).toBeGreaterThan(first);
  await close.click();
  await expect(close).toBeHidden();
  expect(await column()).toBeCloseTo(withMessage, 0);
  const tallest = await height();

  // Each finding has one line that names its entry. A focused one shows its whole message.
  const long = findings.getByRole('button', { name: /^error .* span-ends-before-it-starts$/ }).first();
  await expect(long).toBeVisible();
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(36);
  await findings.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const words = findings.locator('[data-main]:focus span[title]');
  expect(await words.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);

  await page.reload();
  await expect(rows.first()).toBeVisible();
  expect(await height()).toBeCloseTo(tallest, 0);
  await findings.getByRole('button', { name: 'Collapse findings' }).press('Enter');
  const show = findings.getByRole('button', { name: 'Show findings' });
  await expect(show).toBeFocused();
  await page.reload();
  await show.click();
  expect(await height()).toBeCloseTo(tallest, 0);
});
