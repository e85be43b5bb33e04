/** Messages about completed actions: their undo button affects only that action, and a download is confirmed. */
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { holdStorage } from './support/raw-storage.ts';
import { openSmallDesk } from './support/small-desk.ts';

test(
  'the undo button of a message is disabled after a later change, and does not undo it',
  everyday,
  async ({ page }) => {
    const desk = new Desk(page);
    await openSmallDesk(desk, { assessment: { '/unknowns': ['Who closes the channel?', 'When?'] } });
    await desk.openEntry('Unknowns', /Who closes/);
    await desk.editor.getByRole('button', { name: 'Delete unknown 1', exact: true }).click();
    const message = page.getByRole('status').filter({ hasText: 'was deleted' });
    const undo = message.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeEnabled();
    // A message stays while it has the focus.
    await undo.focus();
    const title = page.getByRole('banner').getByRole('textbox', { name: 'Title' });
    await undo.hover();
    await title.fill('Typed later');
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveAccessibleDescription(/The draft has changed since then/);
    await undo.click({ force: true });
    await expect(title).toHaveValue('Typed later');
    await expect(desk.section('Unknowns')).toContainText('1');

    // After one undo in the toolbar, the message's own step is the newest again.
    await title.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await expect(undo).toHaveAttribute('aria-disabled', 'false');
    await undo.click();
    await expect(desk.section('Unknowns')).toContainText('2');
    await expect(desk.unknown).toHaveValue('Who closes the channel?');
  },
);

test('a message with Undo closes when another draft is opened, and never changes it', async ({ page }) => {
  const desk = new Desk(page);
  const unknowns = { assessment: { '/unknowns': ['Who closes the channel?', 'When?'] } };
  await openSmallDesk(desk, unknowns);
  const other = page.url();
  await openSmallDesk(desk, unknowns);
  await desk.openEntry('Unknowns', /Who closes/);
  await desk.editor.getByRole('button', { name: 'Delete unknown 1', exact: true }).click();
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.goto(other);
  await expect(undo).toHaveCount(0);
  await expect(desk.section('Unknowns')).toContainText('2');
});

test('an undo button that appears while another draft is being opened never changes that draft', async ({ page }) => {
  const desk = new Desk(page);
  const unknowns = { assessment: { '/unknowns': ['Who closes the channel?', 'When?'] } };
  await openSmallDesk(desk, unknowns);
  const other = page.url();
  await openSmallDesk(desk, unknowns);
  const own = page.url();
  await desk.openEntry('Unknowns', /Who closes/);
  await expect(
    page
      .getByRole('banner')
      .getByText(/^Saved/)
      .first(),
  ).toBeVisible();
  // Until the storage answers, the draft that the person leaves is still shown.
  const answer = await holdStorage(page);
  await page.goto(other);
  await desk.editor.getByRole('button', { name: 'Delete unknown 1', exact: true }).click();
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await undo.hover();
  await answer();
  await expect(undo).toHaveAccessibleDescription(/Open it to undo the step/);
  await undo.click({ force: true });
  await expect(desk.section('Unknowns')).toContainText('2');
  await page.goto(own);
  await expect(desk.section('Unknowns')).toContainText('1');
});

test('on a low screen Download is visible, and the end of a download is confirmed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const button = dialog.getByRole('button', { name: /^Download/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  const confirm = dialog.getByRole('checkbox', { name: /Export anyway/ });
  // Until the check has ended, the button is disabled and there is no question.
  await expect(button.and(page.locator(':enabled')).or(confirm).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.check();
  const download = page.waitForEvent('download');
  await button.click();
  const name = (await download).suggestedFilename();
  await expect(page.getByRole('status').filter({ hasText: `Downloaded ${name}.` })).toBeVisible();
});
