/** The checksum of everything a report shows, so that the page's own check finds any change. */
import { textDigest, type Digest } from '../../casefile/hash.ts';
import { Markup } from './markup.ts';

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /([a-zA-Z-]+)(?:="([^"]*)")?/g;

/** The characters that `markup` escapes and that a browser does not escape when it writes elements as HTML. */
const characters: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'" };

/** Writes the tags of markup as browsers write them as HTML (`outerHTML`). */
export function tagsAsWritten({ source }: Markup): Markup {
  return new Markup(
    source.replaceAll(
      tag,
      (_, end: string, name: string, attributes: string) => `<${end}${name}${attributesOf(attributes)}>`,
    ),
  );
}

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

function attributesOf(source: string): string {
  return Array.from(source.matchAll(attribute), ([, name = '', value = '']) => ` ${name}="${value}"`).join('');
}
