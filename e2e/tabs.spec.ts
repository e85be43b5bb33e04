import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

const reading = 'Read-only: this draft is being edited in another tab.';

function banner(page: Page): Locator {
  return page.getByText(reading);
}

function title(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Title', exact: true }).first();
}

function unknown(page: Page): Locator {
  return new Desk(page).unknown;
}

/** Opens the draft of a page in more tabs, each at its only unknown. */
async function openElsewhere(context: BrowserContext, first: Page, windows: number): Promise<readonly Page[]> {
  const address = `${/^[^#]*#\/draft\/[^/]+/.exec(first.url())?.[0] ?? ''}/unknowns/1`;
  await first.goto(address);
  await expect(unknown(first)).toBeVisible();
  const pages: Page[] = [];
  for (let made = 0; made < windows; made += 1) {
    const page = await context.newPage();
    await page.goto(address);
    await expect(unknown(page)).toBeVisible();
    pages.push(page);
  }
  return pages;
}

async function takeOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(unknown(page)).toBeEditable();
}

/** The tabs that do not say that another tab edits. */
async function writersOf(pages: readonly Page[]): Promise<readonly Page[]> {
  const reads = await Promise.all(pages.map((each) => banner(each).isVisible()));
  return pages.filter((_, index) => !reads[index]);
}

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await unknown(page).press('ControlOrMeta+End');
  await page.keyboard.type(text);
}

