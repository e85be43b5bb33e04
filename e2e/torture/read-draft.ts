/** Reads what a draft contains after a crash or reload, through the page itself, to compare it with the typing. */
import { expect, type Locator, type Page } from '@playwright/test';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/core/json/json.ts';
import { Desk } from '../support/desk.ts';
import type { Typed } from './words-log.ts';

const patient = expect.configure({ timeout: 60_000 });

/** A draft from its export: the parts that the typist changes, and the rest. */
export interface RestoredDraft {
  readonly typed: Typed;
  /** Everything else in the draft, as text. No edit of the typist may change it. */
  readonly rest: string;
}

/** Opens a draft in the page and exports it. Throws if the page says that something could not be read. */
export async function readDraft(page: Page, draft: string): Promise<RestoredDraft> {
  const desk = new Desk(page);
  await openUnknown(page, draft);
  return keptOf(JSON.parse(await desk.export(/^desk file$/i)) as JsonObject);
}

/**
 * Opens a draft in the page and reads only the typist's first unknown, which is enough if nothing else was typed. The
 * rest comes from `rest`. Throws if the page says that something could not be read.
 */
export async function readTyped(page: Page, draft: string, rest: Typed): Promise<Typed> {
  await openUnknown(page, draft);
  const box = unknownBox(new Desk(page));
  return { ...rest, unknowns: rest.unknowns.with(0, await box.inputValue()) };
}

function unknownBox({ unknown }: Desk): Locator {
  return unknown;
}

/** Opens the typist's first unknown. If it does not appear, throws with the text of the page and the stored records. */
async function openUnknown(page: Page, draft: string): Promise<void> {
  await page.goto(`${draft}/unknowns/1`);
  try {
    await patient(unknownBox(new Desk(page))).toBeVisible();
  } catch (error) {
    const stored = await page.evaluate(countStored).catch(String);
    const shown = (await page.locator('body').innerText()).slice(0, 500);
    throw new Error(`${draft} does not open. Stored: ${stored}. Shown: ${shown}`, { cause: error });
  }
  await refuseTrouble(page);
}

/** Runs in the page. Returns the number of records in each object store, or the reason why it is unknown. */
async function countStored(): Promise<string> {
  const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(`The database says ${String(request.error)}`));
    });
  const database = await result(indexedDB.open('assessment-desk'));
  const names = [...database.objectStoreNames];
  if (names.length === 0) return 'an empty database';
  const transaction = database.transaction(names);
  const counts = await Promise.all(
    names.map(async (name) => `${name} ${String(await result(transaction.objectStore(name).count()))}`),
  );
  database.close();
  return counts.join(', ');
}

async function refuseTrouble(page: Page): Promise<void> {
  const trouble = page.getByRole('dialog');
  if ((await trouble.count()) > 0) throw new Error(`The page says: ${await trouble.first().innerText()}`);
}

/** Extracts the typist's fields from a desk file. */
function keptOf(file: JsonObject): RestoredDraft {
  const assessment = objectOf(file['assessment']);
  const typed: Typed = {
    title: String(file['title']),
    proposition: String(firstOf(assessment['claims'])['proposition']),
    description: String(firstOf(assessment['power_bases'])['description']),
    unknowns: listOf(assessment['unknowns']).map(String),
  };
  const blank = structuredClone(file) as Record<string, JsonValue>;
  const emptied = objectOf(blank['assessment']);
  blank['title'] = '';
  firstOf(emptied['claims'])['proposition'] = '';
  firstOf(emptied['power_bases'])['description'] = '';
  emptied['unknowns'] = [];
  return { typed, rest: JSON.stringify(blank) };
}

function objectOf(value: JsonValue | undefined): Record<string, JsonValue> {
  if (!isJsonObject(value)) throw new Error(`An object is missing from the draft: ${JSON.stringify(value)}`);
  return value as Record<string, JsonValue>;
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

function firstOf(value: JsonValue | undefined): Record<string, JsonValue> {
  return objectOf(listOf(value)[0]);
}
