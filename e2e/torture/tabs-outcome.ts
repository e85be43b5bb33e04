/** Checks a draft after a round with several tabs: its text, the copies that were set aside, and lost characters. */
import { expect, type Page } from '@playwright/test';
import { Desk } from '../support/desk.ts';
import type { Characters, MissingCharacter } from './characters.ts';
import type { OwnedBrowser } from './owned-browser.ts';

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
 * Checks the outcome for a draft: the text in the open tabs and then, after closing them, the draft itself and the drafts
 * that were set aside.
 */
export async function tabsOutcome(
  { context }: OwnedBrowser,
  draft: string,
  address: string,
  characters: Characters,
): Promise<Judged> {
  const shown = await settledTexts(await living(context.pages().filter((page) => page.url().startsWith(draft))));
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(`${draft}/unknowns/1`);
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

/** Returns the texts of the tabs once they are saved or read-only and no longer change. */
async function settledTexts(open: readonly Page[]): Promise<readonly string[]> {
  const kept = '[data-state="saved"], [data-state="reading"]';
  for (const page of open) await patient(page.getByRole('banner').locator(kept)).toBeVisible();
  let before: readonly string[] = [];
  const steady = async (): Promise<boolean> => {
    const now = await Promise.all(open.map(textOf));
    const same = now.every((text, index) => text === before[index]);
    before = now;
    return same;
  };
  await patient.poll(steady, { intervals: [300] }).toBe(true);
  return before;
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
