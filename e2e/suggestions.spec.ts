import { Desk } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';
import { asOtherPerson } from './support/other-person.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('a reviewer suggests another effect and reason, and the author accepts them in one step that can be undone', async ({
  page,
  browser,
  baseURL,
}) => {
  const text = await asOtherPerson(browser, baseURL, async (reviewer) => {
    await openSmallDesk(new Desk(reviewer));
    await reviewer.getByRole('banner').getByRole('link', { name: 'Review', exact: true }).click();
    const review = reviewer.getByRole('main', { name: 'Review' });
    await review.getByRole('textbox', { name: 'Your name' }).fill('Mara Quinn');
    await reviewer.keyboard.press('Enter');
    await reviewer.keyboard.press('q');
    await reviewer.setViewportSize({ width: 1280, height: 720 });
    await review.getByRole('button', { name: 'Suggest a change…' }).click();
    const form = review.getByRole('form', { name: 'Suggest a change' });
    await expect(form).toBeInViewport({ ratio: 1 });
    await form.getByRole('button', { name: 'Save suggestion' }).click();
    await expect(form.getByRole('alert')).toHaveText('Change at least one field.');
    await form.getByRole('combobox', { name: 'Suggested effect' }).selectOption('Contradicts');
    await form.getByRole('textbox', { name: 'Suggested reason' }).fill('It announces no power to close it.');
    await reviewer.keyboard.press('Control+Enter');
    await expect(review.getByRole('group', { name: 'Your suggested change' })).toContainText(
      'as contradicting instead of supporting',
    );
    // The form of a claim is longer.
    await review
      .getByRole('listbox', { name: 'Claims' })
      .getByRole('option', { name: /^C-001/ })
      .click();
    await reviewer.keyboard.press('q');
    await review.getByRole('button', { name: 'Suggest a change…' }).click();
    await expect(form.getByRole('textbox', { name: 'Suggested text in the passage' })).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button', { name: 'Save suggestion' })).toBeInViewport({ ratio: 1 });
    await form.getByRole('button', { name: 'Cancel' }).click();
    await review.getByRole('button', { name: 'Withdraw', exact: true }).click();
    return new Desk(reviewer).export(/^Review$/);
  });

  const desk = new Desk(page);
  await openSmallDesk(desk);
  await dropFiles(desk.editor, [{ name: 'mara.review.json', text }]);
  await desk.editor.getByRole('button', { name: '1 unanswered verdict' }).click();
  const unanswered = page.getByRole('button', { name: /^Unanswered/ });
  await expect(unanswered).toHaveAttribute('aria-pressed', 'true');
  const suggestion = page.getByRole('group', { name: 'Suggestion of Mara Quinn' });
  const accept = suggestion.getByRole('button', { name: 'Accept suggestion of Mara Quinn' });
  await accept.click();
  await expect(suggestion).toContainText('Suggested change, accepted');
  await expect(page.getByRole('group', { name: /^Verdict of Mara Quinn/ })).toContainText('accepted the suggestion');
  await expect(unanswered).toContainText('0');
  const links = async (): Promise<string> => {
    const { power_bases } = (await desk.exportAssessment()).document;
    return JSON.stringify(power_bases[0]?.evidence);
  };
  expect(await links()).toContain('"effect":"contradicts","reason":"It announces no power to close it."');
  await desk.undo();
  await expect(accept).toBeEnabled();
  expect(await links()).not.toContain('It announces no power');

  await test.step('after a change of the link, it is outdated and can only be declined', async () => {
    await page.getByRole('button', { name: 'C-001 and PB-001' }).click();
    await desk.editor.getByRole('textbox', { name: 'Reason' }).first().fill('Another reason.');
    await page.getByRole('banner').getByRole('link', { name: 'Verdicts' }).click();
    await expect(suggestion).toContainText('Suggested change, outdated');
    await expect(accept).toBeDisabled();
    await suggestion.getByRole('button', { name: 'Decline suggestion of Mara Quinn…' }).click();
    await suggestion.getByRole('textbox', { name: 'Reply' }).fill('I have changed it in another way.');
    await page.keyboard.press('Control+Enter');
    await expect(suggestion).toContainText('Suggested change, declined');
    await expect(page.getByRole('list', { name: 'Replies' })).toContainText('I have changed it in another way.');
  });
});
