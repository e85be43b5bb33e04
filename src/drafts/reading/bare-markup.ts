/**
 * Strips from HTML everything that a browser would apply, run or load, without changing the text. The content security
 * policy also covers documents that are only parsed: each style attribute and event handler is reported as a violation.
 * Tokenizes as the HTML Standard does (section 13.2.5, Tokenization); the browser’s own parser builds the tree.
 */

/** Elements whose content is neither text of the page nor markup. */
const dropped: ReadonlySet<string> = new Set(['script', 'style', 'iframe']);

/** Elements whose content is text, whatever it looks like. */
const verbatim: ReadonlySet<string> = new Set(['textarea', 'title', 'xmp', 'noembed', 'noframes']);

/** Replaces removed parts, so that the parts before and after do not become one token. */
const gap = '<!---->';

/** A part of the markup that is stripped, but says something about the page. Character references are not decoded. */
export type MarkupPart =
  /** A start tag outside SVG and MathML. `content` is the text of an element whose content is not markup, else ''. */
  | { readonly kind: 'tag'; readonly name: string; readonly attributes: string; readonly content: string }
  | { readonly kind: 'comment'; readonly text: string };

/** The position in the input, and the output so far. */
interface Reading {
  readonly html: string;
  readonly onPart: ((part: MarkupPart) => void) | undefined;
  at: number;
  readonly written: string[];
  /** How many SVG and MathML elements are open: inside them, style and script elements contain markup. */
  foreign: number;
}

/**
 * Returns the markup without attributes, scripts, styles, frames and comments. `onPart` is called for each start tag and
 * comment, in order.
 */
export function bareMarkup(html: string, onPart?: (part: MarkupPart) => void): string {
  const reading: Reading = { html, onPart, at: 0, written: [], foreign: 0 };
  while (reading.at < html.length) readToken(reading);
  return reading.written.join('');
}

function readToken(reading: Reading): void {
  const { html, at } = reading;
  if (html[at] !== '<') {
    const next = html.indexOf('<', at);
    return copy(reading, next < 0 ? html.length : next);
  }
  const [, second = '', third = ''] = html.slice(at, at + 3);
  if (/[a-z]/i.test(second)) return readTag(reading, at + 1);
  if (second === '/' && /[a-z]/i.test(third)) return readTag(reading, at + 2);
  if (second === '!') return readDeclaration(reading);
  if (second === '?' || (second === '/' && third !== '')) return leaveOut(reading, after(html, '>', at + 2));
  return copy(reading, at + 1);
}

/** Reads a doctype, which decides how tables nest in paragraphs; a comment; or text of SVG and MathML. */
function readDeclaration(reading: Reading): void {
  const { html, at, foreign } = reading;
  if (/^<!doctype/i.test(html.slice(at, at + 9))) return copy(reading, after(html, '>', at));
  if (foreign > 0 && html.startsWith('<![CDATA[', at)) {
    const end = html.indexOf(']]>', at + 9);
    const text = html.slice(at + 9, end < 0 ? undefined : end);
    reading.written.push(gap, text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    reading.at = end < 0 ? html.length : end + 3;
    return undefined;
  }
  if (!html.startsWith('<!--', at)) return leaveOut(reading, after(html, '>', at + 2));
  // “<!-->” and “<!--->” are complete comments.
  const close = /^-?>|--!?>/g;
  const rest = html.slice(at + 4);
  const end = close.test(rest) ? at + 4 + close.lastIndex : html.length;
  reading.onPart?.({ kind: 'comment', text: html.slice(at + 4, end).replace(/--!?>$/, '') });
  return leaveOut(reading, end);
}

function readTag(reading: Reading, nameAt: number): void {
  const { html, at, written } = reading;
  const name = /^[^\t\n\f\r />]*/.exec(html.slice(nameAt, nameAt + 200))?.[0].toLowerCase() ?? '';
  const { end, isEmpty } = tagEnd(html, nameAt + name.length);
  const isStart = nameAt === at + 1;
  // An incomplete tag at the end of the file is neither a tag nor text.
  if (end === undefined) return leaveOut(reading, html.length);
  if (isStart && reading.onPart && reading.foreign === 0)
    tellTag(reading, name, html.slice(nameAt + name.length, end - 1), end);
  if (name === 'svg' || name === 'math') {
    reading.foreign = Math.max(0, reading.foreign + (isStart ? (isEmpty ? 0 : 1) : -1));
  }
  if (dropped.has(name)) {
    return leaveOut(reading, isStart && reading.foreign === 0 ? contentEnd(html, name, end) : end);
  }
  written.push(isStart ? `<${name}${isEmpty ? '/' : ''}>` : `</${name}>`);
  reading.at = end;
  if (!isStart || reading.foreign > 0) return undefined;
  if (name === 'plaintext') return copy(reading, html.length);
  return verbatim.has(name) ? copy(reading, closingTag(html, name, end)) : undefined;
}

function tellTag({ html, onPart }: Reading, name: string, attributes: string, end: number): void {
  const close =
    name === 'script'
      ? scriptEnd(html, end)
      : verbatim.has(name) || dropped.has(name)
        ? closingTag(html, name, end)
        : end;
  onPart?.({ kind: 'tag', name, attributes, content: html.slice(end, close) });
}

/** Returns where a tag ends whose name ends at `at`, and whether it closes itself; undefined if the file ends in it. */
function tagEnd(html: string, at: number): { readonly end: number | undefined; readonly isEmpty: boolean } {
  const part =
    /[\t\n\f\r /]+|>|[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >"'][^\t\n\f\r >]*)?)?/y;
  part.lastIndex = at;
  let last = '';
  for (let found = part.exec(html); found; found = part.exec(html)) {
    if (found[0] === '>') return { end: part.lastIndex, isEmpty: last.endsWith('/') && /^[\t\n\f\r /]/.test(last) };
    last = found[0];
  }
  return { end: undefined, isEmpty: false };
}

/** Returns the position after the end tag of an element whose content is not markup. */
function contentEnd(html: string, name: string, from: number): number {
  const tag = name === 'script' ? scriptEnd(html, from) : closingTag(html, name, from);
  return tag === html.length ? tag : (tagEnd(html, tag + 2 + name.length).end ?? html.length);
}

function closingTag(html: string, name: string, from: number): number {
  const tag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  tag.lastIndex = from;
  return tag.exec(html)?.index ?? html.length;
}

/** Returns the position of a script’s end tag. Within a comment-like part, “<script>” and “</script>” are paired. */
function scriptEnd(html: string, from: number): number {
  const sign = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;
  sign.lastIndex = from;
  let inComment = false;
  let inScript = false;
  for (let found = sign.exec(html); found; found = sign.exec(html)) {
    const [what] = found;
    if (what === '-->') [inComment, inScript] = [false, false];
    else if (what === '<!--') {
      inComment = true;
      sign.lastIndex -= 2;
    } else if (what[1] !== '/') inScript = inComment;
    else if (inScript) inScript = false;
    else return found.index;
  }
  return html.length;
}

const after = (html: string, sign: string, from: number): number => {
  const at = html.indexOf(sign, from);
  return at < 0 ? html.length : at + sign.length;
};

function copy(reading: Reading, end: number): void {
  reading.written.push(reading.html.slice(reading.at, end));
  reading.at = end;
}

function leaveOut(reading: Reading, end: number): void {
  reading.written.push(gap);
  reading.at = end;
}
