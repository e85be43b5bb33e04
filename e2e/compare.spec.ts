/** Comparing a draft with other versions of it, and merging them. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/guarded-test.ts';
import { Desk } from './support/desk.ts';
import { openSmallDesk } from './support/small-desk.ts';

interface Entry {
  [field: string]: unknown;
}

interface DeskFile {
  assessment: { claims: Entry[]; intent_hypotheses: (Entry & { evidence: Entry[] })[]; unknowns: string[] };
  [field: string]: unknown;
}

/** The finished sample in the desk, and what it is as a file, changed. */
async function sampleAnd(page: Page, change: (file: DeskFile) => void): Promise<{ desk: Desk; file: string }> {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const file = JSON.parse(await desk.export(/whole desk/i)) as DeskFile;
  await page.keyboard.press('Escape');
  change(file);
  return { desk, file: JSON.stringify(file) };
}

async function openCompare(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Views/ }).click();
  await page.getByRole('menuitem', { name: /Compare and merge/ }).click();
  await expect(page.getByRole('main', { name: 'Compare' })).toBeVisible();
}

async function give(page: Page, name: string, content: string): Promise<void> {
  await page
    .locator('input[type="file"][aria-label="File to compare"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
}

const firstOf = (file: DeskFile) => file.assessment.intent_hypotheses[0] as Entry & { evidence: Entry[] };

test('a file is compared in sentences, filtered, and each difference leads to its place', async ({ page }) => {
  const { file } = await sampleAnd(page, (other) => {
    (other.assessment.claims[0] as Entry)['proposition'] = 'Not 12 but 21 ships left.';
    other.assessment.unknowns.push('Who paid for the escort?');
    firstOf(other).evidence.shift();
  });
  const before = await page.evaluate(() => location.hash);
  await openCompare(page);
  await give(page, 'theirs.desk.json', file);
  const found = page.getByRole('region', { name: 'What differs' });
  await expect(page.getByRole('status').filter({ hasText: /^3 differences/ })).toBeVisible();
  await expect(found.getByText(/lost one (support|contradicting link)/)).toBeVisible();
  await expect(found.getByText(/Who paid for the escort/)).toBeVisible();

  await page.getByRole('button', { name: 'Claims 1' }).click();
  await expect(found.getByText(/Who paid for the escort/)).toBeHidden();
  await found.getByRole('button', { name: 'Show the field' }).click();
  await expect(found.getByText('A digit, a negation or a name changes: look twice.')).toBeVisible();
  await found.getByRole('button', { name: 'Go to its place' }).click();
  await expect(page.getByRole('main', { name: 'Editor' })).toBeVisible();
  await expect(page).toHaveURL(/\/claims\/1$/);
  expect(before).toContain('/draft/');

  // Coming back begins nothing anew.
  await openCompare(page);
  await expect(page.getByRole('status').filter({ hasText: /^3 differences/ })).toBeVisible();
});

test('a file that is none is refused in words, and the draft stays', async ({ page }) => {
  await sampleAnd(page, () => undefined);
  await openCompare(page);
  await give(page, 'broken.json', '{"claims": [');
  await expect(page.getByRole('alert')).toContainText('could not be read as a version to compare with');
  await expect(page.getByRole('main', { name: 'Compare' })).toBeVisible();
});

test('two versions are merged by keyboard alone as one step that Undo takes back', async ({ page }) => {
  const { desk, file } = await sampleAnd(page, (other) => {
    for (const claim of other.assessment.claims.slice(0, 2))
      claim['proposition'] = `${String(claim['proposition'])} Soon.`;
    other.assessment.unknowns.push('Who paid for the escort?');
  });
  await openCompare(page);
  await give(page, 'theirs.desk.json', file);
  await page.getByText('Merge', { exact: true }).click();
  await page.getByRole('button', { name: 'Go on without a common version' }).click();
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  await expect(conflicts.getByRole('status')).toHaveText('Question 1 of 3. 3 to answer.');
  const put = page.getByRole('button', { name: 'Put the merge into the draft' });
  await expect(put).toBeDisabled();
  await conflicts.focus();
  await page.keyboard.press('t');
  await expect(conflicts.getByRole('status')).toHaveText('Question 2 of 3. 2 to answer.');
  await page.keyboard.press('m');
  await expect(conflicts.getByRole('status')).toHaveText('Question 3 of 3. 1 to answer.');
  await page.keyboard.press('t');
  await expect(conflicts.getByRole('status')).toContainText('All are answered.');
  await expect(page.getByText(/^Findings before: .* After: /)).toBeVisible();
  await expect(page.getByText(/^2 differences: 1 added and 1 changed/)).toBeVisible();
  await put.press('Enter');
  await expect(page.getByText('The merge is in the draft.', { exact: false })).toBeVisible();
  await desk.undo();
  await desk.redo();
  await openCompare(page);
  await give(page, 'theirs.desk.json', file);
  await expect(page.getByRole('status').filter({ hasText: /^One difference: 1 changed/ })).toBeVisible();
});

test('with the common version only conflicts are asked, also for a claim cited both ways', async ({ page }) => {
  let base = '';
  const { file } = await sampleAnd(page, (other) => {
    base = JSON.stringify(other);
    const cited = new Set(firstOf(other).evidence.map(({ claim_id }) => claim_id));
    const claim = other.assessment.claims.find(({ claim_id }) => !cited.has(claim_id)) as Entry;
    const link = { claim_id: claim['claim_id'], effect: 'supports', reason: 'It says so.' };
    const mine = JSON.parse(base) as DeskFile;
    firstOf(mine).evidence.push(link);
    firstOf(other).evidence.push({ ...link, effect: 'contradicts' });
    other.assessment.unknowns.push('Who paid for the escort?');
    other['mine'] = JSON.stringify(mine);
  });
  const theirs = JSON.parse(file) as DeskFile;
  const mine = String(theirs['mine']);
  delete theirs['mine'];
  await new Desk(page).openFile('mine.desk.json', mine);
  await page
    .getByRole('button', { name: 'Close message' })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await openCompare(page);
  await give(page, 'theirs.desk.json', JSON.stringify(theirs));
  await page.getByText('Merge', { exact: true }).click();
  await give(page, 'base.desk.json', base);
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  await expect(conflicts.getByRole('status')).toHaveText('Question 1 of 1. 1 to answer.');
  await expect(
    conflicts.getByText(/supports IH-\d+ in your version and contradicts it in their version/),
  ).toBeVisible();
  await conflicts.getByRole('button', { name: 'Take both (B)' }).click();
  await expect(page.getByRole('button', { name: 'Put the merge into the draft' })).toBeEnabled();
});

test('ids that stand twice are refused, saying which and how to mend it', async ({ page }) => {
  const { file } = await sampleAnd(page, (other) => {
    (other.assessment.claims[1] as Entry)['claim_id'] = (other.assessment.claims[0] as Entry)['claim_id'];
  });
  await openCompare(page);
  await give(page, 'theirs.desk.json', file);
  await page.getByText('Merge', { exact: true }).click();
  await page.getByRole('button', { name: 'Go on without a common version' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /Their version has two claims with the id “C-\d+”: give each an id/,
  );
});

test('another draft on this device is compared without being opened', async ({ page }) => {
  await openSmallDesk(new Desk(page));
  const address = await sampleAnd(page, () => undefined).then(() => page.evaluate(() => location.hash));
  await openCompare(page);
  await page
    .getByRole('region', { name: 'Another draft on this device' })
    .getByRole('button', { name: /The north channel/ })
    .click();
  await expect(page.getByText(/^What the draft “The north channel” has otherwise/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ differences: / })).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toContain(address.split('/')[2]);
});
