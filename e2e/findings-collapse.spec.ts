/** The findings can be collapsed and shown again, and the state is remembered. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';

test('the findings collapse to their head, by keyboard too, and stay so after a reload', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/broken/i);
  const row = desk.findings.locator('[data-row]').first();
  const height = async () => (await desk.findings.boundingBox())?.height ?? 0;
  await expect(row).toBeVisible();
  const whole = await height();
  await desk.findings.getByRole('button', { name: 'Collapse findings' }).press('Enter');
  const show = desk.findings.getByRole('button', { name: 'Show findings' });
  await expect(show).toBeFocused();
  await expect(row).toBeHidden();
  expect(await height()).toBeLessThan(whole / 2);
  await page.reload();
  await expect(show).toBeVisible();
  await expect(row).toBeHidden();
  await show.click();
  await expect(row).toBeVisible();
  expect(await height()).toBeCloseTo(whole, 0);
});
