/** Operates the page in end-to-end tests with the keyboard only, which proves that each control can be reached. */
import { expect, type Page, type Locator } from '@playwright/test';

// * Types faster than the page can follow in end-to-end tests: all keys are sent before the page has handled the
// first.

/** The keys that are not characters, with their code and, if they type something, their text. */
const named: Readonly<Record<string, { readonly code: number; readonly text?: string }>> = {
  Enter: { code: 13, text: '\r' },
};

/** How much slower the page works meanwhile, so that keys wait for it even on a fast machine. */
const slowness = 4;

/** A key in the form that the browser's protocol expects. Only keys that type something have a text. */
interface KeyEvent {
  readonly key: string;
  readonly windowsVirtualKeyCode: number;
  readonly modifiers: number;
  readonly text?: string;
}

const modifiers: Readonly<Record<string, number>> = { Alt: 1, Control: 2 };

/** Returns the event for a key: a character, Enter, or a letter with a modifier, such as “Alt+s” or “Control+k”. */
function eventOf(keys: string): KeyEvent {
  const [, modifier = '', key = keys] = /^(Alt|Control)\+(.)$/.exec(keys) ?? [];
  const { code, text } = named[key] ?? { code: key.toUpperCase().charCodeAt(0), text: key };
  const event = { key, windowsVirtualKeyCode: code, modifiers: modifiers[modifier] ?? 0 };
  return modifier === '' && text !== undefined ? { ...event, text } : event;
}

/** Presses keys one right after the other, without waiting for the page. A text of several characters is typed. */
export async function typeAtOnce(page: Page, ...keys: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const each = keys.flatMap((key) => (key in named || key.includes('+') ? [key] : [...key]));
  const sent = each
    .map(eventOf)
    .flatMap((event) => [
      session.send('Input.dispatchKeyEvent', { type: 'text' in event ? 'keyDown' : 'rawKeyDown', ...event }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
    ]);
  await Promise.all(sent);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
}

/**
 * Types a text: its first and last character as keys, and what is between them as one input, as dictation and input
 * methods do. Each key costs a frame, and other tests press every key.
 */
export async function typeText({ keyboard }: Page, text: string): Promise<void> {
  const [first = '', ...others] = Array.from(text);
  const last = others.pop() ?? '';
  await keyboard.type(first);
  if (others.length > 0) await keyboard.insertText(others.join(''));
  await keyboard.type(last);
}

/** A person would not press Tab more often than this to reach something. */
const maxTabs = 40;

/**
 * A user without a pointer. Everything is done by keys. The focus is read from the page and never set. The number of
 * keys to a control is limited, so that reaching it proves that it can be reached.
 */
export class Keyboard {
  /** The number of actions so far: each key or combination of keys, and each typed text, whatever its length. */
  actions = 0;

  constructor(readonly page: Page) {}

  press(keys: string): Promise<void> {
    this.actions += 1;
    return this.page.keyboard.press(keys);
  }

  /** Types a text into the field that has the focus. */
  type(text: string): Promise<void> {
    this.actions += 1;
    return typeText(this.page, text);
  }

  /** Presses Tab until the control has the focus. */
  async tabTo(control: Locator, most = maxTabs): Promise<void> {
    await expect(control.first()).toBeVisible();
    await this.walkTo(control, 'Tab', most);
  }

  /** Presses Shift and Tab until the control has the focus. */
  async tabBackTo(control: Locator, most = maxTabs): Promise<void> {
    await expect(control.first()).toBeVisible();
    await this.walkTo(control, 'Shift+Tab', most);
  }

  /** Tabs to a text field and types. Replaces its content. */
  async write(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    const isEmpty = (await field.inputValue()) === '';
    if (!isEmpty) await this.press('ControlOrMeta+a');
    await this.type(text);
  }

  /** Tabs to a combobox, types a part of a value and takes the first suggestion. */
  async pick(box: Locator, part: string): Promise<void> {
    await this.write(box, part);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', /./);
    await this.press('Enter');
  }

  /** Tabs into a group of radio buttons and moves to one of them with the arrow keys. */
  async chooseRadio(row: Locator, name: string): Promise<void> {
    const wanted = row.getByRole('radio', { name, exact: true });
    await this.tabTo(row.getByRole('radio'));
    if (await this.isFocused(wanted)) await this.press('Space');
    else await this.walkTo(wanted, 'ArrowRight', 8);
    await expect(wanted).toBeChecked();
  }

  /** Whether one of the controls has the focus now. */
  async isFocused(control: Locator): Promise<boolean> {
    return (await control.and(this.page.locator(':focus')).count()) > 0;
  }

  async walkTo(control: Locator, key: string, most: number): Promise<void> {
    for (let steps = 0; !(await this.isFocused(control)); steps += 1) {
      if (steps >= most) {
        throw new Error(`${control.toString()} is not reached by ${key}. The focus is on ${await this.#focused()}.`);
      }
      await this.press(key);
    }
  }

  #focused(): Promise<string> {
    return this.page.evaluate(() => {
      const { activeElement } = document;
      const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.slice(0, 60) ?? '';
      return `${activeElement?.tagName ?? 'nothing'} ${activeElement?.id ?? ''} “${name}”`;
    });
  }
}
