/** Behaviour of form fields that only a browser shows. */
import type { Locator } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('Enter takes the match that the arrows chose, and creates no actor; typed text for a publisher stays', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/Casefile only/);
  await desk.section('Casefile').click();
  await page.getByRole('tab', { name: /^Observations/ }).click();
  await page.getByRole('button', { name: /^1 / }).first().click();
  const publisher = page.getByRole('combobox', { name: 'Publisher' });
  const chosen = await publisher.inputValue();
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });

  await test.step('Enter does nothing if no actor matches, and the text stays when the field is left', async () => {
    await publisher.click();
    await page.keyboard.type('Salt Company');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(publisher).toHaveValue('Salt Company');
    await expect(publisher).toHaveAttribute('aria-invalid', 'true');
    await expect(publisher).toHaveAccessibleDescription(/“Salt Company” is not selected\./);
    await expect(undo).toBeDisabled();
  });

  await test.step('Escape discards the text, and the arrow keys reach the option that adds an actor', async () => {
    await publisher.focus();
    await page.keyboard.press('Escape');
    await expect(publisher).toHaveValue(chosen);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Salt Company');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(publisher).toHaveValue('Salt Company');
    await expect(publisher).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('tab', { name: /^Actors/ })).toBeVisible();
    await desk.undo();
    await expect(publisher).toHaveValue(chosen);
    await desk.redo();
  });

  await test.step('a match at the start of a name is before a match inside one', async () => {
    await publisher.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('sal');
    const choices = page.getByRole('listbox', { name: 'Choices' }).getByRole('option');
    await expect(choices.first()).toHaveAccessibleName('Salt Company');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(publisher).toHaveValue('Salt Company');
  });
});

/** Returns the lowest contrast (WCAG 2.2) between the texts in an element and the element's background. */
async function leastContrast(element: Locator): Promise<number> {
  return element.evaluate((root) => {
    const partsOf = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const luminance = (colour: string): number =>
      partsOf(colour)
        .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const ground = luminance(getComputedStyle(root).backgroundColor);
    const ratios = [root, ...root.querySelectorAll('*')].map((one) => {
      const ink = luminance(getComputedStyle(one).color);
      return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    });
    return Math.min(...ratios);
  });
}

test('both lines of the highlighted option are readable, and every field has the same focus ring', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.openEntry('Claims', /C-001/);
  const kind = desk.editor.getByRole('combobox', { name: 'Claim kind' });
  const rings = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await kind.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(kind).toHaveAttribute('aria-activedescendant', /./);
    const option = page.locator(`[id="${(await kind.getAttribute('aria-activedescendant')) ?? ''}"]`);
    expect(await leastContrast(option)).toBeGreaterThanOrEqual(4.5);
    await page.keyboard.press('Escape');
    const fields = [kind, desk.editor.getByLabel('Proposition'), desk.passage.getByLabel('Find in passage')];
    for (const field of [...fields, page.getByLabel('Title', { exact: true })]) {
      await field.focus();
      rings.add(
        await field.evaluate((control) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(control);
          return `${outlineStyle} ${outlineWidth}`;
        }),
      );
    }
  }
  expect([...rings]).toEqual(['solid 2px']);
});

test('the focus stays nearby: on the title of a new observation, and on the row of a completed link', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.section('Casefile').click();
  await page.getByRole('button', { name: 'Add observation' }).click();
  await expect(page.getByRole('main').getByLabel('Title', { exact: true }).last()).toBeFocused();
  await page.keyboard.type('A new one');
  await expect(
    page.getByRole('list', { name: 'Observations' }).getByRole('button', { name: /^\d+\s*A new one/ }),
  ).toBeVisible();

  await desk.openEntry('Power bases', /PB-001/);
  const row = desk.editor.getByRole('grid', { name: 'Evidence' }).getByRole('row').nth(1);
  await row.getByRole('button', { name: 'Edit link 2' }).click();
  await row.getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Done' })).toBeHidden();
  await expect(row).toBeFocused();
});

test('a line break at the end of an unknown is removed, and one inside it stays', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.openEntry('Unknowns', /./);
  const before = await desk.unknown.inputValue();
  await desk.unknown.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' And who');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('pays?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Tab');
  await expect(desk.unknown).toHaveValue(`${before} And who\npays?`);
});

test('Ctrl+F in a field moves to “Find in passage”, and ends the typing step', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.openEntry('Claims', /C-001/);
  const proposition = desk.editor.getByLabel('Proposition');
  const before = await proposition.inputValue();
  await proposition.focus();
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('convoy');
  await expect(desk.passage.getByLabel('Find in passage')).toHaveValue('convoy');
  await expect(proposition).toHaveValue(before);
});

