import { readFile } from 'node:fs/promises';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { council, expectFinding, expectFix, expectNoFindings, second } from './support/rules-live.ts';
import { openSmallDesk, passageIdOf } from './support/small-desk.ts';

test('the broken sample shows every rule, grouped by rule', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/with errors/i);
  await desk.findings.getByText('By rule', { exact: true }).click();
  const index = await readFile('src/core/rules/index.generated.ts', 'utf8');
  const ids = Array.from(index.matchAll(/from '\.\/(.+\/.+)\.ts'/g), ([, id]) => id ?? '');
  // The first needs a wording that is not configured; the second reports text that a file cannot contain.
  const shown = ids.filter((id) => !['scope/differs', 'text/lone-surrogate'].includes(id));
  expect(shown.length).toBeGreaterThan(30);
  for (const id of shown) {
    await desk.findings.getByRole('searchbox').fill(id);
    await expect(desk.findings.getByRole('heading', { level: 3, name: id, exact: true })).toBeVisible();
  }
  await desk.findings.getByRole('searchbox').fill('schema/');
  await expect(desk.findings.getByRole('heading', { level: 3, name: /^schema\// }).first()).toBeVisible();
});

test('schema: an empty field is an error until it has text', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await expectNoFindings(desk);
  await desk.openEntry('Power bases', /PB-001/);
  const field = desk.editor.getByLabel('Description');
  await field.fill('');
  // Separates the two changes of the field, because quick typing in one field is one undo step.
  await desk.editor.getByRole('radio', { name: 'Contested' }).check();
  const says = /Description.*(empty|at least|write)/i;
  await desk.openEntry('Claims', /C-002/);
  await expectFinding(desk, { says, leadsTo: field });
  await page.keyboard.type('It');
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await expect(desk.finding(says)).toHaveCount(1);
});

test('schema: a property that is not in the contract stays until it is removed', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { '/claims/0/mood': 'grave' } });
  const says = /mood/;
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.follow(says);
  await expect(desk.editor.getByRole('region', { name: 'Unknown properties' })).toContainText('grave');
  await desk.editor.getByRole('button', { name: 'Remove mood' }).click();
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await expectFix(desk, says, /^Remove/);
});

test('reference: links to missing claims, duplicate IDs, and IDs that no link can use', async ({ page }) => {
  const desk = new Desk(page);
  await test.step('deleting a claim also deletes what cites it, and undo restores everything', async () => {
    await openSmallDesk(desk);
    await desk.openEntry('Claims', /^C-002/);
    await desk.editor.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('IH-001');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(desk.section('Contradictions')).toContainText('0 of 100');
    await desk.undo();
    await expect(desk.section('Contradictions')).toContainText('1 of 100');
    await expectNoFindings(desk);
  });
  await test.step('a link and a contradiction with a missing claim are removed', async () => {
    const strange = {
      '/intent_hypotheses/0/evidence/1/claim_id': 'lost-in-the-post',
      '/contradictions/0/right_claim_id': 'lost-in-the-post',
    };
    await openSmallDesk(desk, { assessment: strange });
    const says = /There is no claim “lost-in-the-post”.*remove this/;
    await expect(desk.finding(says)).toHaveCount(2);
    await expectFix(desk, /“lost-in-the-post”.*remove this link/, 'Remove this link');
    await expectFix(desk, /“lost-in-the-post”.*remove this contradiction/, 'Remove this contradiction');
    await expect(desk.section('Contradictions')).toContainText('0 of 100');
  });
  await test.step('the right ID is offered for a misspelt one', async () => {
    await openSmallDesk(desk, { assessment: { '/power_bases/0/evidence/0/claim_id': 'C-01' } });
    const says = /There is no claim “C-01”/;
    await expectFinding(desk, { says, leadsTo: desk.editor.getByRole('combobox', { name: 'Claim', exact: true }) });
    await expectFix(desk, says, /^Use “C-00/);
  });
  await test.step('a duplicate ID', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/1/claim_id': 'C-001' } });
    const says = /An earlier entry already uses the ID “C-001”/;
    await expectFinding(desk, { says, leadsTo: desk.editor.getByLabel('Claim ID') });
    await expectFix(desk, says, /^Change this ID to “C-/);
  });
  await test.step('an ID that no link can use is renamed everywhere', async () => {
    await openSmallDesk(desk, {
      assessment: {
        '/claims/1/claim_id': 'the second claim',
        '/power_bases/0/evidence/1': undefined,
        '/intent_hypotheses/0/evidence': [{ claim_id: 'C-001', effect: 'supports', reason: 'It names the day.' }],
        '/contradictions/0/right_claim_id': 'the second claim',
      },
    });
    const says = /Evidence links cannot refer to “the second claim”/;
    await expectFinding(desk, { says, leadsTo: desk.editor.getByLabel('Claim ID') });
    await expectFix(desk, says, /^Rename to “.*” everywhere/);
    await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
  });
  await test.step('an observation removed from the list', async () => {
    await openSmallDesk(desk);
    await desk.section('Document').click();
    await desk.editor.getByRole('checkbox', { name: /On the north channel/ }).uncheck();
    const says = /Observation 1 is not in the assessment’s list/;
    await expect(desk.finding(says)).toHaveCount(2);
    await desk
      .finding(says)
      .first()
      .getByRole('button', { name: /^Add .*list|^List / })
      .click();
    await expect(desk.finding(says)).toHaveCount(0);
    await desk.undo();
    await expect(desk.finding(says)).toHaveCount(2);
  });
});

