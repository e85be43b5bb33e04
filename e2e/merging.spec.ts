/** Merging: the base version, the verdicts of both sides, and what a conflict shows. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { expect, test } from './support/one-page-test.ts';
import { link, reviewFile, type ReviewToMake } from './support/reviews.ts';
import { openSmallDesk, passageIdOf } from './support/small-desk.ts';

interface Entry {
  [field: string]: unknown;
}

interface DeskFile {
  assessment: { claims: Entry[]; unknowns: string[]; intent_hypotheses: Entry[] };
  reviews?: unknown[];
}

const reviewBy = (name: string): ReviewToMake => ({
  name,
  kind: 'open',
  verdicts: [{ target: link('PB-001', 'C-001', 'supports'), verdict: 'question', note: 'Is there a statute?' }],
});

async function openCompare(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('main', { name: 'Compare' })).toBeVisible();
}

async function give(page: Page, file: DeskFile): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(file));
  await page
    .locator('input[type="file"][aria-label="File to compare"]')
    .setInputFiles({ name: 'theirs.desk.json', mimeType: 'application/json', buffer });
}

test('the exported version is the base version of a later merge, also after a reload, with the verdicts of both sides', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await dropFiles(desk.editor, [{ name: 'mara.review.json', text: reviewFile(reviewBy('Mara Quinn')) }]);
  await expect(page.getByText(/1 verdict by Mara Quinn/)).toBeVisible();
  const theirs = JSON.parse(await desk.export(/desk file/i)) as DeskFile;
  theirs.assessment.unknowns.push('Who paid for the escort?');
  theirs.reviews = [JSON.parse(reviewFile(reviewBy('Jón Ævarsson')))];
  await desk.openEntry('Claims', /C-002/);
  await desk.editor.getByRole('textbox', { name: /^Proposition/ }).fill('It will not last.');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await openCompare(page);
  await give(page, theirs);
  await expect(page.getByRole('region', { name: 'List of differences' })).toContainText('Jón Ævarsson’s review is new');
  await page.getByText('Merge', { exact: true }).click();
  const proposal = page.getByRole('region', { name: 'Suggested base version' });
  await expect(proposal).toContainText(/exported as “.*\.desk\.json”/);
  await proposal.getByRole('button', { name: 'Use as base version' }).click();
  await expect(page.getByText('Jón Ævarsson’s review is added, with one verdict.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply merge' }).click();
  await expect(page.getByText('Merged. The previous version', { exact: false })).toBeVisible();
  const merged = JSON.parse(await desk.export(/desk file/i)) as DeskFile;
  expect(merged.reviews).toHaveLength(2);
  expect(merged.assessment.unknowns).toContain('Who paid for the escort?');
  expect(merged.assessment.claims[1]?.['proposition']).toBe('It will not last.');
});

test('a conflict shows exact values, field by field, and points out values that only look the same', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const theirs = JSON.parse(await desk.export(/desk file/i)) as DeskFile;
  const [first, second] = theirs.assessment.claims as [Entry, Entry];
  first['description'] = ['1,5 metres', null];
  second['proposition'] = `${String(second['proposition'])}\u200b`;
  await openCompare(page);
  await give(page, theirs);
  await page.getByText('Merge', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue without base version' }).click();
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  const side = conflicts.getByRole('region', { name: 'Theirs' });
  await expect(side.getByRole('listitem')).toHaveText(['1,5 metres', 'None']);
  await expect(conflicts.getByRole('region', { name: 'Mine' })).toHaveText('MineNot in this version');
  await conflicts.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(side).toContainText('Looks the same as in the other version: differs only in invisible characters.');
});

test('another source under one number is shown with the titles of its fields, and the choices stay visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const theirs = JSON.parse(await desk.export(/^Desk file/)) as DeskFile & { casefile: { observations: Entry[] } };
  await page.keyboard.press('Escape');
  const text = 'The pilots stay ashore.';
  Object.assign(theirs.casefile.observations[0] as Entry, {
    title: 'A different notice',
    passages: [{ passage_id: passageIdOf(text), text }],
  });
  await openCompare(page);
  await give(page, theirs);
  await page.getByText('Merge', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue without base version' }).click();
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  const heading = conflicts.getByRole('heading', { name: /Observation 1 is a different source/ });
  const next = conflicts.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeVisible();
  while (!(await heading.isVisible())) await next.click();
  const side = conflicts.getByRole('region', { name: 'Theirs' });
  await expect(side.getByRole('term')).toHaveText(['Title', 'Passages', /^Passage id/i, 'Text']);
  await expect(side.getByText(text)).toBeVisible();
  const choices = conflicts.getByRole('group', { name: 'Your choice' }).getByRole('button');
  await expect(choices).toHaveCount(3);
  for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});
