/** The installed application (Web App Manifest), in a separate Chromium: the one of the other tests cannot install. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import { findWithWindows } from '../src/tools/find-browser.ts';
import { quietBrowser } from './support/browser-arguments.ts';
import { watch } from './support/guarded-test.ts';
import { smallDesk } from './support/small-desk.ts';

/** The commands for installed applications; the runner’s types do not include them (DevTools protocol, domain PWA). */
interface Installing {
  send(method: 'PWA.install', what: { manifestId: string; installUrlOrBundleUrl: string }): Promise<unknown>;
  send(
    method: 'PWA.launchFilesInApp',
    what: { manifestId: string; files: readonly string[] },
  ): Promise<{ targetIds: readonly string[] }>;
}

async function installing(context: BrowserContext): Promise<Installing> {
  const session = await context.browser()?.newBrowserCDPSession();
  return session as unknown as Installing;
}

test('a file opens in the installed application, and the next file in the same window', async ({ baseURL }) => {
  const address = baseURL ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'assessment-desk-installed-'));
  const fileOf = async (title: string): Promise<string> => {
    const path = join(folder, `${title}.assessmentdesk`);
    await writeFile(path, JSON.stringify({ ...JSON.parse(smallDesk()), title }));
    return path;
  };
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findWithWindows() ?? '',
    // The browser without a window, which runs the other tests, does not support installed applications.
    headless: false,
    serviceWorkers: 'allow',
    args: ['--headless=new', ...quietBrowser],
  });
  try {
    const { complaints } = await watch(context, new URL(address).origin);
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const pages = await context.newCDPSession(page);
    expect(await pages.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });

    const system = await installing(context);
    await system.send('PWA.install', { manifestId: address, installUrlOrBundleUrl: address });
    const launch = async (title: string): Promise<readonly string[]> => {
      const { targetIds } = await system.send('PWA.launchFilesInApp', {
        manifestId: address,
        files: [await fileOf(title)],
      });
      return targetIds;
    };
    const first = await launch('North channel');
    const titles = (): Promise<readonly string[]> =>
      Promise.all(context.pages().map((each) => each.title().catch(() => '')));
    await expect.poll(titles).toContainEqual(expect.stringContaining('North channel'));
    const app = context.pages().find((each) => each.url().includes('/#/draft/'));
    if (!app) throw new Error('No window shows the draft.');
    await expect(app.getByRole('banner').getByRole('button', { name: /North channel\.assessmentdesk/ })).toBeVisible();

    const second = await launch('South channel');
    expect(second).toEqual(first);
    await expect(app).toHaveTitle(/South channel/);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
