/**
 * Changes the WebDriver BiDi messages between Playwright and Firefox where one does not yet do what the other needs.
 */

/** Commands of Playwright that Firefox 153 does not know. Preferences set the media features instead. */
const unknownCommands = ['emulation.setMediaFeaturesOverride'];

/** Returns the answer to a command that Firefox does not know, or undefined if Firefox answers it. */
export function answerFor(command: string): string | undefined {
  const { id, method } = JSON.parse(command) as { readonly id: number; readonly method: string };
  return unknownCommands.includes(method) ? JSON.stringify({ type: 'success', id, result: {} }) : undefined;
}

/**
 * Playwright sets the value of a field in a way that React cannot notice. The browser's own command changes it as
 * typing does.
 */
const playwrightTypes = 'const inputElement = element;';
const firefoxTypes = `if (document.execCommand('insertText', false, text)) return; ${playwrightTypes}`;

/** Returns the command as Firefox needs it. */
export function commandFor(command: string): string {
  return command.replaceAll(playwrightTypes, firefoxTypes);
}

interface DownloadEvent {
  readonly method: string;
  readonly params: { readonly url: string; readonly navigation?: string | null; download?: string };
}

/** Returns a function that gives each download an ID. Playwright needs one, and Firefox sends none for a blob. */
export function downloadNames(): (event: string) => string {
  const ids = new Map<string, string>();
  let count = 0;
  return (text) => {
    if (!text.includes('"browsingContext.download')) return text;
    const event = JSON.parse(text) as DownloadEvent;
    const { method, params } = event;
    if (!method.startsWith('browsingContext.download') || params.navigation || params.download) return text;
    if (method === 'browsingContext.downloadWillBegin') ids.set(params.url, `download-${String(++count)}`);
    const download = ids.get(params.url);
    return JSON.stringify({ ...event, params: { ...params, download } });
  };
}
