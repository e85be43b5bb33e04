/**
 * Damages records in the drafts' database: the library and every other draft open, and the damaged draft opens as far
 * as possible or shows a message. Unit tests of the storage have every damage of every record.
 */
import type { Page } from '@playwright/test';
import { sealOf, sealWithin } from '../src/storage/database/record-formats.ts';
import { damagedRecord, draftOf, readRaw, writeRaw, type Damage, type RawRecord } from './support/raw-storage.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

/** The outcome for the draft: complete, opened with a message about missing parts, or not opened, with a message. */
type Outcome = 'whole' | 'told' | 'refused';

interface Case {
  readonly store: string;
  readonly damage: Damage;
  readonly outcome: Outcome;
}

// Outcomes with a dialog come first: once its code is loaded, the dialog would also appear at once where it must not.
const cases: readonly Case[] = [
  { store: 'journal', damage: 'truncated', outcome: 'told' },
  { store: 'copies', damage: 'flipped', outcome: 'told' },
  { store: 'copies', damage: 'newer', outcome: 'refused' },
  { store: 'summaries', damage: 'missing', outcome: 'whole' },
  { store: 'stateBodies', damage: 'truncated', outcome: 'whole' },
];

const words = 'Who else uses the channel. One. Two. Three.';

interface Made {
  readonly id: string;
  /** The draft's first whole copy and every change since, also those that a later copy includes. */
  readonly changes: readonly RawRecord[];
}

/** Makes a draft with changes and an earlier version, and another draft. */
async function twoDrafts(page: Page): Promise<Made> {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const id = /#\/draft\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const seen = new Map<string, RawRecord>();
  const look = async (): Promise<void> => {
    for (const record of await readRaw(page)) {
      const isFirstCopy = record.store === 'copies' && !seen.has('copy');
      if (draftOf(record) !== id || !(isFirstCopy || record.store === 'journal')) continue;
      seen.set(isFirstCopy ? 'copy' : String(record.key), record);
    }
  };
  await look();
  for (const word of ['One.', 'Two.', 'Three.']) {
    await page.goto(`./#/draft/${id}/unknowns/1`);
    await desk.unknown.press('ControlOrMeta+End');
    await page.keyboard.type(` ${word}`);
    await page.reload();
    await look();
  }
  await expect(desk.unknown).toHaveValue(words);
  await desk.openEntry('Claims', /C-002/);
  await desk.editor.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(desk.section('Claims')).toContainText(/\D1\b/);
  await desk.undo();
  await expect(desk.section('Claims')).toContainText(/\D2\b/);
  // The version before the deletion is written when the page is idle, and not at all if the page is left before that.
  const hasVersion = (record: RawRecord): boolean => record.store === 'states' && draftOf(record) === id;
  await expect.poll(async () => (await readRaw(page)).some(hasVersion)).toBe(true);
  await page.goto('./');
  await look();
  await desk.openFile('other.desk.json', smallDesk().replace('"The north channel"', '"The other one"'));
  await desk.editor.getByRole('heading', { level: 2, name: 'Document' }).waitFor();
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'The other one', exact: true })).toBeVisible();
  return { id, changes: [...seen.values()] };
}

/** Another draft with the same records. Their checksums cover the draft's ID. */
function copiedAs(records: readonly RawRecord[], id: string, copy: string): readonly RawRecord[] {
  const own = records.filter((record) => draftOf(record) === id);
  return (JSON.parse(JSON.stringify(own).replaceAll(id, copy)) as readonly RawRecord[]).map(sealed);
}

/** The record with the checksum of its content and its draft. */
function sealed(record: RawRecord): RawRecord {
  const value = record.value as Readonly<Record<string, unknown>>;
  const { draft, sequence, at, patches, witness, step, workspace } = value;
  const [content, position] =
    record.store === 'journal'
      ? [[sequence, patches, witness, step ?? null], '']
      : [workspace, record.store === 'stateBodies' ? at : sequence];
  if (!['journal', 'copies', 'stateBodies'].includes(record.store)) return record;
  return { ...record, value: { ...value, seal: sealWithin(sealOf(content), String(draft), position) } };
}

/** A draft for each case, with its records: one is damaged, in the middle of the journal or the last of its store. */
function damagedDrafts(sound: readonly RawRecord[], { id, changes }: Made) {
  // As if there had been no idle time for another whole copy, so that every change is needed.
  const uncopied = [...sound.filter(({ store }) => store !== 'copies' && store !== 'journal'), ...changes];
  return cases.map(({ store, damage, outcome }, index) => {
    const copy = `${id.slice(0, -2)}${String(index + 10)}`;
    const own = copiedAs(store === 'journal' ? uncopied : sound, id, copy);
    const inStore = own.filter((record) => record.store === store);
    const record = inStore[store === 'journal' ? Math.floor(inStore.length / 2) : inStore.length - 1];
    if (!record) throw new Error(`The draft has no record in “${store}”.`);
    const harmed = damagedRecord(record, damage);
    const records = own.flatMap((other) => (other === record ? (harmed ? [harmed] : []) : [other]));
    return { id: copy, name: `“${store}”, ${damage}: ${outcome}`, outcome, records };
  });
}

/** Goes to the library without reloading the page. */
async function toLibrary(page: Page): Promise<void> {
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The other one', exact: true })).toBeVisible();
}

/** Opens the draft from the library and checks the outcome. */
async function expectOutcome(page: Page, id: string, outcome: Outcome): Promise<void> {
  const desk = new Desk(page);
  await page.goto(`./#/draft/${id}/unknowns/1`);
  const dialog = page.getByRole('dialog');
  if (outcome === 'refused') {
    await expect(page.getByRole('heading', { name: 'Could not open this draft' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/newer version|Could not read/);
    return;
  }
  if (outcome === 'told') {
    await expect(dialog).toHaveAccessibleName('Some data could not be read');
    await expect(dialog).toContainText('north channel');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(desk.editor).toBeVisible();
    return;
  }
  await expect(desk.unknown).toHaveValue(words);
  await expect(dialog).toHaveCount(0);
}

async function otherStillOpens(page: Page): Promise<void> {
  const desk = new Desk(page);
  await page.getByRole('link', { name: 'The other one', exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('The other one');
  await expect(desk.section('Claims')).toContainText(/\D2\b/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
}

test('a damaged record costs at most itself', async ({ page }) => {
  const made = await twoDrafts(page);
  const { id } = made;
  const sound = await readRaw(page);
  const drafts = damagedDrafts(sound, made);
  await writeRaw(page, [...sound, ...drafts.flatMap(({ records }) => records)]);
  await page.reload();
  await test.step('the library opens beside all of them, and so does another draft', async () => {
    await toLibrary(page);
    await otherStillOpens(page);
  });
  for (const { id: damaged, name, outcome } of drafts) {
    await test.step(name, async () => {
      await expectOutcome(page, damaged, outcome);
      await toLibrary(page);
    });
  }
  await test.step('the undamaged draft and the other one are unchanged', async () => {
    await expectOutcome(page, id, 'whole');
    await toLibrary(page);
    await otherStillOpens(page);
    const after = await readRaw(page);
    const untouched = ['journal', 'copies', 'states', 'stateBodies'];
    // The database returns its stores in any order.
    const of = (records: readonly RawRecord[]): readonly RawRecord[] =>
      untouched.flatMap((store) => records.filter((record) => draftOf(record) === id && record.store === store));
    expect(of(after)).toEqual(of(sound));
  });
});
