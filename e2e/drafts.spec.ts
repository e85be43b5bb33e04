import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('reloading right after typing loses nothing', everyday, async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const { editor } = desk;
  const draft = desk.address;

  await page.goto(`./${draft}/unknowns/1`);
  await desk.unknown.press('ControlOrMeta+End');
  await page.keyboard.type(' first');
  await page.reload();
  await expect(desk.unknown).toHaveValue('Who else uses the channel. first');

  await page.goto(`./${draft}/power_bases/1`);
  await editor.getByRole('button', { name: 'Edit link 1' }).click();
  await editor.getByRole('textbox', { name: 'Reason' }).press('ControlOrMeta+End');
  await page.keyboard.type(' alpha');
  await page.reload();
  await expect(editor.getByText(/its own to make\..* alpha$/)).toBeVisible();

  await page.goto(`./${draft}/claims/2`);
  await (await desk.restate()).fill('Kept at once');
  await page.goto('./');
  await page.goto(`./${draft}/claims/2`);
  await expect(editor.getByLabel('Proposition')).toHaveValue('Kept at once');

  await page.getByLabel('Title').fill('A title typed last');
  await page.reload();
  const { title, assessment } = await desk.exportDesk();
  expect(title).toBe('A title typed last');
  expect(assessment.unknowns).toEqual(['Who else uses the channel. first']);
  expect(assessment.power_bases[0]?.evidence[0]?.reason).toBe('It announces a closure as its own to make. alpha');
  expect(assessment.claims[1]?.proposition).toBe('Kept at once');
});

test('every entry of a draft has a URL, Back leads to the one before, and unknown URLs show a way on', async ({
  page,
}) => {
  const desk = new Desk(page);
  const heading = desk.editor.getByRole('heading', { level: 2 });
  await openSmallDesk(desk);
  const draft = desk.address;
  await page.goto(`./${draft}/claims/2`);
  await page.reload();
  await expect(heading).toContainText('C-002');
  await expect(desk.outline.getByRole('option', { selected: true })).toContainText('C-002');
  await page.goto(`./${draft}/power_bases/1`);
  await expect(heading).toContainText('PB-001');
  await page.goBack();
  await expect(heading).toContainText('C-002');
  await page.goForward();
  await expect(heading).toContainText('PB-001');
  await desk.openEntry('Unknowns', /Who else/);
  await expect(page).toHaveURL(/\/unknowns\/1$/);

  await page.goto('./#/draft/no-such-draft/claims/1');
  await expect(page.getByRole('heading', { name: 'Draft not found' })).toBeVisible();
  await page.goto(`./${draft}/nonsense`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the draft' }).click();
  await expect(desk.outline).toBeVisible();
  await page.goto(`./${draft}/claims/77`);
  await expect(desk.editor.getByRole('status')).toHaveText(
    'This assessment has no claim 77. Select one in the outline.',
  );
  await page.goto('./#/nowhere/at/all');
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
});
