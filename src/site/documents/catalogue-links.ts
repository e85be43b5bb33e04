/** Reads the links to an API catalogue from a page or a response (RFC 9727, section 3). */

const relation = 'api-catalog';

function hasRelation(value: string | undefined): boolean {
  return value !== undefined && value.trim().toLowerCase().split(/\s+/).includes(relation);
}

/** The parameters of one link of a `Link` header, by lower-case name. If a name occurs twice, the first one counts. */
function parametersOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, token] of text.matchAll(
    /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,]*))/g,
  )) {
    const value = quoted === undefined ? (token ?? '') : quoted.replaceAll(/\\(.)/g, '$1');
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), value);
  }
  return found;
}

/**
 * The targets of the links to the catalogue in a `Link` header (RFC 8288, section 3). Links with an `anchor` do not
 * count.
 */
export function catalogueLinksOfHeader(header: string | null): readonly string[] {
  const links = (header ?? '').matchAll(
    /<([^>]*)>((?:\s*;\s*[\w!#$%&'*+.^`|~-]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"]*))?)*)/g,
  );
  return [...links].flatMap(([, target = '', text = '']) => {
    const parameters = parametersOf(text);
    return hasRelation(parameters.get('rel')) && !parameters.has('anchor') ? [target] : [];
  });
}

function attributeOf(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return (match?.[1] ?? match?.[2] ?? match?.[3])?.replaceAll('&amp;', '&');
}

/** The targets of the `<link>` elements of an HTML page that lead to the catalogue. */
export function catalogueLinksOfPage(html: string): readonly string[] {
  const tags = html.replaceAll(/<!--[^]*?-->/g, '').match(/<link\s[^>]*>/gi) ?? [];
  return tags.flatMap((tag) => {
    const href = attributeOf(tag, 'href');
    return href !== undefined && hasRelation(attributeOf(tag, 'rel')) ? [href] : [];
  });
}
