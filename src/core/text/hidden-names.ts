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
