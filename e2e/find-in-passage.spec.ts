/** “Find in passage” for a person who types faster than the search, on a slow machine. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';

const phrases = ['The Republic of Velmara states', 'Port Control assigns each', 'Every vessel of more than 180'];

for (const slower of [1, 4]) {
  test(`Enter uses the typed text, at 1/${String(slower)} of the speed`, async ({ page }) => {
    const desk = new Desk(page);
    await desk.openSample(/Casefile only/);
    const field = desk.passage.getByLabel('Find in passage');
    const newClaim = desk.passage.getByRole('button', { name: 'New claim from selection' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });

    for (const [index, words] of phrases.entries()) {
      await field.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.keyboard.press('Enter');
      await expect(desk.section('Claims')).toContainText(`${String(index + 1)} of 200`);
      await expect(desk.editor.getByLabel('Actual text')).toHaveText(words);
      await expect(desk.editor.getByRole('combobox', { name: 'Claim kind' })).toBeFocused();
    }

    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Port Control assi');
    await page.keyboard.press('Enter');
    await expect(newClaim).toBeEnabled();
    await page.keyboard.type('gnments');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(desk.passage.getByText('No matches', { exact: true })).toBeVisible();
    await expect(newClaim).toBeHidden();
    await expect(field).toBeFocused();
    await session.detach();
  });
}

test('the number of matches does not cover a text from right to left', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/Casefile only/);
  const field = desk.passage.getByLabel('Find in passage');
  const paddings = () =>
    field.evaluate((element) => {
      const { direction, paddingLeft, paddingRight } = getComputedStyle(element);
      return { direction, sides: [paddingLeft, paddingRight] };
    });

  await field.fill('Velmara');
  const { direction, sides } = await paddings();
  expect(direction).toBe('ltr');
  await field.fill('إعلان');
  expect(await paddings()).toEqual({ direction: 'rtl', sides });
});
