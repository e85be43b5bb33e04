/**
 * Up to three tabs with one draft, and the random actions on them: open, type, become the writer, close, reload, crash.
 */
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { setTimeout as rest } from 'node:timers/promises';
import { Desk } from '../support/desk.ts';
import type { Characters } from './characters.ts';
import type { OwnedBrowser } from './owned-browser.ts';
import type { Random } from './random.ts';

// One browser tab with a draft in the test with several tabs: what it shows, and typing in it.

const patient = expect.configure({ timeout: 60_000 });

/** The page's record of every text that its field has accepted. */
interface Noting {
  taken?: string[];
}

/** One tab with the draft, and its visible text and actions, in the draft's only unknown. */
class DraftWindow {
  /** Whether the browser reported the end of its process. */
  crashed = false;
  readonly box: Locator;
  readonly #banner: Locator;

  constructor(readonly page: Page) {
    this.box = new Desk(page).unknown;
    this.#banner = page.getByText('this draft is being edited in another tab.');
    page.on('crash', () => (this.crashed = true));
  }

  /** Opens the draft in a new tab. */
  static async open(context: BrowserContext, draft: string): Promise<DraftWindow> {
    const window = new DraftWindow(await context.newPage());
    await window.page.goto(`${draft}/unknowns/1`);
    await window.shown();
    return window;
  }

  /** Waits until the draft is shown in the tab, and records typing there. */
  async shown(): Promise<void> {
    await patient(this.box).toBeVisible();
    await this.page.evaluate(() => {
      const noting = window as Noting;
      if (noting.taken) return;
      noting.taken = [];
      // No named function, because the loader would add a call to a helper that the page does not have.
      document.addEventListener(
        'input',
        (event) => void (event instanceof InputEvent && noting.taken?.push(event.data ?? '')),
        { capture: true },
      );
    });
  }

  /** Whether the tab shows that it can edit. */
  async writes(): Promise<boolean> {
    return (await this.#banner.count()) === 0 && (await this.box.isEditable());
  }

  async toEnd(): Promise<void> {
    await this.box.press('ControlOrMeta+End');
  }

  /** Types a character. Resolves to whether the field accepted it. */
  async type(character: string): Promise<boolean> {
    await this.page.keyboard.insertText(character);
    return this.page.evaluate((wanted) => (window as Noting).taken?.includes(wanted) ?? false, character);
  }

  /** Asks to edit the draft in this tab, and waits for the result. */
  async takeOver(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Edit here instead' });
    // Between looking and clicking, the other tab may have been closed, which removes the button.
    await button.click({ timeout: 2000 }).catch(() => undefined);
    await patient(button.and(this.page.locator('[data-loading]'))).toHaveCount(0);
  }

  /** Kills the process of the page. Resolves to the time, in ms. */
  async crash(): Promise<number> {
    const session = await this.page.context().newCDPSession(this.page);
    const gone = new Promise<void>((resolve) => this.page.once('crash', () => resolve()));
    const at = performance.now();
    // A killed process does not respond.
    void session.send('Page.crash').catch(() => undefined);
    await gone;
    return at;
  }
}

/** The actions on the tabs. */
const deedNames = [
  'open',
  'type',
  'take over',
  'take over while it is typed in',
  'close',
  'close the writer after a key',
  'reload',
  'crash the writer',
] as const;
type TabDeed = (typeof deedNames)[number];
export type Deed = TabDeed | 'kill the browser';

/** The actions of a round: these, or a number of random ones. */
export type Plan = number | readonly TabDeed[];

/** The weight of each action in the random choice. */
const weights: Readonly<Record<TabDeed, number>> = {
  open: 2,
  type: 4,
  'take over': 3,
  'take over while it is typed in': 3,
  close: 1,
  'close the writer after a key': 2,
  reload: 2,
  'crash the writer': 2,
};

const maxWindows = 3;

/** The longest time that a draft may be without an editing tab, in ms. */
const longestWait = 60_000;

/** Up to three tabs with one draft. */
export class TabsCrowd {
  readonly deeds: Deed[] = [];
  readonly #windows = new Map<number, DraftWindow>();
  #browser: OwnedBrowser;
  #opened = 0;

  constructor(
    browser: OwnedBrowser,
    readonly draft: string,
    readonly characters: Characters,
    readonly random: Random,
  ) {
    this.#browser = browser;
  }

