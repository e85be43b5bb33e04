import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { council, expectFinding, expectFix, expectNoFindings, second } from './support/rules-live.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('attribution: no actor, unresolved with an actor, and a publisher on another host', async ({ page }) => {
  const desk = new Desk(page);
  const actor = desk.editor.getByRole('combobox', { name: 'Attributed actor' });
  await openSmallDesk(desk);
  await desk.openEntry('Claims', /^C-002/);
  await desk.editor.getByRole('button', { name: 'No actor' }).click();
  const noActor = /The mode is reported-speaker, but no actor is named/;
  await expectFinding(desk, { says: noActor, leadsTo: actor });
  await page.keyboard.press('Escape');
  await desk.choose(desk.editor, 'Attributed actor', /River Authority/);
  await expect(desk.finding(noActor)).toHaveCount(0);
  await desk.editor.getByRole('radio', { name: 'Unresolved' }).check();
  await expect(desk.finding(/The attribution is unresolved but names River Authority/)).toHaveCount(1);
  await desk.editor.getByRole('radio', { name: 'Publisher' }).check();
  await expect(desk.finding(/the casefile names .* for observation 1/)).toHaveCount(0);
  const host = /The host council\.example is not registered for River Authority.*consistency is not authentication/;
  await expect(desk.finding(host)).toHaveCount(1);
  await desk.editor.getByRole('radio', { name: 'Reported speaker' }).check();
  await expectNoFindings(desk);
  for (let steps = 0; steps < 2; steps += 1) await desk.undo();
  await expect(desk.finding(/unresolved but names/)).toHaveCount(1);
});

test('intent: capability alone, an alternative that repeats, and no support', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Claims', /^C-001/);
  await desk.choose(desk.editor, 'Claim kind', 'Capacity');
  const alone = /Capability alone cannot support an intent/;
  await expect(desk.finding(alone)).toHaveCount(1);
  await desk.follow(alone);
  await expect(desk.editor.getByRole('heading', { level: 2 })).toHaveText('Intent hypothesis IH-001');
  await desk.undo();
  await expect(desk.finding(alone)).toHaveCount(0);

  await desk.openEntry('Intent hypotheses', /^IH-001/);
  const add = desk.editor.getByRole('textbox', { name: 'Alternatives', exact: true });
  await add.fill('the council means to close the  channel without asking anybody.');
  await add.press('Enter');
  const repeats = /This alternative repeats the hypothesis/;
  const alternative = desk.editor.getByRole('textbox', { name: 'Alternative 2' });
  await expectFinding(desk, { says: repeats, leadsTo: alternative });
  await alternative.press('ControlOrMeta+End');
  await page.keyboard.type(' Perhaps.');
  await expect(desk.finding(repeats)).toHaveCount(0);
  await desk.undo();
  await expect(desk.finding(repeats)).toHaveCount(1);
  await desk.undo();

  await desk.editor.getByRole('button', { name: 'Remove link 1' }).click();
  const unsupported = /This intent hypothesis has no supporting evidence/;
  await expect(desk.finding(unsupported)).toHaveCount(1);
  await desk.undo();
  await expect(desk.finding(unsupported)).toHaveCount(0);
});

test('power: an actor related to itself is removed, and a power basis without support is reported', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Power bases', /^PB-001/);
  await desk.choose(desk.editor, 'Related actors', /Harbour Council/);
  const self = /Harbour Council is listed as related to itself/;
  await expect(desk.finding(self)).toHaveCount(1);
  await expectFix(desk, self, 'Remove “Harbour Council”');
  await desk.editor.getByRole('button', { name: 'Edit link 1' }).click();
  await desk.editor.getByRole('radio', { name: 'Contradicts' }).check();
  const unsupported = /This power basis has no supporting evidence/;
  await expect(desk.finding(unsupported)).toHaveCount(1);
  await desk.undo();
  await expect(desk.finding(unsupported)).toHaveCount(0);
});