test('a new claim from visible text does not scroll the passage', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/Casefile only/);
  const text = desk.passage.getByRole('group', { name: 'Passage text' });
  const field = desk.passage.getByLabel('Find in passage');
  await field.fill('Receipts are held apart');
  await field.press('Enter');
  const scrolled = await text.evaluate(async (scroller) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await painted();
    const [range] = CSS.highlights.get('passage-pending') ?? [];
    const { top } = (range as Range).getBoundingClientRect();
    scroller.scrollTop += top - scroller.getBoundingClientRect().top - 4;
    await painted();
    return scroller.scrollTop;
  });
  await desk.passage.getByRole('button', { name: 'New claim from selection' }).click();
  await expect(desk.editor.getByLabel('Actual text')).toHaveText('Receipts are held apart');
  await text.evaluate(async () => {
    for (let frames = 0; frames < 12; frames += 1) await new Promise((done) => requestAnimationFrame(done));
  });
  expect(await text.evaluate((scroller) => scroller.scrollTop)).toBe(scrolled);
});

test('the field that has the focus keeps it when the window becomes narrow or wide', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.openEntry('Power bases', /PB-001/);
  const limitation = desk.editor.getByLabel('Limitation 1', { exact: true });
  await limitation.focus();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(desk.outline).toHaveCount(width === 1440 ? 1 : 0);
    await expect(page.getByRole('tablist', { name: 'Desk panels' })).toHaveCount(width === 390 ? 1 : 0);
    await expect(limitation).toBeFocused();
    await expect(limitation).toBeInViewport({ ratio: 0.9 });
  }
});

test(
  'Ctrl+Z and Ctrl+Y change text that is not in the draft yet before they undo and redo steps',
  everyday,
  async ({ page }) => {
    const desk = new Desk(page);
    await openSmallDesk(desk);
    await desk.openEntry('Power bases', /^PB-001/);

    await test.step('in the box for a new item', async () => {
      const box = desk.editor.getByRole('textbox', { name: 'Operations', exact: true });
      const items = desk.editor.getByRole('textbox', { name: /^Operation \d+$/ });
      const before = await items.count();
      await box.fill('Convoys');
      await box.press('Enter');
      await expect(items).toHaveCount(before + 1);
      await expect(box).toHaveValue('');
      await box.pressSequentially('Patrols');
      while ((await box.inputValue()) !== '') {
        await page.keyboard.press('ControlOrMeta+z');
        await expect(items).toHaveCount(before + 1);
      }
      await page.keyboard.press('ControlOrMeta+y');
      await expect(box).toHaveValue(/^P/);
      await box.press('Escape');
      await expect(box).toHaveValue('');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(items).toHaveCount(before);
      await page.keyboard.press('ControlOrMeta+y');
      await expect(items).toHaveCount(before + 1);
    });

    await test.step('in the boxes for an actor, a date and an ID, which then undo the last step of the draft', async () => {
      const operations = desk.editor.getByRole('textbox', { name: /^Operation \d+$/ });
      const before = await operations.count();
      const actor = desk.editor.getByRole('combobox', { name: 'Actor', exact: true });
      const date = desk.editor.getByRole('textbox', { name: 'Time scope start' });
      const id = desk.editor.getByRole('textbox', { name: 'Power basis ID' });
      for (const box of [actor, date, id]) {
        const value = await box.inputValue();
        await box.focus();
        await page.keyboard.press('End');
        await page.keyboard.type('x');
        await expect(box).toHaveValue(`${value}x`);
        await page.keyboard.press('ControlOrMeta+z');
        await expect(box).toHaveValue(value);
        await expect(operations).toHaveCount(before);
        await page.keyboard.press('ControlOrMeta+y');
        await expect(box).toHaveValue(`${value}x`);
        await page.keyboard.press('ControlOrMeta+z');
        await page.keyboard.press('ControlOrMeta+z');
        await expect(operations).toHaveCount(before - 1);
        await page.keyboard.press('ControlOrMeta+y');
        await expect(operations).toHaveCount(before);
      }
    });
  },
);

test('a reload keeps text that was typed but not added, and Enter adds it', everyday, async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Power bases', /^PB-001/);
  const box = desk.editor.getByRole('textbox', { name: 'Operations', exact: true });
  const items = desk.editor.getByRole('textbox', { name: /^Operation \d+$/ });
  const before = await items.count();
  await box.pressSequentially('Convoys');
  await page.reload();
  await expect(box).toHaveValue('Convoys');
  await expect(items).toHaveCount(before);
  await box.press('Enter');
  await expect(items.last()).toHaveValue('Convoys');
  await page.reload();
  await expect(items).toHaveCount(before + 1);
  await expect(box).toHaveValue('');
});
