/** Selectors for the parts of the desk. */
import type { Wanted } from '../in-page.ts';
import { rest, until, withTab, type Tab } from '../tab.ts';
import type { Bench, DraftName } from '../bench.ts';

const editor = 'main[aria-label="Editor"]';
const findings = '[aria-label="Findings"]';

/** The editor shows an entry or a section with this heading. */
export const headed = (words?: string): Wanted => ({ selector: `${editor} h2`, ...(words ? { words } : {}) });

/** The findings have been counted. */
export const counted: Wanted = { selector: `${findings} button`, words: '^\\d+ errors?' };

/** The address of a place in a draft. */
export const placeIn = (draft: string, place: string): string => `${draft.replace(/\/$/, '')}/${place}`;

/**
 * Opens a draft at a place in a new page and waits until the editor and the findings are shown and the page is idle.
 */
export async function atPlace(
  bench: Bench,
  name: DraftName,
  place: string,
  use: (tab: Tab) => Promise<void>,
): Promise<void> {
  const draft = await bench.draft(name);
  await withTab(bench.own, async (tab) => {
    await tab.page.goto(placeIn(draft, place));
    await tab.page.locator(`${editor} h2`).first().waitFor();
    await tab.page
      .locator(`${findings} button`)
      .filter({ hasText: /^\d+ errors?/ })
      .first()
      .waitFor();
    await rest(tab);
    await use(tab);
  });
}

/**
 * Loads the library with the draft’s row. `open` clicks the row and returns the time until findings are shown, in ms.
 */
export async function openLine(
  bench: Bench,
  name: DraftName,
  use: (tab: Tab, open: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const draft = await bench.draft(name);
  await withTab(bench.own, async (tab) => {
    await tab.page.goto(bench.app);
    const line = tab.page.locator(`a[href="${new URL(draft).hash}"]`);
    await line.waitFor();
    await rest(tab);
    // It loads the desk’s code.
    await use(tab, () => until(tab, 'click', [headed(), counted], () => line.click()));
  });
}

/** Puts the caret at the end of the first claim’s proposition. */
export async function inProposition(bench: Bench, name: DraftName, use: (tab: Tab) => Promise<void>): Promise<void> {
  await atPlace(bench, name, 'claims/1', async (tab) => {
    const field = tab.page.getByRole('textbox', { name: 'Proposition' });
    await tab.page.getByRole('button', { name: 'Restate…' }).or(field).click();
    await tab.page.keyboard.press('ControlOrMeta+End');
    await rest(tab);
    await use(tab);
  });
}

/** Puts the caret at the end of the reason of the first link of the first power basis. */
export async function inReason(bench: Bench, name: DraftName, use: (tab: Tab) => Promise<void>): Promise<void> {
  await atPlace(bench, name, 'power_bases/1', async (tab) => {
    await tab.page.getByRole('button', { name: 'Edit link 1', exact: true }).click();
    await tab.page.getByLabel('Editor').getByRole('textbox', { name: 'Reason' }).focus();
    await tab.page.keyboard.press('ControlOrMeta+End');
    await rest(tab);
    await use(tab);
  });
}
