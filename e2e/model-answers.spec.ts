/** Answers of language models: JSON in a fence, with text around it and almost right, is repaired and opened. */
import { readFile } from 'node:fs/promises';
import { Desk } from './support/desk.ts';
import { pasteOnPage } from './support/drop-and-paste.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

const { assessment } = JSON.parse(smallDesk()) as { assessment: Record<string, unknown> };
const words = 'קול: “北” – «не» 🙂 it\'s {"so"}';

/** The assessment as a model might write it, with one unknown that must stay exactly as it is. */
function answer(): string {
  const document = { ...assessment, unknowns: [words] };
  const json = JSON.stringify(document, null, 2)
    .replace('"contract":', 'contract:')
    .replace('\n  "claims": [', "\n  // The claims\n  'claims': [")
    .replace(/\n {2}\]\n\}$/, ',\n  ],\n}');
  return `Here is the assessment you asked for [1]:\n\n\`\`\`json\n${json}\n\`\`\`\n\nI hope this helps!\n`;
}

test('a pasted answer of a model is opened after a look at its repairs', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await pasteOnPage(page, answer());
  const dialog = page.getByRole('dialog');
  const repairs = dialog.getByRole('list', { name: 'Proposed repairs' });
  await expect(repairs).toContainText('Remove the text around the JSON');
  await expect(repairs).toContainText(/Line 1, column 1: Remove the text and the Markdown fence before the JSON/);
  await expect(repairs).toContainText('Remove comments (1)');
  await expect(repairs).toContainText('Put the property name “contract” in double quotation marks.');
  await expect(repairs).toContainText('Remove trailing commas (2)');
  await expect(dialog.getByRole('button', { name: 'Repair and open' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(desk.editor.getByRole('heading', { level: 2, name: 'Document' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('status').getByRole('button', { name: 'Download original' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(answer());
  // The original stays with the draft.
  await page.reload();
  await page.getByRole('link', { name: 'JSON', exact: true }).click();
  const json = page.getByRole('main', { name: 'JSON' });
  await json.getByRole('button', { name: 'Show original' }).click();
  await expect(json.getByRole('textbox', { name: 'Original file' })).toContainText('Here is the assessment');
  const again = page.waitForEvent('download');
  await json.getByRole('button', { name: 'Download original' }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(answer());
  const { assessment: opened } = JSON.parse(await desk.export(/^desk file$/i)) as { assessment: unknown };
  expect(opened).toEqual({ ...assessment, unknowns: [words] });
});

test('an answer without its sources gets those of the draft that it was made from', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const before = JSON.parse(await desk.export(/^desk file$/i)) as { casefile: unknown };
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await desk.openFile('answer.json', JSON.stringify(assessment));
  const offer = page.getByRole('button', { name: 'Use the sources of “The north channel”' });
  const steps = desk.editor.getByRole('region', { name: 'Next steps' });
  await expect(steps.getByRole('button', { name: /^Use the sources/ })).toBeVisible();
  await desk.section('Casefile').click();
  const casefile = page.getByRole('region', { name: 'Casefile' });
  await casefile.getByRole('button', { name: 'Use the sources of “The north channel”' }).click();
  await expect(casefile.getByText('The assessment’s fingerprint matches this casefile.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(desk.passage.getByRole('button', { name: 'Open casefile…' })).toHaveCount(0);
  expect(JSON.parse(await desk.export(/^desk file$/i))).toMatchObject({ casefile: before.casefile });
  await desk.undo();
  await expect(desk.passage.getByText('No casefile attached')).toBeVisible();
  await expect(desk.passage.getByRole('button', { name: /^Use the sources/ })).toBeVisible();
});

test('repairs are applied one by one or together, can be undone, and leave the original alone', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');
  await desk.openFile('answer.json', answer());
  await page.getByRole('dialog').getByRole('button', { name: 'Repair…' }).click();
  const main = page.getByRole('main', { name: 'Repair' });
  const list = main.getByRole('list', { name: 'Proposed repairs' });
  const text = main.getByRole('textbox', { name: 'JSON' });
  await expect(main.getByRole('status')).toContainText('7 repairs are proposed below');
  await expect(text).toContainText('Here is the assessment');

  await list.getByRole('button', { name: 'Apply: Remove comments' }).click();
  await expect(main.getByRole('status')).toContainText('6 repairs are proposed below');
  await expect(text).not.toContainText('The claims');
  await list.getByRole('button', { name: /Line 1, column 1/ }).click();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(main.getByRole('status')).toContainText('7 repairs are proposed below');

  await main.getByRole('button', { name: 'Apply all 7 repairs' }).click();
  await expect(main.getByRole('status')).toContainText('No problems left');
  await main.getByRole('button', { name: 'Show original' }).click();
  const original = main.getByRole('textbox', { name: 'Original file' });
  await expect(original).toContainText('Here is the assessment');
  // Only the visible lines are in the page.
  await original.press('ControlOrMeta+End');
  await expect(original).toContainText('I hope this helps!');
  await main.getByRole('button', { name: 'Open as draft' }).click();
  await expect(desk.editor.getByRole('heading', { level: 2, name: 'Document' })).toBeVisible();
});

test('an answer that was cut off opens with its complete parts', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');
  const whole = JSON.stringify({ ...assessment, unknowns: ['one', 'two'] });
  await desk.openFile('cut.json', whole.slice(0, whole.lastIndexOf('two') + 2));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The text ends before the JSON is complete: the rest is missing.');
  await dialog.getByRole('button', { name: 'Repair and open' }).click();
  await expect(desk.section('Unknowns')).toContainText('2 of 100');
});
