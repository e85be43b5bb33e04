/** Drag and drop from outside, and paste. */
import type { Locator, Page } from '@playwright/test';

export interface NamedText {
  readonly name: string;
  readonly text: string;
  readonly type?: string;
}

/** Drags files from outside over an element and drops them there. */
export async function dropFiles(target: Locator, files: readonly NamedText[]): Promise<void> {
  await target.evaluate((element, given) => {
    const transfer = new DataTransfer();
    for (const { name, text, type = 'application/json' } of given) {
      transfer.items.add(new File([text], name, { type }));
    }
    for (const kind of ['dragenter', 'dragover', 'drop']) {
      const event = new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    }
  }, files);
}

/** Pastes the exact text at an element, including line ends and white space. */
export async function pasteAt(target: Locator, text: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
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
