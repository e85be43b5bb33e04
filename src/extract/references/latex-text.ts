/** Turns the LaTeX of BibTeX fields into text: accents, symbols, quotation marks and the braces that keep capitals. */

/** The combining characters of accents, by their commands. */
const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
};

const symbols: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  aa: 'å',
  AA: 'Å',
  dh: 'ð',
  DH: 'Ð',
  dj: 'đ',
  DJ: 'Đ',
  th: 'þ',
  TH: 'Þ',
  i: 'ı',
  j: 'ȷ',
  textbackslash: '\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textendash: '–',
  textemdash: '—',
  textquoteleft: '‘',
  textquoteright: '’',
  textquotedblleft: '“',
  textquotedblright: '”',
  quotedblbase: '„',
  quotesinglbase: '‚',
  glqq: '„',
  grqq: '“',
  guillemotleft: '«',
  guillemotright: '»',
  flqq: '«',
  frqq: '»',
  ldots: '…',
  dots: '…',
  textdegree: '°',
  texteuro: '€',
  euro: '€',
  pounds: '£',
  S: '§',
  P: '¶',
};

const dotless: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/**
 * Characters that stand for themselves after a backslash, outside the Unicode private use areas that hold them
 * meanwhile.
 */
const escapable = '{}%&$#_\\';

/** Returns the text of a field. Unknown commands are left out, and their arguments stay. */
export function textOfLatex(latex: string): string {
  const held: string[] = [];
  // A character that must survive the removal of braces and commands is held under a number between two U+0000.
  const hold = (text: string): string => `\0${String(held.push(text) - 1)}\0`;
  const release = (text: string): string =>
    text.replaceAll(/\0(\d+)\0/g, (_, index: string) => release(held[Number(index)] ?? ''));
  const composeAccent = (accent: string, letter: string): string => {
    const plain = release(letter);
    return hold(((dotless[plain] ?? plain) + (accents[accent] ?? '')).normalize('NFC'));
  };
  const written = latex
    .replaceAll('\0', '')
    .replaceAll(/\\([{}%&$#_])/g, (_, character: string) => hold(character))
    .replaceAll(/\\([A-Za-z]+)(?:\{\}|(?![A-Za-z])[ \t]*)/g, (whole, name: string) => {
      const symbol = Object.hasOwn(symbols, name) ? symbols[name] : undefined;
      return symbol === undefined ? whole : hold(symbol);
    })
    .replaceAll(
      /\\([`'^~=."])\s*(?:\{(\0\d+\0|\p{L})\}|(\0\d+\0|\p{L}))/gu,
      (_, accent: string, a?: string, b?: string) => composeAccent(accent, a ?? b ?? ''),
    )
    .replaceAll(
      /\\([uvHrdckb])(?:\s*\{(\0\d+\0|\p{L})\}|\s+(\0\d+\0|\p{L}))/gu,
      (_, accent: string, a?: string, b?: string) => composeAccent(accent, a ?? b ?? ''),
    )
    .replaceAll(/\\(?:[a-zA-Z]+\*?[ \t]*|[^a-zA-Z])/g, (whole) => (escapable.includes(whole[1] ?? '') ? whole : ''))
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replaceAll('~', '\u00a0')
    .replaceAll(/[{}$]/g, '');
  return release(written);
}
