import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
import { Keyboard, typeText } from './support/keyboard.ts';
import { problemsAgainstPublished } from './support/validate.ts';

const first = 'The Republic of Velmara states';
const second = 'Every vessel of more than 180';

test(
  'an analyst goes from the sample casefile to a valid file, with the keyboard alone',
  everyday,
  async ({ page, request }) => {
    const desk = new Desk(page);
    const keys = new Keyboard(page);
    const person = new Person(desk, keys);

    await test.step('the sample casefile and the producer', async () => {
      await page.goto('./');
      await keys.tabTo(page.getByRole('button', { name: 'Open sample' }));
      await keys.press('Enter');
      const item = page.getByRole('menuitem', { name: /Casefile only/ });
      // The code of the menu may still be loading.
      await expect(item).toBeVisible();
      await keys.walkTo(item, 'ArrowDown', 4);
      await keys.press('Enter');
      await expect(desk.editor.getByRole('heading', { level: 2 })).toBeVisible();
      // The focus is in the editor, because the page with the sample’s button is no longer there.
      await expect(desk.editor.getByRole('heading', { level: 2 })).toBeFocused();
      await keys.write(desk.editor.getByLabel('Producer name'), 'A. Reader');
      await keys.write(desk.editor.getByLabel('Producer version'), '1');
      await keys.chooseRadio(desk.editor.getByRole('radiogroup', { name: 'Producer kind' }), 'Human');
    });

    await test.step('two claims from text found by search', async () => {
      await person.claim(first);
      await keys.pick(person.box('Claim kind'), 'Public position');
      await keys.chooseRadio(desk.editor.getByRole('radiogroup', { name: 'Attribution mode' }), 'Explicit speaker');
      await keys.pick(person.box('Attributed actor'), 'Velmara');
      await keys.pick(person.box('Subject actors'), 'Velmara');
      await person.claim(second);
      await keys.pick(person.box('Claim kind'), 'Reported action');
      await expect(desk.section('Claims')).toContainText(/\D2\b/);
    });

    await test.step('a power basis with its evidence', async () => {
      await person.command('New power basis', person.box('Actor'));
      await keys.pick(person.box('Actor'), 'Velmara');
      await keys.pick(person.box('Domain'), 'Institutional');
      await keys.write(desk.editor.getByLabel('Description'), 'It publishes the order.');
      await keys.pick(person.box('Relationship'), 'Institutional role');
      await person.addTo('Geographies', 'The strait');
      await person.addTo('Operations', 'Passage');
      await person.start('2025-03-03T00:00:00Z');
      await person.link('Velmara states', 'It is its own order.');
      await person.addTo('Limitations', 'Not the far bank.');
      await person.addTo('Falsifiers', 'Ships pass otherwise.');
    });

    await test.step('an intent hypothesis', async () => {
      await person.command('New intent', person.box('Actor'));
      await keys.pick(person.box('Actor'), 'Velmara');
      await keys.write(desk.editor.getByLabel('Topic'), 'The order');
      await keys.write(desk.editor.getByLabel('Hypothesis', { exact: true }), 'It means to keep it.');
      await keys.write(desk.editor.getByLabel('Rationale'), 'It says so.');
      await person.start('2025-03-03T00:00:00Z');
      await person.link('Velmara states', 'It says why.');
      await person.addTo('Alternatives', 'It only waits.');
      await person.addTo('Falsifiers', 'It lapses.');
    });

    await test.step('a contradiction and an unknown', async () => {
      await person.command('New contradiction', person.box('Left claim'));
      await keys.pick(person.box('Left claim'), 'Velmara');
      await keys.pick(person.box('Right claim'), '180');
      await keys.write(desk.editor.getByLabel('Explanation'), 'One is no rule.');
      await person.command('New unknown', desk.editor.getByRole('textbox'));
      await keys.write(desk.editor.getByRole('textbox'), 'Who pays?');
    });

    await test.step('the file is valid, and opens again as the same bytes', async () => {
      await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
      await expect(desk.findings.getByRole('button', { name: '0 violations' })).toBeVisible();
      const text = await person.export();
      const document = JSON.parse(text) as Assessment;
      expect(await problemsAgainstPublished(request, 'assessment.schema.json', document)).toEqual([]);
      expect(document.claims.map(({ actual }) => actual)).toEqual([first, second]);
      expect(document.power_bases[0]?.evidence[0]?.reason).toBe('It is its own order.');
      expect(document.contradictions).toHaveLength(1);
      expect(document.unknowns).toEqual(['Who pays?']);
      await person.command('Back to the library', page.getByRole('heading', { name: 'Drafts on this device' }));
      await person.openFile(text);
      await expect(desk.section('Claims')).toContainText(/\D2\b/);
      expect(await person.export()).toBe(text);
      expect(keys.tabs, 'the way is no march').toBeLessThan(150);
    });
  },
);

