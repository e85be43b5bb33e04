/** Files that a test downloads from the page. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

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
