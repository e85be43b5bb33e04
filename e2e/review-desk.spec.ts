import type { Locator, Page } from '@playwright/test';
import { Desk, openShortcuts } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { test as guarded } from './support/guarded-test.ts';
import { expect, test } from './support/one-page-test.ts';
import { mara, reviewFile } from './support/reviews.ts';
import { openSmallDesk } from './support/small-desk.ts';

interface DeskFile {
  readonly reviews?: readonly { readonly reviewer: { readonly name: string }; readonly verdicts: readonly unknown[] }[];
}

async function review(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Review', exact: true }).click();
  const main = page.getByRole('main', { name: 'Review' });
  await expect(main).toBeVisible();
  return main;
}

const nameField = (main: Locator): Locator => main.getByRole('textbox', { name: 'Your name' });
const subject = (main: Locator): Locator => main.locator('article').getByRole('heading', { level: 3 });
const verdict = (main: Locator, name: string): Locator =>
  main.getByRole('group', { name: 'Verdict' }).getByRole('button', { name: new RegExp(`^${name}`) });

guarded(
  'a loaded review is read-only: someone who types its reviewer’s name starts a separate review',
  async ({ page }) => {
    const desk = new Desk(page);
    await openSmallDesk(desk);
    await dropFiles(desk.editor, [{ name: 'mara.review.json', text: reviewFile(mara) }]);
    await expect(page.getByText('The reviewer saw this version of the assessment.')).toBeVisible();
    const main = await review(page);
    await nameField(main).fill('Mara Quinn');
    await main.getByRole('button', { name: 'Save name' }).click();
    await expect(main.getByText(/This draft already has a review by this name/)).toBeVisible();
    await expect(main.getByRole('status').first()).toHaveText(/^0 of/);
    await page.keyboard.press('r');
    await expect(main.getByRole('status').first()).toHaveText(/^1 of/);
    const { reviews = [] } = JSON.parse(await desk.export(/desk file/i)) as DeskFile;
    expect(reviews.map(({ reviewer, verdicts }) => [reviewer.name, verdicts.length])).toEqual([
      ['Mara Quinn', 2],
      ['Mara Quinn', 1],
    ]);
    expect(reviews[0]).toEqual(JSON.parse(reviewFile(mara)));

    await test.step('the reviewer’s own review continues after a reload', async () => {
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(main.getByRole('status').first()).toHaveText(/^1 of/);
    });

    await test.step('each verdict has a unique name in the list of all verdicts', async () => {
      await main.getByRole('button', { name: 'All reviewers’ verdicts' }).click();
      const verdicts = page.getByRole('main', { name: 'Verdicts' });
      await expect(verdicts.getByRole('group', { name: /^Verdict of Mara Quinn/ })).toHaveCount(3);
      expect(await namesTwice(verdicts)).toEqual([]);
    });
  },
);

guarded('a review of another assessment is loaded with a warning', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, {
    assessment: {
      '/claims/0/actual': 'Something else.',
      '/claims/1/actual': 'Something else again.',
    },
  });
  const other = reviewFile(mara).replace('"title": "The north channel"', '"title": "The south channel"');
  await dropFiles(desk.editor, [{ name: 'mara.review.json', text: other }]);
  await expect(page.getByRole('dialog')).toContainText(
    'This review may be of another assessment. It reviews “The south channel”',
  );
});

