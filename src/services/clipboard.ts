/**
 * Puts a text on the clipboard. Rejects, in words, where the browser does not allow it. Call it from the handler of
 * what the person did: browsers refuse it at any other time.
 */
export async function copyText(text: string): Promise<void> {
  if (await writeText(text)) return;
  if (!copyBySelecting(text)) throw new Error('The browser blocked copying. Select the text and copy it manually.');
}

/** The clipboard API exists on secure addresses alone, and may be refused there. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The older way, which works on plain http too. The focus and its selection come back afterwards. */
function copyBySelecting(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialogue nothing outside it can take the focus.
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
