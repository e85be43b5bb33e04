/** Opening and exporting the files of a draft. */
import type { Casefile } from '../src/core/casefile/types.generated.ts';
import { Desk } from './support/desk.ts';
import { dropFiles, pasteOnPage } from './support/drop-and-paste.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

const caution = 'Validation of a document does not make any entry in it true.';

interface DeskFile {
  readonly assessment: Record<string, unknown>;
  readonly casefile: Casefile;
}

const parts = (): DeskFile => JSON.parse(smallDesk()) as DeskFile;
const draftTitle = (desk: Desk) => desk.page.getByRole('banner').getByRole('textbox', { name: 'Title' });

test('a desk file and the finished sample are exported byte for byte', everyday, async ({ page, request }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const shipped = await (await request.get('./samples/strait-of-hesper.assessment.json')).body();
  expect(Buffer.from((await desk.exportAssessment()).text).equals(shipped)).toBe(true);
  const saved = await desk.export(/^desk file$/i);
  expect(saved).toBe((await (await request.get('./samples/finished.desk.json')).body()).toString('utf8'));
  const casefile = await desk.export(/^casefile/i);
  expect(casefile).toBe(
    (await (await request.get('./samples/strait-of-hesper.casefile.json')).body()).toString('utf8'),
  );
  await page.goto('./#/');
  await desk.openFile('again.desk.json', saved);
  await expect(desk.section('Claims')).toContainText(/\D83\b/);
  expect(await desk.export(/^desk file$/i)).toBe(saved);
});

test('files are dropped and pasted, and a casefile is attached later', async ({ page }) => {
  const desk = new Desk(page);
  const { assessment, casefile } = parts();
  const dialog = page.getByRole('dialog');
  const assessmentFile = { name: 'north.assessment.json', text: JSON.stringify(assessment) };
  const casefileFile = { name: 'north.casefile.json', text: JSON.stringify(casefile) };
  const level = (words: string) => desk.findings.getByRole('button', { name: words });
  await page.goto('./#/');
  await dropFiles(page.getByRole('button', { name: 'New assessment' }), [assessmentFile]);

  await test.step('what cannot be checked is a notice, never an error', async () => {
    await expect(desk.editor).toContainText('Cannot be checked: no casefile is attached.');
    await expect(desk.finding(/no casefile is attached\. Attach the casefile with this passage/)).toHaveCount(2);
    await expect(level('0 errors')).toBeVisible();
    await expect(level('0 violations')).toBeVisible();
    const rows = desk.findings.getByRole('listitem').filter({ has: page.locator('[data-row]') });
    const found = await rows.allInnerTexts();
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((words) => !/cannot be checked/i.test(words))).toEqual([]);
    expect(await desk.findings.innerText()).not.toMatch(/\bwrong\b|\bfalse\b|\binvalid\b/i);
  });

  await test.step('a dropped casefile is attached, after a question if there is one already', async () => {
    await dropFiles(desk.editor, [casefileFile]);
    await expect(level('0 notices')).toBeVisible();
    await expect(desk.editor).toContainText('Matches the attached casefile.');
    const text = JSON.stringify({ ...casefile, title: 'Another casefile', observations: [] });
    await dropFiles(desk.passage, [{ name: 'other.casefile.json', text }]);
    await expect(dialog).toContainText('“Another casefile” will replace “The north channel”');
    await dialog.getByText('Cancel', { exact: true }).click();
    await expect(level('0 notices')).toBeVisible();
    await dropFiles(desk.outline, [{ name: 'other.casefile.json', text }]);
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(desk.finding(/the casefile does not contain this passage/)).toHaveCount(2);
    await desk.undo();
    await expect(level('0 notices')).toBeVisible();
  });

  await test.step('an assessment and its casefile dropped together open as one draft', async () => {
    await page.goto('./#/');
    await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
    await dropFiles(page.locator('body'), [assessmentFile, casefileFile]);
    await expect(desk.section('Casefile')).toContainText('1');
    for (const none of ['0 errors', '0 violations', '0 notices']) await expect(level(none)).toBeVisible();
  });

  await test.step('the text of a file is pasted on the desk, and a broken one leaves the draft as it is', async () => {
    const first = page.url();
    await pasteOnPage(page, smallDesk().replace('"title":"The north channel"', '"title":"Pasted on the desk"'));
    await expect(draftTitle(desk)).toHaveValue('Pasted on the desk');
    expect(page.url()).not.toBe(first);
    await pasteOnPage(page, '{ "format": "assessment-desk.workspace/v1", ');
    await expect(dialog).toContainText(/line 1/i);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(draftTitle(desk)).toHaveValue('Pasted on the desk');
  });

  await test.step('the library takes a pasted text, too', async () => {
    await page.goto('./#/');
    await expect(page.getByRole('button', { name: 'New assessment' })).toBeVisible();
    await pasteOnPage(page, smallDesk());
    await expect(draftTitle(desk)).toHaveValue('The north channel');
  });
});

test('errors block an export, violations need a confirmation, notices do not', async ({ page }) => {
  const desk = new Desk(page);
  const dialog = page.getByRole('dialog');
  const download = dialog.getByRole('button', { name: 'Download assessment' });
  const openDialog = (): Promise<void> => page.getByRole('button', { name: 'Export…' }).click();
  await openSmallDesk(desk, {
    assessment: {
      '/power_bases/0/description': '',
      '/claims/0/attribution/actor_id': null,
      '/intent_hypotheses/0/alternatives/1': 'The council means to close the channel without asking anybody.',
    },
  });
  await openDialog();
  await expect(dialog).toContainText(caution);
  const refused = dialog.getByRole('region', { name: 'Cannot export: 1 error' });
  await expect(download).toHaveCount(0);
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'See 1 error' }).click();
  await expect(refused.getByRole('button')).toBeFocused();
  await refused.getByRole('button').click();
  await expect(dialog).toBeHidden();
  const description = desk.editor.getByLabel('Description');
  await expect(description).toBeFocused();
  await page.keyboard.type('It can close the channel.');

  await openDialog();
  await expect(dialog.getByRole('region', { name: 'Confirm 1 violation' })).toContainText('no actor is named');
  await expect(dialog).toContainText('1 notice. It does not block the export.');
  await expect(dialog).toContainText(caution);
  await expect(download).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /I have read this violation/ }).check();
  await expect(download).toBeEnabled();
  await dialog
    .getByRole('region', { name: /^Confirm/ })
    .getByRole('button')
    .click();
  await desk.choose(desk.editor, 'Attributed actor', /Harbour Council/);

  await openDialog();
  await expect(dialog).toContainText('Ready to export');
  await expect(dialog).toContainText('1 notice. It does not block the export.');
  await expect(download).toBeEnabled();
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await saved).suggestedFilename()).toBe('The-north-channel.assessment.json');
});