/** The analyst's repeated actions. */
class Person {
  constructor(
    readonly desk: Desk,
    readonly keys: Keyboard,
  ) {}

  box(label: string) {
    return this.desk.editor.getByRole('combobox', { name: label, exact: true });
  }

  /** Goes to the passage, finds text and creates a claim from it. */
  async claim(words: string): Promise<void> {
    const { desk, keys } = this;
    await keys.press('F6');
    await keys.press('ControlOrMeta+f');
    const field = desk.passage.getByRole('textbox', { name: 'Find in passage' });
    await keys.write(field, words);
    await expect(desk.passage.getByRole('listbox', { name: 'Matches' }).getByRole('option')).toHaveCount(1);
    await keys.press('ControlOrMeta+Enter');
    await expect(desk.passage.getByRole('button', { name: 'New claim from selection' })).toBeFocused();
    await keys.press('Enter');
    await expect(desk.editor.getByLabel('Actual text')).toHaveText(words);
    await expect(this.box('Claim kind')).toBeFocused();
  }

  /** Runs a command of “Find anything” that focuses a control. */
  async command(name: string, lands: Locator): Promise<void> {
    await this.keys.press('ControlOrMeta+k');
    const dialog = this.desk.page.getByRole('dialog', { name: 'Find anything' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await typeText(this.desk.page, name);
    await expect(dialog.getByRole('option').first()).toContainText(name);
    await this.keys.press('Enter');
    await expect(lands).toBeFocused();
  }

  async addTo(label: string, item: string): Promise<void> {
    await this.keys.write(this.desk.editor.getByRole('textbox', { name: label, exact: true }), item);
    await this.keys.press('Enter');
  }

  async start(instant: string): Promise<void> {
    await this.keys.tabTo(this.desk.editor.getByRole('checkbox', { name: 'Open start' }));
    await this.keys.press('Space');
    await this.keys.write(this.desk.editor.getByRole('textbox', { name: 'Time scope start' }), instant);
  }

  async link(words: string, reason: string): Promise<void> {
    const { desk, keys } = this;
    await keys.tabTo(desk.editor.getByRole('button', { name: 'Link evidence' }));
    await keys.press('Enter');
    const panel = desk.page.getByRole('region', { name: 'Link evidence' });
    await expect(panel.getByRole('searchbox')).toBeFocused();
    await typeText(desk.page, words);
    await expect(panel.getByRole('row')).toHaveCount(1);
    await keys.press('Alt+s');
    await expect(panel.getByRole('textbox', { name: /^Reason of/ })).toBeFocused();
    await typeText(desk.page, reason);
    await keys.press('Escape');
    await expect(desk.editor.getByRole('button', { name: 'Link evidence' })).toBeFocused();
  }

  /** Downloads the assessment with the export dialog, starting from any focus. */
  async export(): Promise<string> {
    const { desk, keys } = this;
    const dialog = desk.page.getByRole('dialog', { name: 'Export' });
    await this.command('Export…', dialog.locator(':focus'));
    const download = desk.page.waitForEvent('download');
    await keys.tabTo(dialog.getByRole('button', { name: 'Download assessment' }), 8);
    await keys.press('Enter');
    return readFile(await (await download).path(), 'utf8');
  }

  /** Answers the system's file dialog, which “Open file…” above the list of drafts shows. */
  async openFile(text: string): Promise<void> {
    const { desk, keys } = this;
    await keys.tabBackTo(desk.page.getByRole('button', { name: 'Open file…' }));
    const chooser = desk.page.waitForEvent('filechooser');
    await keys.press('Enter');
    await (
      await chooser
    ).setFiles({ name: 'again.assessment.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  }
}
