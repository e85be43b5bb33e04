import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';
import { asOtherPerson } from './support/other-person.ts';
import { openSmallDesk } from './support/small-desk.ts';

/** Adds a review file to the open draft. */
async function addReview(page: Page, text: string): Promise<void> {
  await dropFiles(page.getByRole('main').first(), [{ name: 'mara.review.json', text }]);
}

test('a question of a reviewer is answered, answered back and resolved, by file, and nothing is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  await openSmallDesk(new Desk(page));
  const goTo = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await goTo('Review');
  const review = page.getByRole('main', { name: 'Review' });
  await review.getByRole('textbox', { name: 'Your name' }).fill('Mara Quinn');
  await page.keyboard.press('Enter');
  await page.keyboard.press('q');
  await review.getByRole('textbox', { name: 'Note' }).fill('Is there a statute?');
  const question = await new Desk(page).export(/^Review$/);
  expect(question).toContain('assessment-desk.review/v1');

  const answered = await asOtherPerson(browser, baseURL, async (author) => {
    await openSmallDesk(new Desk(author));
    await addReview(author, question);
    await author.getByRole('banner').getByRole('link', { name: 'Verdicts' }).click();
    const verdict = author.getByRole('group', { name: /^Verdict of Mara Quinn/ });
    await verdict.getByRole('button', { name: 'Reply to Mara Quinn…' }).click();
    await verdict.getByRole('textbox', { name: 'Reply' }).fill('Statute 12.');
    await verdict.getByRole('textbox', { name: 'Your name' }).fill('Ana Flor');
    await author.keyboard.press('Enter');
    await expect(verdict.getByRole('list', { name: 'Replies' })).toContainText('Ana Flor (author) replied');
    await expect(author.getByRole('complementary').getByRole('status')).toContainText('1 has a reply.');
    return new Desk(author).export(/^Review$/);
  });
  expect(answered).toContain('assessment-desk.review/v2');

  // Meanwhile, the reviewer continues.
  await review.getByRole('textbox', { name: 'Note' }).fill('Is there a statute, and since when?');
  await addReview(page, answered);
  const replies = review.getByRole('list', { name: 'Replies' });
  await expect(replies).toContainText('Statute 12.');
  await expect(review.getByRole('textbox', { name: 'Note' })).toHaveValue('Is there a statute, and since when?');
  await review.getByRole('button', { name: 'Reply…' }).click();
  await page.keyboard.type('Thank you.');
  await page.keyboard.press('Control+Enter');
  await review.getByRole('button', { name: 'Resolve' }).click();
  await expect(replies.getByRole('listitem')).toContainText([
    /Ana Flor \(author\) replied.*Statute 12\./,
    /Mara Quinn replied.*Thank you\./,
    'Mara Quinn resolved this',
  ]);
  await expect(review.getByRole('button', { name: 'Reopen' })).toBeVisible();
});
