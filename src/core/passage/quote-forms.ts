/** Other forms of a quote, without what copying and language models add to the words of a passage. */

/**
 * Returns the quote without what is not of its passage, the likeliest form first; none if there is nothing of the kind.
 * These are escapes (HTML, URL, JSON), and at the ends quotation marks, ellipses, insertions in brackets, list markers,
 * citation numbers and an added full stop.
 */
export function otherForms(quote: string): readonly string[] {
  const bare = bareQuote(quote);
  const forms = [unescaped(quote), bare, bare.replace(/[.,;:]$/, '')];
  return [...new Set(forms)].filter((form) => form !== quote && /[\p{L}\p{N}]/u.test(form));
}

/** Returns the words of a quote, unescaped and without added marks at the ends; the quote if it has no words. */
export function bareQuote(quote: string): string {
  const bare = withoutAddedMarks(unescaped(quote));
  return /[\p{L}\p{N}]/u.test(bare) ? bare : quote;
}

/**
 * Returns the parts of a quote from which text was left out inside, in their order; none if nothing was left out. Each
 * part has a letter or digit.
 */
export function partsOfElided(quote: string): readonly string[] {
  const parts = unescaped(quote)
    .split(/[[(]\s*(?:\.\s?\.\s?\.|…)\s*[\])]|\.\s?\.\s?\.|…/u)
    .map((part) => withoutAddedMarks(part).trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 ? parts : [];
}

/** Quotation marks, ellipses, insertions in brackets and signs of lists and headings at the start. */
const ADDED_FIRST =
  /^(?:\s+|["“”„‟«»‹›‘’‚'「」『』《》]|\.{2,}|…|\[[^\]\n]{0,60}\]|\(\s*(?:\.{3}|…)\s*\)|(?:[-*•–—#>]|\d{1,2}[.)]|\([a-z\d]\))(?=\s))/u;
/** Quotation marks, ellipses and citations at the end: “[3]”, “(12)”, superscript numbers. */
const ADDED_LAST =
  /(?:\s+|["“”„‟«»‹›‘’‚'「」『』《》]|\.{2,}|…|\[[^\]\n]{0,60}\]|\((?:\d{1,3}|\s*(?:\.{3}|…)\s*)\)|[¹²³⁰⁴-⁹]+)$/u;

function withoutAddedMarks(quote: string): string {
  let words = quote;
  for (let before = ''; before !== words;) {
    before = words;
    words = words.replace(ADDED_FIRST, '').replace(ADDED_LAST, '');
  }
  return words;
}

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi;
const ESCAPE = /((?:%[\da-f]{2})+)|\\u([\da-f]{4})|\\([nrt"\\/])/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad', hellip: '…' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' },
  ...{ ndash: '–', mdash: '—', euro: '€', pound: '£', deg: '°', sect: '§', middot: '·', bull: '•', times: '×' },
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Decodes the character references of HTML: numbers, and the names that texts contain often. Others stay. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (escape, hex?: string, decimal?: string, name = '') => {
    if (hex === undefined && decimal === undefined) return ENTITIES[String(name)] ?? escape;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : escape;
  });
}

/** Decodes the escapes of HTML, URLs and JSON. */
function unescaped(quote: string): string {
  return decodeEntities(quote).replace(ESCAPE, (_, bytes?: string, unit?: string, control = '') => {
    if (bytes !== undefined) return decodedBytes(bytes);
    if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16));
    return CONTROLS[String(control)] ?? String(control);
  });
}

function decodedBytes(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}
