/**
 * Types faster than the page can follow in end-to-end tests: all keys are sent before the page has handled the first.
 */
import type { Page } from '@playwright/test';

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
