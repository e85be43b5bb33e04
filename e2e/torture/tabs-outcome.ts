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
 * Checks the outcome for a draft: the text in the open tabs, which must become the stored one, and then, after closing
 * them, the draft itself and the drafts that were set aside.
 */
export async function tabsOutcome(
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
