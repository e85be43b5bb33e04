/** Edits an open draft like a person in a great hurry, and logs every edit before it is sent. */
import { setTimeout as rest } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { Desk } from '../support/desk.ts';
import type { Random } from './random.ts';
import type { Typed, WordsLog } from './words-log.ts';

const patient = expect.configure({ timeout: 30_000 });

/** Pieces of words: plain, right-to-left, CJK and astral characters. A piece is typed key by key. */
const pieces = ['the ', 'north ', 'channel ', 'closes, ', 'not ', '3 May ', '12 trucks. ', 'سفينة ', '海峡 ', '🚢 '];

/** A text beyond this many UTF-16 units is cleared before more is typed: the fields have limits. */
const longest = 1500;

const maxUnknowns = 6;

/** A field for typing, and the state after replacing its text. */
interface Field {
  readonly place: string;
  readonly locate: (desk: Desk) => Locator;
  readonly read: (state: Typed) => string;
  readonly write: (state: Typed, text: string) => Typed;
}

const editorField = (label: string) => (desk: Desk) => desk.editor.getByRole('textbox', { name: label, exact: true });

const proposition: Field = {
  place: 'claims/1',
  locate: editorField('Proposition'),
  read: (state) => state.proposition,
  write: (state, text) => ({ ...state, proposition: text }),
};

const description: Field = {
  place: 'power_bases/1',
  locate: editorField('Description'),
  read: (state) => state.description,
  write: (state, text) => ({ ...state, description: text }),
};

const title: Field = {
  place: '',
  locate: (desk) => desk.page.getByLabel('Title', { exact: true }).first(),
  read: (state) => state.title,
  write: (state, text) => ({ ...state, title: text }),
};

function unknownField(index: number): Field {
  return {
    place: `unknowns/${String(index + 1)}`,
    locate: editorField(`Unknown ${String(index + 1)}`),
    read: (state) => state.unknowns[index] ?? '',
    write: (state, text) => ({ ...state, unknowns: state.unknowns.with(index, text) }),
  };
}

export class Typist {
  readonly #desk: Desk;

  constructor(
    readonly page: Page,
    readonly draft: string,
    readonly log: WordsLog,
    readonly random: Random,
    /** Whether it mostly deletes, undoes, redoes and exports, with typing in between. */
    readonly mixed = false,
  ) {
    this.#desk = new Desk(page);
  }

  /** Makes a first edit. */
  async start(): Promise<void> {
    await this.#writeIn(title, () => false);
  }

  /** Edits until `ended` returns true, after a pause of `pause` ms. Rejects if the browser ends. */
  async work(ended: () => boolean, pause: number): Promise<void> {
    if (pause > 0) await rest(pause);
    while (!ended()) {
      const chance = this.random.next();
      if (this.mixed && chance < 0.55) await this.#mixedDeed(chance / 0.55);
      else if (chance < 0.12) await this.#addUnknown();
      else if (chance < 0.2 && this.log.last.unknowns.length > 1) await this.#deleteUnknown();
      else await this.#writeIn(this.#anyField(), ended);
    }
  }

  /** Types one character at the end of the first unknown, from anywhere in the draft. */
  async key(character: string): Promise<void> {
    const field = unknownField(0);
    const text = field.read(this.log.last) + character;
    const edit = this.log.begin(`“${character}”`, field.write(this.log.last, text));
    await this.page.keyboard.type(character);
    edit.handledAt = performance.now();
  }

  /** Goes to the end of the text of the first unknown. */
  async toFirstUnknown(): Promise<void> {
    await this.#goTo(unknownField(0));
  }