test('support: not verbatim, text about another actor, and an actor without names', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { casefile: { '/actors/2': { actor_id: 'mayor-quist', names: [], publisher_hosts: [] } } });
  await desk.openEntry('Claims', /^C-001/);
  await desk.editor.getByRole('radio', { name: 'Paraphrase' }).check();
  const paraphrase = /C-001 is a paraphrase, but support must be verbatim/;
  await expect(desk.finding(paraphrase)).toHaveCount(2);
  await desk.editor.getByRole('radio', { name: 'Verbatim' }).check();
  await expect(desk.finding(paraphrase)).toHaveCount(0);
  const proposition = desk.editor.getByLabel('Proposition');
  await proposition.press('End');
  await proposition.pressSequentially('?');
  const otherWords = /C-001 is marked as verbatim, but its proposition is not in its actual text/;
  await expect(desk.finding(otherWords)).toHaveCount(2);
  await proposition.press('Backspace');
  await expect(desk.finding(otherWords)).toHaveCount(0);

  await desk.openEntry('Power bases', /^PB-001/);
  await desk.choose(desk.editor, 'Actor', /River Authority/);
  const unnamed = /The text of C-001 does not name River Authority/;
  await expect(desk.finding(unnamed)).toHaveCount(1);
  await desk.choose(desk.editor, 'Actor', /mayor-quist/);
  await expect(desk.finding(unnamed)).toHaveCount(0);
  const unknown = /the actor has no names in the casefile\. Add its names/;
  await expectFinding(desk, {
    says: unknown,
    leadsTo: desk.editor.getByRole('combobox', { name: 'Actor', exact: true }),
  });
  await page.keyboard.press('Escape');
  await expectFix(desk, unknown, /^Give the actor the name “/);
});

test('evidence: one claim with both effects, and twice with the same effect', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Intent hypotheses', /^IH-001/);
  await desk.editor.getByRole('button', { name: 'Edit link 2' }).click();
  await desk.choose(desk.editor, 'Claim', /C-001/);
  const bothWays = /C-001 is linked as both supporting and contradicting/;
  await expect(desk.finding(bothWays)).toHaveCount(1);
  await desk.editor.getByRole('radio', { name: 'Supports' }).check();
  await expect(desk.finding(bothWays)).toHaveCount(0);
  const twice = /C-001 is linked twice with the same effect/;
  await expect(desk.finding(twice)).toHaveCount(1);
  await expectFix(desk, twice, 'Remove this link');
  await expect(desk.editor.getByRole('grid', { name: 'Evidence' }).getByRole('row')).toHaveCount(1);
});

test('time: an end before the start is swapped', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Power bases', /^PB-001/);
  await desk.editor.getByRole('checkbox', { name: 'Open end' }).uncheck();
  const end = desk.editor.getByRole('textbox', { name: 'Time scope end' });
  // An hour before the start, although the clock time is later.
  await end.fill('2026-03-01T01:00:00+02:00');
  const says = /The time scope ends \(.*\) before it starts/;
  await expectFinding(desk, { says, leadsTo: end });
  await expectFix(desk, says, 'Swap start and end');
  await expect(desk.editor.getByRole('textbox', { name: 'Time scope start' })).toHaveValue('2026-03-01T01:00:00+02:00');
});

test('contradiction: a claim with itself, and one pair twice', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Contradictions', /C-001/);
  await desk.choose(desk.editor, 'Right claim', /C-001/);
  const self = /Both sides are C-001/;
  await expectFinding(desk, {
    says: self,
    leadsTo: desk.editor.getByRole('combobox', { name: 'Right claim' }),
    shows: council,
  });
  await page.keyboard.press('Escape');
  await desk.choose(desk.editor, 'Right claim', /C-002/);
  await expect(desk.finding(self)).toHaveCount(0);
  await desk.editor.getByRole('button', { name: 'Duplicate' }).click();
  const twice = /The contradiction between C-001 and C-002 is already listed/;
  await expect(desk.finding(twice)).toHaveCount(1);
  await expectFix(desk, twice, 'Remove this contradiction');
  await expect(desk.section('Contradictions')).toContainText('1 of 100');
});

