import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { openSmallDesk, passageIdOf, type Overlay } from './support/small-desk.ts';

const council = 'The Harbour Council will close the north channel on Monday.';

/** What a person sees of one fault, from its beginning to its end. */
interface Fault {
  /** Words of the finding's sentence. */
  readonly says: RegExp;
  /** The control that the finding leads to. */
  readonly leadsTo: Locator;
  /** Words that the field itself says, where it says them. */
  readonly atField?: Locator;
  /** The words in the passage that are marked strongest after following. */
  readonly shows?: string;
}

/** The finding is in the panel and at its field, and leads there. */
async function seen(desk: Desk, { says, leadsTo, atField, shows }: Fault): Promise<void> {
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.follow(says);
  await expect(leadsTo).toBeFocused();
  await expect(atField ?? desk.editor.getByText(says)).toBeVisible();
  if (shows !== undefined) await expect(desk.passage).toContainText(shows);
}

/** Takes an offered fix; the finding goes, undo brings it back, redo takes it away again. */
async function mended(desk: Desk, says: RegExp, fix: string | RegExp, preview?: readonly string[]): Promise<void> {
  const button = desk
    .finding(says)
    .getByRole('button', typeof fix === 'string' ? { name: fix, exact: true } : { name: fix });
  await button.click();
  if (preview) {
    const shown = desk.page.getByRole('dialog');
    for (const words of preview) await expect(shown).toContainText(words);
    await expect(desk.finding(says)).toHaveCount(1);
    await shown.getByRole('button', { name: 'Apply' }).click();
  }
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.redo();
  await expect(desk.finding(says)).toHaveCount(0);
}

async function open(desk: Desk, overlay: Overlay = {}): Promise<void> {
  await openSmallDesk(desk, overlay);
}

const sound = async (desk: Desk): Promise<void> => {
  for (const words of ['0 errors', '0 violations', '0 notices'])
    await expect(desk.findings.getByRole('button', { name: words })).toBeVisible();
};

test('the broken sample shows every rule, grouped by rule', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/broken/i);
  await desk.findings.getByText('By rule', { exact: true }).click();
  const index = await readFile('src/core/rules/index.generated.ts', 'utf8');
  const ids = Array.from(index.matchAll(/from '\.\/(.+\/.+)\.ts'/g), ([, id]) => id ?? '');
  // The one needs a wording that is configured nowhere; the other finds what no file can hold.
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
  await open(desk);
  await sound(desk);
  await desk.openEntry('Power bases', /PB-001/);
  const field = desk.editor.getByLabel('Description');
  await field.fill('');
  const says = /Description.*(empty|at least|write)/i;
  await desk.openEntry('Claims', /C-002/);
  await seen(desk, { says, leadsTo: field });
  await page.keyboard.type('It');
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await expect(desk.finding(says)).toHaveCount(1);
});

test('schema: a property that the contract does not know is kept until it is removed', async ({ page }) => {
  const desk = new Desk(page);
  await open(desk, { assessment: { '/claims/0/mood': 'grave' } });
  const says = /mood/;
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.follow(says);
  await expect(desk.editor.getByRole('region', { name: 'Unknown properties' })).toContainText('grave');
  await desk.editor.getByRole('button', { name: 'Remove mood' }).click();
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await mended(desk, says, /^Remove/);
});