guarded(
  'the focus stays on the review screen when a field or a button is closed, and its keys still work',
  async ({ page }) => {
    await new Desk(page).openSample(/finished/i);
    const main = await review(page);
    await nameField(main).fill('Rosa Lind');
    await main.getByRole('button', { name: 'Save name' }).click();
    await expect(subject(main)).toBeFocused();
    await page.keyboard.press('w');
    await page.keyboard.type('a?');
    await expect(main.getByLabel('Note')).toHaveValue('a?');
    await page.keyboard.press('Escape');
    await expect(subject(main)).toBeFocused();
    await page.keyboard.press('a');
    await expect(verdict(main, 'Accept')).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('button', { name: 'Withdraw' }).click();
    await expect(subject(main)).toBeFocused();
    await verdict(main, 'Reject').click();
    await page.keyboard.press('j');
    await expect(subject(main)).toContainText('C-063 for PB-001');
    await expect(subject(main)).toBeFocused();
    await main.getByRole('button', { name: 'Change name' }).click();
    await expect(nameField(main)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(main.getByText('Reviewer: Rosa Lind')).toBeVisible();
    await expect(subject(main)).toBeFocused();
  },
);

guarded('the focus and the next key are not lost with a button that shows all text', async ({ page }) => {
  await new Desk(page).openSample(/finished/i);
  const main = await review(page);
  await main.getByRole('combobox', { name: 'Filter by entry' }).selectOption('Contradictions');
  await main.getByRole('listbox', { name: 'Items to review' }).getByRole('option').first().click();
  await expect(subject(main)).toHaveText('Contradiction 1');
  await main.getByRole('button', { name: 'Show all text of C-059' }).press('j');
  await page.keyboard.press('j');
  await expect(subject(main)).toHaveText('Contradiction 3');
  await expect(subject(main)).toBeFocused();
});

test('after another filter, the arrow keys begin at the first item of the queue', async ({ page }) => {
  await new Desk(page).openSample(/finished/i);
  const main = await review(page);
  const queue = main.getByRole('listbox', { name: 'Items to review' });
  await queue.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(main.locator('article')).toContainText('29 of 113');
  await main.getByRole('combobox', { name: 'Filter by entry' }).selectOption('Contradictions');
  await queue.focus();
  await page.keyboard.press('ArrowDown');
  await expect(subject(main)).toHaveText('Contradiction 1');
});

test('“?” lists the review keys, and letter shortcuts can be turned off permanently on this device', async ({
  page,
}) => {
  await new Desk(page).openSample(/finished/i);
  const main = await review(page);
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const letters = dialog.getByRole('checkbox', { name: 'Single letters and “?” are shortcuts' });
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading', { name: 'In Review', exact: true })).toBeVisible();
  await expect(dialog).toContainText('Next unreviewed item');
  await letters.uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(subject(main)).toContainText('C-001 for PB-001');
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(subject(main)).toContainText('C-001 for PB-001');
  await expect(dialog).toHaveCount(0);
  await expect(main.locator('kbd')).toHaveCount(0);
  await openShortcuts(page);
  await letters.check();
  await page.keyboard.press('Escape');
  await subject(main).focus();
  await page.keyboard.press('j');
  await expect(subject(main)).not.toContainText('C-001 for PB-001');
});

test('the content that a verdict covers is shown for an entry, a claim, a link and the assessment', async ({
  page,
}) => {
  await new Desk(page).openSample(/finished/i);
  const main = await review(page);
  const covered = main.getByRole('region', { name: 'What this verdict covers' });
  const expectFields = (...names: readonly string[]): Promise<void> =>
    expect.poll(() => covered.locator('dt').allInnerTexts()).toEqual(expect.arrayContaining([...names]));
  await expectFields('Effect', 'Reason', 'Subject actors', 'Time scope start');
  await main.getByRole('listbox', { name: 'Claims' }).getByRole('option').first().click();
  await expectFields('Span start', 'Passage', 'Attribution mode', 'Claim kind');
  const entries = main.getByRole('listbox', { name: 'Entries' });
  await entries.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expectFields('Unknown');
  const filter = main.getByRole('combobox', { name: 'Filter by entry' });
  const queue = main.getByRole('listbox', { name: 'Items to review' });
  await filter.selectOption('Contradictions');
  await queue.getByRole('option').first().click();
  await expectFields('Explanation', 'Proposition', 'Span start');
  await filter.selectOption('IH-003');
  await queue.getByRole('option').first().click();
  await entries.getByRole('option', { name: /^IH-003/ }).click();
  await expectFields('Rationale', 'Alternatives', 'Falsifiers', 'Time scope end', 'Workflow state', 'Evidence');
  await main.getByRole('button', { name: 'Overall verdict' }).click();
  await expectFields('Producer name', 'Contradictions', 'Unknowns');
  await covered.getByText('PB-001', { exact: true }).click();
  await expect(covered.locator('details[open] dt').filter({ hasText: 'Limitations' })).toBeVisible();
});

test('every link of an entry is drawn or ends at a stub that leads there, and “Only this chain” narrows the columns', async ({
  page,
}) => {
  await new Desk(page).openSample(/finished/i);
  const main = await review(page);
  const entries = main.getByRole('listbox', { name: 'Entries' });
  const claims = main.getByRole('listbox', { name: 'Claims' });
  // Read at once: waiting for a line that has moved to another one would never end.
  const drawn = (way: string): Promise<number> =>
    main
      .locator(`svg [data-chain][data-way="${way}"]`)
      .evaluateAll((lines) => lines.reduce((sum, line) => sum + Number(line.getAttribute('data-links')), 0));
  await main.getByRole('combobox', { name: 'Filter by entry' }).selectOption('IH-003');
  await main.getByRole('listbox', { name: 'Items to review' }).getByRole('option').first().click();
  await entries.getByRole('option', { name: /^IH-003/ }).click();
  await claims.focus();
  await page.keyboard.press('End');
  await expect.poll(() => drawn('supports')).toBe(3);
  await expect.poll(() => drawn('contradicts')).toBe(1);
  await main.getByRole('button', { name: /more above.*1 contradicting/ }).press('Enter');
  await expect(claims).toBeFocused();
  await expect(subject(main)).toContainText('for IH-003');
  await page.keyboard.press('o');
  await expect(main.getByRole('button', { name: 'Only this chain' })).toHaveAttribute('aria-pressed', 'true');
  await expect(claims.getByRole('option')).toHaveCount(4);
  await expect(claims.getByRole('option').first()).toContainText('C-005');
  await main.getByLabel('Filter by effect').selectOption('Contradicts');
  await expect(claims.getByRole('option')).toHaveCount(1);
});

for (const stacked of [false, true]) {
  test(`no two regions, lists or fields of the review screen have the same name${stacked ? ', on a narrow screen' : ''}`, async ({
    page,
  }) => {
    await new Desk(page).openSample(/finished/i);
    const main = await review(page);
    if (stacked) await page.setViewportSize({ width: 390, height: 844 });
    await expect(main.locator('[data-stacked]')).toHaveCount(stacked ? 1 : 0);
    // The queue can be opened, and the first verdict given, without scrolling.
    if (stacked) await expect(main.getByText('Items to review')).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('button', { name: /^Accept/ })).toBeInViewport({ ratio: 1 });
    expect(await namesTwice(main)).toEqual([]);
    if (stacked) await main.getByText('Items to review').click();
    // The filters leave space for items.
    const items = main.getByRole('listbox', { name: 'Items to review' }).getByRole('option');
    await expect(items.nth(3)).toBeInViewport({ ratio: 1 });
  });
}

