/** A document at the contract’s limits is edited like any other, and each key causes no more work than it needs. */
import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { deskOfSize, maximumCount } from './support/limits-document.ts';
import { countWork, workOf } from './support/page-work.ts';

/** Finds an entry by its ID in a list that is longer than its visible part. */
async function find(desk: Desk, section: string, id: string): Promise<void> {
  await desk.section(section).click();
  await desk.outline.getByRole('searchbox').fill(id);
  await desk.outline.getByRole('option', { name: new RegExp(`^${id}`) }).click();
}

/**
 * Types one key in a field that is being edited, and waits until it is saved. On a busy machine, lists and badges
 * follow a key later, so that the page must be idle before the next.
 */
async function keyIn(page: Page, field: Locator, key: string) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return workOf(
    page,
    () => field.press(key),
    () => expect.poll(() => page.evaluate(() => window.pageWork.writes)).toBeGreaterThan(0),
  );
}

/** The number of elements without those in the head, where each chunk that is loaded adds some. */
const nodesOf = (page: Page): Promise<number> => page.evaluate(() => document.body.querySelectorAll('*').length);

/*
 * Counts work and never measures times. The limits are slightly above the counts at the time they were set. If a change
 * exceeds one, something is rendered or written in vain. Raise a limit only with a reason.
 */
