/** Behaviour of form fields that only a browser shows. */
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('the focus is visible, stays nearby when something is added or done, and stays in its field in any window', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.openEntry('Claims', /C-001/);
  const proposition = await desk.restate();

  await test.step('every field has the same focus ring', async () => {
    const rings = new Set<string>();
    for (const field of [
      desk.editor.getByRole('combobox', { name: 'Claim kind' }),
      proposition,
      desk.passage.getByLabel('Find in passage'),
      page.getByLabel('Title', { exact: true }),
    ]) {
      await field.focus();
      rings.add(
        await field.evaluate((control) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(control);
          return `${outlineStyle} ${outlineWidth}`;
        }),
      );
    }
    expect([...rings]).toEqual(['solid 2px']);
  });

  await test.step('Ctrl+F in a field moves to “Find in passage”', async () => {
    const before = await proposition.inputValue();
    await proposition.focus();
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('convoy');
    await expect(desk.passage.getByLabel('Find in passage')).toHaveValue('convoy');
    await expect(proposition).toHaveValue(before);
  });

  await test.step('it is on the title of a new observation, and on the row of a completed link', async () => {
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

  await test.step('it stays in its field when the window becomes narrow or wide', async () => {
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
        // Only with the focus, a date field shows the stored form.
        await box.focus();
        const value = await box.inputValue();
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

    await test.step('in a text of the draft, with the caret where the typed words were', async () => {
      const field = desk.editor.getByRole('textbox', { name: 'Description' });
      const caret = () => field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd);
      await field.focus();
      await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4));
      await page.keyboard.type('ABC');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(field).toHaveValue(/^The council/);
      expect(await caret()).toBe(4);
      await page.keyboard.press('ControlOrMeta+y');
      await expect(field).toHaveValue(/^The ABCcouncil/);
      expect(await caret()).toBe(7);
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