test('span and anchor: offsets in another unit, reversed, too late, too long, and for another text', async ({
  page,
}) => {
  const desk = new Desk(page);
  const source = desk.editor.getByRole('group', { name: 'Actual text' });
  await test.step('offsets that count UTF-16 units are converted', async () => {
    const text = `🚢🚢 ${council} 🚢 The end.`;
    const actual = `${council} 🚢`;
    const start = text.indexOf(actual);
    const claim = {
      '/claims/0/passage_id': passageIdOf(text),
      '/claims/0/actual': actual,
      '/claims/0/proposition': actual,
      '/claims/0/span': { start, end: start + actual.length, offset_encoding: 'unicode-code-point' },
    };
    const observation = { '/observations/0/passages/1': { passage_id: passageIdOf(text), text } };
    await openSmallDesk(desk, { assessment: claim, casefile: observation });
    const says = /The offsets seem to count UTF-16 units/;
    await expectFinding(desk, { says, leadsTo: source, shows: 'e Harbour Council will close' });
    await expectFix(desk, says, /^Convert the offsets to characters \(3–64\)/);
    await expect(desk.editor.getByText('3–64')).toBeVisible();
  });
  await test.step('a reversed span', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/0/span/start': 59, '/claims/0/span/end': 0 } });
    const says = /The span ends \(0\) before it starts \(59\)/;
    await expectFinding(desk, { says, leadsTo: source });
    await expectFix(desk, says, /^(Move|Swap)/);
  });
  await test.step('a span that starts one character too late', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/0/span/start': 1, '/claims/0/span/end': 60 } });
    const says = /The passage says “he Harbour/;
    await expectFinding(desk, { says, leadsTo: source, shows: council.slice(1) });
    await expectFix(desk, says, 'Move the span to 0–59 (exact match)');
  });
  await test.step('text that is not in the passage is shown before it is replaced', async () => {
    const wrong = council.replace('Monday', 'Sunday');
    await openSmallDesk(desk, { assessment: { '/claims/0/actual': wrong, '/claims/0/proposition': wrong } });
    const says = /The passage says “.*at this span/;
    await expectFix(desk, says, /^Use the passage text at 0–59…/, ['Sunday', 'Monday']);
    await desk.openEntry('Claims', /^C-001/);
    await expect(desk.editor.getByLabel('Proposition')).toHaveValue(council);
  });
  await test.step('text that is in no passage is not a wrong span', async () => {
    const invented = 'Fishing boats left the old basin before dawn with nobody aboard.';
    await openSmallDesk(desk, { assessment: { '/claims/0/actual': invented, '/claims/0/proposition': invented } });
    const says = /No passage in the casefile contains this text or similar text/;
    await expect(desk.finding(/at this span|The span has/)).toHaveCount(0);
    await expectFinding(desk, { says, leadsTo: source });
    await desk.finding(says).getByRole('button', { name: 'Search the passages', exact: true }).click();
    await expect(desk.passage.getByLabel('Find in passage')).toBeFocused();
    await page.keyboard.type('Harbour Council');
    await page.keyboard.press('Enter');
    await desk.passage.getByRole('button', { name: 'Use as span for C-001' }).click();
    await expect(desk.finding(says)).toHaveCount(0);
    await desk.undo();
    await expectFix(desk, says, 'Delete the claim and its links');
  });
  await test.step('a span that ends after the passage', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/0/span/start': 100, '/claims/0/span/end': 159 } });
    const says = /The span ends at 159, but the passage has only 123 characters/;
    await expectFinding(desk, { says, leadsTo: source });
    await expectFix(desk, says, /^Move the span to 0–59/);
  });
  await test.step('an observation that does not contain the passage', async () => {
    await openSmallDesk(desk, { assessment: { '/observation_ids/1': 2 }, casefile: { '/observations/1': second } });
    await desk.openEntry('Claims', /^C-001/);
    await desk.choose(desk.editor, 'Observation', /^2/);
    const says = /The passage belongs to observation 1, not 2/;
    await expectFinding(desk, {
      says,
      leadsTo: desk.editor.getByRole('combobox', { name: 'Observation' }),
      shows: council,
    });
    await expectFix(desk, says, 'Set the observation to 1');
  });
});

test('claim: the text is copied or changed to paraphrase, and an uncited claim is reported', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Claims', /^C-002/);
  const field = desk.editor.getByLabel('Proposition');
  await field.press('End');
  await field.pressSequentially('?');
  const says = /marked as verbatim, but its proposition is not in the actual text/;
  await expectFinding(desk, { says, leadsTo: field, shows: 'nobody asked' });
  await expectFix(desk, says, 'Change to paraphrase');
  await expect(desk.editor.getByRole('radio', { name: 'Paraphrase' })).toBeChecked();
  await desk.undo();
  await expectFix(desk, says, /^Copy the actual text/, ['?']);
  await field.pressSequentially('!');
  await expect(desk.finding(says)).toHaveCount(1);
  await field.press('Backspace');
  await expect(desk.finding(says)).toHaveCount(0);

  const uncited = /This claim is not cited yet/;
  await desk.editor.getByRole('button', { name: 'Duplicate' }).click();
  await expect(desk.finding(uncited)).toHaveCount(1);
  await desk.undo();
  await expect(desk.finding(uncited)).toHaveCount(0);
});
