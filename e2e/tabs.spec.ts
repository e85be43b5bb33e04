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

/** The address of the only unknown of the open draft. */
const unknownIn = (page: Page): string => `${/^[^#]*#\/draft\/[^/]+/.exec(page.url())?.[0] ?? ''}/unknowns/1`;

/** Opens the draft of a page in a second tab, both at its only unknown. */
async function openElsewhere(context: BrowserContext, first: Page): Promise<Page> {
  const address = unknownIn(first);
  await first.goto(address);
  const second = await context.newPage();
  await second.goto(address);
  for (const page of [first, second]) await expect(unknown(page)).toBeVisible();
  await expect(banner(second)).toBeVisible();
  return second;
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
  const second = await openElsewhere(context, page);
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

  await test.step('if it closes, the second says that it edits now', async () => {
    await page.close();
    await expect(second.getByText('The other tab was closed. You are now editing here.')).toBeVisible();
    await typeAtEnd(second, ' and more');
    await second.reload();
    await expect(unknown(second)).toHaveValue(/ back again and more$/);
    await expect(banner(second)).toBeHidden();
  });
});

test('the library of a third tab renames, deletes and restores a draft that is open elsewhere', async ({
  page,
  context,
}) => {
  await openSmallDesk(new Desk(page));
  const second = await openElsewhere(context, page);
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
  const question = library.getByRole('dialog', { name: 'Delete “Named in the library”?' });
  await expect(question).toContainText('This draft is being edited in another tab.');
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(page.getByText('This draft was deleted in another tab.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(library.getByRole('button', { name: 'More actions for Named in the library' })).toBeVisible();
  await typeAtEnd(page, ' still here');
  await expect(unknown(second)).toHaveValue(/ still here$/);
});

test('of two tabs that open a draft at once one edits; frozen, it is replaced, and its edits stay', async ({
  page,
  context,
}) => {
  await openSmallDesk(new Desk(page));
  const address = unknownIn(page);
  await page.goto('./');
  const other = await context.newPage();
  await Promise.all([page.goto(address), other.goto(address)]);
  for (const each of [page, other]) await expect(unknown(each)).toBeVisible();
  await expect.poll(() => writersOf([page, other])).toHaveLength(1);
  const [writer = page] = await writersOf([page, other]);
  const reader = writer === page ? other : page;
  await typeAtEnd(writer, ' before the frost');
  await expect(unknown(reader)).toHaveValue(/ before the frost$/);
  const browser = await context.newCDPSession(writer);
  await browser.send('Debugger.enable');
  await browser.send('Debugger.pause');
  const paused = new Promise((resolve) => browser.once('Debugger.paused', resolve));
  void writer.evaluate(() => document.title).catch(() => undefined);
  await paused;
  await takeOver(reader);
  await typeAtEnd(reader, ', after it');
  await browser.send('Debugger.resume');
  await browser.send('Debugger.disable');
  await expect(banner(writer)).toBeVisible();
  await expect(unknown(writer)).toHaveValue(/ before the frost, after it$/);
});
