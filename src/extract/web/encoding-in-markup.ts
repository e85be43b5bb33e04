/** Finds the encoding that the markup of a page names (HTML Standard, section 13.2.3.2). */
import { decodeAs, encodingOfLabel, refused } from '../mime/decode-as.ts';

/** How far a page is searched for the name of its encoding, in bytes. Browsers start again if they find it late. */
const searched = 64 * 1024;

/** The encoding that a page names. */
export interface NamedEncoding {
  readonly name?: string | undefined;
  /** The name that cannot be used, if no other one is known. */
  readonly unknown?: string | undefined;
}

/** A comment, a script or a style, whose content is not markup; or a tag. */
const piece =
  /<!--.*?(?:-->|$)|<(script|style|title|textarea|noscript|iframe|xmp)(?=[\s/>]).*?(?:<\/\1(?=[\s/>])|$)|<meta(?=[\s/])((?:[^<>"']|"[^"]*"|'[^']*')*)|<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*/gis;

const attributePattern = /([^\s"'>/=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/g;

/** Replaces the character references that names of encodings and their quotation marks can contain. */
const withoutReferences = (text: string): string =>
  text
    .replaceAll(/&(?:quot|#34|#x22);?/gi, '"')
    .replaceAll(/&(?:apos|#39|#x27);?/gi, "'")
    .replaceAll(/&(?:amp|#38|#x26);?/gi, '&');

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare = ''] of tag.matchAll(attributePattern)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, withoutReferences(double ?? single ?? bare));
  }
  return attributes;
}

/** Extracts an encoding from the content of a `meta` element (HTML Standard, section 2.6.3). */
function encodingInContent(content: string): string | undefined {
  const [, double, single, bare] = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"'][^\s;]*))/i.exec(content) ?? [];
  return double ?? single ?? bare;
}

/** Returns the name of an encoding in a `meta` element; undefined if the element does not declare one. */
function declaredIn(tag: string): string | undefined {
  const attributes = attributesOf(tag);
  const charset = attributes.get('charset');
  if (charset !== undefined) return charset;
  const isPragma = /^\s*content-type\s*$/i.test(attributes.get('http-equiv') ?? '');
  return isPragma ? encodingInContent(attributes.get('content') ?? '') : undefined;
}

/**
 * Returns the encoding in the first `meta` element that names a known one, or in the XML declaration. A page whose
 * markup can be read in ASCII is not in UTF-16, whatever it says.
 */
export function encodingInMarkup(bytes: Uint8Array): NamedEncoding {
  const start = decodeAs(bytes.subarray(0, searched), 'windows-1252')?.text ?? '';
  const labels = [...start.matchAll(piece)].flatMap(([, , tag]) => (tag === undefined ? [] : (declaredIn(tag) ?? [])));
  const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1];
  const all = declared === undefined ? labels : [...labels, declared];
  const known = all.find((label) => encodingOfLabel(label) !== undefined);
  const name = known === undefined ? undefined : encodingOfLabel(known);
  if (name === undefined || name === refused) return { name, unknown: known ?? all[0] };
  return { name: name.startsWith('utf-16') ? 'utf-8' : name === 'x-user-defined' ? 'windows-1252' : name };
}
