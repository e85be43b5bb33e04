/** Comparing a draft with other versions of it, and merging them. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/one-page-test.ts';
import { Desk, openShortcuts } from './support/desk.ts';
import { Keyboard } from './support/keyboard.ts';
import { openSmallDesk } from './support/small-desk.ts';

interface Entry {
  [field: string]: unknown;
}

interface DeskFile {
  assessment: { claims: Entry[]; intent_hypotheses: (Entry & { evidence: Entry[] })[]; unknowns: string[] };
  [field: string]: unknown;
}

/** The finished sample in the desk, and a changed copy of it as a file. */
async function sampleAnd(page: Page, change: (file: DeskFile) => void): Promise<{ desk: Desk; file: string }> {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const file = JSON.parse(await desk.export(/desk file/i)) as DeskFile;
  await page.keyboard.press('Escape');
  change(file);
  return { desk, file: JSON.stringify(file) };
}

async function openCompare(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('main', { name: 'Compare' })).toBeVisible();
}

async function give(page: Page, name: string, content: string): Promise<void> {
  await page
    .locator('input[type="file"][aria-label="File to compare"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
}

/** Holds back messages to workers: to reading and comparing workers, or to comparing workers only. */
function holdWorkersBack(): void {
  const post = Worker.prototype.postMessage as (this: Worker, ...given: unknown[]) => void;
  const postUnlessHeld = function (this: Worker, ...given: unknown[]): void {
    const { heldBack } = globalThis as { heldBack?: 'all' | 'comparing' };
    if (!heldBack || (heldBack === 'comparing' && (given[0] as { request?: unknown }).request instanceof File))
      post.apply(this, given);
  };
  Object.assign(Worker.prototype, { postMessage: postUnlessHeld });
}

const firstOf = (file: DeskFile) => file.assessment.intent_hypotheses[0] as Entry & { evidence: Entry[] };

test('a file is compared in sentences that can be filtered and lead to their entries', async ({ page }) => {
  const { file } = await sampleAnd(page, (other) => {
    (other.assessment.claims[0] as Entry)['proposition'] = 'Not 12 but 21 ships left.';
    other.assessment.unknowns.push('Who paid for the escort?');
    firstOf(other).evidence.shift();
  });
  const before = await page.evaluate(() => location.hash);
  await openCompare(page);
  await give(page, 'theirs.desk.json', file);
  const found = page.getByRole('region', { name: 'List of differences' });
  await expect(page.getByRole('status').filter({ hasText: /^3 differences/ })).toBeVisible();
  await expect(found.getByText(/lost one (support|contradicting link)/)).toBeVisible();
  await expect(found.getByText(/Who paid for the escort/)).toBeVisible();

  await page.getByRole('button', { name: 'Claims 1' }).click();
  await expect(found.getByText(/Who paid for the escort/)).toBeHidden();
  await found.getByRole('button', { name: 'Show field' }).click();
  await expect(found.getByText('A number, a negation or a name changes. Check carefully.')).toBeVisible();
  await found.getByRole('button', { name: 'Open in editor' }).click();
  await expect(page.getByRole('main', { name: 'Editor' })).toBeVisible();
  await expect(page).toHaveURL(/\/claims\/1$/);
  expect(before).toContain('/draft/');

  // Coming back does not start the comparison again.
  await openCompare(page);
  await expect(page.getByRole('status').filter({ hasText: /^3 differences/ })).toBeVisible();
});

test('what changed is exported as a report', async ({ page }) => {
  const { file } = await sampleAnd(page, (other) => {
    firstOf(other).evidence.shift();
  });
  await openCompare(page);
  await give(page, 'theirs.desk.json', file);
  await page.getByRole('button', { name: 'Export changes' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Markdown' }).press('Enter');
  const made = await download;
  expect(made.suggestedFilename()).toMatch(/\.changes\.md$/);
  await expect(page.getByRole('button', { name: 'Export changes' })).toBeFocused();
  const report = await readFile(await made.path(), 'utf8');
  expect(report).toContain('Changes from the current draft to the file “theirs.desk.json”.');
  expect(report).toContain('The statement is unchanged, but its evidence changed: 1 link removed.');
});

test('a file of another kind gets a message, and the draft is unchanged', async ({ page }) => {
  await sampleAnd(page, () => undefined);
  await openCompare(page);
  await give(page, 'broken.json', '{"claims": [');
  await expect(page.getByRole('alert')).toContainText('Could not read “broken.json”.');
  await expect(page.getByRole('main', { name: 'Compare' })).toBeVisible();
});

test('two versions are merged with the keyboard alone, in one step that Undo reverses', async ({ page }) => {
  const { desk, file } = await sampleAnd(page, (other) => {
    for (const claim of other.assessment.claims.slice(0, 2))
      claim['proposition'] = `${String(claim['proposition'])} Soon.`;
    other.assessment.unknowns.push('Who paid for the escort?');
  });
  await openCompare(page);
  await give(page, 'theirs.desk.json', file);
  await page.getByText('Merge', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue without base version' }).click();
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  await expect(conflicts.getByRole('status')).toHaveText('Conflict 1 of 3. 3 unresolved.');
  const put = page.getByRole('button', { name: 'Apply merge' });
  await expect(put).toBeDisabled();
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const letters = shortcuts.getByRole('checkbox', { name: 'Single letters and “?” are shortcuts' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'More', exact: true });
  await openShortcuts(page);
  await letters.uncheck();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(conflicts.getByRole('button', { name: 'Take theirs', exact: true })).toBeVisible();
  await conflicts.focus();
  await page.keyboard.press('t');
  await expect(conflicts.getByRole('status')).toHaveText('Conflict 1 of 3. 3 unresolved.');
  await openShortcuts(page);
  await letters.check();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await conflicts.focus();
  await page.keyboard.press('t');
  await expect(conflicts.getByRole('status')).toHaveText('Conflict 2 of 3. 2 unresolved.');
  await page.keyboard.press('m');
  await expect(conflicts.getByRole('status')).toHaveText('Conflict 3 of 3. 1 unresolved.');
  await page.keyboard.press('t');
  await expect(conflicts.getByRole('status')).toContainText('All resolved.');
  await expect(page.getByText(/^Findings now: .* After merge: /)).toBeVisible();
  await expect(page.getByText(/^2 differences: 1 added and 1 changed/)).toBeVisible();
  await put.press('Enter');
  await expect(page.getByText('Merged. The previous version', { exact: false })).toBeVisible();
  await desk.undo();
  await desk.redo();
  await openCompare(page);
  await give(page, 'theirs.desk.json', file);
  await expect(page.getByRole('status').filter({ hasText: /^1 difference: 1 changed/ })).toBeVisible();
});

test('with a base version only conflicts have to be resolved, also for a claim cited both ways', async ({ page }) => {
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
  const sample = page.url();
  await new Desk(page).openFile('mine.desk.json', mine);
  await expect(page).not.toHaveURL(sample);
  await openCompare(page);
  await give(page, 'theirs.desk.json', JSON.stringify(theirs));
  await page.getByText('Merge', { exact: true }).click();
  await give(page, 'base.desk.json', base);
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  await expect(conflicts.getByRole('status')).toHaveText('Conflict 1 of 1. 1 unresolved.');
  await expect(conflicts.getByText(/supports IH-\d+ in your version but contradicts it in theirs/)).toBeVisible();
  await conflicts.getByRole('button', { name: 'Take both (B)' }).click();
  await expect(page.getByRole('button', { name: 'Apply merge' })).toBeEnabled();
});

test('duplicate IDs prevent the comparison, with a message that names them and the fix', async ({ page }) => {
  const { file } = await sampleAnd(page, (other) => {
    (other.assessment.claims[1] as Entry)['claim_id'] = (other.assessment.claims[0] as Entry)['claim_id'];
  });
  await openCompare(page);
  await give(page, 'theirs.desk.json', file);
  await page.getByText('Merge', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue without base version' }).click();
  await expect(page.getByRole('alert')).toContainText(/Their version has two claims with the ID “C-\d+”\. Give each/);
});

test('a base version is suggested, chosen, and used for a merge with the keyboard alone; the earlier version can be compared', async ({
  page,
}) => {
  const desk = new Desk(page);
  const keys = new Keyboard(page);
  await openSmallDesk(desk);
  const theirs = JSON.parse(await desk.export(/desk file/i)) as DeskFile;
  await page.keyboard.press('Escape');
  theirs.assessment.unknowns.push('Who paid for the escort?');
  await desk.openEntry('Claims', /C-002/);
  await desk.editor.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await openCompare(page);
  await give(page, 'theirs.desk.json', JSON.stringify(theirs));
  await expect(page.getByRole('region', { name: 'List of differences' })).toBeVisible();

  await test.step('the suggestion is used only after a choice', async () => {
    // The label of a radio button shows its focus.
    await page.getByRole('radio', { name: 'Differences' }).focus();
    await keys.press('ArrowRight');
    const proposal = page.getByRole('region', { name: 'Suggested base version' });
    await expect(proposal).toContainText('Use it only if both started from it.');
    await keys.tabTo(proposal.getByRole('button', { name: 'Use as base version' }));
    await keys.press('Enter');
    await expect(page.getByText('No conflicts. All changes can be merged automatically.')).toBeVisible();
    await expect(page.getByText(/^1 difference: 1 added/)).toBeVisible();
    await keys.tabTo(page.getByRole('button', { name: 'Apply merge' }));
    await keys.press('Enter');
    await expect(page.getByText('Merged. The previous version', { exact: false })).toBeVisible();
  });
  await test.step('the version before the merge is compared with the current draft', async () => {
    // The earlier version is still offered after the merge.
    await page.getByRole('banner').getByRole('link', { name: 'Desk', exact: true }).press('Enter');
    await openCompare(page);
    await page
      .getByRole('region', { name: 'An earlier version of this draft' })
      .getByRole('button', { name: /merging with/ })
      .press('Enter');
    await expect(page.getByText(/^Changes from the version from .* to the current draft\./)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^1 difference: 1 added/ })).toBeVisible();
  });
});

test('a comparison is cancelled and started again, a casefile conflict is resolved, and one choice resolves the rest', async ({
  page,
}) => {
  const { desk, file } = await sampleAnd(page, (other) => {
    const { observations } = other['casefile'] as { observations: Entry[] };
    (observations[0] as Entry)['title'] = 'The notice, in its second edition';
    other.assessment.unknowns.push('Who paid for the escort?');
    (other.assessment.claims[0] as Entry)['description'] = 'Said twice.';
  });
  // Holding back the message to the worker leaves time to cancel.
  await page.evaluate(holdWorkersBack);
  await openCompare(page);
  const differences = page.getByRole('status').filter({ hasText: /^3 differences/ });

  const holdBack = (what: 'all' | 'comparing' | null) =>
    page.evaluate((held) => void Object.assign(globalThis, { heldBack: held }), what);

  await test.step('reading a version can be cancelled, and the choice stays', async () => {
    await holdBack('all');
    await give(page, 'theirs.desk.json', file);
    const reading = page.getByRole('status').filter({ hasText: 'Reading' });
    await reading.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(reading).toBeHidden();
    await expect(page.getByRole('region', { name: 'A file' })).toBeVisible();
  });
  await test.step('cancelling the comparison is reported, and it can be tried again', async () => {
    await holdBack('comparing');
    await give(page, 'theirs.desk.json', file);
    const work = page.getByRole('group', { name: 'Comparing' });
    await work.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Comparing was cancelled.' })).toBeVisible();
    await expect(differences).toBeHidden();
    await holdBack(null);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(differences).toBeVisible();
  });
  await page.getByText('Merge', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue without base version' }).click();
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  const asked = conflicts.getByRole('status');
  await test.step('the conflict about the source shows both, and is resolved', async () => {
    await expect(asked).toHaveText('Conflict 1 of 3. 3 unresolved.');
    const source = conflicts.getByRole('heading', { name: /Observation \d+’s title differs/ });
    while (!(await source.isVisible())) await conflicts.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(conflicts.getByText('The notice, in its second edition')).toBeVisible();
    await conflicts.getByRole('button', { name: 'Take theirs (T)' }).press('Enter');
    await expect(asked).toContainText('2 unresolved.');
  });
  await test.step('the rest is resolved at once, and earlier choices stay', async () => {
    await conflicts.getByRole('button', { name: 'Take mine for the remaining 2' }).click();
    await expect(asked).toContainText('All resolved.');
    // The title, and the document's fingerprint with it.
    await expect(page.getByText(/^2 differences: 2 changed/)).toBeVisible();
    await page.getByRole('button', { name: 'Apply merge' }).press('Enter');
    await expect(page.getByText('Merged. The previous version', { exact: false })).toBeVisible();
    const merged = JSON.parse(await desk.export(/desk file/i)) as DeskFile;
    const { observations } = merged['casefile'] as { observations: Entry[] };
    expect(observations[0]?.['title']).toBe('The notice, in its second edition');
    expect(merged.assessment.unknowns).not.toContain('Who paid for the escort?');
    expect(merged.assessment.claims[0]?.['description']).not.toBe('Said twice.');
  });
});

test('another draft on this device is compared without being opened', async ({ page }) => {
  await openSmallDesk(new Desk(page));
  const address = await sampleAnd(page, () => undefined).then(() => page.evaluate(() => location.hash));
  await openCompare(page);
  await page
    .getByRole('region', { name: 'Another draft on this device' })
    .getByRole('button', { name: /The north channel/ })
    .first()
    .click();
  await expect(page.getByText(/^Changes from the current draft to the draft “The north channel”/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ differences: / })).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toContain(address.split('/')[2]);
});
