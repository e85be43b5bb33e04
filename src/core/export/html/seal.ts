/** The checksum of everything a report shows, so that the page's own check finds any change. */
import { hexDigest, utf8, type Digest } from '../../casefile/hash.ts';
import type { Markup } from './markup.ts';

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /([a-z-]+)(?:="([^"]*)")?/g;

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#13;': '\r',
};

function unescaped(source: string): string {
  return source.replaceAll(/&(?:amp|lt|gt|quot|#39|#13);/g, (entity) => characters[entity] ?? entity);
}

/**
 * Returns the SHA-256 of a page's style and of its body: the start tags with their attributes, and the texts, with white
 * space collapsed. The page's script makes the same text from the elements that a browser made of the markup.
 */
export function sealOf(style: string, body: Markup, digest: Digest): string {
  const plain = body.source.replaceAll(tag, (_, end: string, name: string, attributes: string) =>
    end === '/' ? '' : `<${name}${attributesOf(attributes)}>`,
  );
  const text = `${style}${unescaped(plain)}`.replaceAll(/\s+/g, ' ').trim();
  return hexDigest(utf8(text.toWellFormed()), digest);
}

function attributesOf(source: string): string {
  return Array.from(source.matchAll(attribute), ([, name = '', value = '']) => ` ${name}="${value}"`).join('');
}
