/** A log of edits outside the browser, which survives a crash, and the comparison with the restored text. */
import { expect, type Page } from '@playwright/test';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/core/json/json.ts';
import { Desk } from '../support/desk.ts';

/** The parts of the draft that the typist changes. Everything else must stay unchanged. */
export interface Typed {
  readonly title: string;
  readonly proposition: string;
  readonly description: string;
  readonly unknowns: readonly string[];
}

/** One edit: a key or a button. Times are from `performance.now()` in the test process, in ms. */
export interface Edit {
  readonly what: string;
  /** The state after it. Undefined while the result of an undo is unknown. */
  state: Typed | undefined;
  /** When the browser confirmed that the page handled it, if it did. */
  handledAt: number | undefined;
}

export interface Loss {
  /** The number of lost edits. */
  readonly edits: number;
  /**
   * The time from when the first lost edit was known to be handled until the kill, in ms, without the delays of a busy
   * machine. 0 if it was not handled.
   */
  readonly sinceHandled: number;
}

/** Measures the time between two moments, in ms. */
interface Clock {
  timeBetween(from: number, to: number): number;
}

const plainClock: Clock = { timeBetween: (from, to) => Math.max(0, to - from) };

/** All states of a draft between two starts of the browser. The first is the state when it was opened. */
export class WordsLog {
  readonly edits: Edit[] = [];

  constructor(readonly first: Typed) {}

  /** The state after the last edit. */
  get last(): Typed {
    return this.edits.findLast(({ state }) => state)?.state ?? this.first;
  }

  begin(what: string, state: Typed | undefined): Edit {
    const edit: Edit = { what, state, handledAt: undefined };
    this.edits.push(edit);
    return edit;
  }

  /** Returns the loss of a restored state. Returns undefined if the state never existed. */
  lossOf(restored: Typed, killedAt: number, clock: Clock = plainClock): Loss | undefined {
    const place = this.#placeOf(restored);
    if (place === undefined) return undefined;
    const missing = this.edits.slice(place + 1).filter(({ state }) => state);
    const [oldest] = missing;
    if (!oldest) return { edits: 0, sinceHandled: 0 };
    return { edits: missing.length, sinceHandled: clock.timeBetween(oldest.handledAt ?? killedAt, killedAt) };
  }

  /** The index of the last edit that led to this state, or -1 for the initial state. */
  #placeOf(restored: Typed): number | undefined {
    const wanted = keyOf(restored);
    const place = this.edits.findLastIndex(({ state }) => state && keyOf(state) === wanted);
    if (place >= 0) return place;
    return keyOf(this.first) === wanted ? -1 : undefined;
  }
}

function keyOf({ title, proposition, description, unknowns }: Typed): string {
  return JSON.stringify([title, proposition, description, unknowns]);
}

// Reads what a draft contains after a crash or reload, through the page itself, to compare it with the typing.

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
