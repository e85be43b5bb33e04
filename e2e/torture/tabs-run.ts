/** The test with several tabs of one draft: rounds of random actions and kills, each with its result. */
import { expect, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Desk } from '../support/desk.ts';
import { Characters, type MissingCharacter } from './characters.ts';
import { startBrowser, type OwnedBrowser, type BrowserOptions } from './owned-browser.ts';
import { newDraft } from './crash-run.ts';
import { maxLoss } from './figures.ts';
import { seededRandom } from './random.ts';
import { TabsCrowd, type Deed, type Plan } from './tabs-crowd.ts';

// Checks a draft after a round with several tabs: its text, the copies that were set aside, and lost characters.

const patient = expect.configure({ timeout: 60_000 });

export interface Judged {
  /** The text of the draft's unknown. */
  readonly text: string;
  /** The text of each draft that was set aside. */
  readonly copies: readonly string[];
  readonly missing: readonly MissingCharacter[];
  readonly wrong: readonly string[];
}

/**
 * Checks the outcome for a draft: the text in the open tabs, which must become the stored one, and then, after closing
 * them, the draft itself and the drafts that were set aside.
 */
async function tabsOutcome(
  { context }: OwnedBrowser,
  draft: string,
  address: string,
  characters: Characters,
): Promise<Judged> {
  const tabs = await living(context.pages().filter((page) => page.url().startsWith(draft)));
  for (const tab of tabs) await patient(tab.getByRole('banner').locator(saved)).toBeVisible();
  const page = await context.newPage();
  await page.goto(`${draft}/unknowns/1`);
  const shown = await textsOf(tabs, await textOf(page));
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.reload();
  await patient(new Desk(page).outline).toBeVisible();
  const wrong: string[] = [];
  const trouble = page.getByRole('dialog');
  if ((await trouble.count()) > 0) wrong.push(`The page says: ${await trouble.first().innerText()}`);
  const text = await textOf(page);
  for (const other of shown) if (other !== text) wrong.push(`A tab showed “${other}”, but the draft is “${text}”.`);
  if (!characters.inOrder(text)) wrong.push(`The text is not in the order of typing: “${text}”.`);
  const copies = await copiesIn(page, address);
  return { text, copies, missing: characters.missingFrom([text, ...copies]), wrong };
}

/** What the banner of a tab shows once its text is saved or read-only. */
const saved = '[data-state="saved"], [data-state="reading"]';

/** Returns the tabs that respond. The process of a killed tab may have had others too. */
async function living(pages: readonly Page[]): Promise<readonly Page[]> {
  const answers = await Promise.all(pages.map((page) => page.evaluate(() => true).catch(() => false)));
  return pages.filter((_, index) => answers[index]);
}

function unknownOf(page: Page) {
  return new Desk(page).unknown;
}

async function textOf(page: Page): Promise<string> {
  await patient(unknownOf(page)).toBeVisible();
  return unknownOf(page).inputValue();
}

/** Returns the texts of the tabs: as soon as each shows the stored text, or at the latest after a minute. */
async function textsOf(tabs: readonly Page[], stored: string): Promise<readonly string[]> {
  let texts: readonly string[] = [];
  const areCurrent = async (): Promise<boolean> => {
    texts = await Promise.all(tabs.map(textOf));
    return texts.every((text) => text === stored);
  };
  // Otherwise the caller reports the text that differs.
  await patient
    .poll(areCurrent)
    .toBe(true)
    .catch(() => undefined);
  return texts;
}

/** Returns the texts of the drafts that were set aside, and deletes these drafts. */
async function copiesIn(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  const library = page.getByRole('main', { name: 'Library' });
  await patient(library.getByRole('listitem').first()).toBeVisible();
  const aside = library.getByRole('link', { name: /\(unsaved copy\)/ });
  const texts: string[] = [];
  const addresses = await aside.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const href of addresses) {
    await page.goto(`${href.replace(/\/$/, '')}/unknowns/1`);
    texts.push(await textOf(page));
  }
  return texts;
}

export interface TabsOptions extends BrowserOptions {
  /** The address of the application, ending in a slash. */
  readonly address: string;
  readonly rounds: readonly Plan[];
  readonly seed: number;
}

/** The result of one round of opening and closing tabs. */
export interface TabsRound {
  readonly round: number;
  readonly deeds: readonly Deed[];
  /** The number of characters that were typed and handled. */
  readonly edits: number;
  /** The number of lost characters. Only a killed tab may lose any. */
  readonly lost: number;
  /** The time from handling the oldest lost one to the kill of its tab, in ms. */
  readonly worst: number;
  /** The number of drafts that were set aside because two tabs had both edited. */
  readonly copies: number;
  readonly wrong: readonly string[];
}

/** When the text is longer than this, the next round uses a new draft. */
const fullText = 1200;

/** Opens, types in, switches the writer of, closes, reloads and kills tabs of one draft, in a separate profile. */
export async function runTabs(options: TabsOptions): Promise<readonly TabsRound[]> {
  const profile = await mkdtemp(join(tmpdir(), 'assessment-desk-profile-'));
  const random = seededRandom(options.seed);
  const characters = new Characters();
  const rounds: TabsRound[] = [];
  let browser = await startBrowser(profile, options);
  let draft: string | undefined;
  try {
    for (const [index, plan] of options.rounds.entries()) {
      const round = index + 1;
      draft ??= await draftIn(browser, options.address);
      const crowd = new TabsCrowd(browser, draft, characters, random);
      const wrong = await crowd.live(plan).then(
        () => [],
        (error: unknown) => [`It stopped: ${String(error)}`],
      );
      // Every other round ends with killing the whole browser during typing.
      if (round % 2 === 0) browser = await crowd.killAll(() => startBrowser(profile, options));
      const judged = await tabsOutcome(browser, draft, options.address, characters);
      rounds.push(roundOf(round, crowd.deeds, characters, judged, wrong));
      characters.forget();
      if (judged.text.length > fullText) draft = undefined;
    }
    return rounds;
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function draftIn({ context }: OwnedBrowser, address: string): Promise<string> {
  const page = await context.newPage();
  const draft = await newDraft(page, address);
  await page.close();
  return draft;
}

function roundOf(
  round: number,
  deeds: readonly Deed[],
  characters: Characters,
  judged: Awaited<ReturnType<typeof tabsOutcome>>,
  stopped: readonly string[],
): TabsRound {
  const { missing, copies } = judged;
  const worst = Math.max(0, ...missing.map(({ before }) => before ?? 0));
  const wrong = [...stopped, ...judged.wrong];
  for (const { character, window, before } of missing) {
    if (before !== undefined && before <= maxLoss) continue;
    const how = before === undefined ? 'which was not killed' : `${before.toFixed(0)} ms before it was killed`;
    wrong.push(`“${character}” is lost: window ${String(window)} took it, ${how}.`);
  }
  const edits = characters.typed.filter(({ takenAt }) => takenAt !== undefined).length;
  return { round, deeds, edits, lost: missing.length, worst, copies: copies.length, wrong };
}
