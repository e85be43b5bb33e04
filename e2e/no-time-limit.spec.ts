/** Nothing has a time limit: a day later, messages, their actions, dialogs and drafts are as they were. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('a day later messages can still be used, and a draft can still be edited', async ({ page }) => {
  await page.clock.install();
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { '/unknowns': ['Who closes the channel?', 'When?'] } });
  await desk.openEntry('Unknowns', /Who closes/);
  await desk.editor.getByRole('button', { name: 'Delete unknown 1', exact: true }).click();
  const message = page.getByRole('status').filter({ hasText: 'was deleted' });
  await expect(message).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.unknown).toHaveValue('Who closes the channel?');

  await desk.unknown.fill('Who closes the channel, and why?');
  await expect(page.getByRole('banner').getByText('Saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await download;
  const end = page.getByRole('status').filter({ hasText: 'Downloaded' });
  await expect(end).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await expect(end).toBeVisible();
});
