/** Characters of symbol fonts, whose codes are not Unicode, as the Unicode characters that they look like. */

/**
 * The characters of the font Symbol from its code 0x20 on (Adobe’s Symbol encoding). A space stands for an unassigned
 * code.
 */
const symbol = [
  ...' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼ ',
  ...' '.repeat(32),
  ...'€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭ ',
];

/** The characters of Wingdings that documents use in text: bullets, boxes, ticks, arrows, numbers in circles. */
const wingdings: Readonly<Record<number, string>> = {
  0x20: ' ',
  0x28: '☎',
  0x2a: '✉',
  0x46: '☞',
  0x4a: '☺',
  0x4c: '☹',
  0x6c: '●',
  0x6d: '❍',
  0x6e: '■',
  0x6f: '□',
  0x71: '❑',
  0x72: '❒',
  0x75: '◆',
  0x76: '❖',
  0x77: '⬥',
  0x9e: '·',
  0x9f: '•',
  0xa1: '○',
  0xa4: '◉',
  0xa7: '▪',
  0xa8: '◻',
  0xd8: '➢',
  0xdf: '←',
  0xe0: '→',
  0xe1: '↑',
  0xe2: '↓',
  0xe8: '➔',
  0xef: '⇦',
  0xf0: '⇨',
  0xf1: '⇧',
  0xf2: '⇩',
  0xf3: '⬄',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
  ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [0x81 + index, String.fromCodePoint(0x2460 + index)])),
};

/** The private codes that Word gives to the characters of symbol fonts. */
const [firstPrivate, lastPrivate] = [0xf000, 0xf0ff];

/** Whether a text has characters of symbol fonts in their private codes. */
export const hasSymbols = (text: string): boolean => /[\uf000-\uf0ff]/.test(text);

/**
 * Returns the character of a symbol font as a Unicode character; undefined if it is not known. `code` is the font’s own
 * or private.
 */
export function symbolCharacter(font: string, code: number): string | undefined {
  const own = code >= firstPrivate && code <= lastPrivate ? code - firstPrivate : code;
  const name = font.toLowerCase();
  if (name.startsWith('symbol')) return own === 0x20 ? ' ' : symbol[own - 0x20]?.trim() || undefined;
  if (name === 'wingdings') return wingdings[own];
  // Another font: an ordinary character, unless the code is private.
  return own === code && code >= 0x20 && code <= 0x10_ffff && !isPrivate(code) ? String.fromCodePoint(code) : undefined;
}

const isPrivate = (code: number): boolean => (code >= 0xd800 && code <= 0xf8ff) || code >= 0xf0000;
