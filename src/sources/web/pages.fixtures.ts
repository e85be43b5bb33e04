/** Reads pages in tests. */
import type { Extraction } from '../../core/extraction/extraction.ts';
import { extractionOf as extracted, textsOfGroups, textWith } from '../office/office.fixtures.ts';
import { readHtml } from './read-page.ts';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export async function extractionOf(page: string | Uint8Array<ArrayBuffer>, name = 'page.html'): Promise<Extraction> {
  const bytes = typeof page === 'string' ? bytesOf(page) : page;
  return extracted(await readHtml({ name, mediaType: 'text/html', bytes }));
}

/** The text of the proposed groups, or of the given ones. */
export const textOf = async (page: string, ...groups: readonly string[]): Promise<string> =>
  textWith(await extractionOf(page), groups.length > 0 ? groups : undefined);

/** The text of each group. */
export const textsByGroup = async (page: string) => textsOfGroups(await extractionOf(page));
