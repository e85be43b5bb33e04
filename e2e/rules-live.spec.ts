import { readFile } from 'node:fs/promises';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { council, mended, second, seen, sound } from './support/rules-live.ts';
import { openSmallDesk, passageIdOf } from './support/small-desk.ts';

test('the broken sample shows every rule, grouped by rule', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/broken/i);
  await desk.findings.getByText('By rule', { exact: true }).click();
  const index = await readFile('src/core/rules/index.generated.ts', 'utf8');
  const ids = Array.from(index.matchAll(/from '\.\/(.+\/.+)\.ts'/g), ([, id]) => id ?? '');
  // One needs a configured wording; the other reports something that no file can contain.
  const shown = ids.filter((id) => !['scope/differs', 'text/lone-surrogate'].includes(id));
  expect(shown.length).toBeGreaterThan(30);
  for (const id of shown) {
    await desk.findings.getByRole('searchbox').fill(id);
    await expect(desk.findings.getByRole('heading', { level: 3, name: id, exact: true })).toBeVisible();
  }
  await desk.findings.getByRole('searchbox').fill('schema/');
  await expect(desk.findings.getByRole('heading', { level: 3, name: /^schema\// }).first()).toBeVisible();
});

test('schema: an emptied field is an error until something is written in it', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await sound(desk);
  await desk.openEntry('Power bases', /PB-001/);
  const field = desk.editor.getByLabel('Description');
  await field.fill('');
  // An edit between the two, because quick typing in one field is one undo step.
  await desk.editor.getByRole('radio', { name: 'Contested' }).check();
  const says = /Description.*(empty|at least|write)/i;
  await desk.openEntry('Claims', /C-002/);
  await seen(desk, { says, leadsTo: field });
  await page.keyboard.type('It');
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await expect(desk.finding(says)).toHaveCount(1);
});

test('schema: an unknown property stays until it is removed', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { '/claims/0/mood': 'grave' } });
  const says = /mood/;
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.follow(says);
  await expect(desk.editor.getByRole('region', { name: 'Unknown properties' })).toContainText('grave');
  await desk.editor.getByRole('button', { name: 'Remove mood' }).click();
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await mended(desk, says, /^Remove/);
});

