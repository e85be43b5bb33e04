/** The review screen: what its keys, its focus, its lists and its columns do. */
import { Desk, openShortcuts } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { everyday, test as guarded } from './support/guarded-test.ts';
import { expect, test } from './support/one-page-test.ts';
import { namesTwice, ReviewScreen, mara, reviewFile } from './support/reviews.ts';
import { openSmallDesk } from './support/small-desk.ts';

// In a page of its own, because the browser remembers the reviewer’s name.
guarded('the focus stays on the review screen, and letters that are off stay off after a reload', async ({ page }) => {
  const review = new ReviewScreen(page);
  const { main, subject } = review;
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await dropFiles(desk.editor, [{ name: 'mara.review.json', text: reviewFile(mara) }]);
  await expect(page.getByText('The reviewer saw this version of the assessment.')).toBeVisible();
  await review.open();

  await guarded.step('someone who types the name of a loaded review starts a separate one', async () => {
    await review.enterName('Mara Quinn');
    await expect(main.getByText(/This draft already has a review by this name/)).toBeVisible();
    await expect(review.progress).toHaveText(/^0 of/);
    await expect(subject).toBeFocused();
  });

  await guarded.step('after a field or a button is closed', async () => {
    await page.keyboard.press('w');
    await page.keyboard.type('a?');
    await expect(main.getByLabel('Note')).toHaveValue('a?');
    await page.keyboard.press('Escape');
    await expect(subject).toBeFocused();
    await page.keyboard.press('a');
    await expect(review.verdict('Accept')).toHaveAttribute('aria-pressed', 'true');
    await review.button('Withdraw').click();
    await expect(subject).toBeFocused();
    await review.button('Change name').click();
    await expect(review.name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(subject).toBeFocused();
  });

  await guarded.step(
    'at the end of the list, a button to move keeps the focus and says that it is the end',
    async () => {
      const next = review.button('Next item');
      const items = Number(/of (\d+) items/.exec(await review.progress.innerText())?.[1]);
      for (let item = 1; item < items; item += 1) await next.press('Enter');
      const why = 'This is the last item in the list.';
      await next.press('Enter');
      await expect(next).toBeFocused();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toHaveAttribute('title', why);
      await expect(page.getByRole('status').filter({ hasText: why })).toBeAttached();
    },
  );

  await guarded.step('“?” lists the review keys, and letters that are off stay off after a reload', async () => {
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const letters = dialog.getByRole('checkbox', { name: 'Single letters and “?” are shortcuts' });
    await subject.focus();
    await page.keyboard.press('r');
    await page.keyboard.press('?');
    await expect(dialog.getByRole('heading', { name: 'In Review', exact: true })).toBeVisible();
    await letters.uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(review.progress).toHaveText(/^1 of/);
    const opened = await subject.innerText();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(subject).toHaveText(opened);
    await expect(dialog).toHaveCount(0);
    await expect(main.locator('kbd')).toHaveCount(0);
    await openShortcuts(page);
    await letters.check();
    await page.keyboard.press('Escape');
    await subject.focus();
    await page.keyboard.press('j');
    await expect(subject).not.toHaveText(opened);
  });

  await guarded.step('each verdict has a unique name in the list of all verdicts', async () => {
    await new Desk(page).view('Verdicts');
    const verdicts = page.getByRole('main', { name: 'Verdicts' });
    await expect(verdicts.getByRole('group', { name: /^Verdict of Mara Quinn/ })).toHaveCount(3);
    expect(await namesTwice(verdicts)).toEqual([]);
  });
});

test('the first verdict and the queue are in the window, also on a phone', async ({ page }) => {
  const review = new ReviewScreen(page);
  const { main } = review;
  await new Desk(page).openSample(/finished/i);
  await review.open();
  await expect(review.verdict('Accept')).toBeInViewport({ ratio: 1 });
  expect(await namesTwice(main)).toEqual([]);
  // The filters leave space for items.
  await expect(review.queue.getByRole('option').nth(3)).toBeInViewport({ ratio: 1 });

  await test.step('the publishers behind every entry are visible, and the title of every item stays visible', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const ids = (await review.filter.locator('option').allInnerTexts()).filter((id) => /^(PB|IH)-/.test(id));
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids) {
      await review.openItem(id);
      await expect(main.locator('article').getByText(/^Support: /)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1024, height: 700 });
    await review.filter.selectOption('Contradictions');
    await review.queue.press('Home');
    for (let count = await review.queue.getByRole('option').count(); count > 0; count -= 1) {
      await expect(review.subject).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('j');
    }
  });

  await test.step('on a phone, the queue opens and the first verdict is given without scrolling', async () => {
    await openSmallDesk(new Desk(page));
    await page.setViewportSize({ width: 390, height: 844 });
    await review.open();
    await expect(main.locator('[data-stacked]')).toHaveCount(1);
    await expect(review.verdict('Accept')).toBeInViewport({ ratio: 1 });
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
