/**
 * Damages every kind of record in the drafts' database in every way: the library and every other draft open, and the
 * damaged draft opens as far as possible or shows a message.
 */
import type { Page } from '@playwright/test';
import { sealOf, sealWithin } from '../src/drafts/storage/seal.ts';
import { damagedRecord, damages, type Damage } from './support/damages.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { draftOf, readRaw, writeRaw, type RawRecord } from './support/raw-storage.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

/** The outcome for the draft: complete, opened with a message about missing parts, or not opened, with a message. */
type Outcome = 'whole' | 'told' | 'refused';

interface Case {
  readonly store: string;
  /** Which of the draft's records in the store is damaged. */
  readonly which: 'first' | 'middle' | 'last';
  readonly outcomes: Readonly<Record<Damage, Outcome>>;
}

const unharmed: Case['outcomes'] = {
  truncated: 'whole',
  flipped: 'whole',
  newer: 'whole',
  missing: 'whole',
  'of another type': 'whole',
};

// Outcomes with a dialog come first: once its code is loaded, the dialog would also appear at once where it must not.
const cases: readonly Case[] = [
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
  { store: 'summaries', which: 'last', outcomes: unharmed },
  { store: 'states', which: 'last', outcomes: unharmed },
  { store: 'stateBodies', which: 'last', outcomes: unharmed },
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
  await expect(desk.section('Claims')).toContainText('1 of 200');
  await desk.undo();
  await expect(desk.section('Claims')).toContainText('2 of 200');
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

function chosen(records: readonly RawRecord[], { store, which }: Case, id: string): RawRecord {
  const own = records.filter((record) => record.store === store && draftOf(record) === id);
  const place = { first: 0, middle: Math.floor(own.length / 2), last: own.length - 1 }[which];
  const record = own[place];
  if (!record) throw new Error(`The draft has no record in “${store}”.`);
  return record;
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

interface DamagedDraft {
  readonly id: string;
  readonly store: string;
  readonly damage: Damage;
  readonly outcome: Outcome;
  readonly records: readonly RawRecord[];
}

/** A draft for each kind of record and each damage. */
function damagedDrafts(sound: readonly RawRecord[], { id, changes }: Made): readonly DamagedDraft[] {
  // As if there had been no idle time for another whole copy, so that every change is needed.
  const uncopied = [...sound.filter(({ store }) => store !== 'copies' && store !== 'journal'), ...changes];
  const wanted = cases.flatMap((one) => damages.map((damage) => ({ one, damage })));
  return wanted.map(({ one, damage }, index) => {
    const copy = `${id.slice(0, -2)}${String(index + 10)}`;
    const own = copiedAs(one.store === 'journal' ? uncopied : sound, id, copy);
    const record = chosen(own, one, copy);
    const harmed = damagedRecord(record, damage);
    const records = own.flatMap((other) => (other === record ? (harmed ? [harmed] : []) : [other]));
    return { id: copy, store: one.store, damage, outcome: one.outcomes[damage], records };
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
  await page.goto('./');
  await page.getByRole('link', { name: 'The other one', exact: true }).click();
  await expect(desk.outline).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('The other one');
  await expect(desk.section('Claims')).toContainText('2 of 200');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
}

test('a damaged record of any kind costs at most itself', async ({ page }) => {
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
  for (const { id: damaged, store, damage, outcome } of drafts) {
    await test.step(`“${store}”, ${damage}: ${outcome}`, async () => {
      await expectOutcome(page, damaged, outcome);
      await toLibrary(page);
    });
  }
  await test.step('the undamaged draft and the other one are unchanged', async () => {
    await expectOutcome(page, id, 'whole');
    await otherStillOpens(page);
    const after = await readRaw(page);
    const untouched = ['journal', 'copies', 'states', 'stateBodies'];
    // The database returns its stores in any order.
    const of = (records: readonly RawRecord[]): readonly RawRecord[] =>
      untouched.flatMap((store) => records.filter((record) => draftOf(record) === id && record.store === store));
    expect(of(after)).toEqual(of(sound));
  });
});
