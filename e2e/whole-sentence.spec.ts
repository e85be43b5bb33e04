/** A quotation that its sentence denies: where the sentence is shown, and how more of it is taken. */
import { exampleCasefile } from '../src/core/rules/example-workspace.ts';
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
    await desk.view('Review');
    const card = page.getByRole('group', { name: 'Text of C-001 in its passage' });
    await expect(card).toHaveText(`The minister denied on Monday that ${closing}.`);
    await expect(page.getByText('In the same sentence: “denied” can reverse these words.')).toBeVisible();
    await desk.view('Write', 'Editor');
  });

  await test.step('in its form, where it takes the whole sentence in one step', async () => {
    await desk.openEntry('Claims', /^C-001/);
    const field = desk.editor.getByRole('group', { name: 'Actual text' });
    await expect(field).toHaveText(closing);
    await expect(field.locator('../..')).toHaveText(/^The minister denied on Monday that /);
    await desk.editor.getByRole('button', { name: 'Widen to the sentence' }).click();
    await expect(field).toHaveText(`The minister denied on Monday that ${closing}.`);
    await expect(desk.editor.getByRole('group', { name: 'Proposition' })).toContainText('The actual text');
    await expect(desk.finding(says)).toHaveCount(0);
    await expect(desk.editor.getByRole('button', { name: 'Widen to the sentence' })).toHaveCount(0);
    await desk.undo();
    await expect(field).toHaveText(closing);
    await expect(desk.finding(says).first()).toBeVisible();
  });

  await test.step('in the list of claims, with the actors that its words name', async () => {
    const row = desk.outline.getByRole('option', { name: /^C-001/ });
    await expect(row).toContainText('names Harbour Council · “denied” can reverse these words.');
  });

  await test.step('on the map and in its table', async () => {
    await desk.view('Map');
    const box = page.getByRole('link', { name: /^Claim C-001/ });
    await expect(box).toContainText('(denied …)');
    await page.locator('label').filter({ hasText: 'Table' }).click();
    const cells = page.getByRole('table').getByRole('row', { name: /C-001/ }).first();
    await expect(cells).toContainText('In its sentence: The minister denied on Monday that');
    await expect(cells).toContainText('“denied” can reverse these words.');
    await expect(cells).toContainText('Harbour Council, publisher');
    await desk.view('Write', 'Editor');
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

const report =
  'the Harbour Council will close the north channel to all ships above four hundred tons until the ice has gone';
const wire = `A paper of the port says that ${report}. Pilots were told.`;
const daily = `ALDIN. The pilots heard how ${report}. The exchange closed.`;

test('words that two passages share are marked in both', async ({ page }) => {
  const desk = new Desk(page);
  const claim = {
    '/claims/0/passage_id': passageIdOf(wire),
    '/claims/0/span/start': wire.indexOf(closing),
    '/claims/0/span/end': wire.indexOf(closing) + closing.length,
    '/claims/0/actual': closing,
    '/claims/0/proposition': closing,
  };
  const [observation] = exampleCasefile.observations;
  const observations = [wire, daily].map((passage, at) => ({
    ...observation,
    observation_id: at + 1,
    title: at === 0 ? 'The wire' : 'The daily',
    passages: [{ passage_id: passageIdOf(passage), text: passage }],
  }));
  await openSmallDesk(desk, {
    assessment: { ...claim, '/observation_ids': [1, 2] },
    casefile: { '/observations': observations },
  });

  await desk.openEntry('Claims', /^C-001/);
  await desk.passage.getByRole('button', { name: 'These words are also in observation 2' }).click();
  const note = page.getByRole('dialog').filter({ hasText: 'These words are also in:' });
  await expect(note).toContainText('20 words');
  await note.getByRole('button', { name: 'Observation 2 · The daily' }).click();
  await expect(desk.passage.locator('#selected-text')).toHaveText(report);
  await expect(desk.passage.getByRole('button', { name: 'These words are also in observation 1' })).toBeVisible();
});
