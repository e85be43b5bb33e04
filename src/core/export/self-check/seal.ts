/** The checksum of everything a report shows, so that the page's own check finds any change. */
import { textDigest, type Digest } from '../../casefile/hash.ts';
import { tagsAsWritten, type Markup } from '../prose/markup.ts';

/** The characters that `markup` escapes and that a browser does not escape when it writes elements as HTML. */
const characters: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'" };

/**
 * Returns the SHA-256 of a page's style and of its elements, as browsers write them as HTML (`outerHTML`), with
 * quotation marks and no-break spaces as characters. The markup must have every end tag, and nothing between the
 * elements of the body.
 */
export function sealOf(style: string, body: Markup, digest: Digest): string {
  const asWritten = tagsAsWritten(body)
    .source.replaceAll(/&(?:quot|#39);/g, (entity) => characters[entity] ?? entity)
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  return textDigest(`${style}${asWritten.trim()}`.toWellFormed(), digest);
}
