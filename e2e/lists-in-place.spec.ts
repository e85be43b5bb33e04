/** Contradictions and unknowns are edited in their lists: by keyboard, by pointer, at the contract's limits. */
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { pasteAt } from './support/drop-and-paste.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { deskOfSize, maximumCount } from './support/limits-document.ts';
import { openSmallDesk } from './support/small-desk.ts';

async function assessmentOf(desk: Desk): Promise<Assessment> {
  return (JSON.parse(await desk.export(/^desk file$/i)) as { readonly assessment: Assessment }).assessment;
}

test('unknowns are written one after the other, pasted, reordered and removed by keyboard alone', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { '/unknowns': ['Who pays?', 'Who else uses the channel.'] } });
  await desk.openEntry('Unknowns', /Who pays/);
  const rows = desk.editor.getByRole('list', { name: 'Unknowns' }).getByRole('textbox');
  const texts = (): Promise<readonly string[]> =>
    rows.evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
  await expect(desk.unknown).toHaveValue('Who pays?');
  await rows.first().focus();

  // One action for each further unknown, besides its words.
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.type('متى يُغلق الممر؟ 🚢');
  await page.keyboard.press('Enter');
  await expect(rows.nth(2)).toBeFocused();
  await pasteAt(rows.nth(2), '- When?\n- For how long?\n\n3. 为什么？');
  await expect
    .poll(texts)
    .toEqual(['Who pays?', 'متى يُغلق الممر؟ 🚢', 'When?', 'For how long?', '为什么？', 'Who else uses the channel.']);
  await expect(rows.nth(4)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.nth(3)).toHaveValue('为什么？');
  await expect(rows.nth(3)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(4)).toBeFocused();
  await expect(page).toHaveURL(/unknowns\/5$/);
  await expect(desk.outline.getByRole('option', { selected: true })).toContainText('For how long?');

  // A repeated text is reported at its row.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('When?');
  await expect(desk.editor.getByRole('listitem', { name: 'Unknown 5' })).toContainText(/Error/);
  await desk.undoTyping(rows.nth(4), 'For how long?');
  expect((await assessmentOf(desk)).unknowns).toEqual(await texts());
});

test('a contradiction shows both passages, and is explained, duplicated, moved and deleted in the list', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.section('Contradictions').click();
  const card = (number: number) => desk.editor.getByRole('listitem', { name: `Contradiction ${String(number)}` });
  await expect(card(1).getByRole('group', { name: 'Text of C-001 in its passage' }).locator('mark')).toHaveText(
    'The Harbour Council will close the north channel on Monday.',
  );
  await card(1).getByRole('combobox', { name: 'Left claim' }).focus();
  await page.keyboard.press('Tab');
  await expect(card(1).getByRole('combobox', { name: 'Right claim' })).toBeFocused();
  const other = card(1).getByRole('group', { name: 'Text of C-002 in its passage' });
  await expect(other.locator('mark')).toContainText('The River Authority');
  await card(1).getByLabel('Explanation').fill('One announces what the other was not asked about.');
  await card(1).getByRole('button', { name: 'Duplicate contradiction 1' }).click();
  await expect(card(2).getByLabel('Explanation')).toBeFocused();
  await expect(card(2)).toContainText('already listed');
  await page.keyboard.type(' Twice.');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(card(1).getByLabel('Explanation')).toHaveValue(/Twice\.$/);
  await expect(card(1).getByLabel('Explanation')).toBeFocused();
  await expect(page).toHaveURL(/contradictions\/1$/);

  await card(2).getByRole('button', { name: 'Show in passage' }).last().click();
  await expect(desk.passage.locator('mark[data-active]').first()).toContainText('The River Authority');
  await card(1).getByRole('button', { name: 'Delete contradiction 1' }).click();
  await expect(page.getByText('Contradiction 1 was deleted.')).toBeVisible();
  await expect(card(2)).toHaveCount(0);
  await expect(card(1).getByLabel('Explanation')).toHaveValue('One announces what the other was not asked about.');

  await desk.editor.getByRole('button', { name: 'Add contradiction' }).click();
  await expect(card(2).getByRole('combobox', { name: 'Left claim' })).toBeFocused();
  await desk.choose(card(2), 'Left claim', /C-002/);
  await desk.choose(card(2), 'Right claim', /C-001/);
  const { contradictions } = await assessmentOf(desk);
  expect(contradictions[1]).toEqual({ left_claim_id: 'C-002', right_claim_id: 'C-001' });
});

test('at the contract’s limits only the visible entries are rendered, and an address leads to its entry', async ({
  page,
}) => {
  const desk = new Desk(page);
  await page.goto('./');
  await desk.openFile('limits.desk.json', deskOfSize(maximumCount));
  await expect(desk.section('Unknowns')).toContainText('100 of 100');
  const id = /draft\/[^/]+/.exec(page.url())?.[0] ?? '';
  await page.goto(`./#/${id}/unknowns/90`);
  await expect(desk.unknown).toHaveValue('What is planned for week 89?');
  await expect(desk.unknown).toBeInViewport();
  const rows = desk.editor.getByRole('list', { name: 'Unknowns' }).getByRole('listitem');
  expect(await rows.count()).toBeLessThan(40);
  await desk.outline.getByRole('listbox', { name: 'Unknowns' }).press('Home');
  await expect(desk.unknown).toHaveValue('What is planned for week 0?');
  await expect(desk.unknown).toBeInViewport();
});
