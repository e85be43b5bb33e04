/** The page of a peer, driven the same way whichever it is. */
import type { Bench } from '../bench.ts';
import { rest, withTab, type Tab } from '../tab.ts';

/** Opens a peer’s page with what its address asks for, in a page of its own, and waits until it can be opened. */
export async function onPeer(bench: Bench, asked: string, use: (tab: Tab) => Promise<void>): Promise<void> {
  await withTab(bench.others, async (tab) => {
    await tab.page.goto(`${bench.peers}page.html?peer=${asked}`);
    await tab.page.evaluate(() => window.ready);
    await rest(tab);
    await use(tab);
  });
}

/** Presses a button of the page where it is: a page of half a million elements is not searched for where it lies. */
export function pressButton({ page }: Tab, id: 'open' | 'next' | 'undo'): Promise<void> {
  return page.evaluate((name) => document.getElementById(name)?.click(), id);
}

/** Puts the caret behind the last field that has these words: `actual` has the proposition’s too, and stands before it. */
export async function focusField({ page }: Tab, words: string): Promise<void> {
  await page.evaluate((value) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const field = fields.findLast((candidate) => candidate.value === value);
    if (!field) throw new Error('The form shows no field with these words.');
    field.focus();
    field.setSelectionRange(value.length, value.length);
  }, words);
}
