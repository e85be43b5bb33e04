/** A window that only reads: nothing in it changes the draft, wherever a person tries, and it says why. */
import type { BrowserContext, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { dropFiles, pasteOnPage } from './support/give.ts';
import { expect, test } from './support/guarded-test.ts';
import { deskWithTenClaims } from './support/revision.ts';
import { selectWithPointer } from './support/select-text.ts';
import { openSmallDesk } from './support/small-desk.ts';

const banner = 'This draft is being written in another window. You are reading along.';

/** What a button is called that changes a draft. */
const changing =
  /^(Accept|Add|Apply|Close start|Decide|Delete|Duplicate|Edit link|Leave behind|Link|Load from|Make|Mark as|Move (link|up|down|the|\w+ \d)|Narrow|New|Nobody|Open casefile|Pick|Re-anchor to|Redo|Remove|Rename|Replace|Return to|Select all|Set|Start|Take|Undo$|Use|Widen|Write it)/;

interface Found {
  /** Fields and choices that take a value. */
  readonly fields: readonly string[];
  /** Buttons that change something. */
  readonly buttons: readonly string[];
}

/** What could be used to change the draft, in the parts of the page that show it. What only narrows a list is none of it. */
function ableToChange(page: Page): Promise<Found> {
  return page.evaluate((pattern) => {
    const verbs = new RegExp(pattern);
    const nameOf = (element: Element): string => {
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
      const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
      return words.trim();
    };
    const isOpen = (element: Element): boolean =>
      element.checkVisibility() &&
      !element.matches(':disabled, [aria-disabled="true"], :read-only:not(button, [type])');
    const ofTheView =
      /^(Search|Find|Adjust by|Character|Word|Sentence|By (entry|rule)|Linked only|Show|Your name|What to show)/;
    const all = (selector: string): string[] => [...document.querySelectorAll(selector)].filter(isOpen).map(nameOf);
    const fields = all(
      // A text area that measures another one is out of reach.
      'textarea:not([tabindex="-1"]), input:not([type="file"], [type="search"]), [contenteditable="true"]',
    );
    return {
      fields: fields.filter((name) => !ofTheView.test(name)),
      buttons: all('button').filter((name) => verbs.test(name)),
    };
  }, changing.source);
}

const nothing: Found = { fields: [], buttons: [] };

/** The places of the desk in which a draft is changed, and what is done there to have every control in sight. */
const places: readonly (readonly [address: string, reach?: (page: Page, desk: Desk) => Promise<void>])[] = [
  ['document'],
  ['claims'],
  ['claims/1'],
  ['power_bases/1'],
  ['intent_hypotheses/1'],
  ['contradictions/1'],
  ['unknowns/1'],
  ['casefile', (page) => page.getByRole('button', { name: /On the north channel/ }).click()],
  [
    'casefile',
    async (page) => {
      await page.getByRole('tab', { name: /^Actors/ }).click();
      await page.getByRole('list', { name: 'Actors' }).getByRole('button', { expanded: false }).first().click();
    },
  ],
  ['matrix'],
  ['source'],
];

async function goThrough(page: Page, base: string, visit: (at: string) => Promise<void>): Promise<void> {
  for (const [at, reach] of places) {
    await page.goto(`${base}/${at}`);
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).or(page.getByRole('main')).first()).toBeVisible();
    await reach?.(page, new Desk(page));
    await visit(at);
  }
}

