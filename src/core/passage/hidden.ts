/** Finds, names, shows and removes invisible characters that can mislead a reader. */
import { codePointOffset, offsetsOf, type CodePointOffset } from './offsets.ts';
import { JOINING, PARTED_BY_ZERO_WIDTH_SPACE } from './scripts.ts';

/**
 * Returns the Unicode name of a character that findHiddenCharacters can find. A control character has its alias
 * (NameAliases.txt) or, like an unassigned code point, its label: 'control-0080', 'reserved-2065'.
 */
export function nameOfHidden(codePoint: number): string {
  return NAMES.get(codePoint) ?? nameInRange(codePoint);
}

function nameInRange(codePoint: number): string {
  const label = codePoint.toString(16).toUpperCase().padStart(4, '0');
  if (codePoint <= 0x1f) return C0[codePoint] ?? `control-${label}`;
  if (codePoint < 0xa0) return `control-${label}`;
  if (isIn(codePoint, 0xfe00, 0xfe0f)) return `VARIATION SELECTOR-${codePoint - 0xfe00 + 1}`;
  if (isIn(codePoint, 0xe0100, 0xe01ef)) return `VARIATION SELECTOR-${codePoint - 0xe0100 + 17}`;
  if (isIn(codePoint, 0xe0020, 0xe007e)) return `TAG ${asciiName(codePoint - 0xe0000)}`;
  return `reserved-${label}`;
}

function isIn(codePoint: number, first: number, last: number): boolean {
  return codePoint >= first && codePoint <= last;
}

