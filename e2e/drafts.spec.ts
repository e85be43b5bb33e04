import type { Page } from '@playwright/test';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import type { Casefile } from '../src/core/casefile/types.generated.ts';
import { Desk } from './support/desk.ts';
import { everyday, test as guarded } from './support/guarded-test.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

interface Written {
  readonly title: string;
  readonly assessment: Assessment;
  readonly casefile: Casefile;
}

async function written(desk: Desk): Promise<Written> {
  return JSON.parse(await desk.export(/^desk file$/i)) as Written;
}

/** The address of the open draft itself. */
function draftAddress(page: Page): string {
  return /#\/draft\/[^/]+/.exec(page.url())?.[0] ?? '';
}

test('reloading right after typing loses nothing', everyday, async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const { editor } = desk;
  const draft = draftAddress(page);

  for (const word of ['first', 'second']) {
    await page.goto(`./${draft}/unknowns/1`);
    await desk.unknown.press('ControlOrMeta+End');
    await page.keyboard.type(` ${word}`);
    await page.reload();
    await expect(desk.unknown).toHaveValue(new RegExp(`^Who else.*${word}$`));
  }
  await expect(desk.unknown).toHaveValue('Who else uses the channel. first second');

  for (const word of ['alpha']) {
    await page.goto(`./${draft}/power_bases/1`);
    await editor.getByRole('button', { name: 'Edit link 1' }).click();
    await editor.getByRole('textbox', { name: 'Reason' }).press('ControlOrMeta+End');
    await page.keyboard.type(` ${word}`);
    await page.reload();
    await expect(editor.getByText(new RegExp(`its own to make\\..* ${word}$`))).toBeVisible();
  }

  await page.goto(`./${draft}/claims/2`);
  await editor.getByLabel('Proposition').fill('Kept at once');
  await page.goto('./');
  await page.goto(`./${draft}/claims/2`);
  await expect(editor.getByLabel('Proposition')).toHaveValue('Kept at once');

  await page.getByLabel('Title').fill('A title typed last');
  await page.reload();
  const { title, assessment } = await written(desk);
  expect(title).toBe('A title typed last');
  expect(assessment.unknowns).toEqual(['Who else uses the channel. first second']);
  expect(assessment.power_bases[0]?.evidence[0]?.reason).toBe('It announces a closure as its own to make. alpha');
  expect(assessment.claims[1]?.proposition).toBe('Kept at once');
});

