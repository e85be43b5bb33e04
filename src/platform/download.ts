/** Lets texts leave the page at the person’s request: as downloads and on the clipboard. */

/**
 * Copies a text to the clipboard. Rejects with a message for the user if the browser blocks it. Must be called from the
 * handler of a user action, because browsers refuse it at other times.
 */
export async function copyText(text: string): Promise<void> {
  if (await writeText(text)) return;
  if (!copyBySelecting(text)) throw new Error('The browser blocked copying. Select the text and copy it manually.');
}

/**
 * Returns the text on the clipboard. Rejects with a message for the user if the browser cannot read it or the person
 * does not allow it. Must be called from the handler of a user action, like `copyText`.
 */
export async function copiedText(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    throw new Error(
      'The browser did not allow reading the clipboard. Allow it in the browser’s settings for this site, and try again.',
    );
  }
}

/** Uses the clipboard API, which exists only in secure contexts and may be refused there. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Uses the older API, which also works on plain http. Restores the focus afterwards. */
function copyBySelecting(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // While a dialog is open, elements outside it cannot take the focus.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** How long, in ms, a browser may take to start reading a download. */
const readingTime = 60_000;

/** Downloads a text as a UTF-8 file without a byte order mark. Nothing is sent over the network. */
export function downloadText(fileName: string, text: string, mediaType = 'application/json'): void {
  downloadFile(fileName, new Blob([text], { type: mediaType }));
}

/** Downloads bytes as a file. Nothing is sent over the network. */
export function downloadFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL later, so it must not be revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), readingTime);
}
