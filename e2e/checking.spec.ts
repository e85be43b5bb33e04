import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { deskOfSize, maximumCount } from './support/limits-document.ts';

declare global {
  interface Window {
    /** Lets the page run its deferred work. */
    goOn: () => void;
  }
}

/** Holds back the deferred work of the page until `goOn` is called. */
async function holdBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const postTask = scheduler.postTask.bind(scheduler) as (...given: unknown[]) => Promise<unknown>;
    const held: (() => void)[] = [];
    let holds = true;
    // Reading and opening a file also yield, but that work is not deferred.
    const isPutOff = ({ priority, delay = 0 }: { priority?: string; delay?: number } = {}): boolean =>
      priority === 'background' || delay > 0;
    const hold = (run: unknown, options?: Parameters<typeof isPutOff>[0]): Promise<unknown> =>
      holds && isPutOff(options)
        ? new Promise((resolve, reject) => held.push(() => void postTask(run, options).then(resolve, reject)))
        : postTask(run, options);
    scheduler.postTask = hold as typeof scheduler.postTask;
    window.goOn = () => {
      holds = false;
      for (const begin of held.splice(0)) begin();
    };
  });
}

test('a document at the contract’s limits is edited while it is checked, and only its visible entries are rendered', async ({
  page,
}) => {
  const desk = new Desk(page);
  await holdBack(page);
  await page.goto('./');
  await desk.openFile('limits.desk.json', deskOfSize(maximumCount));
  await expect(desk.section('Claims')).toContainText('200 of 200');
  await expect(desk.findings).toContainText('Checking…');
  await expect(desk.findings.getByRole('button', { name: '… violations' })).toBeVisible();
  await expect(desk.findings).not.toContainText('No findings');
  await expect(page.getByRole('banner')).toContainText('Saved on this device');

  await desk.section('Claims').click();
  await desk.outline.getByRole('option', { name: /^C-003/ }).click();
  const field = await desk.restate();
  const before = await field.inputValue();
  await field.press('ControlOrMeta+End');
  await field.pressSequentially(' Twice.');
  await expect(field).toHaveValue(`${before} Twice.`);
  await expect(desk.findings).toContainText('Checking…');

  await page.evaluate(() => window.goOn());
  await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
  await expect(desk.findings).not.toContainText('Checking…');
  const differs = /marked as verbatim, but its proposition is not in the actual text/;
  await expect(desk.finding(differs)).toHaveCount(1);
  await desk.undoTyping(field, before);
  await expect(desk.finding(differs)).toHaveCount(0);

  const rows = desk.editor.getByRole('list', { name: 'Unknowns' }).getByRole('listitem');
  await page.goto(page.url().replace(/(draft\/[^/]+).*/, '$1/unknowns/90'));
  await expect(desk.unknown).toHaveValue('What is planned for week 89?');
  await expect(desk.unknown).toBeInViewport();
  expect(await rows.count()).toBeLessThan(40);
  await desk.outline.getByRole('listbox', { name: 'Unknowns' }).press('Home');
  await expect(desk.unknown).toHaveValue('What is planned for week 0?');
  await expect(desk.unknown).toBeInViewport();

  await page.getByRole('button', { name: 'Library' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '200 claims' })).toContainText(/violation/i);
});
