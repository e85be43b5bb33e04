/** The review screen: what its keys, its focus, its lists and its columns do. */
import { Desk, openShortcuts } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { everyday, test as guarded } from './support/guarded-test.ts';
import { expect, test } from './support/one-page-test.ts';
import { namesTwice, ReviewScreen } from './support/review-screen.ts';
import { mara, reviewFile } from './support/reviews.ts';
import { openSmallDesk } from './support/small-desk.ts';

// In a page of its own, because the browser remembers the reviewer’s name.
guarded('the focus stays on the review screen, and its keys work on', async ({ page }) => {
  const review = new ReviewScreen(page);
  const { main, subject } = review;
  await new Desk(page).openSample(/finished/i);
  await review.open();

  await guarded.step('after a field or a button is closed', async () => {
    await review.enterName('Rosa Lind');
    await expect(subject).toBeFocused();
    await page.keyboard.press('w');
    await page.keyboard.type('a?');
    await expect(main.getByLabel('Note')).toHaveValue('a?');
    await page.keyboard.press('Escape');
    await expect(subject).toBeFocused();
    await page.keyboard.press('a');
    await expect(review.verdict('Accept')).toHaveAttribute('aria-pressed', 'true');
    await review.button('Withdraw').click();
    await expect(subject).toBeFocused();
    await review.verdict('Reject').click();
    await page.keyboard.press('j');
    await expect(subject).toContainText('C-063 to PB-001');
    await expect(subject).toBeFocused();
    await review.button('Change name').click();
    await expect(review.name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(main.getByText('Reviewer: Rosa Lind')).toBeVisible();
    await expect(subject).toBeFocused();
  });

  await guarded.step('after another filter, the arrow keys begin at the first item', async () => {
    await review.queue.focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(main.locator('article')).toContainText('30 of 113');
    await review.filter.selectOption('Contradictions');
    await review.queue.focus();
    await page.keyboard.press('ArrowDown');
    await expect(subject).toHaveText('Contradiction 1');
  });

  await guarded.step('with a button that shows all text', async () => {
    await review.button('Show all text of C-059').press('j');
    await page.keyboard.press('j');
    await expect(subject).toHaveText('Contradiction 3');
    await expect(subject).toBeFocused();
  });

  await guarded.step(
    'at the end of the list, the buttons to move keep the focus and say that it is the end',
    async () => {
      await openSmallDesk(new Desk(page));
      await review.open();
      await expect(review.progress).toHaveText(/^0 of/);
      const items = Number(/of (\d+) items/.exec(await review.progress.innerText())?.[1]);
      for (let item = 1; item <= items; item += 1) {
        await page.keyboard.press('a');
        await expect(review.progress).toHaveText(`${String(item)} of ${String(items)} items reviewed`);
        if (item < items) await review.button('Next item').press('Enter');
      }
      for (const [name, why] of [
        ['Next item', 'This is the last item in the list.'],
        ['Next unreviewed', 'You have reviewed all items in this list.'],
      ] as const) {
        await review.button(name).press('Enter');
        await expect(review.button(name)).toBeFocused();
        await expect(review.button(name)).toHaveAttribute('aria-disabled', 'true');
        await expect(review.button(name)).toHaveAttribute('title', why);
        await expect(page.getByRole('status').filter({ hasText: why })).toBeAttached();
      }
    },
  );
});

guarded('a loaded review is read-only, and letters can be turned off', async ({ page }) => {
  const desk = new Desk(page);
  const review = new ReviewScreen(page);
  await openSmallDesk(desk);
  await dropFiles(desk.editor, [{ name: 'mara.review.json', text: reviewFile(mara) }]);
  await expect(page.getByText('The reviewer saw this version of the assessment.')).toBeVisible();
  await review.open();

  await guarded.step('someone who types its reviewer’s name starts a separate review', async () => {
    await review.enterName('Mara Quinn');
    await expect(review.main.getByText(/This draft already has a review by this name/)).toBeVisible();
    await expect(review.progress).toHaveText(/^0 of/);
    await page.keyboard.press('r');
    await expect(review.progress).toHaveText(/^1 of/);
    const { reviews = [] } = JSON.parse(await desk.export(/^desk file$/i)) as {
      readonly reviews?: readonly { readonly verdicts: readonly unknown[] }[];
    };
    expect(reviews.map(({ verdicts }) => verdicts.length)).toEqual([2, 1]);
    expect(reviews[0]).toEqual(JSON.parse(reviewFile(mara)));
    await page.keyboard.press('Escape');
  });

  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const letters = dialog.getByRole('checkbox', { name: 'Single letters and “?” are shortcuts' });
  await guarded.step('“?” lists the review keys, and letters that are off stay off after a reload', async () => {
    await review.subject.focus();
    await page.keyboard.press('?');
    await expect(dialog.getByRole('heading', { name: 'In Review', exact: true })).toBeVisible();
    await expect(dialog).toContainText('Next unreviewed item');
    await letters.uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(review.progress).toHaveText(/^1 of/);
    const opened = await review.subject.innerText();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(review.subject).toHaveText(opened);
    await expect(dialog).toHaveCount(0);
    await expect(review.main.locator('kbd')).toHaveCount(0);
    await openShortcuts(page);
    await letters.check();
    await page.keyboard.press('Escape');
    await review.subject.focus();
    await page.keyboard.press('j');
    await expect(review.subject).not.toHaveText(opened);
  });

  await guarded.step('each verdict has a unique name in the list of all verdicts', async () => {
    await review.button('Verdicts').click();
    const verdicts = page.getByRole('main', { name: 'Verdicts' });
    await expect(verdicts.getByRole('group', { name: /^Verdict of Mara Quinn/ })).toHaveCount(3);
    expect(await namesTwice(verdicts)).toEqual([]);
  });
});

test('the columns show what a verdict covers, and every link of an entry', async ({ page }) => {
  const review = new ReviewScreen(page);
  const { main, entries, claims } = review;
  await new Desk(page).openSample(/finished/i);
  await review.open();

  await test.step('no two regions, lists or fields have the same name, and the first verdict is in the window', async () => {
    await expect(review.verdict('Accept')).toBeInViewport({ ratio: 1 });
    expect(await namesTwice(main)).toEqual([]);
    // The filters leave space for items.
    await expect(review.queue.getByRole('option').nth(3)).toBeInViewport({ ratio: 1 });
  });

  await test.step('a verdict covers other fields of a link, a claim, an entry and the assessment', async () => {
    const covered = main.getByRole('region', { name: 'What this verdict covers' });
    const expectFields = (...names: readonly string[]): Promise<void> =>
      expect.poll(() => covered.locator('dt').allInnerTexts()).toEqual(expect.arrayContaining([...names]));
    await expectFields('Effect', 'Reason', 'Subject actors', 'Time scope start');
    await claims.getByRole('option').first().click();
    await expectFields('Span start', 'Attribution mode', 'Claim kind');
    await covered.getByText('Technical details').click();
    await expectFields('Passage', 'Offset encoding');
    await entries.press('End');
    await entries.press('Enter');
    await expectFields('Unknown');
    await review.openItem('Contradictions');
    await expectFields('Explanation', 'Proposition', 'Span start');
    await review.openItem('IH-003');
    await entries.getByRole('option', { name: /^IH-003/ }).click();
    await expectFields('Rationale', 'Alternatives', 'Falsifiers', 'Time scope end', 'Workflow state', 'Evidence');
    await review.button('Overall verdict').click();
    await expectFields('Producer name', 'Contradictions', 'Unknowns');
    await covered.getByText('PB-001', { exact: true }).click();
    await expect(covered.locator('details[open] dt').filter({ hasText: 'Limitations' })).toBeVisible();
  });

  await test.step('every link of an entry is drawn or ends at a stub, and “Only this chain” narrows the columns', async () => {
    // Read at once: waiting for a line that has moved to another one would never end.
    const drawn = (way: string): Promise<number> =>
      main
        .locator(`svg [data-chain][data-way="${way}"]`)
        .evaluateAll((lines) => lines.reduce((sum, line) => sum + Number(line.getAttribute('data-links')), 0));
    await entries.getByRole('option', { name: /^IH-003/ }).click();
    await claims.press('End');
    await expect.poll(() => drawn('supports')).toBe(3);
    await expect.poll(() => drawn('contradicts')).toBe(1);
    await main.getByRole('button', { name: /more above.*1 contradicting/ }).press('Enter');
    await expect(claims).toBeFocused();
    await expect(review.subject).toContainText('to IH-003');
    await page.keyboard.press('o');
    await expect(review.button('Only this chain')).toHaveAttribute('aria-pressed', 'true');
    await expect(claims.getByRole('option')).toHaveCount(4);
    await expect(claims.getByRole('option').first()).toContainText('C-005');
    await main.getByLabel('Filter by effect').selectOption('Contradicts');
    await expect(claims.getByRole('option')).toHaveCount(1);
  });

  await test.step('on a phone, the queue opens and the first verdict is given without scrolling', async () => {
    await openSmallDesk(new Desk(page));
    await page.setViewportSize({ width: 390, height: 844 });
    await review.open();
    await expect(main.locator('[data-stacked]')).toHaveCount(1);
    await expect(main.getByText('Items to review')).toBeInViewport({ ratio: 1 });
    await expect(review.verdict('Accept')).toBeInViewport({ ratio: 1 });
    expect(await namesTwice(main)).toEqual([]);
    await main.getByText('Items to review').click();
    await expect(review.queue.getByRole('option').nth(3)).toBeInViewport({ ratio: 1 });
  });
});

test(
  'keys in lists open what they reach, and a letter never gives another item a verdict',
  everyday,
  async ({ page }) => {
    const review = new ReviewScreen(page);
    const { main, queue, subject } = review;
    await page.setViewportSize({ width: 1280, height: 720 });
    const long = `C-${'harbour-council-'.repeat(6)}001`;
    await openSmallDesk(new Desk(page), { assessment: { '/power_bases/0/evidence/0/claim_id': long } });
    await review.open();
    const ids = queue.getByText(/^C-/);
    await expect(ids.first()).toHaveText(long);
    for (const id of await ids.all()) expect((await id.boundingBox())?.height, 'one line').toBeLessThan(24);

    await openSmallDesk(new Desk(page));
    await review.open();
    await test.step('a letter on a claim that the arrow keys reached opens it first', async () => {
      const opened = await subject.innerText();
      await review.claims.press('End');
      await expect(subject).toHaveText(opened);
      await review.claims.press('a');
      await expect(subject).not.toHaveText(opened);
      await expect(review.progress).toHaveText(/^0 of/);
      await expect(page.getByRole('status').filter({ hasText: /^C-\d+: .* Press A again/ })).toBeAttached();
    });

    await test.step('in the queue, the arrow keys open each item, and only its chain is highlighted', async () => {
      await queue.press('Home');
      await expect(subject).toHaveText('Link from C-001 to PB-001');
      const lit = main.locator('[role="option"][data-light="lit"]');
      for (const key of ['Home', 'j', 'k', 'ArrowDown']) {
        await queue.press(key);
        const [claim = '', entry = ''] = (await subject.innerText()).match(/\b(?:C|PB|IH)-\d+/g) ?? [];
        await expect(lit.filter({ hasText: claim })).toHaveCount(1);
        await expect(lit.filter({ hasText: entry })).toHaveCount(1);
        await expect(lit).toHaveCount(2);
      }
      await queue.press('End');
      await expect(subject).toHaveText(/^Unknown/);
      await expect(queue.locator('[role="option"][aria-current="true"]')).toHaveAttribute('data-active', 'true');
      await expect(queue).toBeFocused();
      await queue.press('w');
      await expect(main.getByRole('textbox', { name: 'Note' })).toBeFocused();
    });
  },
);