test('a document at the contract’s limits can be opened, edited, checked and undone like any other', async ({
  page,
}) => {
  const desk = new Desk(page);
  await countWork(page);
  await page.goto('./');
  const twice = deskOfSize(maximumCount).replace('"power_basis_id":"PB-099"', '"power_basis_id":"PB-001"');
  await desk.openFile('limits.desk.json', twice);
  await test.step('a duplicate ID is found, and fixed in one step', async () => {
    const says = /An earlier entry already uses the ID “PB-001”/;
    await expect(desk.finding(says)).toHaveCount(1);
    await desk.follow(says);
    await expect(desk.editor.getByLabel('Power basis ID')).toBeFocused();
    await desk
      .finding(says)
      .getByRole('button', { name: /^Change this ID to “PB-/ })
      .click();
    await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
  });
  await expect(desk.section('Claims')).toContainText('200 of 200');
  await expect(desk.section('Power bases')).toContainText('100 of 100');
  await expect(desk.section('Intent hypotheses')).toContainText('50 of 50');
  // The document has another fingerprint than its casefile, which is the only finding about the evidence.
  await expect(desk.findings.getByRole('button', { name: '1 violation' })).toBeVisible();

  await test.step('a key renders its field and its findings, and writes that field', async () => {
    await desk.section('Document').click();
    await expect(desk.editor.getByRole('heading', { level: 2, name: 'Document' })).toBeVisible();
    // Among them is a note for screen readers on each of the 200 claims of the passage.
    expect(await nodesOf(page)).toBeLessThan(1040);
    await desk.openEntry('Claims', /^C-001/);
    const proposition = await desk.restate();
    const before = await proposition.inputValue();
    await proposition.press('ControlOrMeta+End');
    await keyIn(page, proposition, 'a');
    // That key takes the proposition out of its text. The findings, the outline and its next step say so once they have
    // settled.
    await expect(
      desk.finding(/marked as verbatim, but its proposition is not in the actual text/).first(),
    ).toBeVisible();
    await expect(desk.outline.getByRole('option', { name: /^C-001/ }).getByRole('img')).toBeVisible();
    await expect(desk.outline.getByTitle(/links? ha(?:s|ve) errors or violations/)).toBeVisible();
    const said = (await proposition.inputValue()).length;
    const inProposition = await keyIn(page, proposition, 'b');
    // The field with its counter, the save state (“saving” and “saved” at most), and on a busy machine the row of the
    // outline, which follows a moment after the key.
    expect(inProposition.rendered).toBeLessThan(26);
    expect(inProposition.added).toBeLessThan(10);
    // The journal's record, and the draft's row in the library.
    expect(inProposition.writes).toBeLessThan(3);
    expect(inProposition.written).toBeLessThan(said + 600);
    await desk.undoTyping(proposition, before);
  });

  await test.step('opening an entry with a hundred links renders only the visible ones, and writes nothing', async () => {
    await desk.section('Power bases').click();
    // The list is still at the entry that was fixed.
    await desk.outline.getByRole('listbox').press('Home');
    await desk.openEntry('Power bases', /^PB-001/);
    const heading = desk.editor.getByRole('heading', { level: 2 });
    const next = desk.editor.getByRole('button', { name: 'Next entry' });
    await next.click();
    await expect(heading).toHaveText('Power basis PB-002');
    const work = await workOf(
      page,
      () => next.click(),
      () => expect(heading).toHaveText('Power basis PB-003'),
    );
    // Besides its form, and after its frame, the marks, the notes for screen readers and the tools of the passage. Each
    // visible link has the sentence of its claim in pieces, and who said it.
    expect(work.rendered).toBeLessThan(690);
    expect(work.added).toBeLessThan(80);
    expect(work.writes).toBe(0);
    expect(await nodesOf(page)).toBeLessThan(1700);
  });

  await test.step('a key in the reason of a link renders nothing of the others', async () => {
    await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
    const reason = desk.editor.getByRole('textbox', { name: 'Reason' });
    const before = await reason.inputValue();
    await reason.press('ControlOrMeta+End');
    await keyIn(page, reason, 'a');
    const argued = (await reason.inputValue()).length;
    const inReason = await keyIn(page, reason, 'b');
    // The field with its counter, the reason in the link’s sentence, and the save state. Nothing else of the hundred
    // links.
    expect(inReason.rendered).toBeLessThan(14);
    expect(inReason.added).toBeLessThan(10);
    expect(inReason.writes).toBeLessThan(3);
    expect(inReason.written).toBeLessThan(argued + 600);
    await desk.undoTyping(reason, before);
  });

  await test.step('typed text arrives complete and in order', async () => {
    await find(desk, 'Claims', 'C-117');
    const field = await desk.restate();
    const before = await field.inputValue();
    const typed = ' The quick brown pilots (12 of them) jumped over the lazy schedule; 水先人も跳んだ。';
    await field.press('ControlOrMeta+End');
    await field.pressSequentially(typed);
    await expect(field).toHaveValue(before + typed);
    const differs = /marked as verbatim, but its proposition is not in the actual text/;
    // It comes after the violations of the hundred links that cite the claim, below the rendered part of the list.
    const search = desk.findings.getByRole('searchbox');
    await search.fill('claim/verbatim-differs');
    await expect(desk.finding(differs)).toHaveCount(1);
    await desk.undoTyping(field, before);
    await expect(desk.finding(differs)).toHaveCount(0);
    await search.fill('');
  });

  await test.step('an ID in use is rejected, and every link follows a changed ID', async () => {
    const id = desk.editor.getByLabel('Claim ID');
    await id.fill('C-002');
    await expect(desk.editor.getByRole('alert').filter({ hasText: 'C-002' })).toBeVisible();
    await id.fill('C-117-b');
    await id.press('Enter');
    await expect(desk.editor.getByRole('heading', { level: 2 })).toHaveText('Claim C-117-b');
    await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
    await desk.undo();
    await expect(desk.editor.getByRole('heading', { level: 2 })).toHaveText('Claim C-117');
  });

  await test.step('a hundred links are rendered as a window of rows', async () => {
    await find(desk, 'Power bases', 'PB-042');
    const grid = desk.editor.getByRole('grid', { name: 'Evidence' });
    await expect(grid).toHaveAttribute('aria-rowcount', '100');
    const rows = await grid.getByRole('row').count();
    expect(rows).toBeGreaterThan(2);
    expect(rows).toBeLessThan(40);
  });

  await test.step('the lists at their limits are rendered as windows too, and accept no more entries', async () => {
    await desk.section('Claims').click();
    await desk.outline.getByRole('searchbox').fill('');
    // The list shows the selected entry, also after a search.
    await expect(desk.outline.getByRole('option', { name: /^C-117/ })).toBeInViewport();
    await desk.outline.getByRole('listbox').press('Home');
    await expect(desk.outline.getByRole('option', { name: /^C-001/ })).toBeInViewport();
    expect(await desk.outline.getByRole('option').count()).toBeLessThan(80);
    await expect(desk.outline.getByRole('button', { name: 'Add claim' })).toBeDisabled();
  });
});
