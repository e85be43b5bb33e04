/** The desk’s parts as the page shows them, for what is measured by selectors alone. */
import type { Wanted } from '../in-page.ts';
import { rest, until, withTab, type Tab } from '../tab.ts';
import type { Bench, Block, DraftName } from '../bench.ts';
import { ours } from '../results.ts';

/** A block of the product’s own, which fills these rows. */
export const own = (name: string, rows: readonly string[], run: Block['run'], more: Partial<Block> = {}): Block => ({
  name: `${ours}, ${name}`,
  fills: { who: ours, rows },
  run,
  ...more,
});

const editor = 'main[aria-label="Editor"]';
const findings = '[aria-label="Findings"]';

/** An entry or a section stands in the editor, under this heading. */
export const headed = (words?: string): Wanted => ({ selector: `${editor} h2`, ...(words ? { words } : {}) });

/** The findings have been counted. */
export const counted: Wanted = { selector: `${findings} button`, words: '^\\d+ errors?' };

/** The address of a place in a draft. */
export const placeIn = (draft: string, place: string): string => `${draft.replace(/\/$/, '')}/${place}`;

/** Opens a draft at a place in a page of its own and waits until the editor and the findings stand and all is quiet. */
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

/** The library, just loaded, with the draft’s line in it: `open` clicks that and gives the ms until findings are shown. */
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
    // The desk’s code comes with it.
    await use(tab, () => until(tab, 'click', [headed(), counted], () => line.click()));
  });
}

/** The caret at the end of the first claim’s proposition. */
export async function inProposition(bench: Bench, name: DraftName, use: (tab: Tab) => Promise<void>): Promise<void> {
  await atPlace(bench, name, 'claims/1', async (tab) => {
    await tab.page.getByLabel('Proposition').focus();
    await tab.page.keyboard.press('ControlOrMeta+End');
    await rest(tab);
    await use(tab);
  });
}

/** The caret at the end of the reason of the first power basis’ first link. */
export async function inReason(bench: Bench, name: DraftName, use: (tab: Tab) => Promise<void>): Promise<void> {
  await atPlace(bench, name, 'power_bases/1', async (tab) => {
    await tab.page.getByRole('button', { name: 'Edit link 1', exact: true }).click();
    await tab.page.getByLabel('Editor').getByLabel('Reason').focus();
    await tab.page.keyboard.press('ControlOrMeta+End');
    await rest(tab);
    await use(tab);
  });
}