  #anyField(): Field {
    const { unknowns } = this.log.last;
    const fields = [proposition, description, title, ...unknowns.map((_, index) => unknownField(index))];
    return this.random.oneOf(fields);
  }

  async #goTo(field: Field): Promise<Locator> {
    if (field.place !== '') await this.page.goto(`${this.draft}/${field.place}`);
    const box = await this.#shown(field);
    await box.press('ControlOrMeta+End');
    return box;
  }

  /** Waits until the field of this entry, and not of the previous one, is on the screen with the right text. */
  async #shown(field: Field): Promise<Locator> {
    const box = field.locate(this.#desk);
    await patient(box).toHaveValue(field.read(this.log.last));
    return box;
  }

  async #writeIn(field: Field, ended: () => boolean): Promise<void> {
    const box = await this.#goTo(field);
    if (field.read(this.log.last).length > longest) await this.#clear(field);
    const count = this.random.whole(1, 4);
    for (let piece = 0; piece < count && !ended(); piece += 1) await this.#type(field, this.random.oneOf(pieces));
    const chance = this.random.next();
    if (chance < 0.2) await this.#undo(field, box);
    else if (chance < 0.4) await this.#rubOut(field);
  }

  async #type(field: Field, piece: string): Promise<void> {
    for (const character of piece) {
      const text = field.read(this.log.last) + character;
      await this.#logged(`“${character}”`, field.write(this.log.last, text), () => this.page.keyboard.type(character));
    }
  }

  async #clear(field: Field): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.#logged('clear', field.write(this.log.last, ''), () => this.page.keyboard.press('Backspace'));
  }

  async #rubOut(field: Field): Promise<void> {
    const count = this.random.whole(1, 6);
    for (let left = count; left > 0; left -= 1) {
      const text = [...field.read(this.log.last)].slice(0, -1).join('');
      const state = field.write(this.log.last, text);
      await this.#logged('backspace', state, () => this.page.keyboard.press('Backspace'));
    }
  }

  /** Reads the field after an undo, because the application decides how much is undone. Only this field can change. */
  async #undo(field: Field, box: Locator): Promise<void> {
    const before = this.log.last;
    const edit = this.log.begin('undo', undefined);
    await this.page.keyboard.press('ControlOrMeta+z');
    edit.handledAt = performance.now();
    edit.state = field.write(before, await box.inputValue());
    await box.press('ControlOrMeta+End');
  }

  /** Deletes, undoes and redoes at once, or exports. `chance` is in [0, 1). */
  async #mixedDeed(chance: number): Promise<void> {
    if (chance > 0.9) await this.#export();
    else if (chance > 0.3 && this.log.last.unknowns.length > 1) await this.#deleteAndUndo();
    else await this.#addUnknown();
  }

  /** Here undo and redo lead to known states, because they revert the previous step. */
  async #deleteAndUndo(): Promise<void> {
    const before = this.log.last;
    await this.#deleteUnknown();
    const after = this.log.last;
    const { page } = this;
    const step = async (name: 'Undo' | 'Redo', state: Typed): Promise<void> => {
      const button = page.getByRole('banner').getByRole('button', { name, exact: true });
      await this.#logged(name.toLowerCase(), state, () => button.click());
    };
    await step('Undo', before);
    for (let more = this.random.whole(0, 2); more > 0; more -= 1) {
      await step('Redo', after);
      await step('Undo', before);
    }
    if (before.unknowns.length > 3) await step('Redo', after);
  }

  async #export(): Promise<void> {
    await this.page.getByRole('button', { name: 'Export…' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name: 'Desk file', exact: true }).check();
    await dialog.getByRole('button', { name: 'Download desk file' }).click();
    await patient(dialog.getByText(/^Downloaded /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await patient(dialog).toBeHidden();
  }

  async #addUnknown(): Promise<void> {
    const { unknowns } = this.log.last;
    if (unknowns.length >= maxUnknowns) return;
    await this.page.keyboard.press('ControlOrMeta+k');
    const dialog = this.page.getByRole('dialog', { name: 'Find anything' });
    await patient(dialog.getByRole('combobox')).toBeFocused();
    await this.page.keyboard.type('New unknown');
    await patient(dialog.getByRole('option').first()).toContainText('New unknown');
    const state = { ...this.log.last, unknowns: [...unknowns, ''] };
    await this.#logged('new unknown', state, () => this.page.keyboard.press('Enter'));
    const field = unknownField(unknowns.length);
    await patient(await this.#shown(field)).toBeFocused();
    await this.#type(field, this.random.oneOf(pieces));
  }

  async #deleteUnknown(): Promise<void> {
    const { unknowns } = this.log.last;
    const index = this.random.whole(0, unknowns.length - 1);
    await this.#goTo(unknownField(index));
    const state = { ...this.log.last, unknowns: unknowns.toSpliced(index, 1) };
    await this.#logged('delete', state, () =>
      this.#desk.editor.getByRole('button', { name: `Delete unknown ${String(index + 1)}`, exact: true }).click(),
    );
  }

  async #logged(what: string, state: Typed, act: () => Promise<void>): Promise<void> {
    const edit = this.log.begin(what, state);
    await act();
    edit.handledAt = performance.now();
  }
}