  /** Opens two tabs and performs the actions. Rejects if a tab does not work as expected. */
  async live(plan: Plan): Promise<void> {
    await this.#open();
    await this.#open();
    for (const planned of typeof plan === 'number' ? Array.from({ length: plan }, () => undefined) : plan) {
      const deed = planned ?? this.#anyDeed();
      this.deeds.push(deed);
      await this.#do(deed);
      this.#clearCrashed();
      if (this.#windows.size === 0) await this.#open();
    }
  }

  /** Kills the browser during typing in one tab while another may be becoming the writer, and starts it again. */
  async killAll(start: () => Promise<OwnedBrowser>): Promise<OwnedBrowser> {
    this.deeds.push('kill the browser');
    const writer = await this.#writer().catch(() => undefined);
    const reader = writer && this.#readerBeside(writer[0]);
    let killed = false;
    const typing = writer && this.#typeUntil(...writer, () => killed).catch(() => undefined);
    const taking = reader && this.random.next() < 0.5 ? reader.takeOver().catch(() => undefined) : undefined;
    await rest(this.random.whole(50, 900));
    killed = true;
    const at = await this.#browser.kill();
    await Promise.all([typing, taking]);
    for (const number of this.#windows.keys()) this.characters.goneAt(number, at);
    this.#windows.clear();
    return (this.#browser = await start());
  }

  #anyDeed(): TabDeed {
    const possible = deedNames.filter((deed) => this.#isPossible(deed));
    return this.random.oneOf(possible.flatMap((deed) => Array.from({ length: weights[deed] }, () => deed)));
  }

  #isPossible(deed: TabDeed): boolean {
    if (deed === 'open') return this.#windows.size < maxWindows;
    return !deed.startsWith('take over') || this.#windows.size > 1;
  }

  async #do(deed: TabDeed): Promise<void> {
    const writer = await this.#writer();
    const [number, window] = writer;
    switch (deed) {
      case 'open':
        return void (await this.#open());
      case 'type':
        return this.#type(...writer, this.random.whole(1, 8));
      case 'take over':
        return this.#readerBeside(number)?.takeOver();
      case 'take over while it is typed in':
        return this.#takeOverWhileTyping(...writer);
      case 'close':
        return this.#close(...this.random.oneOf([...this.#windows]));
      case 'close the writer after a key':
        await this.#type(...writer, this.random.whole(1, 3));
        return this.#close(...writer);
      case 'reload':
        return this.#reload(...this.random.oneOf([...this.#windows]));
      case 'crash the writer':
        await this.#type(...writer, this.random.whole(1, 4));
        await rest(this.random.whole(0, 120));
        this.characters.goneAt(number, await window.crash());
    }
  }

  async #open(): Promise<void> {
    this.#opened += 1;
    this.#windows.set(this.#opened, await DraftWindow.open(this.#browser.context, this.draft));
  }

  /** Returns the editing tab. There is always one, at the latest after a moment. */
  async #writer(): Promise<readonly [number, DraftWindow]> {
    let found: readonly [number, DraftWindow] | undefined;
    const look = async (): Promise<number> => {
      const writing = await Promise.all(
        [...this.#windows].map(async (each) => ((await each[1].writes()) ? [each] : [])),
      );
      found = writing.flat()[0];
      return writing.flat().length;
    };
    await expect.poll(look, { message: 'how many windows write', timeout: longestWait }).toBe(1);
    if (!found) throw new Error('No tab edits.');
    return found;
  }

  #readerBeside(writer: number): DraftWindow | undefined {
    const readers = [...this.#windows].filter(([number]) => number !== writer);
    return readers.length > 0 ? this.random.oneOf(readers)[1] : undefined;
  }

  async #type(number: number, window: DraftWindow, count: number): Promise<void> {
    let left = count;
    await this.#typeUntil(number, window, () => left-- === 0);
  }

  async #typeUntil(number: number, window: DraftWindow, ended: () => boolean): Promise<void> {
    await window.toEnd();
    while (!ended()) {
      const character = this.characters.next();
      const taken = await window.type(character);
      this.characters.note({ character, window: number, takenAt: taken ? performance.now() : undefined });
    }
  }

  async #takeOverWhileTyping(number: number, writer: DraftWindow): Promise<void> {
    const reader = this.#readerBeside(number);
    let answered = false;
    const typing = this.#typeUntil(number, writer, () => answered);
    await rest(this.random.whole(0, 150));
    await reader?.takeOver();
    answered = true;
    await typing;
  }

  async #close(number: number, window: DraftWindow): Promise<void> {
    this.#windows.delete(number);
    await window.page.close();
  }

  async #reload(number: number, window: DraftWindow): Promise<void> {
    if (await window.writes()) await this.#type(number, window, this.random.whole(1, 3));
    await window.page.reload();
    await window.shown();
  }

  /** A process may have more than one tab, and all of them end with it. */
  #clearCrashed(): void {
    const at = performance.now();
    for (const [number, window] of this.#windows) {
      if (!window.crashed) continue;
      this.characters.goneAt(number, at);
      this.#windows.delete(number);
      void window.page.close().catch(() => undefined);
    }
  }
}