/** Returns the names that several regions, groups, lists or fields share. */
async function namesTwice(scope: Locator): Promise<readonly string[]> {
  const lines = (await scope.ariaSnapshot()).split('\n');
  const named = lines.flatMap(
    (line) =>
      /^\s*- (?:'|")?(?:region|group|list|listbox|combobox|textbox|switch|checkbox) "([^"]*)"/.exec(line)?.[1] ?? [],
  );
  return named.filter((name, index) => named.indexOf(name) !== index);
}

test('an ID stays on one line in the queue, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const long = `C-${'harbour-council-'.repeat(6)}001`;
  await openSmallDesk(new Desk(page), { assessment: { '/power_bases/0/evidence/0/claim_id': long } });
  const main = await review(page);
  const ids = main.getByRole('listbox', { name: 'Items to review' }).getByText(/^C-/);
  await expect(ids.first()).toHaveText(long);
  for (const id of await ids.all()) expect((await id.boundingBox())?.height).toBeLessThan(24);
});

test('arrow keys in the queue open each item that they reach, and a letter then means this one', async ({ page }) => {
  await openSmallDesk(new Desk(page));
  const main = await review(page);
  const queue = main.getByRole('listbox', { name: 'Items to review' });
  const opened = (await subject(main).textContent()) ?? '';
  await queue.press('End');
  await expect(subject(main)).not.toHaveText(opened);
  await expect(queue.locator('[role="option"][aria-current="true"]')).toHaveAttribute('data-active', 'true');
  await expect(queue).toBeFocused();
  // Only the chain of the open item is highlighted, also after J and K.
  const lit = main.locator('[role="option"][data-light="lit"]');
  for (const key of ['Home', 'j', 'k', 'ArrowDown']) {
    await queue.press(key);
    const [claim = '', entry = ''] = (await subject(main).innerText()).match(/\b(?:C|PB|IH)-\d+/g) ?? [];
    await expect(lit.filter({ hasText: claim })).toHaveCount(1);
    await expect(lit.filter({ hasText: entry })).toHaveCount(1);
    await expect(lit).toHaveCount(2);
  }
  await queue.press('w');
  await expect(main.getByRole('textbox', { name: 'Note' })).toBeFocused();
});

// In a page of its own, because the browser remembers the reviewer’s name.
guarded('the buttons to move keep the focus at the end of the list, and say that it is the end', async ({ page }) => {
  await openSmallDesk(new Desk(page));
  const main = await review(page);
  await nameField(main).fill('Rosa Lind');
  await main.getByRole('button', { name: 'Save name' }).click();
  const progress = main.getByRole('status').first();
  const items = Number(/of (\d+) items/.exec(await progress.innerText())?.[1]);
  for (let item = 1; item <= items; item += 1) {
    await page.keyboard.press('a');
    await expect(progress).toHaveText(`${String(item)} of ${String(items)} items reviewed`);
    if (item < items) await main.getByRole('button', { name: 'Next item' }).press('Enter');
  }
  for (const [name, why] of [
    ['Next item', 'This is the last item in the list.'],
    ['Next unreviewed', 'You have reviewed all items in this list.'],
  ] as const) {
    const button = main.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('title', why);
    await expect(page.getByRole('status').filter({ hasText: why })).toBeAttached();
  }
});

test('a letter on a claim that the arrow keys reached opens it first, and never sets the verdict of another item', async ({
  page,
}) => {
  await openSmallDesk(new Desk(page));
  const main = await review(page);
  const claims = main.getByRole('listbox', { name: 'Claims' });
  const opened = (await subject(main).textContent()) ?? '';
  await claims.press('End');
  await expect(subject(main)).toHaveText(opened);
  await claims.press('a');
  await expect(subject(main)).not.toHaveText(opened);
  await expect(main.getByRole('status').first()).toHaveText(/^0 of/);
  await expect(page.getByRole('status').filter({ hasText: /^C-\d+: .* Press A again/ })).toBeAttached();
});
