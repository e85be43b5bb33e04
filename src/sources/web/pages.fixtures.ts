/** Reads pages in tests. */
import type { Extraction } from '../../core/extraction/extraction.ts';
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';
import { readHtml } from './read-page.ts';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export async function extractionOf(page: string | Uint8Array<ArrayBuffer>, name = 'page.html'): Promise<Extraction> {
  const bytes = typeof page === 'string' ? bytesOf(page) : page;
  const result = await readHtml({ name, mediaType: 'text/html', bytes });
  if (result.kind === 'unreadable') throw new Error(result.problem);
  return result.extraction;
}

/** The text of the proposed groups, or of the given ones. */
export async function textOf(page: string, ...groups: readonly string[]): Promise<string> {
  const extraction = await extractionOf(page);
  return composeText(extraction, groups.length > 0 ? new Set(groups) : proposedGroups(extraction)).text;
}

/** The text of each group. */
export async function textsByGroup(page: string): Promise<Readonly<Record<string, string>>> {
  const extraction = await extractionOf(page);
  return Object.fromEntries(extraction.groups.map(({ id }) => [id, composeText(extraction, new Set([id])).text]));
}
