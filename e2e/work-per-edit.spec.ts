import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { deskOfSize, maximumCount } from './support/limits-document.ts';
import { countWork, workOf } from './support/page-work.ts';

/*
 * Counts work and never measures times. The limits are slightly above the counts at the time they were set. If a change
 * exceeds one, something is rendered or written in vain. Raise a limit only with a reason.
 */

async function atTheLimits(page: Page): Promise<Desk> {
  const desk = new Desk(page);
  await countWork(page);
  await page.goto('./');
  await desk.openFile('limits.desk.json', deskOfSize(maximumCount));
  await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
  return desk;
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

test('at the contract’s limits a key renders its field and its findings, and writes that field', async ({ page }) => {
  const desk = await atTheLimits(page);
  // Among them is a note for screen readers on each of the 200 claims of the passage.
  expect(await nodesOf(page)).toBeLessThan(1040);

  await desk.openEntry('Claims', /^C-001/);
  const proposition = desk.editor.getByLabel('Proposition');
  await proposition.press('ControlOrMeta+End');
  await keyIn(page, proposition, 'a');
  // That key takes the proposition out of its text. The findings, the outline and its next step say so once they have
  // settled.
  await expect(desk.finding(/marked as verbatim, but its proposition is not in the actual text/).first()).toBeVisible();
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

  await desk.openEntry('Power bases', /^PB-001/);
  await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
  const reason = desk.editor.getByRole('textbox', { name: 'Reason' });
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
});

test('at the contract’s limits opening an entry with a hundred links renders only the visible ones, and writes nothing', async ({
  page,
}) => {
  const desk = await atTheLimits(page);
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
  // Besides its form, and after its frame, the marks, the notes for screen readers and the tools of the passage.
  expect(work.rendered).toBeLessThan(590);
  expect(work.added).toBeLessThan(80);
  expect(work.writes).toBe(0);
  expect(await nodesOf(page)).toBeLessThan(1660);
});