function asciiName(codePoint: number): string {
  const character = String.fromCharCode(codePoint);
  if (/[a-z]/.test(character)) return `LATIN SMALL LETTER ${character.toUpperCase()}`;
  if (/[A-Z]/.test(character)) return `LATIN CAPITAL LETTER ${character}`;
  if (/[0-9]/.test(character)) return `DIGIT ${DIGITS[codePoint - 0x30]}`;
  return PUNCTUATION[[...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'].indexOf(character)] ?? '';
}

const DIGITS = ['ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE'];

const PUNCTUATION = [
  ...['SPACE', 'EXCLAMATION MARK', 'QUOTATION MARK', 'NUMBER SIGN', 'DOLLAR SIGN', 'PERCENT SIGN', 'AMPERSAND'],
  ...['APOSTROPHE', 'LEFT PARENTHESIS', 'RIGHT PARENTHESIS', 'ASTERISK', 'PLUS SIGN', 'COMMA', 'HYPHEN-MINUS'],
  ...['FULL STOP', 'SOLIDUS', 'COLON', 'SEMICOLON', 'LESS-THAN SIGN', 'EQUALS SIGN', 'GREATER-THAN SIGN'],
  ...['QUESTION MARK', 'COMMERCIAL AT', 'LEFT SQUARE BRACKET', 'REVERSE SOLIDUS', 'RIGHT SQUARE BRACKET'],
  ...['CIRCUMFLEX ACCENT', 'LOW LINE', 'GRAVE ACCENT', 'LEFT CURLY BRACKET', 'VERTICAL LINE'],
  ...['RIGHT CURLY BRACKET', 'TILDE'],
];

const C0 = [
  ...['NULL', 'START OF HEADING', 'START OF TEXT', 'END OF TEXT', 'END OF TRANSMISSION', 'ENQUIRY', 'ACKNOWLEDGE'],
  ...['ALERT', 'BACKSPACE', 'CHARACTER TABULATION', 'LINE FEED', 'LINE TABULATION', 'FORM FEED', 'CARRIAGE RETURN'],
  ...['SHIFT OUT', 'SHIFT IN', 'DATA LINK ESCAPE', 'DEVICE CONTROL ONE', 'DEVICE CONTROL TWO', 'DEVICE CONTROL THREE'],
  ...['DEVICE CONTROL FOUR', 'NEGATIVE ACKNOWLEDGE', 'SYNCHRONOUS IDLE', 'END OF TRANSMISSION BLOCK', 'CANCEL'],
  ...['END OF MEDIUM', 'SUBSTITUTE', 'ESCAPE', 'INFORMATION SEPARATOR FOUR', 'INFORMATION SEPARATOR THREE'],
  ...['INFORMATION SEPARATOR TWO', 'INFORMATION SEPARATOR ONE'],
];

const NAMES: ReadonlyMap<number, string> = new Map([
  [0x7f, 'DELETE'],
  [0xad, 'SOFT HYPHEN'],
  [0x34f, 'COMBINING GRAPHEME JOINER'],
  [0x61c, 'ARABIC LETTER MARK'],
  [0x115f, 'HANGUL CHOSEONG FILLER'],
  [0x1160, 'HANGUL JUNGSEONG FILLER'],
  [0x17b4, 'KHMER VOWEL INHERENT AQ'],
  [0x17b5, 'KHMER VOWEL INHERENT AA'],
  [0x180b, 'MONGOLIAN FREE VARIATION SELECTOR ONE'],
  [0x180c, 'MONGOLIAN FREE VARIATION SELECTOR TWO'],
  [0x180d, 'MONGOLIAN FREE VARIATION SELECTOR THREE'],
  [0x180e, 'MONGOLIAN VOWEL SEPARATOR'],
  [0x180f, 'MONGOLIAN FREE VARIATION SELECTOR FOUR'],
  [0x200b, 'ZERO WIDTH SPACE'],
  [0x200c, 'ZERO WIDTH NON-JOINER'],
  [0x200d, 'ZERO WIDTH JOINER'],
  [0x200e, 'LEFT-TO-RIGHT MARK'],
  [0x200f, 'RIGHT-TO-LEFT MARK'],
  [0x202a, 'LEFT-TO-RIGHT EMBEDDING'],
  [0x202b, 'RIGHT-TO-LEFT EMBEDDING'],
  [0x202c, 'POP DIRECTIONAL FORMATTING'],
  [0x202d, 'LEFT-TO-RIGHT OVERRIDE'],
  [0x202e, 'RIGHT-TO-LEFT OVERRIDE'],
  [0x2060, 'WORD JOINER'],
  [0x2061, 'FUNCTION APPLICATION'],
  [0x2062, 'INVISIBLE TIMES'],
  [0x2063, 'INVISIBLE SEPARATOR'],
  [0x2064, 'INVISIBLE PLUS'],
  [0x2066, 'LEFT-TO-RIGHT ISOLATE'],
  [0x2067, 'RIGHT-TO-LEFT ISOLATE'],
  [0x2068, 'FIRST STRONG ISOLATE'],
  [0x2069, 'POP DIRECTIONAL ISOLATE'],
  [0x206a, 'INHIBIT SYMMETRIC SWAPPING'],
  [0x206b, 'ACTIVATE SYMMETRIC SWAPPING'],
  [0x206c, 'INHIBIT ARABIC FORM SHAPING'],
  [0x206d, 'ACTIVATE ARABIC FORM SHAPING'],
  [0x206e, 'NATIONAL DIGIT SHAPES'],
  [0x206f, 'NOMINAL DIGIT SHAPES'],
  [0x2800, 'BRAILLE PATTERN BLANK'],
  [0x3164, 'HANGUL FILLER'],
  [0xfeff, 'ZERO WIDTH NO-BREAK SPACE'],
  [0xffa0, 'HALFWIDTH HANGUL FILLER'],
  [0xfff9, 'INTERLINEAR ANNOTATION ANCHOR'],
  [0xfffa, 'INTERLINEAR ANNOTATION SEPARATOR'],
  [0xfffb, 'INTERLINEAR ANNOTATION TERMINATOR'],
  [0x1bca0, 'SHORTHAND FORMAT LETTER OVERLAP'],
  [0x1bca1, 'SHORTHAND FORMAT CONTINUING OVERLAP'],
  [0x1bca2, 'SHORTHAND FORMAT DOWN STEP'],
  [0x1bca3, 'SHORTHAND FORMAT UP STEP'],
  [0x1d173, 'MUSICAL SYMBOL BEGIN BEAM'],
  [0x1d174, 'MUSICAL SYMBOL END BEAM'],
  [0x1d175, 'MUSICAL SYMBOL BEGIN TIE'],
  [0x1d176, 'MUSICAL SYMBOL END TIE'],
  [0x1d177, 'MUSICAL SYMBOL BEGIN SLUR'],
  [0x1d178, 'MUSICAL SYMBOL END SLUR'],
  [0x1d179, 'MUSICAL SYMBOL BEGIN PHRASE'],
  [0x1d17a, 'MUSICAL SYMBOL END PHRASE'],
  [0xe0001, 'LANGUAGE TAG'],
  [0xe007f, 'CANCEL TAG'],
]);

/** An invisible character that can change how a text reads. */
export interface HiddenCharacter {
  /** Code points from the start of the text. */
  readonly offset: CodePointOffset;
  readonly codePoint: number;
  /** The character's Unicode name, or its alias or label. */
  readonly name: string;
}

/**
 * Returns every hidden character of the text, in order: bidirectional marks, embeddings, overrides and isolates; zero
 * width, filler and tag characters, variation selectors, soft hyphens and other default-ignorable characters;
 * interlinear annotation; the blank Braille pattern outside Braille; control characters other than white space. A
 * character with a proper function at its position is not hidden:
 *
 * - a zero width joiner between emoji, or after or before a letter or mark of a joining or Indic script;
 * - a zero width non-joiner between two of those, or after the mark of one (an Indic vowel killer);
 * - a zero width space between Thai, Lao, Khmer, Myanmar and similar letters, where it separates words;
 * - the first variation selector after an emoji, an ideograph, or a symbol or letter with variants;
 * - tags that make a flag of a country's part, such as that of Scotland.
 */
export function findHiddenCharacters(text: string): readonly HiddenCharacter[] {
  const hidden: HiddenCharacter[] = [];
  let counted = 0;
  let offset = 0;
  for (const [at, character] of hiddenMatches(text)) {
    for (; counted < at; offset++) counted += (text.codePointAt(counted) ?? 0) > 0xffff ? 2 : 1;
    const codePoint = character.codePointAt(0) ?? 0;
    hidden.push({ offset: codePointOffset(offset), codePoint, name: nameOfHidden(codePoint) });
  }
  return hidden;
}

/**
 * The marks that give a neutral character next to them a direction: the left-to-right, right-to-left and Arabic letter
 * marks.
 */
const DIRECTION_MARKS: ReadonlySet<number> = new Set([0x200e, 0x200f, 0x061c]);
/**
 * The maximum distance of the nearest letter, in UTF-16 units, because punctuation and digits are often between a mark
 * and a letter.
 */
const BESIDE = 16;
const RIGHT_TO_LEFT = /^[\u05D0-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Whether a hidden character is a direction mark with its usual function in right-to-left text: the nearest letter
 * before or after it, with only other characters between, is a right-to-left one.
 */
export function isOrdinaryDirectionMark(text: string, { offset, codePoint }: HiddenCharacter): boolean {
  if (!DIRECTION_MARKS.has(codePoint)) return false;
  const at = offsetsOf(text).toUtf16(offset);
  const before = /(\p{L})\P{L}*$/u.exec(text.slice(Math.max(0, at - BESIDE), at))?.[1] ?? '';
  const after = /\p{L}/u.exec(text.slice(at + 1, at + 1 + BESIDE))?.[0] ?? '';
  return RIGHT_TO_LEFT.test(before) || RIGHT_TO_LEFT.test(after);
}

/** Returns the text without its hidden characters. */
export function withoutHiddenCharacters(text: string): string {
  return replaceHidden(text, () => '');
}

/** Returns the text with each hidden character replaced by its number, such as ⟨U+202E⟩. */
export function showHiddenCharacters(text: string): string {
  return replaceHidden(text, (character) => `⟨U+${hex(character.codePointAt(0) ?? 0)}⟩`);
}

/** All characters that can be hidden. Tab, line feed and the other control characters that are white space cannot. */
const SUSPECTS = new RegExp(
  [
    '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
    '[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\u2800]',
    '(?!\\p{White_Space})\\p{Cc}',
  ].join('|'),
  'gu',
);

function* hiddenMatches(text: string): Generator<readonly [number, string]> {
  for (const match of text.matchAll(SUSPECTS)) {
    const character = match[0];
    const isFlag = character.startsWith('\u{1F3F4}');
    if (!isFlag && !hasWork(text, match.index, character)) yield [match.index, character];
  }
}

function replaceHidden(text: string, replacement: (character: string) => string): string {
  let result = '';
  let from = 0;
  for (const [at, character] of hiddenMatches(text)) {
    result += text.slice(from, at) + replacement(character);
    from = at + character.length;
  }
  return result + text.slice(from);
}

/** Whether a character that is hidden elsewhere has its proper function between its neighbours. */
function hasWork(text: string, at: number, character: string): boolean {
  const before = /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  const after = text.slice(at + character.length, at + character.length + 2);
  if (character === '\u200D') return JOINING.test(before) || JOINING.test(after) || joinsEmoji(text, at, after);
  if (character === '\u200C') return JOINING.test(before) && (JOINING.test(after) || /^\p{M}/u.test(before));
  if (character === '\u200B') {
    return PARTED_BY_ZERO_WIDTH_SPACE.test(before) && PARTED_BY_ZERO_WIDTH_SPACE.test(after);
  }
  if (character === '\u2800') return isBraille(before) || isBraille(after);
  return selectsVariant(before, character);
}

/** The end of an emoji: a pictograph, perhaps with a skin tone or a variation selector. */
const EMOJI_END = /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?$/u;

function joinsEmoji(text: string, at: number, after: string): boolean {
  return /^\p{Extended_Pictographic}/u.test(after) && EMOJI_END.test(text.slice(Math.max(0, at - 4), at));
}

function isBraille(character: string): boolean {
  return /^[\u2801-\u28FF]/.test(character);
}

function selectsVariant(before: string, selector: string): boolean {
  if (/^[\uFE0E\uFE0F]/.test(selector)) return /^\p{Emoji}/u.test(before);
  if (/^[\uFE00-\uFE0D]/.test(selector)) return /^[\p{Sm}\p{Ideographic}\p{scx=Myanmar}\p{scx=Phags_Pa}]/u.test(before);
  if (/^[\u180B-\u180F]/.test(selector)) return /^(?=\p{L})\p{scx=Mongolian}/u.test(before);
  return /^[\u{E0100}-\u{E01EF}]/u.test(selector) && /^\p{Ideographic}/u.test(before);
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase().padStart(4, '0');
}