test('observation: one that is listed but not used', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, {
    casefile: { '/observations/1': second },
    assessment: { casefile_fingerprint_sha256: undefined },
  });
  const box = desk.editor.getByRole('checkbox', { name: /On the south channel/ });
  await box.check();
  const says = /Observation 2 has no claims/;
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.follow(says);
  await expect(desk.editor.getByText(says)).toBeVisible();
  await box.uncheck();
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await expect(desk.finding(says)).toHaveCount(1);
});

test('casefile: changed evidence has another fingerprint, until the fingerprint is updated', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.section('Casefile').click();
  const screen = page.getByRole('region', { name: 'Casefile' });
  await screen.getByRole('button', { name: /On the north channel/ }).click();
  const title = screen.getByLabel('Title').last();
  await title.fill('On both channels');
  const says = /The fingerprint does not match the attached casefile/;
  await expect(desk.finding(says)).toHaveCount(1);
  await expectFix(desk, says, /^Update fingerprint/, ['1ec39b4e']);
  await desk.undo();
  await desk.undo();
  await expectNoFindings(desk);
});

test('scope: a statement that cannot be checked stays unchanged, and can be removed', async ({ page }) => {
  const desk = new Desk(page);
  const statement = 'Some statement, kept\u00a0byte for byte.';
  await openSmallDesk(desk, { assessment: { scope: statement } });
  const says = /The scope statement cannot be checked/;
  await expectFinding(desk, { says, leadsTo: desk.editor.getByRole('group', { name: /scope/i }) });
  await expect(desk.finding(says)).toContainText('cannot be checked');
  await desk.editor.getByRole('button', { name: 'Remove scope statement' }).click();
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await expect(desk.editor.getByText(statement)).toBeVisible();
});

test('support: a name with an Arabic prefix is shown, and added to the actor’s names', async ({ page }) => {
  const desk = new Desk(page);
  const actual = 'أعلن ومجلس الميناء الإغلاق.';
  await openSmallDesk(desk, {
    assessment: { '/power_bases': [], '/claims/0/actual': actual, '/claims/0/proposition': actual },
    casefile: { '/actors/0/names': ['مجلس الميناء'] },
  });
  const says = /“ومجلس الميناء” in C-001 may name مجلس الميناء, which cannot be checked/;
  await expect(desk.finding(says)).toContainText('cannot be checked');
  await desk.openEntry('Intent hypotheses', /^IH-001/);
  await expect(desk.editor.getByTitle('May be a name of the actor').first()).toHaveText('ومجلس الميناء');
  await expectFix(desk, says, 'Add “ومجلس الميناء” to the actor’s names');
});

test('scope: a blank statement is removed', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { scope: ' ' } });
  const says = /The scope statement is blank/;
  await expect(desk.findings.getByRole('button', { name: '1 violation' })).toBeVisible();
  await expectFix(desk, says, 'Remove the statement');
});

test('text: invisible characters, and damaged characters', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Claims', /^C-001/);
  const field = desk.editor.getByLabel('Proposition');
  await field.press('Home');
  await page.keyboard.insertText('\u202e');
  const hidden = /This text contains invisible characters/;
  await expectFinding(desk, { says: hidden, leadsTo: field, shows: council });
  await expectFix(desk, hidden, /^Remove invisible characters/, ['U+202E']);
  await expect(field).toHaveValue(council);

  await desk.section('Unknowns').click();
  await desk.outline.getByRole('option', { name: /Who else/ }).click();
  const unknown = desk.editor.getByRole('textbox').first();
  await unknown.press('End');
  await unknown.evaluate(() => document.execCommand('insertText', false, '\ud83d'));
  const half = /is damaged \(lone surrogate\)/;
  await expect(desk.finding(half)).toHaveCount(1);
  await expectFix(desk, half, /^Remove damaged characters/);
  await expect(unknown).toHaveValue('Who else uses the channel.');
});
