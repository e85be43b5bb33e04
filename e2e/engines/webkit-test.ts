/**
 * The `test` function of the tests in WebKitGTK. They share one page, because loading the application takes seconds,
 * each with drafts of its own. Fails a test if the page wrote an error or a warning, or if the Content-Security-Policy
 * reported a violation.
 */
import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { findWebKit } from '../../src/tools/find-programs.ts';
import { startWebKit, type WebKitBrowser } from './webkit-browser.ts';
import { WebKitDesk } from './webkit-desk.ts';

export { expect } from '@playwright/test';

export const test = base.extend<{ desk: WebKitDesk }, { webKit: WebKitBrowser }>({
  webKit: [
    // The runner requires the brackets of an empty object.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const programs = findWebKit();
      if (!programs) throw new Error('WebKitGTK is not installed.');
      const browser = await startWebKit(programs);
      await browser.newWindow();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  desk: async ({ webKit, baseURL }, use, info) => {
    const desk = new WebKitDesk(webKit, baseURL ?? '');
    await use(desk);
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('test-failed.png'), await webKit.driver.takeScreenshot(), 'base64');
    }
    expect(await desk.complaints(), 'nothing in the console and no CSP report').toEqual([]);
  },
});
