/**
 * What an analyst does on the desk, step by step, with counted actions: each step goes the shortest way that the desk
 * offers.
 */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { Desk } from './desk.ts';
import type { CountedActions } from './counted-actions.ts';
import type { NamedText } from './drop-and-paste.ts';
import { expect } from './guarded-test.ts';

/** Evidence to link: words that occur in one claim only, the effect and the reason. */
export interface Evidence {
  readonly words: string;
  readonly effect: 'supports' | 'contradicts';
  readonly reason: string;
}

interface Entry {
  readonly actor: string;
  readonly falsifiers: string;
  /** The start of its time scope, in ordinary words. */
  readonly start: string;
  readonly links: readonly Evidence[];
}

export interface PowerBasis extends Entry {
  readonly domain: string;
  readonly relationship: string;
  readonly description: string;
  readonly geographies: string;
  readonly operations: string;
  readonly limitations: string;
}

export interface Hypothesis extends Entry {
  readonly topic: string;
  readonly hypothesis: string;
  readonly rationale: string;
  readonly alternatives: string;
}

export class AnalystSteps {
  readonly desk: Desk;
  readonly #person: CountedActions;

  constructor(person: CountedActions) {
    this.#person = person;
    this.desk = new Desk(person.page);
  }

  get #page() {
    return this.#person.page;
  }

  /** Drops files on the library, looks at the sheet, and adds them as the sources of a new draft. */
  async addSources(files: readonly NamedText[]): Promise<void> {
    await this.#person.drop(this.#page.getByRole('main', { name: 'Library' }), files);
    const sheet = this.#page.getByRole('dialog', { name: 'Add sources' });
    await expect(sheet.getByRole('button', { name: `Add ${String(files.length)} sources` })).toBeFocused();
    await this.#person.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(this.desk.section('Casefile')).toContainText(String(files.length));
  }

  async fillInProducer(name: string, version: string): Promise<void> {
    const { editor } = this.desk;
    await this.desk.section('Document').click();
    await editor.getByLabel('Producer name').fill(name);
    await editor.getByLabel('Producer version').fill(version);
    await editor.getByRole('radio', { name: 'Human' }).check();
  }

  /** Adds actors, each with all its names, one of them after the other. */
  async addActors(actors: readonly (readonly string[])[]): Promise<void> {
    await this.desk.section('Casefile').click();
    const screen = this.#page.getByRole('region', { name: 'Casefile' });
    await screen.getByRole('tab', { name: /^Actors/ }).click();
    for (const names of actors) {
      await screen.getByLabel('New actor').fill(names.join('; '));
      await screen.getByLabel('New actor').press('Enter');
      await expect(screen.getByLabel('New actor')).toHaveValue('');
    }
  }

  /**
   * Selects words and makes a claim of them: C, and Ctrl+Enter for the proposals. A kind that is not among them is
   * accepted as that of the claim before, or else chosen.
   */
  async addClaim(words: string, at: { readonly observation: number; readonly isFirst: boolean }): Promise<void> {
    const { passage, editor } = this.desk;
    if (at.isFirst && at.observation > 1) {
      await passage.getByRole('button', { name: 'Next passage' }).click();
    }
    await expect(passage).toContainText(words);
    await this.#person.select(passage, words);
    await expect(passage.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
    await this.#person.press('c');
    await expect(editor.getByLabel('Proposition')).toHaveValue(words);
    const kind = editor.getByRole('combobox', { name: 'Claim kind' });
    await expect(kind).toBeFocused();
    const proposals = editor.getByRole('region', { name: 'Proposals' });
    if (await this.#appears(proposals)) {
      await this.#person.press('ControlOrMeta+Enter');
      await expect(proposals).toBeHidden();
    }
    if ((await kind.inputValue()) !== '') return;
    const asBefore = editor.getByRole('button', { name: /^Public position \(as in C-\d+\)$/ });
    // The list of kinds is open if other proposals were accepted.
    const isOpen = (await kind.getAttribute('aria-expanded')) === 'true';
    if (isOpen) await this.#page.getByRole('option', { name: 'Public position', exact: true }).click();
    else if ((await asBefore.count()) > 0) await asBefore.click();
    else await this.desk.choose(editor, 'Claim kind', 'Public position');
    await expect(kind).toHaveValue('Public position');
  }

  async addPowerBasis(entry: PowerBasis): Promise<void> {
    const { editor } = this.desk;
    await this.#addEntry('Power bases', 'Add power basis');
    await this.desk.choose(editor, 'Actor', new RegExp(entry.actor));
    await this.desk.choose(editor, 'Domain', entry.domain);
    await editor.getByLabel('Description').fill(entry.description);
    await this.desk.choose(editor, 'Relationship', entry.relationship);
    await this.#addItem('Geographies', entry.geographies);
    await this.#addItem('Operations', entry.operations);
    await this.#addItem('Limitations', entry.limitations);
    await this.#finishEntry(entry);
  }

  async addHypothesis(entry: Hypothesis): Promise<void> {
    const { editor } = this.desk;
    await this.#addEntry('Intent hypotheses', 'Add intent hypothesis');
    await this.desk.choose(editor, 'Actor', new RegExp(entry.actor));
    await editor.getByLabel('Topic').fill(entry.topic);
    await editor.getByLabel('Hypothesis', { exact: true }).fill(entry.hypothesis);
    await editor.getByLabel('Rationale').fill(entry.rationale);
    await this.#addItem('Alternatives', entry.alternatives);
    await this.#finishEntry(entry);
  }

  /** Exports the assessment, which must have neither errors nor violations. */
  async exportAssessment(): Promise<string> {
    await this.#page.getByRole('button', { name: 'Export…' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Export' });
    const download = dialog.getByRole('button', { name: 'Download' });
    await expect(download).toBeVisible();
    await expect(dialog.getByText(/Cannot export|Confirm/)).toHaveCount(0);
    return this.#downloaded(() => download.click());
  }

  /** Whether something appears soon; a person would see it without waiting for it. */
  async #appears(control: Locator): Promise<boolean> {
    return control.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
  }

  async #downloaded(press: () => Promise<void>): Promise<string> {
    const download = this.#page.waitForEvent('download');
    await press();
    return readFile(await (await download).path(), 'utf8');
  }

  async #addEntry(section: string, button: string): Promise<void> {
    await this.desk.section(section).click();
    await this.desk.outline.getByRole('button', { name: button }).click();
    await expect(this.desk.editor.getByRole('combobox', { name: 'Actor', exact: true })).toBeVisible();
  }

  /** Adds an item to a list of texts. */
  async #addItem(label: string, item: string): Promise<void> {
    const field = this.desk.editor.getByRole('textbox', { name: label, exact: true });
    await field.fill(item);
    await field.press('Enter');
  }

  async #finishEntry({ falsifiers, start, links }: Entry): Promise<void> {
    const { editor } = this.desk;
    // A new entry has an open start. Typing a date replaces it.
    const field = editor.getByRole('textbox', { name: 'Time scope start' });
    await field.fill(start);
    await this.#addItem('Falsifiers', falsifiers);
    const draft = editor.getByRole('radio', { name: 'Draft' });
    if (!(await draft.isChecked())) await draft.check();
    await this.#linkEvidence(links);
    await expect(field).toHaveValue(/^2026-/);
  }

  /** Links claims one after the other: words, the key of the effect, the reason, and Enter for the next search. */
  async #linkEvidence(links: readonly Evidence[]): Promise<void> {
    await this.desk.editor.getByRole('button', { name: 'Link evidence' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Link evidence' });
    for (const { words, effect, reason } of links) {
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await this.#person.type(words);
      await expect(dialog.getByRole('row')).toHaveCount(1);
      await this.#person.press(effect === 'supports' ? 'Alt+s' : 'Alt+c');
      await expect(dialog.getByRole('textbox', { name: /^Reason of/ })).toBeFocused();
      await this.#person.type(reason);
      await this.#person.press('Enter');
    }
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await this.#person.press('Escape');
    await expect(dialog).toBeHidden();
  }
}
