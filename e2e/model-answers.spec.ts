/** Answers of language models: JSON in a fence, with text around it and almost right, is repaired and opened. */
import { readFile } from 'node:fs/promises';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { CountedActions } from './support/counted-actions.ts';
import { chooseView, Desk } from './support/desk.ts';
import { pasteOnPage } from './support/drop-and-paste.ts';
import { answerOfModel, quotesOfModel, sourcesOfModel } from './support/machine-written.ts';
import { expect, test } from './support/one-page-test.ts';
import { smallDesk } from './support/small-desk.ts';
import { problemsAgainstPublished } from './support/validate.ts';

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
  await test.step('one repair is applied by itself, and undone', async () => {
    await dialog.getByRole('button', { name: 'Repair…' }).click();
    const main = page.getByRole('main', { name: 'Repair' });
    await expect(main.getByRole('status')).toContainText('7 repairs are proposed below');
    await main.getByRole('button', { name: 'Apply: Remove comments' }).click();
    await expect(main.getByRole('status')).toContainText('6 repairs are proposed below');
    await main.getByRole('button', { name: /Line 1, column 1/ }).click();
    await expect(main.getByRole('textbox', { name: 'JSON' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(main.getByRole('status')).toContainText('7 repairs are proposed below');
    await page.goto('./#/');
    await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  });
  await pasteOnPage(page, answer());
  await expect(dialog.getByRole('button', { name: 'Repair and open' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(desk.editor.getByRole('heading', { level: 2, name: 'Document' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('status').getByRole('button', { name: 'Download original' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(answer());
  // The original stays with the draft.
  await page.reload();
  await chooseView(page, 'JSON');
  const json = page.getByRole('main', { name: 'JSON' });
  await json.getByRole('button', { name: 'Show original' }).click();
  await expect(json.getByRole('textbox', { name: 'Original file' })).toContainText('Here is the assessment');
  const again = page.waitForEvent('download');
  await json.getByRole('button', { name: 'Download original' }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(answer());
  const { assessment: opened } = JSON.parse(await desk.export(/^desk file$/i)) as { assessment: unknown };
  expect(opened).toEqual({ ...assessment, unknowns: [words] });
});

/** The maximum number of actions from a model's answer and its sources to a valid file. */
const bound = 20;

test('a model’s answer and its sources become a valid file in at most 20 actions', async ({ page, request }) => {
  const person = new CountedActions(page);
  const desk = new Desk(person.page);
  const dialogOf = (name: string) => person.page.getByRole('dialog', { name });
  await person.start();
  await person.step('the sources and the answer', async () => {
    const files = [...sourcesOfModel, { name: 'answer.md', text: answerOfModel, type: 'text/markdown' }];
    await person.drop(person.page.getByRole('main', { name: 'Library' }), files);
    await expect(person.page.getByRole('button', { name: 'Add 3 sources' })).toBeFocused();
    await person.press('Enter');
    await expect(desk.section('Casefile')).toContainText(/\b3\b/);
    await expect(person.page.getByRole('button', { name: 'Repair and open' })).toBeFocused();
    await person.press('Enter');
    await expect(desk.section('Claims')).toContainText(/\D8\b/);
  });
  await person.step('the fixes that are applied together', async () => {
    await desk.editor.getByRole('button', { name: 'Fix findings…' }).click();
    const dialog = dialogOf('Fix findings');
    const titles = [
      'Use the casefile’s fingerprint',
      // The answer numbers the sources in another order, so this changes the observations.
      'Move claims to another passage with their exact text',
      'Copy the actual text to the proposition',
    ];
    for (const title of titles) await dialog.getByRole('checkbox', { name: title, exact: true }).check();
    await dialog.getByRole('button', { name: /^Apply \d+ fixes$/ }).click();
  });
  await person.step('the texts that differ', async () => {
    await dialogOf('Fix findings').getByRole('button', { name: 'Review 4 claim texts' }).click();
    await expect(person.page.getByRole('heading', { name: 'Review claim texts' })).toBeFocused();
    for (const after of ['1 of 4 decided', '2 of 4 decided', '3 of 4 decided', '4 claims were decided.']) {
      await person.press('a');
      await expect(person.page.getByText(after)).toBeVisible();
    }
  });
  await person.step('what only a person can decide', async () => {
    await desk
      .finding(/There is no claim “claim-09”/)
      .getByRole('button', { name: 'Remove this link', exact: true })
      .click();
    await desk.follow('Claim kind is missing.');
    await expect(desk.editor.getByRole('combobox', { name: 'Claim kind' })).toBeFocused();
    await person.type('Allegation');
    await person.press('Enter');
  });
  const text = await person.step('export', async () => {
    await person.page.getByRole('button', { name: 'Export…' }).click();
    const download = page.waitForEvent('download');
    await dialogOf('Export').getByRole('button', { name: 'Download assessment' }).click();
    return readFile(await (await download).path(), 'utf8');
  });
  console.log(person.report('A model’s answer', bound));
  expect(person.total).toBeLessThanOrEqual(bound);
  const document = JSON.parse(text) as Assessment;
  expect(await problemsAgainstPublished(request, 'assessment.schema.json', document)).toEqual([]);
  expect(document.claims.map(({ actual }) => actual)).toEqual(quotesOfModel);
});