test('reference: missing claims, duplicate IDs, and IDs that cannot be referred to', async ({ page }) => {
  const desk = new Desk(page);
  await test.step('deleting a claim deletes its references, and undo restores everything', async () => {
    await openSmallDesk(desk);
    await desk.openEntry('Claims', /^C-002/);
    await desk.editor.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('IH-001');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(desk.section('Contradictions')).toContainText('0 of 100');
    await desk.undo();
    await expect(desk.section('Contradictions')).toContainText('1 of 100');
    await sound(desk);
  });
  await test.step('a link and a contradiction with missing claims are removed', async () => {
    const strange = {
      '/intent_hypotheses/0/evidence/1/claim_id': 'lost-in-the-post',
      '/contradictions/0/right_claim_id': 'lost-in-the-post',
    };
    await openSmallDesk(desk, { assessment: strange });
    const says = /No claim of this document is called “lost-in-the-post”.*remove this/;
    await expect(desk.finding(says)).toHaveCount(2);
    await mended(desk, /“lost-in-the-post”.*remove this link/, 'Remove this link');
    await mended(desk, /“lost-in-the-post”.*remove this contradiction/, 'Remove this contradiction');
    await expect(desk.section('Contradictions')).toContainText('0 of 100');
  });
  await test.step('the right ID is suggested for a misspelt one', async () => {
    await openSmallDesk(desk, { assessment: { '/power_bases/0/evidence/0/claim_id': 'C-01' } });
    const says = /No claim of this document is called “C-01”/;
    await seen(desk, { says, leadsTo: desk.editor.getByRole('combobox', { name: 'Claim', exact: true }) });
    await mended(desk, says, /^Use “C-00/);
  });
  await test.step('a duplicate ID', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/1/claim_id': 'C-001' } });
    const says = /The id “C-001” is taken by an earlier entry/;
    await seen(desk, { says, leadsTo: desk.editor.getByLabel('Claim id') });
    await mended(desk, says, /^Call this one “C-/);
  });
  await test.step('an ID that no link can refer to is changed everywhere', async () => {
    await openSmallDesk(desk, {
      assessment: {
        '/claims/1/claim_id': 'the second claim',
        '/power_bases/0/evidence/1': undefined,
        '/intent_hypotheses/0/evidence': [{ claim_id: 'C-001', effect: 'supports', reason: 'It names the day.' }],
        '/contradictions/0/right_claim_id': 'the second claim',
      },
    });
    const says = /No evidence link can name “the second claim”/;
    await seen(desk, { says, leadsTo: desk.editor.getByLabel('Claim id') });
    await mended(desk, says, /^Rename it “.*” everywhere/);
    await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
  });
  await test.step('an observation removed from the list', async () => {
    await openSmallDesk(desk);
    await desk.section('Document').click();
    await desk.editor.getByRole('checkbox', { name: /On the north channel/ }).uncheck();
    const says = /Observation 1 is not in the document’s list/;
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

test('span and anchor: offsets of another kind, swapped, shifted, too long, and for another text', async ({ page }) => {
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
    const says = /the offsets count UTF-16 units/;
    await seen(desk, { says, leadsTo: source, shows: 'e Harbour Council will close' });
    await mended(desk, says, /^Convert the offsets to characters: 3–64/);
    await expect(desk.editor.getByText('[3, 64)')).toBeVisible();
  });
  await test.step('a swapped span', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/0/span/start': 59, '/claims/0/span/end': 0 } });
    const says = /The span ends at 0, before it starts at 59/;
    await seen(desk, { says, leadsTo: source });
    await mended(desk, says, /^(Move|Swap)/);
  });
  await test.step('a span that is shifted by one character', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/0/span/start': 1, '/claims/0/span/end': 60 } });
    const says = /At the span the passage says “he Harbour/;
    await seen(desk, { says, leadsTo: source, shows: council.slice(1) });
    await mended(desk, says, 'Move the span to 0–59, where these words stand');
  });
  await test.step('text that the passage does not contain is shown before it is replaced', async () => {
    const wrong = council.replace('Monday', 'Sunday');
    await openSmallDesk(desk, { assessment: { '/claims/0/actual': wrong, '/claims/0/proposition': wrong } });
    const says = /At the span the passage says/;
    await mended(desk, says, /^Take the passage’s words at 0–59…/, ['Sunday', 'Monday']);
    await desk.openEntry('Claims', /^C-001/);
    await expect(desk.editor.getByLabel('Proposition')).toHaveValue(council);
  });
  await test.step('invented text is not reported as a wrong span', async () => {
    const invented = 'Fishing boats left the old basin before dawn with nobody aboard.';
    await openSmallDesk(desk, { assessment: { '/claims/0/actual': invented, '/claims/0/proposition': invented } });
    const says = /The words of this claim are in no passage of the casefile, not even nearly/;
    await expect(desk.finding(/At the span the passage says|characters long/)).toHaveCount(0);
    await seen(desk, { says, leadsTo: source });
    await desk.finding(says).getByRole('button', { name: 'Search the passages', exact: true }).click();
    await expect(desk.passage.getByLabel('Find in passage')).toBeFocused();
    await page.keyboard.type('Harbour Council');
    await page.keyboard.press('Enter');
    await desk.passage.getByRole('button', { name: 'Use as span of C-001' }).click();
    await expect(desk.finding(says)).toHaveCount(0);
    await desk.undo();
    await mended(desk, says, 'Delete the claim and its links');
  });
  await test.step('a span that extends beyond the passage', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/0/span/start': 100, '/claims/0/span/end': 159 } });
    const says = /The span ends at 159 and the passage has 123 characters/;
    await seen(desk, { says, leadsTo: source });
    await mended(desk, says, /^Move the span to 0–59/);
  });
  await test.step('an observation that does not contain the passage', async () => {
    await openSmallDesk(desk, { assessment: { '/observation_ids/1': 2 }, casefile: { '/observations/1': second } });
    await desk.openEntry('Claims', /^C-001/);
    await desk.choose(desk.editor, 'Observation', /^2/);
    const says = /The passage belongs to observation 1, not to 2/;
    await seen(desk, { says, leadsTo: desk.editor.getByRole('combobox', { name: 'Observation' }), shows: council });
    await mended(desk, says, 'Set the observation to 1');
  });
});

test('claim: a different proposition is copied or marked as a paraphrase, and an unused claim gets a notice', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Claims', /^C-002/);
  const field = desk.editor.getByLabel('Proposition');
  await field.press('End');
  await field.pressSequentially('?');
  const says = /called verbatim and its proposition is not in the actual text/;
  await seen(desk, { says, leadsTo: field, shows: 'nobody asked' });
  await mended(desk, says, 'Call it a paraphrase');
  await expect(desk.editor.getByRole('radio', { name: 'Paraphrase' })).toBeChecked();
  await desk.undo();
  await mended(desk, says, /^Copy the actual text/, ['?']);
  await field.pressSequentially('!');
  await expect(desk.finding(says)).toHaveCount(1);
  await field.press('Backspace');
  await expect(desk.finding(says)).toHaveCount(0);

  const uncited = /Nothing uses this claim yet/;
  await desk.editor.getByRole('button', { name: 'Duplicate' }).click();
  await expect(desk.finding(uncited)).toHaveCount(1);
  await desk.undo();
  await expect(desk.finding(uncited)).toHaveCount(0);
});
