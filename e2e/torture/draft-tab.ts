/** One browser tab with a draft in the test with several tabs: what it shows, and typing in it. */
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { Desk } from '../support/desk.ts';

const patient = expect.configure({ timeout: 60_000 });

/** The page's record of every text that its field has accepted. */
interface Noting {
  taken?: string[];
}

/** One tab with the draft, and its visible text and actions, in the draft's only unknown. */
export class DraftWindow {
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