test('a second tab shows edits live, starts editing, and returns it', everyday, async ({ page, context }) => {
  await openSmallDesk(new Desk(page));
  const [second] = await openElsewhere(context, page, 1);
  if (!second) throw new Error('No second window.');
  await expect(banner(second)).toBeVisible();
  await expect(banner(page)).toBeHidden();

  await test.step('typing in the first tab appears in the second, which cannot change it', async () => {
    await typeAtEnd(page, ' and then some');
    await expect(unknown(second)).toHaveValue(/ and then some$/);
    await expect(unknown(second)).not.toBeEditable();
    await expect(unknown(second)).toHaveAccessibleDescription(/being edited in another tab/);
    await expect(title(second)).not.toBeEditable();
    await expect(second.getByRole('button', { name: 'Delete' }).first()).toBeDisabled();
    await expect(second.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
    await second.getByRole('button', { name: 'Export…' }).click();
    await expect(second.getByRole('dialog')).toBeVisible();
    await second.keyboard.press('Escape');
  });

  await test.step('the second starts editing, with the history, and the first shows its edits', async () => {
    await takeOver(second);
    await expect(banner(page)).toBeVisible();
    await typeAtEnd(second, ', said here');
    await expect(unknown(page)).toHaveValue(/ and then some, said here$/);
    await second.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(unknown(second)).not.toHaveValue(/said here$/);
    await expect(unknown(page)).toHaveValue(await unknown(second).inputValue());
    await expect(second.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'false');
  });

  await test.step('the first edits again', async () => {
    await takeOver(page);
    await expect(banner(second)).toBeVisible();
    await typeAtEnd(page, ' back again');
    await expect(unknown(second)).toHaveValue(/ back again$/);
  });
});

test('a read-only tab can edit when the editing tab closes, and says so', async ({ page, context }) => {
  await openSmallDesk(new Desk(page));
  const [second] = await openElsewhere(context, page, 1);
  if (!second) throw new Error('No second window.');
  await expect(banner(second)).toBeVisible();
  await typeAtEnd(page, ' last words');
  await page.close();
  await expect(second.getByText('The other tab was closed. You are now editing here.')).toBeVisible();
  await expect(unknown(second)).toHaveValue(/ last words$/);
  await typeAtEnd(second, ' and more');
  await second.reload();
  await expect(unknown(second)).toHaveValue(/ last words and more$/);
  await expect(banner(second)).toBeHidden();
});

test('after a reload, the editing tab still edits, and the read-only tab is still read-only', async ({
  page,
  context,
}) => {
  await openSmallDesk(new Desk(page));
  const [second] = await openElsewhere(context, page, 1);
  if (!second) throw new Error('No second window.');
  await expect(banner(second)).toBeVisible();
  await typeAtEnd(page, ' one');
  await page.reload();
  await expect(unknown(page)).toHaveValue(/ one$/);
  await second.reload();
  await expect(unknown(second)).toHaveValue(/ one$/);
  // Exactly one of them edits now, whichever it is.
  await expect.poll(() => writersOf([page, second])).toHaveLength(1);
  const [writer = page] = await writersOf([page, second]);
  await expect(unknown(writer)).toBeEditable();
  await typeAtEnd(writer, ' two');
  await expect(unknown(writer === page ? second : page)).toHaveValue(/ one two$/);
});

test('fast typing in three tabs in turn loses no word', async ({ page, context }) => {
  await openSmallDesk(new Desk(page));
  const pages = [page, ...(await openElsewhere(context, page, 2))];
  const before = await unknown(page).inputValue();
  let expected = before;
  for (let round = 0; round < 6; round += 1) {
    const writer = pages[round % 3];
    if (!writer) throw new Error('No such window.');
    if (round > 0) await takeOver(writer);
    await expect(unknown(writer)).toHaveValue(expected);
    const word = ` word${String(round)}`;
    await typeAtEnd(writer, word);
    expected += word;
  }
  for (const each of pages) await expect(unknown(each)).toHaveValue(expected);
  await page.goto('./');
  await expect(page.getByText('(unsaved copy)')).toHaveCount(0);
});

test('the library of a third tab renames, deletes and restores a draft that is open elsewhere', async ({
  page,
  context,
}) => {
  await openSmallDesk(new Desk(page));
  const [second] = await openElsewhere(context, page, 1);
  if (!second) throw new Error('No second window.');
  await expect(banner(second)).toBeVisible();
  const library = await context.newPage();
  await library.goto('./');
  await title(page).fill('Typed in the first');
  await expect(library.getByText('Typed in the first')).toBeVisible();

  await library.getByRole('button', { name: 'More actions for Typed in the first' }).click();
  await library.getByRole('menuitem', { name: 'Rename' }).click();
  const name = library.getByRole('textbox', { name: /title/i });
  await name.fill('Named in the library');
  await name.press('Enter');
  await expect(title(page)).toHaveValue('Named in the library');
  await expect(title(second)).toHaveValue('Named in the library');

  await library.getByRole('button', { name: 'More actions for Named in the library' }).click();
  await library.getByRole('menuitem', { name: /^Delete/ }).click();
  const sure = library.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await sure
    .or(library.getByRole('button', { name: 'Undo' }))
    .first()
    .waitFor();
  if (await sure.isVisible()) await sure.click();
  await expect(page.getByText('This draft was deleted in another tab.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(library.getByRole('button', { name: 'More actions for Named in the library' })).toBeVisible();
  await typeAtEnd(page, ' still here');
  await expect(unknown(second)).toHaveValue(/ still here$/);
});

test('if two tabs open a draft at the same moment, one of them edits', async ({ page, context }) => {
  await openSmallDesk(new Desk(page));
  const address = page.url();
  await page.goto('./');
  const other = await context.newPage();
  await Promise.all([page.goto(address), other.goto(address)]);
  await expect(title(page)).toBeVisible();
  await expect(title(other)).toBeVisible();
  await expect.poll(() => writersOf([page, other])).toHaveLength(1);
});

test('a frozen editing tab is replaced, and its edits are still there when it resumes', async ({ page, context }) => {
  await openSmallDesk(new Desk(page));
  const [second] = await openElsewhere(context, page, 1);
  if (!second) throw new Error('No second window.');
  await expect(banner(second)).toBeVisible();
  await typeAtEnd(page, ' before the frost');
  await expect(unknown(second)).toHaveValue(/ before the frost$/);
  const browser = await context.newCDPSession(page);
  await browser.send('Debugger.enable');
  await browser.send('Debugger.pause');
  const paused = new Promise((resolve) => browser.once('Debugger.paused', resolve));
  void page.evaluate(() => document.title).catch(() => undefined);
  await paused;
  await takeOver(second);
  await typeAtEnd(second, ', after it');
  await browser.send('Debugger.resume');
  await browser.send('Debugger.disable');
  await expect(banner(page)).toBeVisible();
  await expect(unknown(page)).toHaveValue(/ before the frost, after it$/);
});
