import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { everyday, expect, test as guarded } from './support/guarded-test.ts';
import { ownSite, builtSite, type OwnSite } from './support/servers.ts';

const test = guarded.extend<{ site: OwnSite }>({ ...ownSite, serviceWorkers: 'allow' });

/** Waits until the whole application is cached. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

test('after the first visit everything starts and works with no network', everyday, async ({ page, context, site }) => {
  await page.goto('./');
  await untilKept(page);
  await site.cut();
  await page.close();

  const later = await context.newPage();
  const desk = new Desk(later);
  await later.goto('./');
  await desk.openSample(/finished/i);
  await desk.openEntry('Claims', /C-001/);
  await (await desk.restate()).fill('Written with no network.');
  await later.reload();
  await expect(desk.editor.getByLabel('Proposition')).toHaveValue('Written with no network.');
  expect((await desk.exportDesk()).assessment.claims[0]?.proposition).toBe('Written with no network.');
});

/** Copies the build, with another version in its page and the page’s new hash in its service worker. */
async function newerBuild(folder: string): Promise<string> {
  await cp(builtSite, folder, { recursive: true });
  const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
  const [page, worker] = ['index.html', 'sw.js'].map((name) => join(folder, name)) as [string, string];
  const old = await readFile(page, 'utf8');
  const newer = old.replace(/(?<=name="version" content=")[^"]+/, '99.0.0');
  await writeFile(page, newer);
  const script = await readFile(worker, 'utf8');
  expect(script).toContain(hashOf(old));
  await writeFile(worker, script.replaceAll(hashOf(old), hashOf(newer)));
  return folder;
}

test('a newer version is offered over an open draft, installed only on request, and loses no word', async ({
  page,
  context,
  site,
}, info) => {
  const desk = new Desk(page);
  await page.goto('./');
  await desk.openSample(/finished/i);
  await untilKept(page);
  await desk.openEntry('Claims', /C-001/);
  const proposition = await desk.restate();
  await proposition.fill('Before the update.');

  await site.publish(await newerBuild(info.outputPath('newer')));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const notice = page.getByRole('status').filter({ hasText: 'An update of Assessment Desk is ready' });
  await expect(notice).toBeVisible();

  // A reload does not install it; the old version stays complete.
  await page.reload();
  await expect(proposition).toHaveValue('Before the update.');
  await expect(versionIn(page)).not.toHaveAttribute('content', '99.0.0');

  const other = await context.newPage();
  await other.goto('./');
  await expect(versionIn(other)).not.toHaveAttribute('content', '99.0.0');
  await notice.getByRole('button', { name: 'Update now' }).click();
  await expect(page.getByText(/First close Assessment Desk in 1 other tab/)).toBeVisible();
  await other.close();

  await proposition.fill('Typed just before the update.');
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(versionIn(page)).toHaveAttribute('content', '99.0.0');
  await expect(proposition).toHaveValue('Typed just before the update.');
  await expect(page.getByRole('button', { name: 'Update now' })).toHaveCount(0);

  await site.cut();
  await page.reload();
  await expect(versionIn(page)).toHaveAttribute('content', '99.0.0');
  await expect(proposition).toHaveValue('Typed just before the update.');
});

/** The element with the version of the page. */
function versionIn(page: Page): Locator {
  return page.locator('meta[name="version"]');
}