test('reference: what names no claim, ids taken twice, and ids that nothing can name', async ({ page }) => {
  const desk = new Desk(page);
  await test.step('deleting a claim takes along what cites it, and undo brings all of it back', async () => {
    await open(desk);
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
  await test.step('a link and a contradiction that name no claim are removed', async () => {
    const strange = {
      '/intent_hypotheses/0/evidence/1/claim_id': 'lost-in-the-post',
      '/contradictions/0/right_claim_id': 'lost-in-the-post',
    };
    await open(desk, { assessment: strange });
    const says = /No claim of this document is called “lost-in-the-post”.*remove this/;
    await expect(desk.finding(says)).toHaveCount(2);
    await mended(desk, /“lost-in-the-post”.*remove this link/, 'Remove this link');
    await mended(desk, /“lost-in-the-post”.*remove this contradiction/, 'Remove this contradiction');
    await expect(desk.section('Contradictions')).toContainText('0 of 100');
  });
  await test.step('a misspelt id is offered the right one', async () => {
    await open(desk, { assessment: { '/power_bases/0/evidence/0/claim_id': 'C-01' } });
    const says = /No claim of this document is called “C-01”/;
    await seen(desk, { says, leadsTo: desk.editor.getByRole('combobox', { name: 'Claim', exact: true }) });
    await mended(desk, says, /^Use “C-00/);
  });
  await test.step('an id taken twice', async () => {
    await open(desk, { assessment: { '/claims/1/claim_id': 'C-001' } });
    const says = /The id “C-001” is taken by an earlier entry/;
    await seen(desk, { says, leadsTo: desk.editor.getByLabel('Claim id') });
    await mended(desk, says, /^Call this one “C-/);
  });
  await test.step('an id that no link can name is renamed everywhere', async () => {
    await open(desk, {
      assessment: {
        '/claims/1/claim_id': 'the second claim',
        '/intent_hypotheses/0/evidence': [{ claim_id: 'C-001', effect: 'supports', reason: 'It names the day.' }],
        '/contradictions/0/right_claim_id': 'the second claim',
      },
    });
    const says = /No evidence link can name “the second claim”/;
    await seen(desk, { says, leadsTo: desk.editor.getByLabel('Claim id') });
    await mended(desk, says, /^Rename it “.*” everywhere/);
    await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
  });
  await test.step('an observation taken off the list', async () => {
    await open(desk);
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

test('span and anchor: offsets of another kind, turned round, late, too long, and of another text', async ({
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
    await open(desk, { assessment: claim, casefile: observation });
    const says = /the offsets count UTF-16 units/;
    await seen(desk, { says, leadsTo: source, shows: council });
    await mended(desk, says, /^Convert the offsets to characters: 3–64/);
    await expect(desk.editor.getByText('[3, 64)')).toBeVisible();
  });
  await test.step('a span turned round', async () => {
    await open(desk, { assessment: { '/claims/0/span/start': 59, '/claims/0/span/end': 0 } });
    const says = /The span ends at 0, before it starts at 59/;
    await seen(desk, { says, leadsTo: source, shows: council });
    await mended(desk, says, /^(Move|Swap)/);
  });
  await test.step('a span that is one character late', async () => {
    await open(desk, { assessment: { '/claims/0/span/start': 1, '/claims/0/span/end': 60 } });
    const says = /At the span the passage says “he Harbour/;
    await seen(desk, { says, leadsTo: source, shows: council });
    await mended(desk, says, 'Move the span to 0–59, where these words stand');
  });
  await test.step('words that the passage does not have are shown before they are replaced', async () => {
    const wrong = council.replace('Monday', 'Sunday');
    await open(desk, { assessment: { '/claims/0/actual': wrong, '/claims/0/proposition': wrong } });
    const says = /At the span the passage says/;
    await mended(desk, says, /^Take the passage’s words at 0–59…/, ['Sunday', 'Monday']);
    await desk.openEntry('Claims', /^C-001/);
    await expect(desk.editor.getByLabel('Proposition')).toHaveValue(council);
  });
  await test.step('a span that goes on behind the passage', async () => {
    await open(desk, { assessment: { '/claims/0/span/start': 100, '/claims/0/span/end': 159 } });
    const says = /The span ends at 159 and the passage has 123 characters/;
    await seen(desk, { says, leadsTo: source });
    await mended(desk, says, /^Move the span to 0–59/);
  });
  await test.step('another observation than the passage’s', async () => {
    await open(desk, { assessment: { '/observation_ids/1': 2 }, casefile: { '/observations/1': second } });
    await desk.openEntry('Claims', /^C-001/);
    await desk.choose(desk.editor, 'Observation', /^2/);
    const says = /The passage belongs to observation 1, not to 2/;
    await seen(desk, { says, leadsTo: desk.editor.getByRole('combobox', { name: 'Observation' }), shows: council });
    await mended(desk, says, 'Set the observation to 1');
  });
});

const second = {
  observation_id: 2,
  title: 'On the south channel',
  canonical_url: null,
  publisher_actor_id: null,
  published_at: null,
  retrieved_at: null,
  language: 'en',
  passages: [],
};

test('claim: other words are copied or called a paraphrase, and a claim that nothing uses is noticed', async ({
  page,
}) => {
  const desk = new Desk(page);
  await open(desk);
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

test('attribution: nobody, unresolved with somebody, and a publisher on another host', async ({ page }) => {
  const desk = new Desk(page);
  const actor = desk.editor.getByRole('combobox', { name: 'Attributed actor' });
  await open(desk);
  await desk.openEntry('Claims', /^C-002/);
  await desk.editor.getByRole('button', { name: 'Nobody' }).click();
  const nobody = /The mode is reported-speaker and no actor is named/;
  await seen(desk, { says: nobody, leadsTo: actor });
  await page.keyboard.press('Escape');
  await desk.choose(desk.editor, 'Attributed actor', /River Authority/);
  await expect(desk.finding(nobody)).toHaveCount(0);
  await desk.editor.getByRole('radio', { name: 'Unresolved' }).check();
  await expect(desk.finding(/The attribution is unresolved and yet names river-authority/)).toHaveCount(1);
  await desk.editor.getByRole('radio', { name: 'Publisher' }).check();
  const host = /The host council\.example is not registered for river-authority.*consistency is not authentication/;
  await expect(desk.finding(host)).toHaveCount(1);
  await desk.editor.getByRole('radio', { name: 'Reported speaker' }).check();
  await sound(desk);
  for (let steps = 0; steps < 2; steps += 1) await desk.undo();
  await expect(desk.finding(/unresolved and yet names/)).toHaveCount(1);
});

test('intent: capability alone, an alternative that repeats, and no support', async ({ page }) => {
  const desk = new Desk(page);
  await open(desk);
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
  await seen(desk, { says: repeats, leadsTo: alternative });
  await alternative.press('End');
  await page.keyboard.type(' Or not.');
  await expect(desk.finding(repeats)).toHaveCount(0);
  await desk.undo();
  await expect(desk.finding(repeats)).toHaveCount(1);
  await desk.undo();

  await desk.editor.getByRole('button', { name: 'Remove link 1' }).click();
  const unsupported = /No evidence link supports this intent hypothesis/;
  await expect(desk.finding(unsupported)).toHaveCount(1);
  await desk.undo();
  await expect(desk.finding(unsupported)).toHaveCount(0);
});

test('power: an actor related to itself is removed, and a power basis without support is noticed', async ({ page }) => {
  const desk = new Desk(page);
  await open(desk);
  await desk.openEntry('Power bases', /^PB-001/);
  await desk.choose(desk.editor, 'Related actors', /Harbour Council/);
  const self = /harbour-council is related to itself here/;
  await expect(desk.finding(self)).toHaveCount(1);
  await mended(desk, self, 'Remove “harbour-council”');
  await desk.editor.getByRole('button', { name: 'Edit link 1' }).click();
  await desk.editor.getByRole('radio', { name: 'Contradicts' }).check();
  const unsupported = /No evidence link supports this power basis/;
  await expect(desk.finding(unsupported)).toHaveCount(1);
  await desk.undo();
  await expect(desk.finding(unsupported)).toHaveCount(0);
});

test('support: not verbatim, another actor’s words, and an actor without names', async ({ page }) => {
  const desk = new Desk(page);
  await open(desk, { casefile: { '/actors/2': { actor_id: 'mayor-quist', names: [], publisher_hosts: [] } } });
  await desk.openEntry('Claims', /^C-001/);
  await desk.editor.getByRole('radio', { name: 'Paraphrase' }).check();
  const paraphrase = /C-001 is a paraphrase, and support must be verbatim/;
  await expect(desk.finding(paraphrase)).toHaveCount(2);
  await desk.editor.getByRole('radio', { name: 'Verbatim' }).check();
  await expect(desk.finding(paraphrase)).toHaveCount(0);

  await desk.openEntry('Power bases', /^PB-001/);
  await desk.choose(desk.editor, 'Actor', /River Authority/);
  const unnamed = /C-001 supports this and its text names river-authority nowhere/;
  await expect(desk.finding(unnamed)).toHaveCount(1);
  await desk.choose(desk.editor, 'Actor', /mayor-quist/);
  await expect(desk.finding(unnamed)).toHaveCount(0);
  const unknown = /the casefile has no name of this actor: add its names/;
  await seen(desk, { says: unknown, leadsTo: desk.editor.getByRole('combobox', { name: 'Actor', exact: true }) });
  await page.keyboard.press('Escape');
  await mended(desk, unknown, /^Give the actor the name “/);
});

test('evidence: one claim both ways, and twice the same way', async ({ page }) => {
  const desk = new Desk(page);
  await open(desk);
  await desk.openEntry('Intent hypotheses', /^IH-001/);
  await desk.editor.getByRole('button', { name: 'Edit link 2' }).click();
  await desk.choose(desk.editor, 'Claim', /C-001/);
  const bothWays = /C-001 is cited as supporting and as contradicting/;
  await expect(desk.finding(bothWays)).toHaveCount(1);
  await desk.editor.getByRole('radio', { name: 'Supports' }).check();
  await expect(desk.finding(bothWays)).toHaveCount(0);
  const twice = /C-001 is cited twice with the same effect/;
  await expect(desk.finding(twice)).toHaveCount(1);
  await mended(desk, twice, 'Remove this link');
  await expect(desk.editor.getByRole('grid', { name: 'Evidence' }).getByRole('row')).toHaveCount(1);
});

test('time: an end before the start is swapped', async ({ page }) => {
  const desk = new Desk(page);
  await open(desk);
  await desk.openEntry('Power bases', /^PB-001/);
  await desk.editor.getByRole('checkbox', { name: 'Open end' }).uncheck();
  const end = desk.editor.getByRole('textbox', { name: 'Time scope end' });
  // An hour before the start, although the clock reads later.
  await end.fill('2026-03-01T01:00:00+02:00');
  const says = /The time scope ends at .*, before it starts/;
  await seen(desk, { says, leadsTo: end });
  await mended(desk, says, 'Swap start and end');
  await expect(desk.editor.getByRole('textbox', { name: 'Time scope start' })).toHaveValue('2026-03-01T01:00:00+02:00');
});

test('contradiction: a claim with itself, and one pair twice', async ({ page }) => {
  const desk = new Desk(page);
  await open(desk);
  await desk.openEntry('Contradictions', /C-001/);
  await desk.choose(desk.editor, 'Right claim', /C-001/);
  const self = /Both sides are C-001/;
  await seen(desk, { says: self, leadsTo: desk.editor.getByRole('combobox', { name: 'Right claim' }), shows: council });
  await page.keyboard.press('Escape');
  await desk.choose(desk.editor, 'Right claim', /C-002/);
  await expect(desk.finding(self)).toHaveCount(0);
  await desk.editor.getByRole('button', { name: 'Duplicate' }).click();
  const twice = /This contradiction between C-001 and C-002 stands in the list already/;
  await expect(desk.finding(twice)).toHaveCount(1);
  await mended(desk, twice, 'Remove this contradiction');
  await expect(desk.section('Contradictions')).toContainText('1 of 100');
});

test('observation: one that is listed and not used', async ({ page }) => {
  const desk = new Desk(page);
  await open(desk, { casefile: { '/observations/1': second }, assessment: { casefile_fingerprint_sha256: undefined } });
  const box = desk.editor.getByRole('checkbox', { name: /On the south channel/ });
  await box.check();
  const says = /Observation 2 is listed and has no claim/;
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.follow(says);
  await expect(desk.editor.getByText(says)).toBeVisible();
  await box.uncheck();
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await expect(desk.finding(says)).toHaveCount(1);
});

test('casefile: evidence that changed is another fingerprint, until it is taken over', async ({ page }) => {
  const desk = new Desk(page);
  await open(desk);
  await desk.section('Casefile').click();
  const screen = page.getByRole('region', { name: 'Casefile' });
  await screen.getByRole('button', { name: /On the north channel/ }).click();
  const title = screen.getByLabel('Title').last();
  await title.fill('On both channels');
  const says = /The casefile’s fingerprint is not the one in this document/;
  await expect(desk.finding(says)).toHaveCount(1);
  await mended(desk, says, /^Take the casefile’s fingerprint/, ['5e6ea454']);
  await desk.undo();
  await desk.undo();
  await sound(desk);
});

test('scope: a statement that cannot be checked is kept, and can be removed', async ({ page }) => {
  const desk = new Desk(page);
  const statement = 'Some statement, kept\u00a0byte for byte.';
  await open(desk, { assessment: { scope: statement } });
  const says = /The scope statement could not be checked here/;
  await seen(desk, { says, leadsTo: desk.editor.getByRole('group', { name: /scope/i }) });
  await expect(desk.finding(says)).toContainText('could not be checked');
  await desk.editor.getByRole('button', { name: 'Remove scope statement' }).click();
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await expect(desk.editor.getByText(statement)).toBeVisible();
});

test('text: characters that cannot be seen, and half a character', async ({ page }) => {
  const desk = new Desk(page);
  await open(desk);
  await desk.openEntry('Claims', /^C-001/);
  const field = desk.editor.getByLabel('Proposition');
  await field.press('Home');
  await page.keyboard.insertText('\u202e');
  const hidden = /This text has characters that cannot be seen/;
  await seen(desk, { says: hidden, leadsTo: field, shows: council });
  await mended(desk, hidden, /^Remove the hidden characters/, ['U+202E']);
  await expect(field).toHaveValue(council);

  await desk.section('Unknowns').click();
  await desk.outline.getByRole('option', { name: /Who else/ }).click();
  const unknown = desk.editor.getByRole('textbox').first();
  await unknown.press('End');
  await unknown.evaluate(() => document.execCommand('insertText', false, '\ud83d'));
  const half = /half of a surrogate pair/;
  await expect(desk.finding(half)).toHaveCount(1);
  await mended(desk, half, /^Remove the half characters/);
  await expect(unknown).toHaveValue('Who else uses the channel.');
});
