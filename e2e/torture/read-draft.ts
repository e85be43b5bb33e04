/** Reads what a draft contains after a crash or reload, through the page itself, to compare it with the typing. */
import { expect, type Page } from '@playwright/test';
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
  return { ...rest, unknowns: rest.unknowns.with(0, await new Desk(page).unknown.inputValue()) };
}

/** Opens the typist's first unknown. */
async function openUnknown(page: Page, draft: string): Promise<void> {
  await page.goto(`${draft}/unknowns/1`);
  await patient(new Desk(page).unknown).toBeVisible();
  await refuseTrouble(page);
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
