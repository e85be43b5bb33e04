/** A quotation that its sentence denies: where the sentence is shown, and how more of it is taken. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk, passageIdOf } from './support/small-desk.ts';

const closing = 'the Harbour Council will close the north channel';
const text = `The minister denied on Monday that ${closing}. Nothing else was said.`;
const start = text.indexOf(closing);

test('a claim is shown in its sentence, and can be widened to it', async ({ page }) => {
  const desk = new Desk(page);
  const claim = {
    '/claims/0/passage_id': passageIdOf(text),
    '/claims/0/span/start': start,
    '/claims/0/span/end': start + closing.length,
    '/claims/0/actual': closing,
    '/claims/0/proposition': closing,
  };
  await openSmallDesk(desk, {
    assessment: claim,
    casefile: {
      '/observations/0/publisher_actor_id': 'river-authority',
      '/observations/0/passages/1': { passage_id: passageIdOf(text), text },
    },
  });
  const says = /The sentence around C-001 says “denied”/;

  await test.step('at its link, with who said it and how many publishers support the entry', async () => {
    await desk.openEntry('Power bases', /PB-001/);
    const grid = desk.editor.getByRole('grid', { name: 'Evidence' });
    await expect(grid).toContainText(`The minister denied on Monday that ${closing}.`);
    await expect(grid).toContainText('Harbour Council, publisher');
    await expect(desk.editor).toContainText('Support: 1 claim from 1 publisher');
    await expect(desk.finding(says).first()).toBeVisible();
  });

  await test.step('on the Review screen and in the matrix, with the word that governs it', async () => {
    await page.getByRole('link', { name: 'Review' }).click();
    const card = page.getByRole('group', { name: 'Text of C-001 in its passage' });
    await expect(card).toHaveText(`The minister denied on Monday that ${closing}.`);
    await expect(page.getByText('In the same sentence: “denied” can reverse these words.')).toBeVisible();
    await page.getByRole('link', { name: 'Desk' }).click();
  });

  await test.step('in its form, where it takes the whole sentence in one step', async () => {
    await desk.openEntry('Claims', /^C-001/);
    const field = desk.editor.getByRole('group', { name: 'Actual text' });
    await expect(field).toHaveText(closing);
    await expect(desk.editor.getByText('In its sentence:')).toContainText('The minister denied on Monday that');
    await desk.editor.getByRole('button', { name: 'Widen to the sentence' }).click();
    await expect(field).toHaveText(`The minister denied on Monday that ${closing}.`);
    await expect(desk.editor.getByLabel('Proposition')).toHaveValue(`The minister denied on Monday that ${closing}.`);
    await expect(desk.finding(says)).toHaveCount(0);
    await expect(desk.editor.getByText('In its sentence:')).toHaveCount(0);
    await desk.undo();
    await expect(field).toHaveText(closing);
    await expect(desk.finding(says).first()).toBeVisible();
  });

  await test.step('a selection says which actors it names', async () => {
    await desk.passage.getByRole('textbox', { name: 'Find in passage' }).fill('Harbour Council');
    await page.keyboard.press('Enter');
    await expect(desk.passage.getByText('names Harbour Council')).toBeVisible();
    await desk.passage.getByRole('textbox', { name: 'Find in passage' }).fill('Nothing else');
    await page.keyboard.press('Enter');
    await expect(desk.passage.getByText('names no actor')).toBeVisible();
  });
});
