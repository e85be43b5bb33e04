/** A claim in four actions: select the text, one key, accept the proposals, and perhaps correct the proposition. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { pasteAt } from './support/drop-and-paste.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { selectWithPointer } from './support/select-text.ts';

const states = 'The Republic of Velmara states that this order is a measure of safety';
const assigns = 'Calder Port Control assigns each vessel its convoy and its boarding time.';

test(
  'claims are made with three actions each, and a proposal is accepted only by a person',
  everyday,
  async ({ page }) => {
    const desk = new Desk(page);
    let actions = 0;
    const act = async (action: Promise<unknown>): Promise<void> => {
      await action;
      actions += 1;
    };
    const proposals = desk.editor.getByRole('region', { name: 'Proposals' });
    const kind = desk.editor.getByRole('combobox', { name: 'Claim kind' });
    const actor = desk.editor.getByRole('combobox', { name: 'Attributed actor' });
    await desk.openSample(/Casefile only/);

    await test.step('the first claim', async () => {
      await act(selectWithPointer(page, desk.passage, states));
      await expect(desk.passage.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
      const proposedAtOnce = await proposalsInFirstFrame(page, 'Claim kind');
      await act(page.keyboard.press('c'));
      await expect(proposals).toContainText('Public position · Reported speaker: Velmara');
      expect(await proposedAtOnce(), 'the first frame of the form has the proposals').toBe(true);
      await expect(kind).toBeFocused();
      await expect(kind).toHaveValue('');
      await expect(desk.editor.getByRole('radio', { name: 'Unresolved' })).toBeChecked();
      await act(page.keyboard.press('ControlOrMeta+Enter'));
      await expect(kind).toHaveValue('Public position');
      await expect(desk.editor.getByRole('radio', { name: 'Reported speaker' })).toBeChecked();
      await expect(actor).toHaveValue('Velmara');
      await expect(proposals).toBeHidden();
    });

    await test.step('one undo removes everything that was accepted', async () => {
      await desk.undo();
      await expect(kind).toHaveValue('');
      await expect(actor).toHaveValue('');
      await expect(proposals).toBeVisible();
      await desk.redo();
      await expect(kind).toHaveValue('Public position');
    });

    await test.step('the second claim, for which the kind of the first is only offered', async () => {
      await act(selectWithPointer(page, desk.passage, assigns));
      await act(page.keyboard.press('c'));
      await expect(proposals).toContainText('Calder Port Control · Publisher');
      await act(page.keyboard.press('ControlOrMeta+Enter'));
      await expect(actor).toHaveValue('Ministry of Maritime Affairs');
      await expect(kind).toHaveValue('');
      await expect(desk.editor.getByRole('button', { name: 'Public position (as in C-001)' })).toBeVisible();
      await expect(desk.editor.getByRole('button', { name: 'Remove Calder Port Control' })).toBeVisible();
    });
    console.log(`2 claims: ${String(actions)} actions (at most 8)`);
    expect(actions).toBeLessThanOrEqual(8);

    await test.step('one chip accepts one proposal, and an edited field has none', async () => {
      await selectWithPointer(
        page,
        desk.passage,
        'Boarding elsewhere, including in the anchorage off Ras Dawhan, is suspended.',
      );
      await desk.passage.getByRole('button', { name: 'New claim from selection' }).click();
      await desk.choose(desk.editor, 'Claim kind', 'Reported action');
      await expect(desk.editor.getByRole('button', { name: /^Public position/ })).toHaveCount(0);
      await desk.editor.getByRole('button', { name: /^Publisher: Ministry of Maritime Affairs/ }).click();
      await expect(actor).toHaveValue('Ministry of Maritime Affairs');
      await expect(desk.editor.getByRole('radio', { name: 'Publisher' })).toBeChecked();
    });

    await test.step('marks are kept without leaving the text, and sorted afterwards, one key each', async () => {
      const claims = await desk.section('Claims').textContent();
      const text = desk.passage.getByRole('group', { name: 'Passage text' });
      for (const words of [states, assigns]) {
        await selectWithPointer(page, desk.passage, words);
        await page.keyboard.press('m');
        await expect(text).toBeFocused();
      }
      await expect(desk.section('Claims')).toHaveText(claims ?? '');
      await page.reload();
      await desk.outline.getByRole('button', { name: '2 marks to sort' }).click();
      const mark = page.getByRole('article', { name: 'Mark' });
      // In the order of the text.
      await expect(mark.getByRole('heading', { level: 3 })).toContainText(assigns);
      await page.keyboard.press('a');
      await expect(mark).toContainText('1 of 1 to sort');
      await page.keyboard.press('a');
      await expect(page.getByText('No marks to sort', { exact: true })).toBeVisible();
      for (let step = 0; step < 2; step += 1) await desk.undo();
      await expect(desk.outline.getByRole('button', { name: '2 marks to sort' })).toBeVisible();
      await desk.section('Claims').click();
    });

    await test.step('the mode Publisher fills in the publisher, and no mode clears the actor', async () => {
      await selectWithPointer(page, desk.passage, 'The channel was closed to all traffic for two days.');
      await page.keyboard.press('c');
      await desk.editor.getByRole('radio', { name: 'Publisher' }).check();
      await expect(actor).toHaveValue('Ministry of Maritime Affairs');
      await desk.editor.getByRole('radio', { name: 'Explicit speaker' }).check();
      await expect(actor).toHaveValue('Ministry of Maritime Affairs');
      await expect(page.getByText('The attributed actor is still Ministry of Maritime Affairs')).toBeVisible();
      await desk.editor.getByRole('radio', { name: 'Unresolved' }).check();
      await expect(desk.editor.getByText(/The attribution is unresolved but names/)).toBeVisible();
    });
  },
);

test('selected text becomes evidence, a span, an actor and a claim, with one key each', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/Finished/);
  await desk.openEntry('Claims', /C-001/);
  const dialog = page.getByRole('dialog');

  await test.step('letters do nothing without a selection, and its menu is reached with the keyboard', async () => {
    const keys = new Keyboard(page);
    await desk.passage.getByRole('group', { name: 'Passage text' }).focus();
    for (const letter of ['c', 'e', 's', 'a']) await keys.press(letter);
    await expect(dialog).toHaveCount(0);
    await expect(desk.section('Claims')).toContainText(/\D83\b/);
    for (let step = 0; step < 3; step += 1) await keys.press('ControlOrMeta+Shift+ArrowRight');
    await keys.tabTo(desk.passage.getByRole('button', { name: 'New claim from selection' }), 2);
    await keys.press('Enter');
    await expect(desk.section('Claims')).toContainText(/\D84\b/);
    await expect(desk.editor.getByRole('combobox', { name: 'Claim kind' })).toBeFocused();
    await desk.undo();
  });

  await test.step('evidence', async () => {
    await desk.outline.getByRole('listbox', { name: 'Claims' }).press('Home');
    await desk.openEntry('Claims', /C-001/);
    await expect(desk.passage.locator('mark[data-active]').first()).toBeInViewport({ ratio: 1 });
    await selectWithPointer(page, desk.passage, 'Boarding elsewhere');
    await page.keyboard.press('e');
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await expect(dialog.getByText(/This text does not name Velmara/)).toBeVisible();
    const entry = dialog.getByRole('combobox', { name: 'Power basis or hypothesis' });
    await entry.click();
    await page.keyboard.type('IH-002');
    await page.keyboard.press('Enter');
    await expect(entry).toHaveValue(/^IH-002/);
    await dialog.getByText('Contradicts', { exact: true }).click();
    await dialog.getByLabel('Reason').fill('It is about boarding only.');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(desk.editor.getByRole('button', { name: /contradicts\s*IH-002/ })).toBeVisible();
    await expect(desk.editor.getByRole('combobox', { name: 'Claim kind' })).toBeFocused();
    await desk.undo();
    await expect(desk.section('Claims')).toContainText(/\D83\b/);
  });

  await test.step('a span for the open claim', async () => {
    await desk.outline.getByRole('listbox', { name: 'Claims' }).press('Home');
    await desk.openEntry('Claims', /C-001/);
    // The passage scrolls to the claim’s text; a selection begun before that would be another one.
    await expect(desk.passage.locator('mark[data-active]').first()).toBeInViewport({ ratio: 1 });
    await selectWithPointer(page, desk.passage, 'No fuel was lost.');
    await page.keyboard.press('s');
    await expect(desk.editor.getByLabel('Actual text')).toHaveText('No fuel was lost.');
    await desk.undo();
  });

  await test.step('an actor, whose names are pasted at once', async () => {
    await selectWithPointer(page, desk.passage, 'Joint Pilotage Board');
    await page.keyboard.press('a');
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Joint Pilotage Board');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Added actor “Joint Pilotage Board”.')).toBeVisible();
    await desk.section('Casefile').click();
    await page.getByRole('tab', { name: /^Actors/ }).click();
    await page.getByRole('textbox', { name: 'New actor' }).fill('Milo Arends; Registrar Arends');
    await page.getByRole('button', { name: 'Add actor' }).click();
    await pasteAt(page.getByLabel('Names', { exact: true }), 'Arends, M.; M. Arends\nThe Registrar');
    const question = page.getByRole('group', { name: 'Pasted names' });
    await question.getByRole('button', { name: 'Add as 3 names with commas' }).click();
    await expect(page.getByText('Arends, M.', { exact: true })).toBeVisible();
  });
});

/**
 * Waits for a field. The returned function tells whether the proposals were in the first frame with it, so that the
 * form does not move when they appear.
 */
async function proposalsInFirstFrame(page: Page, label: string): Promise<() => Promise<boolean>> {
  const watch = await page.evaluateHandle((text) => {
    const first = new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        if (![...document.querySelectorAll('label')].some(({ textContent }) => textContent === text)) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(document.querySelector('section[aria-label="Proposals"]') !== null));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    return { first };
  }, label);
  return () => watch.evaluate(({ first }) => first);
}
