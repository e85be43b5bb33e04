/** The last moments of a page that a browser may never resume: hidden, frozen and killed. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { readRaw } from './support/raw-storage.ts';
import { openSmallDesk } from './support/small-desk.ts';

/** Tells the page that it is hidden and blocks later events. Once it is frozen, none of its timers run. */
function onlyHidden(): void {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  for (const kind of ['freeze', 'pagehide', 'beforeunload']) window.addEventListener(kind, stop, { capture: true });
  const { setTimeout } = window;
  const patient = (...given: Parameters<typeof setTimeout>): number =>
    (window as { still?: boolean }).still === true ? 0 : setTimeout(...given);
  Object.defineProperty(window, 'setTimeout', { value: patient });
}

/** The runner keeps every page visible, so this simulates the events of a page in the background. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** The text of all stored changes, read from another page. */
async function storedWords(page: Page): Promise<string> {
  const records = await readRaw(page);
  return JSON.stringify(records.filter(({ store }) => store === 'journal').map(({ value }) => value));
}

test('text typed right before the page is hidden is saved at once and survives the page', async ({ page, context }) => {
  await page.addInitScript(onlyHidden);
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Unknowns', /Who else/);
  await expect(page).toHaveURL(/unknowns\/\d+$/);
  const draft = page.url();
  const beside = await context.newPage();
  await beside.goto('./');
  await expect(beside.getByRole('main', { name: 'Library' })).toBeVisible();
  await page.bringToFront();
  const session = await context.newCDPSession(page);
  const { unknown } = desk;
  await unknown.press('ControlOrMeta+End');

  await page.evaluate(() => void ((window as { still?: boolean }).still = true));
  await page.keyboard.insertText(' Hidden.');
  await page.evaluate(hide);
  await expect.poll(() => storedWords(beside)).toContain('Hidden.');

  const gone = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
  await beside.goto(draft);
  await expect(new Desk(beside).unknown).toHaveValue(/ Hidden\.$/);
});
