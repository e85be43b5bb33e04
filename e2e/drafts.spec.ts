import type { Page } from '@playwright/test';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { Desk } from './support/desk.ts';
import { everyday, test as guarded } from './support/guarded-test.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

interface Written {
  readonly title: string;
  readonly assessment: Assessment;
}

async function written(desk: Desk): Promise<Written> {
  return JSON.parse(await desk.export(/^desk file$/i)) as Written;
}

/** The address of the open draft itself. */
function draftAddress(page: Page): string {
  return /#\/draft\/[^/]+/.exec(page.url())?.[0] ?? '';
}

test('reloading right after typing loses nothing', everyday, async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const { editor } = desk;
  const draft = draftAddress(page);

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
  const { title, assessment } = await written(desk);
  expect(title).toBe('A title typed last');
  expect(assessment.unknowns).toEqual(['Who else uses the channel. first']);
  expect(assessment.power_bases[0]?.evidence[0]?.reason).toBe('It announces a closure as its own to make. alpha');
  expect(assessment.claims[1]?.proposition).toBe('Kept at once');
});

guarded('the library lists, renames, duplicates and deletes drafts, and no draft affects another', async ({ page }) => {
  const desk = new Desk(page);
  const rows = page.getByRole('region', { name: 'Drafts on this device' }).getByRole('listitem');
  const row = (title: string) => rows.filter({ has: page.getByRole('link', { name: title, exact: true }) });
  const more = async (title: string, item: string): Promise<void> => {
    await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await openSmallDesk(desk);
  const broken = smallDesk({ assessment: { '/claims/1/proposition': '', '/unknowns': [] } });
  await desk.openFile('broken.desk.json', broken.replace('"The north channel"', '"A broken one"'));
  await expect(desk.findings.getByRole('button', { name: '1 error' })).toBeVisible();
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(row('A broken one')).toContainText('1 error');
  await expect(row('The north channel')).toContainText(
    '2 claims · 1 power basis · 1 intent hypothesis · 1 contradiction · 1 unknown',
  );

  await more('A broken one', 'Rename');
  await page.getByLabel('Title').fill('To be mended');
  await page.getByLabel('Title').press('Enter');
  await expect(row('To be mended')).toContainText('1 error');
  await more('The north channel', 'Duplicate');
  await expect(rows).toHaveCount(3);

  await test.step('an edit in one draft does not appear in another', async () => {
    const channels = rows.getByRole('link', { name: /north channel/ });
    await channels.first().click();
    await desk.openEntry('Unknowns', /Who else/);
    await desk.unknown.fill('Only in this one');
    await page.getByLabel('Title').fill('The one written in');
    await page.getByRole('button', { name: 'Library' }).click();
    await expect(row('The one written in')).toBeVisible();
    await channels.click();
    await expect(page.getByLabel('Title')).toHaveValue(/north channel/);
    expect((await written(desk)).assessment.unknowns).toEqual(['Who else uses the channel.']);
    await page.getByRole('button', { name: 'Library' }).click();
  });

  await test.step('deleting asks first, and deletes only that draft', async () => {
    await more('To be mended', 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete “To be mended”?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows).toHaveCount(3);
    await more('To be mended', 'Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
    await expect(row('To be mended')).toHaveCount(0);
  });
});

test('every entry of a draft has a URL, Back leads to the one before, and unknown URLs show a way on', async ({
  page,
}) => {
  const desk = new Desk(page);
  const heading = desk.editor.getByRole('heading', { level: 2 });
  await openSmallDesk(desk);
  const draft = draftAddress(page);
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
