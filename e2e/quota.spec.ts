/** Storage that is full, and storage that is refused: the state says so, the work goes on, and all of it can be taken out. */
import type { CDPSession, Page } from '@playwright/test';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

/** Room for a small draft, in bytes, and for no large one. */
const enoughToBegin = 200_000;

interface Whole {
  readonly title: string;
  readonly assessment: Assessment;
}

async function whole(desk: Desk): Promise<Whole> {
  return JSON.parse(await desk.export(/whole desk/i)) as Whole;
}

/** Limits what the page's origin may store, in bytes; without a number the limit is the browser's own again. */
async function limitStorage(session: CDPSession, page: Page, quotaSize?: number): Promise<void> {
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize === undefined ? {} : { quotaSize }) });
}

test('where storage is full the state says so, the work goes on, and all is kept by itself when there is room', async ({
  page,
  context,
}) => {
  const desk = new Desk(page);
  await page.goto('./');
  const session = await context.newCDPSession(page);
  // From the beginning, and not only when it is to be full: the browser remembers for a while what room there was.
  await limitStorage(session, page, enoughToBegin);
  await openSmallDesk(desk);
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('Saved on this device');
  await desk.openEntry('Unknowns', /Who else/);
  const box = desk.unknown;
  const long = 'Nobody knows. '.repeat(enoughToBegin / 10);

  await test.step('it says that it is not saved, and why', async () => {
    await box.fill(long);
    await expect(banner).toContainText(/Not saved/);
    await expect(banner).toContainText(/out of storage/i);
  });

  await test.step('the work goes on, and the export has all of it', async () => {
    await box.fill(`${long}And more.`);
    await page.getByLabel('Title', { exact: true }).first().fill('Written with no room');
    const { title, assessment } = await whole(desk);
    expect(title).toBe('Written with no room');
    expect(assessment.unknowns).toEqual([`${long}And more.`]);
  });

  await test.step('with room again it is kept without being asked', async () => {
    await limitStorage(session, page);
    await expect(banner).toContainText('Saved on this device', { timeout: 60_000 });
    await page.reload();
    await expect(box).toHaveValue(`${long}And more.`);
    await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Written with no room');
  });
});

test('where the browser refuses storage the drafts are in memory, which is said, and can be taken out', async ({
  page,
}) => {
  // As private windows of some browsers do: the database is there and does not open.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
  const desk = new Desk(page);
  await page.goto('./');
  await expect(page.getByRole('main', { name: 'Library' }).getByRole('alert')).toContainText(/cannot be stored/i);
  await desk.openFile('north.desk.json', smallDesk());
  await desk.editor.getByRole('heading', { level: 2, name: 'Document' }).waitFor();
  await desk.openEntry('Unknowns', /Who else/);
  await desk.unknown.fill('Kept in memory alone.');
  await expect(page.getByRole('banner')).toContainText(/not stored/i);
  expect((await whole(desk)).assessment.unknowns).toEqual(['Kept in memory alone.']);
  await desk.undo();
  expect((await whole(desk)).assessment.unknowns).toEqual(['Who else uses the channel.']);
});
