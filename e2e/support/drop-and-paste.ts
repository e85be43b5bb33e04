/** Drag and drop from outside, and paste. */
import { readFile } from 'node:fs/promises';
import type { Page, Locator } from '@playwright/test';

/** Files that a test downloads from the page. */
export interface Downloaded {
  readonly name: string;
  readonly bytes: Buffer;
  /** The bytes as UTF-8. */
  readonly text: string;
}

/** Returns the file that is downloaded after `start`. */
export async function downloaded(page: Page, start: () => Promise<unknown>): Promise<Downloaded> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

export interface NamedText {
  readonly name: string;
  /** The text of the file, or its bytes. */
  readonly text: string | Uint8Array;
  readonly type?: string;
}

/** Drags files from outside over an element and drops them there. */
export async function dropFiles(target: Locator, files: readonly NamedText[]): Promise<void> {
  const given = files.map(({ name, text, type = 'application/json' }) => ({
    name,
    type,
    text: typeof text === 'string' ? text : undefined,
    base64: typeof text === 'string' ? '' : Buffer.from(text).toString('base64'),
  }));
  await target.evaluate((element, all) => {
    const transfer = new DataTransfer();
    for (const { name, type, text, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([text ?? bytes], name, { type }));
    }
    for (const kind of ['dragenter', 'dragover', 'drop']) {
      const event = new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    }
  }, given);
}

/** Pastes the exact text at an element, including line ends and white space, with its HTML if there is any. */
export async function pasteAt(target: Locator, text: string, html = ''): Promise<void> {
  await target.focus();
  await target.evaluate(
    (element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted.text);
      if (pasted.html !== '') clipboardData.setData('text/html', pasted.html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { text, html },
  );
}

/** Pastes a text with nothing in focus. */
export async function pasteOnPage(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