async function openReader(context: BrowserContext, page: Page): Promise<{ reader: Page; base: string }> {
  const base = /^[^#]*#\/draft\/[^/]+/.exec(page.url())?.[0] ?? '';
  const reader = await context.newPage();
  await reader.goto(`${base}/claims/1`);
  await expect(reader.getByText(banner)).toBeVisible();
  return { reader, base };
}

const wholeDesk = (page: Page): Promise<string> => new Desk(page).export(/^Whole desk/);

test('in a window that only reads no control of any region can change the draft', async ({ page, context }) => {
  await openSmallDesk(new Desk(page), deskWithTenClaims);
  const { reader, base } = await openReader(context, page);
  const before = await wholeDesk(page);

  await test.step('the same places can be changed in the window that writes, so that they would be seen', async () => {
    const found: Found[] = [];
    await goThrough(page, base, async () => void found.push(await ableToChange(page)));
    expect(found.filter(({ fields, buttons }) => fields.length + buttons.length > 1).length).toBeGreaterThan(8);
  });
  await test.step('and in no place of the one that reads', async () => {
    await goThrough(reader, base, async (at) => {
      await expect(reader.getByText(banner)).toBeVisible();
      await expect.poll(() => ableToChange(reader), { message: at }).toEqual(nothing);
    });
  });
  expect(await wholeDesk(page)).toBe(before);
});

test('keys, drops, pastes and the palette change nothing in a window that only reads', async ({ page, context }) => {
  await openSmallDesk(new Desk(page), deskWithTenClaims);
  const { reader, base } = await openReader(context, page);
  const desk = new Desk(reader);
  const [before, shown] = [await wholeDesk(page), await wholeDesk(reader)];
  expect(shown).toBe(before);

  await test.step('typing goes nowhere, and the words can be selected', async () => {
    const field = desk.editor.getByLabel('Proposition', { exact: true });
    const words = await field.inputValue();
    await field.click();
    await reader.keyboard.type('no');
    await reader.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue(words);
    await reader.keyboard.press('ControlOrMeta+a');
    const selected = await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe(words);
  });
  await test.step('words of the passage can be chosen, and made nothing of', async () => {
    await selectWithPointer(reader, desk.passage, 'General Ivanov');
    await expect(desk.passage.getByText('14 characters')).toBeVisible();
    await expect(desk.passage.getByRole('button', { name: 'New claim from selection' })).toBeDisabled();
    await reader.keyboard.press('Escape');
    await reader.keyboard.press('Alt+Shift+ArrowRight');
  });
  await test.step('an evidence link is not removed, moved or opened by keys', async () => {
    await reader.goto(`${base}/power_bases/1`);
    const row = desk.editor.getByRole('grid', { name: 'Evidence' }).getByRole('row').first();
    await row.focus();
    for (const key of ['Delete', 'Alt+ArrowDown', 'Space']) await reader.keyboard.press(key);
    await expect(reader.getByText(/“Write here instead”, above, lets you change it here/).first()).toBeVisible();
  });
  await test.step('entries are not deleted or moved in their list', async () => {
    await reader.goto(`${base}/claims`);
    await desk.outline.getByRole('option').first().click();
    for (const key of ['Delete', 'Alt+ArrowDown', 'ControlOrMeta+d']) await reader.keyboard.press(key);
  });
  await test.step('the palette says so of what would change the draft', async () => {
    await reader.keyboard.press('ControlOrMeta+k');
    const palette = reader.getByRole('dialog', { name: 'Find anything' });
    await palette.getByRole('combobox').fill('New unknown');
    const command = palette.getByRole('option', { name: /^New unknown/ });
    await expect(command).toHaveAttribute('aria-disabled', 'true');
    await expect(command).toContainText('not while another window writes');
    await reader.keyboard.press('Enter');
    await expect(palette).toBeVisible();
    await reader.keyboard.press('Escape');
  });
  await test.step('a casefile that is dropped or pasted is not attached, and the window says what to do', async () => {
    const casefile = (JSON.parse(before) as { casefile: object }).casefile;
    const text = JSON.stringify({ ...casefile, title: 'Another casefile' });
    const refused = reader.getByText(/Another window writes to this draft\. Open the casefile there/);
    const close = reader.getByRole('dialog').getByRole('button', { name: 'Close' }).first();
    await dropFiles(desk.passage, [{ name: 'other.casefile.json', text }]);
    await expect(refused).toBeVisible();
    await close.click();
    await expect(refused).toBeHidden();
    await pasteOnPage(reader, text);
    await expect(refused).toBeVisible();
    await close.click();
  });
  await test.step('the save state says who writes', async () => {
    const state = reader.getByRole('banner').getByRole('button', { name: 'Only reading; saved by the other window' });
    await state.click();
    await expect(reader.getByRole('dialog', { name: 'Where the work is' })).toContainText('This window only reads.');
    await reader.keyboard.press('Escape');
  });
  await test.step('nothing has changed, byte for byte', async () => {
    expect(await wholeDesk(reader)).toBe(before);
    expect(await wholeDesk(page)).toBe(before);
    await reader.getByRole('button', { name: 'Write here instead' }).click();
    await expect(reader.getByText(banner)).toBeHidden();
    await expect(page.getByText(banner)).toBeVisible();
    expect(await wholeDesk(reader)).toBe(before);
  });
});

test('the library asks before it deletes a draft that another window writes', async ({ page, context }) => {
  await openSmallDesk(new Desk(page));
  const library = await context.newPage();
  await library.goto('./');
  await library.getByRole('button', { name: 'More for The north channel' }).click();
  await library.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = library.getByRole('dialog', { name: 'Delete “The north channel”?' });
  await expect(question).toContainText('It is open in another window, which writes to it.');
  await question.getByRole('button', { name: 'Delete all the same' }).click();
  await expect(page.getByText('This draft was deleted in another window.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(library.getByRole('link', { name: 'The north channel' })).toBeVisible();
});
