/** The moments at which a browser may never come back to a page: hidden, put to sleep, and killed. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { readRaw } from './support/raw-storage.ts';
import { openSmallDesk } from './support/small-desk.ts';

/** Lets the page hear that it is hidden, and of no moment after that; once it is still, no timer of it runs. */
function onlyHidden(): void {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  for (const kind of ['freeze', 'pagehide', 'beforeunload']) window.addEventListener(kind, stop, { capture: true });
  const { setTimeout } = window;
  const patient = (...given: Parameters<typeof setTimeout>): number =>
    (window as { still?: boolean }).still === true ? 0 : setTimeout(...given);
  Object.defineProperty(window, 'setTimeout', { value: patient });
}

/** The runner keeps every page visible: what a browser says of a page behind another one is said here. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** The words of all changes that are stored, read from another page. */
async function storedWords(page: Page): Promise<string> {
  const records = await readRaw(page);
  return JSON.stringify(records.filter(({ store }) => store === 'journal').map(({ value }) => value));
}

test('what is typed right before the page is hidden is kept there and then, and outlives the page', async ({
  page,
  context,
}) => {
  await page.addInitScript(onlyHidden);
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Unknowns', /Who else/);
  const draft = page.url();
  const beside = await context.newPage();
  await beside.goto('./');
  await expect(beside.getByRole('main', { name: 'Library' })).toBeVisible();
  await page.bringToFront();
  const session = await context.newCDPSession(page);
  const unknown = desk.editor.getByLabel('Unknown', { exact: true });
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
  await expect(new Desk(beside).editor.getByLabel('Unknown', { exact: true })).toHaveValue(/ Hidden\.$/);
});
