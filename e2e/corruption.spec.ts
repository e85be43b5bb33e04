/**
 * Every kind of record in the drafts' database, damaged in every way: the library and every other draft open, and the
 * damaged draft opens as far as it can or says in words why not.
 */
import type { Page } from '@playwright/test';
import { damagedRecord, damages, type Damage } from './support/damages.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { draftOf, readRaw, writeRaw, type RawRecord } from './support/raw-storage.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

/** What became of the draft: all there, opened and told that something is not, or refused in words. */
type Outcome = 'whole' | 'told' | 'refused';

interface Case {
  readonly store: string;
  /** Which of the draft's records in the store is damaged. */
  readonly which: 'first' | 'middle' | 'last';
  readonly outcomes: Readonly<Record<Damage, Outcome>>;
}

const unharmed = { truncated: 'whole', flipped: 'whole', newer: 'whole', missing: 'whole', 'of another type': 'whole' };

const cases: readonly Case[] = [
  { store: 'summaries', which: 'last', outcomes: { ...unharmed } as Case['outcomes'] },
  {
    store: 'journal',
    which: 'middle',
    outcomes: { truncated: 'told', flipped: 'told', newer: 'refused', missing: 'told', 'of another type': 'told' },
  },
  {
    store: 'copies',
    which: 'last',
    outcomes: { truncated: 'told', flipped: 'told', newer: 'refused', missing: 'told', 'of another type': 'told' },
  },
  { store: 'states', which: 'last', outcomes: { ...unharmed } as Case['outcomes'] },
  { store: 'stateBodies', which: 'last', outcomes: { ...unharmed } as Case['outcomes'] },
];

const words = 'Who else uses the channel. One. Two. Three.';

/** Makes a draft with changes and an earlier state, and another one; gives the id of the first. */
async function twoDrafts(page: Page): Promise<string> {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const id = /#\/draft\/([^/]+)/.exec(page.url())?.[1] ?? '';
  for (const word of ['One.', 'Two.', 'Three.']) {
    await page.goto(`./#/draft/${id}/unknowns/1`);
    await desk.unknown.press('ControlOrMeta+End');
    await page.keyboard.type(` ${word}`);
    await page.reload();
  }
  await expect(desk.unknown).toHaveValue(words);
  await desk.openEntry('Claims', /C-002/);
  await desk.editor.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(desk.section('Claims')).toContainText('1 of 200');
  await desk.undo();
  await expect(desk.section('Claims')).toContainText('2 of 200');
  await page.goto('./');
  await desk.openFile('other.desk.json', smallDesk().replace('"The north channel"', '"The other one"'));
  await desk.editor.getByRole('heading', { level: 2, name: 'Document' }).waitFor();
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'The other one', exact: true })).toBeVisible();
  return id;
}

function chosen(records: readonly RawRecord[], { store, which }: Case, id: string): RawRecord {
  const own = records.filter((record) => record.store === store && draftOf(record) === id);
  const place = { first: 0, middle: Math.floor(own.length / 2), last: own.length - 1 }[which];
  const record = own[place];
  if (!record) throw new Error(`The draft has nothing in “${store}”.`);
  return record;
}

/** Opens the draft and says what became of it. */
async function outcomeOf(page: Page, id: string): Promise<Outcome> {
  const desk = new Desk(page);
  await page.goto(`./#/draft/${id}/unknowns/1`);
  const refused = page.getByRole('heading', { name: 'This draft could not be opened' });
  await expect(desk.outline.or(refused).first()).toBeVisible();
  if (await refused.isVisible()) {
    await expect(page.getByRole('main')).toContainText(/newer version|cannot be read/);
    return 'refused';
  }
  const dialog = page.getByRole('dialog', { name: 'Not everything could be read back' });
  if ((await dialog.count()) === 0) {
    await expect(desk.unknown).toHaveValue(words);
    return 'whole';
  }
  await expect(dialog).toContainText('north channel');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(desk.editor).toBeVisible();
  return 'told';
}

async function otherStillOpens(page: Page): Promise<void> {
  const desk = new Desk(page);
  await page.goto('./');
  await page.getByRole('link', { name: 'The other one', exact: true }).click();
  await expect(desk.outline).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('The other one');
  await expect(desk.section('Claims')).toContainText('2 of 200');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
}

for (const one of cases) {
  test(`a damaged record in “${one.store}” costs at most itself`, async ({ page }) => {
    const id = await twoDrafts(page);
    const sound = await readRaw(page);
    const record = chosen(sound, one, id);
    const outcomes: Partial<Record<Damage, Outcome>> = {};
    for (const damage of damages) {
      await test.step(damage, async () => {
        const harmed = damagedRecord(record, damage);
        await writeRaw(
          page,
          sound.flatMap((other) => (other === record ? (harmed ? [harmed] : []) : [other])),
        );
        await page.reload();
        await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
        outcomes[damage] = await outcomeOf(page, id);
        await otherStillOpens(page);
      });
    }
    expect(outcomes).toEqual(one.outcomes);
  });
}
