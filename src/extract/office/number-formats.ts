/** Writes numbers of lists, headings and notes as word processors show them. */

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
