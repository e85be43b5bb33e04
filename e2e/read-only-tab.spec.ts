/** A read-only tab: nothing in it changes the draft, and it says why. */
import type { BrowserContext, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { dropFiles, pasteAt, pasteOnPage } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';
import { deskWithTenClaims, texts } from './support/revision.ts';
import { link, reviewFile, type ReviewToMake } from './support/reviews.ts';
import { selectWithPointer } from './support/select-text.ts';
import { openSmallDesk } from './support/small-desk.ts';
import { ableToChange, goThrough, nothing, type Found } from './support/ways-to-change.ts';

const banner = 'Read-only: this draft is being edited in another tab.';

async function openReader(context: BrowserContext, page: Page): Promise<{ reader: Page; base: string }> {
  const base = /^[^#]*#\/draft\/[^/]+/.exec(page.url())?.[0] ?? '';
  const reader = await context.newPage();
  await reader.goto(`${base}/claims/1`);
  await expect(reader.getByText(banner, { exact: true }).first()).toBeVisible();
  return { reader, base };
}

const mara: ReviewToMake = {
  name: 'Mara Quinn',
  kind: 'open',
  verdicts: [{ target: link('PB-001', 'C-001', 'supports'), verdict: 'question', note: 'Is there a statute?' }],
};

type DeskText = { readonly assessment: { readonly unknowns: string[] } };
const wholeDesk = (page: Page): Promise<string> => new Desk(page).export(/^desk file$/i);

test('in a read-only tab no control of any region can change the draft', async ({ page, context }) => {
  await openSmallDesk(new Desk(page), deskWithTenClaims);
  const { reader, base } = await openReader(context, page);
  const before = await wholeDesk(page);

  await test.step('in the tab that edits, the same places have controls, so the search would find them', async () => {
    const found: Found[] = [];
    await goThrough(page, base, async () => void found.push(await ableToChange(page)));
    expect(found.filter(({ fields, buttons }) => fields.length + buttons.length > 1).length).toBeGreaterThan(8);
  });
  await test.step('but none in the read-only tab', async () => {
    await goThrough(reader, base, async (at) => {
      await expect(reader.getByText(banner, { exact: true }).first()).toBeVisible();
      await expect.poll(() => ableToChange(reader), { message: at }).toEqual(nothing);
    });
  });
  expect(await wholeDesk(page)).toBe(before);
});

test('keys, drops, pastes and the palette change nothing in a read-only tab', async ({ page, context }) => {
  await openSmallDesk(new Desk(page), deskWithTenClaims);
  const { reader, base } = await openReader(context, page);
  const desk = new Desk(reader);
  const [before, shown] = [await wholeDesk(page), await wholeDesk(reader)];
  expect(shown).toBe(before);

  await test.step('typing has no effect, and the text can be selected', async () => {
    const field = desk.editor.getByLabel('Proposition', { exact: true });
    const words = await field.inputValue();
    await field.click();
    await reader.keyboard.type('no');
    await reader.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue(words);
    await reader.keyboard.press('ControlOrMeta+a');
    const selected = await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe(words);
  });
  await test.step('text of the passage can be selected, but not turned into a claim', async () => {
    await selectWithPointer(reader, desk.passage, 'General Ivanov');
    await expect(desk.passage.getByText('14 characters')).toBeVisible();
    await expect(desk.passage.getByRole('button', { name: 'New claim from selection' })).toBeDisabled();
    await reader.keyboard.press('Escape');
    await reader.keyboard.press('Alt+Shift+ArrowRight');
  });
  await test.step('an evidence link is not removed, moved or opened by keys', async () => {
    await reader.goto(`${base}/power_bases/1`);
    const row = desk.editor.getByRole('grid', { name: 'Evidence' }).getByRole('row').first();
    await row.focus();
    for (const key of ['Delete', 'Alt+ArrowDown', 'Space']) await reader.keyboard.press(key);
    await expect(reader.getByText(/To edit it here, choose “Edit here instead” above/).first()).toBeVisible();
  });
  await test.step('entries are not deleted or moved in their list', async () => {
    await reader.goto(`${base}/claims`);
    await desk.outline.getByRole('option').first().click();
    for (const key of ['Delete', 'Alt+ArrowDown', 'ControlOrMeta+d']) await reader.keyboard.press(key);
  });
  await test.step('the palette says so for commands that would change the draft', async () => {
    await reader.keyboard.press('ControlOrMeta+k');
    const palette = reader.getByRole('dialog', { name: 'Find anything' });
    await palette.getByRole('combobox').fill('New unknown');
    const command = palette.getByRole('option', { name: /^New unknown/ });
    await expect(command).toHaveAttribute('aria-disabled', 'true');
    await expect(command).toContainText('read-only: open in another tab');
    await reader.keyboard.press('Enter');
    await expect(palette).toBeVisible();
    await reader.keyboard.press('Escape');
  });
  await test.step('a dropped or pasted casefile is not attached, and a message says what to do', async () => {
    const casefile = (JSON.parse(before) as { casefile: object }).casefile;
    const text = JSON.stringify({ ...casefile, title: 'Another casefile' });
    const refused = reader.getByText(/This draft is being edited in another tab\. Open the casefile there/);
    const close = reader.getByRole('dialog').getByRole('button', { name: 'Close' }).first();
    await dropFiles(desk.passage, [{ name: 'other.casefile.json', text }]);
    await expect(refused).toBeVisible();
    await close.click();
    await expect(refused).toBeHidden();
    await pasteOnPage(reader, text);
    await expect(refused).toBeVisible();
    await close.click();
  });
  await test.step('the save state says who writes', async () => {
    const state = reader.getByRole('banner').getByRole('button', { name: 'Read-only: another tab is editing' });
    await state.click();
    await expect(reader.getByRole('dialog', { name: 'Save status' })).toContainText('This tab is read-only.');
    await reader.keyboard.press('Escape');
  });
  await test.step('nothing has changed, byte for byte', async () => {
    expect(await wholeDesk(reader)).toBe(before);
    expect(await wholeDesk(page)).toBe(before);
    await reader.getByRole('button', { name: 'Edit here instead' }).click();
    await expect(reader.getByText(banner, { exact: true }).first()).toBeHidden();
    await expect(page.getByText(banner, { exact: true }).first()).toBeVisible();
    expect(await wholeDesk(reader)).toBe(before);
  });
});

/**
 * The screens for review, moving claims and version history: how to reach them, and their controls that change a draft.
 */
test('merging, reviewing, moving claims and restoring a version are possible only in the tab that edits', async ({
  page,
  context,
}) => {
  await openSmallDesk(new Desk(page), deskWithTenClaims);
  await test.step('the editing tab replaces a passage and adds a review', async () => {
    await new Desk(page).section('Casefile').click();
    const casefile = page.getByRole('region', { name: 'Casefile' });
    await casefile.getByRole('button', { name: /On the north channel/ }).click();
    await casefile.getByRole('button', { name: 'Replace with revised passage… (passage 1)' }).click();
    const dialog = page.getByRole('dialog');
    await pasteAt(dialog.getByLabel('Revised passage', { exact: true }), texts.revised);
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(page.getByText('0 of 10 decided')).toBeVisible();
    await new Desk(page).openFile('mara.review.json', reviewFile(mara));
    await expect(page.getByText(/1 verdict by Mara Quinn/)).toBeVisible();
    await page.keyboard.press('Escape');
  });
  const { reader, base } = await openReader(context, page);
  const [before, assessment] = [await wholeDesk(page), JSON.parse(await wholeDesk(reader)) as DeskText];

  await test.step('the migration is shown completely, but no decision can be made', async () => {
    await reader.goto(`${base}/casefile`);
    await reader
      .getByRole('button', { name: /^Review moved claims/ })
      .first()
      .click();
    const queue = reader.getByRole('region', { name: 'Move claims' });
    await expect(queue.getByText('0 of 10 decided')).toBeVisible();
    for (let claim = 1; claim <= 10; claim += 1) {
      // The claim's text is a selection of this tab, so widening it in the passage changes no claim.
      await expect
        .poll(() => ableToChange(reader, 'section[aria-labelledby]:has(article)'), {
          message: `claim ${String(claim)}`,
        })
        .toEqual(nothing);
      for (const key of ['a', 'm', 'l']) await queue.getByRole('article').press(key);
      if (claim < 10) await queue.getByRole('button', { name: 'Next claim' }).click();
    }
    await expect(queue.getByText('0 of 10 decided')).toBeVisible();
  });
  await test.step('verdicts and replies cannot be given', async () => {
    await reader.goto(`${base}/review`);
    await expect(reader.getByRole('group', { name: 'Verdict', exact: true })).toBeVisible();
    await expect.poll(() => ableToChange(reader)).toEqual(nothing);
    for (const key of ['a', 'q', 'r', 'Delete']) await reader.keyboard.press(key);
    await reader.goto(`${base}/verdicts`);
    const verdict = reader.getByRole('group', { name: 'Verdict of Mara Quinn' });
    await expect(verdict).toContainText('Is there a statute?');
    await expect(verdict.getByRole('button').first()).toBeDisabled();
    await expect.poll(() => ableToChange(reader)).toEqual(nothing);
    await reader.keyboard.press('a');
  });
  await test.step('versions can be compared and merged, but the merge is not applied to the draft', async () => {
    assessment.assessment.unknowns.push('Who paid for the escort?');
    await reader.goto(`${base}/compare`);
    const theirs = { name: 'theirs.desk.json', mimeType: 'application/json' };
    const file = reader.locator('input[type="file"][aria-label="File to compare"]');
    await file.setInputFiles({ ...theirs, buffer: Buffer.from(JSON.stringify(assessment)) });
    await expect(reader.getByRole('status').filter({ hasText: /^1 difference/ })).toBeVisible();
    await reader.getByText('Merge', { exact: true }).click();
    await reader.getByRole('button', { name: 'Continue without base version' }).click();
    await reader.getByRole('button', { name: /^Take theirs/ }).click();
    await expect(reader.getByRole('button', { name: 'Apply merge' })).toBeDisabled();
    await expect(
      reader.getByText('This draft is being edited in another tab. Choose “Edit here instead” first.'),
    ).toBeVisible();
  });
  await test.step('an earlier version can be viewed, but not restored', async () => {
    await reader.goto(`${base}/claims/1`);
    await reader
      .getByRole('banner')
      .getByRole('button', { name: /^Read-only/ })
      .click();
    await reader.getByRole('button', { name: 'Version history…' }).click();
    const states = reader.getByRole('dialog', { name: 'Version history' });
    await states.getByRole('option').first().click();
    await expect(states.getByRole('button', { name: 'Restore this version' })).toBeDisabled();
    await expect(states).toContainText('This draft is being edited in another tab.');
    await reader.keyboard.press('Escape');
  });
  expect(await wholeDesk(page)).toBe(before);
  expect(await wholeDesk(reader)).toBe(before);
});

test('the library asks before it deletes a draft that is edited in another tab', async ({ page, context }) => {
  await openSmallDesk(new Desk(page));
  const library = await context.newPage();
  await library.goto('./');
  await library.getByRole('button', { name: 'More actions for The north channel' }).click();
  await library.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = library.getByRole('dialog', { name: 'Delete “The north channel”?' });
  await expect(question).toContainText('This draft is being edited in another tab.');
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(page.getByText('This draft was deleted in another tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(library.getByRole('link', { name: 'The north channel' })).toBeVisible();
});
