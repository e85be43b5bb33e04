/**
 * The `test` function of end-to-end tests that need only a draft of their own, such as those that open a small desk.
 * Each works in the page of the one before it, because loading the application takes longer than such a test. After a
 * failed test, the next one has a new page.
 */
import { test as base, type Browser, type Page } from '@playwright/test';
import { openFindings, watch, type Watch } from './guarded-test.ts';

export { expect } from '@playwright/test';
export { everyday } from './guarded-test.ts';

interface OpenPage {
  readonly page: Page;
  readonly state: Watch;
}

/** The page of a worker, once its first test has opened it. */
interface Keeper {
  open?: OpenPage;
}

async function newPage(browser: Browser, origin: string): Promise<OpenPage> {
  const context = await browser.newContext();
  await openFindings(context);
  const state = await watch(context, origin);
  return { page: await context.newPage(), state };
}

export const test = base.extend<object, { keeper: Keeper }>({
  // The runner requires the brackets of an empty object.
  // eslint-disable-next-line no-empty-pattern
  keeper: [({}, use) => use({}), { scope: 'worker' }],
  page: async ({ browser, baseURL, viewport, keeper }, use) => {
    const { page, state } = (keeper.open ??= await newPage(browser, new URL(baseURL ?? 'http://localhost/').origin));
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme: null });
    // What the test before left open would cover the page.
    if ((await page.getByRole('dialog').count()) > 0) await page.reload();
    const closeMessage = page.getByRole('button', { name: 'Close message' });
    if ((await closeMessage.count()) > 0) await closeMessage.click();
    await use(page);
    base.expect(state.complaints, 'nothing in the console, no CSP report, no foreign request').toEqual([]);
  },
});

// In the order of the file, so that each test finds the page as the one before it left it.
test.describe.configure({ mode: 'default' });
