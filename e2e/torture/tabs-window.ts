import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { Desk } from '../support/desk.ts';

const patient = expect.configure({ timeout: 60_000 });

/** What the page itself notes down: every text that a field of it has taken. */
interface Noting {
  taken?: string[];
}

/** One window with the draft: what a person sees and does in it, in the draft's one unknown. */
export class DraftWindow {
  /** The browser has told that its process is gone. */
  crashed = false;
  readonly box: Locator;
  readonly #banner: Locator;

  constructor(readonly page: Page) {
    this.box = new Desk(page).editor.getByLabel('Unknown', { exact: true });
    this.#banner = page.getByText('this draft is being edited in another tab.');
    page.on('crash', () => (this.crashed = true));
  }

  /** Opens the draft in a window of its own. */
  static async open(context: BrowserContext, draft: string): Promise<DraftWindow> {
    const window = new DraftWindow(await context.newPage());
    await window.page.goto(`${draft}/unknowns/1`);
    await window.shown();
    return window;
  }

  /** Waits until the draft stands in the window, and listens to what is typed there. */
  async shown(): Promise<void> {
    await patient(this.box).toBeVisible();
    await this.page.evaluate(() => {
      const noting = window as Noting;
      if (noting.taken) return;
      noting.taken = [];
      // No function with a name: the loader that runs this would look for a helper that the page does not have.
      document.addEventListener(
        'input',
        (event) => void (event instanceof InputEvent && noting.taken?.push(event.data ?? '')),
        { capture: true },
      );
    });
  }

  /** Whether this window may write, as far as it says so. */
  async writes(): Promise<boolean> {
    return (await this.#banner.count()) === 0 && (await this.box.isEditable());
  }

  async toEnd(): Promise<void> {
    await this.box.press('ControlOrMeta+End');
  }

  /** Types a character. Resolves to whether the field has taken it. */
  async type(character: string): Promise<boolean> {
    await this.page.keyboard.insertText(character);
    return this.page.evaluate((wanted) => (window as Noting).taken?.includes(wanted) ?? false, character);
  }

  /** Asks for the draft where another window has it, and waits until that is answered, whichever way. */
  async takeOver(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Edit here instead' });
    // Between looking and clicking the other window may have gone, and the button with it.
    await button.click({ timeout: 2000 }).catch(() => undefined);
    await patient(button.and(this.page.locator('[data-loading]'))).toHaveCount(0);
  }

  /** Kills the process of the page. Resolves to when, in ms. */
  async crash(): Promise<number> {
    const session = await this.page.context().newCDPSession(this.page);
    const gone = new Promise<void>((resolve) => this.page.once('crash', () => resolve()));
    const at = performance.now();
    // A process that is gone does not answer.
    void session.send('Page.crash').catch(() => undefined);
    await gone;
    return at;
  }
}
