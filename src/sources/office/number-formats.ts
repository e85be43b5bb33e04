/** Writes numbers of lists, headings and notes as word processors show them. */

// Characters of symbol fonts, whose codes are not Unicode, as the Unicode characters that they look like.

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

function letters(value: number, alphabet: string): string {
  // Word and LibreOffice repeat the letter after the end of the alphabet: z, aa, bb.
  const all = [...alphabet];
  const letter = all[(value - 1) % all.length] ?? '';
  return letter.repeat(Math.floor((value - 1) / all.length) + 1);
}

const romanDigits: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [digit, name] of romanDigits) {
    text += name.repeat(Math.floor(rest / digit));
    rest %= digit;
  }
  return text;
}

const withDigits = (value: number, digits: string): string =>
  String(value).replaceAll(/\d/g, (digit) => [...digits][Number(digit)] ?? digit);

const hanDigits = '〇一二三四五六七八九';

/** Numbers below 100 as they are counted in Chinese and Japanese: 十二, 二十. */
function hanCounting(value: number): string | undefined {
  if (value > 99) return undefined;
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const head = tens === 0 ? '' : tens === 1 ? '十' : `${hanDigits[tens] ?? ''}十`;
  return `${head}${ones === 0 ? '' : (hanDigits[ones] ?? '')}`;
}

function ordinal(value: number): string {
  const isTeen = Math.floor(value / 10) % 10 === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}

/** How numbers are written, by the names of ISO/IEC 29500-1 section 17.18.59 (ST_NumberFormat). */
const formats: Readonly<Record<string, (value: number) => string | undefined>> = {
  decimal: String,
  decimalZero: (value) => String(value).padStart(2, '0'),
  lowerLetter: (value) => letters(value, 'abcdefghijklmnopqrstuvwxyz'),
  upperLetter: (value) => letters(value, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  ordinal,
  none: () => '',
  numberInDash: (value) => `- ${value} -`,
  decimalFullWidth: (value) => withDigits(value, '０１２３４５６７８９'),
  decimalFullWidth2: (value) => withDigits(value, '０１２３４５６７８９'),
  decimalHalfWidth: String,
  decimalEnclosedCircle: (value) => (value <= 20 ? String.fromCodePoint(0x245f + value) : undefined),
  decimalEnclosedCircleChinese: (value) => (value <= 20 ? String.fromCodePoint(0x245f + value) : undefined),
  decimalEnclosedParen: (value) => (value <= 20 ? String.fromCodePoint(0x2473 + value) : undefined),
  decimalEnclosedFullstop: (value) => (value <= 20 ? String.fromCodePoint(0x2487 + value) : undefined),
  ideographDigital: (value) => withDigits(value, hanDigits),
  japaneseDigitalTenThousand: (value) => withDigits(value, hanDigits),
  taiwaneseDigital: (value) => withDigits(value, hanDigits),
  chineseCounting: hanCounting,
  chineseCountingThousand: hanCounting,
  japaneseCounting: hanCounting,
  taiwaneseCounting: hanCounting,
  taiwaneseCountingThousand: hanCounting,
  aiueoFullWidth: (value) =>
    value <= 46
      ? [...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン'][value - 1]
      : undefined,
  ganada: (value) => (value <= 14 ? [...'가나다라마바사아자차카타파하'][value - 1] : undefined),
  russianLower: (value) => letters(value, 'абвгдежзиклмнопрстуфхцчшщыэюя'),
  russianUpper: (value) => letters(value, 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ'),
  thaiNumbers: (value) => withDigits(value, '๐๑๒๓๔๕๖๗๘๙'),
  hindiNumbers: (value) => withDigits(value, '०१२३४५६७८९'),
};

/** The largest number that is written: larger ones come only from hostile files. */
const largest = 100_000;

/** Returns a number in a format; undefined if the format, or the number in it, is not supported. */
export function numberInFormat(value: number, format: string): string | undefined {
  if (!Number.isInteger(value) || value > largest || value < 0) return undefined;
  // Formats other than digits have no zero.
  if (value === 0) return /^decimal(Zero|HalfWidth)?$/.test(format) ? formats[format]?.(0) : undefined;
  if (/Roman|Letter|russian/.test(format) && value > 5000) return undefined;
  return Object.hasOwn(formats, format) ? formats[format]?.(value) : undefined;
}
