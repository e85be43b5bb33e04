/** Finds the references in published documents. */
import type { SiteDocument } from './document.ts';
import { mediaTypes } from './media-types.ts';

const referenceMembers = ['href', 'canonical', 'anchor', 'url', 'websiteUrl', 'source', '$ref'];
/** Addresses that the documents refer to and that belong to others. */
const foreign =
  /^https:\/\/(?:www\.rfc-editor\.org\/info\/rfc9727$|static\.modelcontextprotocol\.io\/|json-schema\.org\/)/;

function referencesOfJson(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOfJson);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, content]) =>
    typeof content === 'string' && referenceMembers.includes(member) ? [content] : referencesOfJson(content),
  );
}

const agentKeys =
  /^(?:Application|Discovery|Road-\w+|Open-Seat|OpenAPI|LLMs|Schema|Package|Source|Registry-Metadata|MCP): (.*)$/gm;

/** Returns every reference of a document to this site, exactly as written. */
export function referencesOf({ path, mediaType, text }: SiteDocument): readonly string[] {
  if (/^(?:schemas|samples)\//.test(path) || mediaType === mediaTypes.zip) return [];
  const all = mediaType.startsWith('text/html')
    ? Array.from(text.matchAll(/href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'))
    : path === 'llms.txt'
      ? Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, href = '']) => decodeURI(href))
      : mediaType.startsWith('text/')
        ? Array.from(text.matchAll(agentKeys), ([, href = '']) => href)
        : referencesOfJson(JSON.parse(text));
  return all.filter((reference) => !reference.startsWith('#/components/') && !foreign.test(reference));
}
