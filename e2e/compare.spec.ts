/** Comparing a draft with other versions of it, and merging them. */
import type { Locator, Page } from '@playwright/test';
import { Desk, openShortcuts } from './support/desk.ts';
import { downloaded, dropFiles } from './support/drop-and-paste.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { jon, mara, reviewFile } from './support/reviews.ts';
import { openSmallDesk, passageIdOf, smallDesk } from './support/small-desk.ts';

interface Entry {
  [field: string]: unknown;
}

interface DeskFile {
  title: string;
  assessment: { claims: Entry[]; intent_hypotheses: (Entry & { evidence: Entry[] })[]; unknowns: string[] };
  casefile: { observations: Entry[] };
  reviews?: unknown[];
}

/** A changed copy of the small desk. */
function changedDesk(change: (file: DeskFile) => void): string {
  const file = JSON.parse(smallDesk()) as DeskFile;
  change(file);
  return JSON.stringify(file);
}

/** The compare screen, with its parts by their accessible names. */
class Compare {
  readonly differences: Locator;
  readonly conflicts: Locator;
  /** The number of the conflict, and how many are unresolved. */
  readonly unresolved: Locator;
  readonly apply: Locator;

  constructor(readonly page: Page) {
    this.differences = page.getByRole('region', { name: 'List of differences' });
    this.conflicts = page.getByRole('region', { name: 'Conflicts' });
    this.unresolved = this.conflicts.getByRole('status');
    this.apply = page.getByRole('button', { name: 'Apply merge' });
  }

  async open(): Promise<void> {
    await new Desk(this.page).view('Compare');
  }