test('undo and redo cover claims, references, the casefile and the title', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const { editor } = desk;
  const states: Written[] = [await written(desk)];
  const keep = async (): Promise<Written> => {
    const state = await written(desk);
    expect(state, 'the step has changed something').not.toEqual(states.at(-1));
    states.push(state);
    return state;
  };

  await test.step('changing an ID changes every reference', async () => {
    await desk.openEntry('Claims', /C-001/);
    await editor.getByLabel('Claim ID', { exact: true }).fill('C-100');
    await editor.getByLabel('Claim ID', { exact: true }).press('Enter');
    const { assessment } = await keep();
    expect(assessment.claims[0]?.claim_id).toBe('C-100');
    expect(assessment.power_bases[0]?.evidence[0]?.claim_id).toBe('C-100');
    expect(assessment.contradictions[0]?.left_claim_id).toBe('C-100');
  });

  await test.step('references to a claim are listed before it is deleted, and are deleted with it', async () => {
    await desk.openEntry('Claims', /C-002/);
    await editor.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: /Delete C-002/ });
    await expect(dialog).toContainText('IH-001');
    await expect(dialog).toContainText('ontradiction 1');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const { assessment } = await keep();
    expect(assessment.claims).toHaveLength(1);
    expect(assessment.intent_hypotheses[0]?.evidence).toHaveLength(1);
    expect(assessment.contradictions).toEqual([]);
  });

  await test.step('the casefile and the title are covered, too', async () => {
    await desk.section('Casefile').click();
    await page.getByRole('tab', { name: /Actors/ }).click();
    await page.getByLabel('New actor').fill('Pilots’ Union');
    await page.getByLabel('New actor').press('Enter');
    expect((await keep()).casefile.actors).toHaveLength(3);
    await page.getByLabel('Title', { exact: true }).first().fill('Another channel');
    expect((await keep()).title).toBe('Another channel');
  });

  await test.step('everything is undone and redone', async () => {
    for (const state of states.slice(0, -1).reverse()) {
      await page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true }).click();
      expect(await written(desk)).toEqual(state);
    }
    await expect(page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const state of states.slice(1)) {
      await page.getByRole('banner').getByRole('button', { name: 'Redo', exact: true }).click();
      expect(await written(desk)).toEqual(state);
    }
    await expect(page.getByRole('banner').getByRole('button', { name: 'Redo', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

guarded('the library lists, renames, duplicates and deletes drafts, and no draft affects another', async ({ page }) => {
  const desk = new Desk(page);
  const rows = page.getByRole('region', { name: 'Drafts on this device' }).getByRole('listitem');
  const row = (title: string) => rows.filter({ has: page.getByRole('link', { name: title, exact: true }) });
  const more = async (title: string, item: string): Promise<void> => {
    await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await openSmallDesk(desk);
  await page.goto('./');
  await expect(row('The north channel')).toContainText(
    '2 claims · 1 power basis · 1 intent hypothesis · 1 contradiction · 1 unknown',
  );
  await expect(row('The north channel')).not.toContainText('highest level');

  await test.step('a second draft, with an error', async () => {
    const broken = smallDesk({ assessment: { '/claims/1/proposition': '', '/unknowns': [] } });
    await desk.openFile('broken.desk.json', broken.replace('"The north channel"', '"A broken one"'));
    await expect(desk.findings.getByRole('button', { name: '1 error' })).toBeVisible();
    await page.getByRole('button', { name: 'Library' }).click();
    await expect(row('A broken one')).toContainText('highest level: error');
    await expect(row('A broken one')).not.toContainText('unknown');
    await expect(rows).toHaveCount(2);
  });

  await test.step('rename and duplicate', async () => {
    await more('A broken one', 'Rename');
    await page.getByLabel('Title').fill('To be mended');
    await page.getByLabel('Title').press('Enter');
    await expect(row('To be mended')).toContainText('highest level: error');
    await more('The north channel', 'Duplicate');
    await expect(rows).toHaveCount(3);
    await expect(rows.getByRole('link', { name: /north channel/ })).toHaveCount(2);
  });

  await test.step('an edit in one draft does not appear in another', async () => {
    await rows
      .getByRole('link', { name: /north channel/ })
      .first()
      .click();
    await desk.openEntry('Unknowns', /Who else/);
    await desk.unknown.fill('Only in this one');
    await page.getByLabel('Title').fill('The one written in');
    await page.getByRole('button', { name: 'Library' }).click();
    await expect(row('The one written in')).toBeVisible();
    await rows.getByRole('link', { name: /north channel/ }).click();
    await expect(page.getByLabel('Title')).toHaveValue(/north channel/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect((await written(desk)).assessment.unknowns).toEqual(['Who else uses the channel.']);
    await page.getByRole('button', { name: 'Library' }).click();
    await row('The one written in').getByRole('link').click();
    expect((await written(desk)).assessment.unknowns).toEqual(['Only in this one']);
    await page.getByRole('button', { name: 'Library' }).click();
  });

  await test.step('deleting asks first, and deletes only that draft', async () => {
    await more('To be mended', 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete “To be mended”?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows).toHaveCount(3);
    await more('To be mended', 'Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
    await expect(row('To be mended')).toHaveCount(0);
  });
});

test('every entry of a draft has a URL, and Back and Forward move between entries', async ({ page }) => {
  const desk = new Desk(page);
  const heading = desk.editor.getByRole('heading', { level: 2 });
  await openSmallDesk(desk);
  const draft = draftAddress(page);
  await page.goto(`./${draft}/claims/2`);
  await expect(heading).toContainText('C-002');
  await page.reload();
  await expect(heading).toContainText('C-002');
  await expect(desk.outline.getByRole('option', { selected: true })).toContainText('C-002');
  await page.goto(`./${draft}/power_bases/1`);
  await expect(heading).toContainText('PB-001');
  await page.goto(`./${draft}/intent_hypotheses/1`);
  await expect(heading).toContainText('IH-001');
  await page.goBack();
  await expect(heading).toContainText('PB-001');
  await page.goBack();
  await expect(heading).toContainText('C-002');
  await page.goForward();
  await expect(heading).toContainText('PB-001');
  await desk.openEntry('Unknowns', /Who else/);
  await expect(page).toHaveURL(/\/unknowns\/1$/);
});

test('unknown addresses show a message and a way on', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const draft = draftAddress(page);
  await page.goto('./#/draft/no-such-draft/claims/1');
  await expect(page.getByRole('heading', { name: 'Draft not found' })).toBeVisible();
  await page.goto(`./${draft}/nonsense`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the draft' }).click();
  await expect(desk.outline).toBeVisible();
  await page.goto(`./${draft}/claims/77`);
  await expect(desk.editor.getByRole('status')).toHaveText(
    'This assessment has no claim 77. Select one in the outline.',
  );
  await page.goto('./#/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
});

guarded('a new draft offers the producer that was last used', async ({ page }) => {
  const desk = new Desk(page);
  const newDraft = async (): Promise<void> => {
    await page.goto('./');
    await page.getByRole('button', { name: 'New assessment' }).click();
    await expect(desk.editor.getByRole('heading', { name: 'Document' })).toBeVisible();
  };
  await newDraft();
  await expect(desk.editor.getByRole('button', { name: 'Use last producer' })).toHaveCount(0);
  await desk.editor.getByLabel('Producer name').fill('Ада Марш');
  await desk.editor.getByLabel('Producer version').fill('2');
  await desk.editor.getByRole('radio', { name: 'Human' }).check();
  await desk.editor.getByLabel('Producer version').focus();
  await newDraft();
  await expect(desk.editor.getByLabel('Producer name')).toHaveValue('');
  await desk.editor.getByRole('button', { name: 'Use last producer' }).click();
  await expect(desk.editor.getByLabel('Producer name')).toHaveValue('Ада Марш');
  await expect(desk.editor.getByRole('radio', { name: 'Human' })).toBeChecked();
  await desk.undo();
  await expect(desk.editor.getByLabel('Producer name')).toHaveValue('');
});
