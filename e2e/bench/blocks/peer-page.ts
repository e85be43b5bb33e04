/** The page of a peer. All peers have the same control. */
import type { Bench } from '../bench.ts';
import { rest, withTab, type Tab } from '../tab.ts';

/** Opens a peer’s page in a new page, with the options in its address, and waits until it is ready. */
export async function onPeer(bench: Bench, asked: string, use: (tab: Tab) => Promise<void>): Promise<void> {
  await withTab(bench.others, async (tab) => {
    await tab.page.goto(`${bench.peers}page.html?peer=${asked}`);
    await tab.page.evaluate(() => window.ready);
    await rest(tab);
    await use(tab);
  });
}

/** Presses “Open” directly, because locating it in a page of half a million elements would take too long. */
export function pressButton({ page }: Tab): Promise<void> {
  return page.evaluate(() => document.getElementById('open')?.click());
}

/**
 * Puts the caret after the last field with this text. `actual` has the same text as the proposition and comes first.
 */
export async function focusField({ page }: Tab, words: string): Promise<void> {
  await page.evaluate((value) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const field = fields.findLast((candidate) => candidate.value === value);
    if (!field) throw new Error('The form shows no field with this text.');
    field.focus();
    field.setSelectionRange(value.length, value.length);
  }, words);
}