  async give(name: string, content: string): Promise<void> {
    await this.page
      .locator('input[type="file"][aria-label="File to compare"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  }

  async mergeWithoutBase(): Promise<void> {
    await this.page.getByText('Merge', { exact: true }).click();
    await this.page.getByRole('button', { name: 'Continue without base version' }).click();
  }

  count(words: RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  /** Goes on to the conflict with this heading. */
  async goTo(name: RegExp): Promise<void> {
    const next = this.conflicts.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeVisible();
    while (!(await this.conflicts.getByRole('heading', { name }).isVisible())) await next.click();
  }

  async expectMerged(): Promise<void> {
    await expect(this.page.getByText('Merged. The previous version', { exact: false })).toBeVisible();
  }
}

test('a file is compared in sentences, and merged by keyboard alone in one step', everyday, async ({ page }) => {
  const desk = new Desk(page);
  const compare = new Compare(page);
  const theirs = changedDesk(({ assessment }) => {
    Object.assign(assessment.claims[0] ?? {}, { proposition: 'Not 12 but 21 ships left.' });
    assessment.unknowns.push('Who paid for the escort?');
    assessment.intent_hypotheses[0]?.evidence.shift();
  });
  await openSmallDesk(desk);
  await compare.open();
  await compare.give('broken.json', '{"claims": [');
  await expect(page.getByRole('alert')).toContainText('Could not read “broken.json”.');
  await compare.give('theirs.desk.json', theirs);
  await expect(compare.count(/^3 differences/)).toBeVisible();
  await expect(compare.differences.getByText(/lost one (support|contradicting link)/)).toBeVisible();
  await expect(compare.differences.getByText(/Who paid for the escort/)).toBeVisible();

  await test.step('differences are exported as a report', async () => {
    await page.getByRole('button', { name: 'Export changes' }).press('Enter');
    const report = await downloaded(page, () => page.getByRole('menuitem', { name: 'Markdown' }).press('Enter'));
    expect(report.name).toMatch(/\.changes\.md$/);
    await expect(page.getByRole('button', { name: 'Export changes' })).toBeFocused();
    expect(report.text).toContain('Changes from the current draft to the file “theirs.desk.json”.');
    expect(report.text).toContain('The statement is unchanged, but its evidence changed: 1 link removed.');
  });

  await test.step('they are filtered and lead to their entries, and the comparison stays', async () => {
    await page.getByRole('button', { name: 'Claims 1' }).click();
    await expect(compare.differences.getByText(/Who paid for the escort/)).toBeHidden();
    await compare.differences.getByRole('button', { name: 'Show field' }).click();
    await expect(
      compare.differences.getByText('A number, a negation or a name changes. Check carefully.'),
    ).toBeVisible();
    await compare.differences.getByRole('button', { name: 'Open in editor' }).click();
    await expect(desk.editor).toBeVisible();
    await expect(page).toHaveURL(/\/claims\/1$/);
    await compare.open();
    await expect(compare.count(/^3 differences/)).toBeVisible();
  });

  await compare.mergeWithoutBase();
  await expect(compare.unresolved).toHaveText('Conflict 1 of 3. 3 unresolved.');
  await expect(compare.apply).toBeDisabled();

  await test.step('letters choose a side, unless they are turned off', async () => {
    const letters = page.getByRole('checkbox', { name: 'Single letters and “?” are shortcuts' });
    const turnLetters = async (isOn: boolean): Promise<void> => {
      await openShortcuts(page);
      await letters.setChecked(isOn);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('banner').getByRole('button', { name: 'More', exact: true })).toBeFocused();
      await compare.conflicts.focus();
    };
    await turnLetters(false);
    await expect(compare.conflicts.getByRole('button', { name: 'Take theirs', exact: true })).toBeVisible();
    await page.keyboard.press('t');
    await expect(compare.unresolved).toHaveText('Conflict 1 of 3. 3 unresolved.');
    await turnLetters(true);
    await page.keyboard.press('t');
    await expect(compare.unresolved).toHaveText('Conflict 2 of 3. 2 unresolved.');
    await page.keyboard.press('m');
    await expect(compare.unresolved).toHaveText('Conflict 3 of 3. 1 unresolved.');
    await page.keyboard.press('t');
    await expect(compare.unresolved).toContainText('All resolved.');
  });

  await expect(page.getByText(/^Findings now: .* After merge: /)).toBeVisible();
  await expect(page.getByText(/^2 differences: 1 added and 1 changed/)).toBeVisible();
  await compare.apply.press('Enter');
  await compare.expectMerged();
  const merged = await desk.export(/^desk file$/i);
  await desk.undo();
  expect(await desk.exportDesk()).toEqual(JSON.parse(smallDesk()));
  await desk.redo();
  expect(await desk.export(/^desk file$/i)).toBe(merged);
  await compare.open();
  await compare.give('theirs.desk.json', theirs);
  await expect(compare.count(/^1 difference: 1 changed/)).toBeVisible();
});

test('an exported version is the base version of a merge, with both sides’ reviews', async ({ page }) => {
  const desk = new Desk(page);
  const compare = new Compare(page);
  await openSmallDesk(desk);
  await dropFiles(desk.editor, [{ name: 'mara.review.json', text: reviewFile(mara) }]);
  await expect(page.getByText(/2 verdicts by Mara Quinn/)).toBeVisible();
  const theirs = JSON.parse(await desk.export(/^desk file$/i)) as DeskFile;
  theirs.assessment.unknowns.push('Who paid for the escort?');
  theirs.reviews = [JSON.parse(reviewFile(jon))];
  await desk.openEntry('Claims', /C-002/);
  await (await desk.restate()).fill('It will not last.');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await compare.open();
  await compare.give('theirs.desk.json', JSON.stringify(theirs));
  await expect(compare.differences).toContainText('Jón Ævarsson’s review is new');
  await page.getByText('Merge', { exact: true }).click();
  const proposal = page.getByRole('region', { name: 'Suggested base version' });
  await expect(proposal).toContainText(/exported as “.*\.desk\.json”/);
  await proposal.getByRole('button', { name: 'Use as base version' }).press('Enter');
  await expect(page.getByText('No conflicts. All changes can be merged automatically.')).toBeVisible();
  await compare.apply.press('Enter');
  await compare.expectMerged();
  const merged = JSON.parse(await desk.export(/^desk file$/i)) as DeskFile;
  expect(merged.reviews).toHaveLength(2);
  expect(merged.assessment.unknowns).toContain('Who paid for the escort?');
  expect(merged.assessment.claims[1]?.['proposition']).toBe('It will not last.');
  await compare.open();
  const earlier = page.getByRole('region', { name: 'An earlier version of this draft' });
  await earlier.getByRole('button', { name: /merging with/ }).press('Enter');
  await expect(page.getByText(/^Changes from the version from .* to the current draft\./)).toBeVisible();
});

test('the choices of a long conflict stay visible, and one choice resolves the rest', async ({ page }) => {
  const desk = new Desk(page);
  const compare = new Compare(page);
  const { conflicts } = compare;
  const text = 'The pilots stay ashore.';
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSmallDesk(desk);
  await compare.open();
  const theirs = changedDesk(({ assessment, casefile }) => {
    assessment.unknowns.push('Who paid for the escort?');
    Object.assign(casefile.observations[0] ?? {}, {
      title: 'A different notice',
      passages: [{ passage_id: passageIdOf(text), text }],
    });
  });
  await compare.give('theirs.desk.json', theirs);
  await expect(compare.differences).toBeVisible();
  await compare.mergeWithoutBase();
  await compare.goTo(/Observation 1 is a different source/);
  const side = conflicts.getByRole('region', { name: 'Theirs' });
  await expect(side.getByRole('term')).toHaveText(['Title', 'Passages', /^Passage id/i, 'Text']);
  const choices = conflicts.getByRole('group', { name: 'Your choice' }).getByRole('button');
  await expect(choices).toHaveCount(3);
  for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  const before = await compare.unresolved.innerText();
  await conflicts.getByRole('button', { name: 'Take both (B)' }).click();
  await expect(compare.unresolved).not.toHaveText(before);
  await conflicts.getByRole('button', { name: /^Take mine for the remaining \d+$/ }).click();
  await expect(compare.unresolved).toContainText('All resolved.');
  await compare.apply.press('Enter');
  await compare.expectMerged();
  const { assessment, casefile } = JSON.parse(await desk.export(/^desk file$/i)) as DeskFile;
  expect(casefile.observations.map(({ title }) => title)).toContain('A different notice');
  expect(assessment.unknowns).not.toContain('Who paid for the escort?');
});
