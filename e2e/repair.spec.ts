import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { machineWritten } from './support/machine-written.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('a machine-written file is repaired in a few actions, and undo restores it', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./#/');
  await desk.openFile('machine.desk.json', machineWritten.desk);
  await expect(desk.section('Claims')).toContainText('25 of 200');

  await test.step('mechanical faults are listed and repaired together', async () => {
    await page.getByRole('button', { name: /^Fix \d+…$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Fix findings' });
    const choices = dialog.getByRole('region', { name: 'Use the contract’s choices' });
    await expect(choices.getByRole('listitem').first()).toContainText('“AI”');
    const moves = dialog.getByRole('region', { name: 'Move spans to the only exact match' });
    await expect(moves.getByRole('listitem').first()).toContainText('C-001: Span');
    const judged = dialog.getByRole('checkbox', { name: 'Use the passage’s similar text' });
    await expect(judged).not.toBeChecked();
    const apply = dialog.getByRole('button', { name: /^Apply \d+ fixes$/ });
    await expect(apply).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^Applied \d+ fixes\./)).toBeVisible();
  });

  await test.step('what needs a person follows, one claim after the other', async () => {
    const dialog = page.getByRole('dialog', { name: 'Fix findings' });
    await expect(dialog.getByRole('button', { name: 'Review 7 claim texts' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Review claim texts' })).toBeFocused();
    const card = page.getByRole('article');
    // The message about the repairs covers no decision.
    const message = await page.getByText(/^Applied \d+ fixes\./).boundingBox();
    const accept = await card.getByRole('button', { name: /^Accept/ }).boundingBox();
    expect((accept?.y ?? NaN) + (accept?.height ?? NaN)).toBeLessThan(message?.y ?? NaN);
    await expect(card.getByRole('list', { name: 'Changes that may affect the meaning' })).toHaveCount(0);
    await page.keyboard.press('a');
    await expect(card).toHaveAccessibleName('claim-20');
    await expect(card).toContainText('A number changed: 150 → 180.');
    await page.keyboard.press('a');
    await expect(card).toContainText('A negation was added: not.');
    await page.keyboard.press('a');
    await expect(card).toContainText('with different capitals');
    await page.keyboard.press('a');
    await expect(page.getByText('4 of 7 decided')).toBeVisible();
    await expect(card).toContainText('Not in any passage');
    await page.keyboard.press('m');
    await page.keyboard.press('d');
    await page.keyboard.press('d');
    await expect(page.getByText('7 claims were decided.')).toBeVisible();
  });

  await test.step('nothing wrong is left', async () => {
    await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
    await expect(desk.findings.getByRole('button', { name: '0 violations' })).toBeVisible();
    const { document } = await desk.exportAssessment();
    expect(document.claims).toHaveLength(23);
  });

  await test.step('each decision and the repairs are steps of their own', async () => {
    for (let step = 0; step < 8; step++) await desk.undo();
    await expect(desk.section('Claims')).toContainText('25 of 200');
    await page.getByRole('button', { name: 'Back to claims' }).click();
    await page.getByRole('searchbox', { name: 'Search claims' }).fill('C-012');
    await desk.openEntry('Claims', /^C-012/);
    await expect(desk.editor).toContainText('Span must be an object, not a list.');
  });
});

test('fixes of a rule are applied together, and a claim’s form leads to similar text', async ({ page }) => {
  const desk = new Desk(page);
  const effects = { '/power_bases/0/evidence/0/effect': 'support', '/power_bases/0/evidence/1/effect': 'refutes' };
  await openSmallDesk(desk, { assessment: { ...effects, '/claims/0/representation': 'quote' } });
  await desk.findings.getByText('By rule').click();
  await desk.findings.getByRole('button', { name: 'Apply all 3…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fix schema/enum' });
  await dialog.getByRole('checkbox', { name: /refutes/ }).uncheck();
  await dialog.getByRole('button', { name: 'Apply 2 fixes' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(desk.findings.getByRole('button', { name: '1 error' })).toBeVisible();

  const invented = 'The Harbour Council has agreed to close the old basin to ferries.';
  await openSmallDesk(desk, { assessment: { '/claims/0/actual': invented, '/claims/0/proposition': invented } });
  await desk.openEntry('Claims', /^C-001/);
  await expect(desk.editor).toContainText('No passage in the casefile contains this text.');
  await desk.editor.getByRole('button', { name: 'Search all passages…' }).click();
  await expect(desk.passage.getByLabel('Find in passage')).toBeFocused();
  await expect(desk.passage.getByLabel('Find in passage')).toHaveValue(invented);
  await desk.editor.getByRole('button', { name: 'Find similar text…' }).click();
  const card = page.getByRole('article', { name: 'C-001' });
  await expect(card).toContainText('The Harbour Council will close the north channel on Monday.');
  await page.keyboard.press('m');
  await expect(page.getByText('1 claim was decided.')).toBeVisible();
  // The paraphrase is still cited as evidence, so the assessment alone would need a confirmation.
  const { claims } = (JSON.parse(await desk.export(/^desk file$/i)) as { assessment: Assessment }).assessment;
  expect(claims[0]).toMatchObject({
    actual: 'The Harbour Council will close the north channel on Monday.',
    proposition: invented,
    representation: 'paraphrase',
  });
});
