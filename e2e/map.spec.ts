import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';

test('the map of an entry opens from its header, is walked by keyboard alone, and leads to a link', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.openEntry('Intent hypotheses', /^IH-003/);
  await desk.editor.getByRole('button', { name: 'Map', exact: true }).press('Enter');
  const main = page.getByRole('main', { name: 'Map' });
  await expect(main.getByText(/come from 3 different publishers/)).toBeVisible();
  await expect(page).toHaveURL(/\/map\/intent_hypotheses-3$/);
  await main.getByRole('link', { name: 'Intent hypothesis IH-003, 4 links' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(main.getByRole('link', { name: 'C-064 supports IH-003' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(main.getByRole('link', { name: 'Claim C-064, 1 link' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('IH-003');

  await test.step('Back shows the map again, and its table says the same', async () => {
    await page.goBack();
    await main.getByText('Table', { exact: true }).click();
    await expect(main.getByRole('row')).toHaveCount(5);
    await expect(main.getByRole('row', { name: /C-005.*contradicts/ })).toBeVisible();
    const lines = await main.getByRole('cell', { name: /^(supports|contradicts)$/ }).evaluateAll((effects) =>
      effects.map((effect) => {
        const range = document.createRange();
        range.selectNodeContents(effect.querySelector('span')?.lastChild ?? effect);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
  });

  await test.step('another subject is chosen, and the picture is exported', async () => {
    await main.getByRole('combobox', { name: 'Map of' }).fill('Foreign Ministry of Qamrayn');
    await page.getByRole('option', { name: /Publisher: Foreign Ministry of Qamrayn/ }).click();
    await expect(page).toHaveURL(/\/map\/publisher-/);
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Export SVG' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.map\.svg$/);
  });
});
