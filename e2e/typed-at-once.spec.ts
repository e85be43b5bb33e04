/** What is typed faster than the page can follow arrives completely where it belongs, and nowhere else. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { selectWithPointer } from './support/select-text.ts';
import { openSmallDesk } from './support/small-desk.ts';
import { typeAtOnce } from './support/keyboard.ts';

test('text typed right after a key that adds or opens something arrives there completely', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { '/unknowns': [] } });
  await desk.section('Unknowns').click();
  await desk.editor.getByRole('button', { name: 'Add unknown' }).focus();
  await typeAtOnce(page, 'Enter', 'Who pays?');
  await expect(desk.unknown).toHaveValue('Who pays?');
  await desk.section('Contradictions').click();
  const explanation = desk.editor.getByLabel('Explanation').first();
  const before = await explanation.inputValue();
  await explanation.focus();
  await typeAtOnce(page, 'Control+k', 'New unknown', 'Enter', 'When?');
  await expect(desk.unknown).toHaveValue('When?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await desk.section('Contradictions').click();
  await expect(explanation).toHaveValue(before);
  await selectWithPointer(page, desk.passage, 'River');
  await typeAtOnce(page, 'e', 'because');
  await expect(page.getByRole('dialog').getByLabel('Reason')).toHaveValue('because');
});

test('“Find in passage” uses the typed text for a person who types faster than the search', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/Casefile only/);
  const field = desk.passage.getByLabel('Find in passage');
  const newClaim = desk.passage.getByRole('button', { name: 'New claim from selection' });
  const paddings = () =>
    field.evaluate((element) => {
      const { direction, paddingLeft, paddingRight } = getComputedStyle(element);
      return { direction, sides: [paddingLeft, paddingRight] };
    });
  await field.fill('Velmara');
  const { sides } = await paddings();
  await field.fill('إعلان');
  // The number of matches is not in the way of a text from right to left.
  expect(await paddings()).toEqual({ direction: 'rtl', sides });

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const write = async (...keys: readonly string[]): Promise<void> => {
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    for (const key of keys)
      await (key.length > 1 && !/\+|Enter/.test(key) ? page.keyboard.type(key) : page.keyboard.press(key));
  };
  const phrase = 'The Republic of Velmara states';
  await write(phrase, 'ControlOrMeta+Enter', 'Enter');
  await expect(desk.section('Claims')).toContainText(/\D1\b/);
  await expect(desk.editor.getByLabel('Actual text')).toHaveText(phrase);
  await expect(desk.editor.getByRole('combobox', { name: 'Claim kind' })).toBeFocused();

  await write('Port Control assi', 'Enter');
  await expect(newClaim).toBeEnabled();
  await page.keyboard.type('gnments');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(desk.passage.getByText('No matches', { exact: true })).toBeVisible();
  await expect(newClaim).toBeHidden();
  await expect(field).toBeFocused();
  await session.detach();
});
