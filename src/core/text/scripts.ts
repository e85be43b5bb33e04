/** The source of a character class: scripts that are written without spaces between words. */
export const NO_SPACES =
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]';

/** A character of such a script, at the start of a string. */
export const WITHOUT_SPACES = new RegExp(`^${NO_SPACES}`, 'u');

/** A letter or mark of a script whose letters join or form conjuncts, where ZWJ and ZWNJ have a visible effect. */
export const JOINING =
  /^(?=[\p{L}\p{M}])(?!\p{Default_Ignorable_Code_Point})[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mandaic}\p{scx=Mongolian}\p{scx=Phags_Pa}\p{scx=Manichaean}\p{scx=Hanifi_Rohingya}\p{scx=Adlam}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Tibetan}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Balinese}\p{scx=Javanese}\p{scx=Sundanese}\p{scx=Chakma}\p{scx=Newa}\p{scx=Grantha}\p{scx=Tirhuta}\p{scx=Sharada}\p{scx=Meetei_Mayek}]/u;

/** Letters and marks of South-East Asian scripts, which separate words with a zero width space. */
export const PARTED_BY_ZERO_WIDTH_SPACE =
  /^(?=[\p{L}\p{M}])(?!\p{Default_Ignorable_Code_Point})[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tai_Tham}\p{scx=New_Tai_Lue}\p{scx=Javanese}\p{scx=Balinese}]/u;

/**
 * The source of the inside of a character class: the marks that most texts omit: Arabic vowel and Koranic signs, Hebrew
 * points and accents.
 */
export const OMITTED_MARKS =
  '\\u0610-\\u061A\\u064B-\\u0652\\u0656-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED' +
  '\\u08D3-\\u08E1\\u08E3-\\u08FF\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7';

/** Matches one of these marks or a tatweel, which only makes a word longer. */
export const UNWRITTEN = `[${OMITTED_MARKS}\\u0640]`;

/** A language for each script. Latin text without a language may be anything. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{sc=Arabic}/u, 'ar'],
  [/\p{sc=Hebrew}/u, 'he'],
  [/\p{sc=Devanagari}/u, 'hi'],
  [/\p{sc=Hangul}/u, 'ko'],
  [/\p{sc=Cyrillic}/u, 'ru'],
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'ja'],
  [/\p{sc=Han}/u, 'zh'],
];

/** Returns the language that a text without a stated one counts as, by its script; 'en' for Latin and other letters. */
export function languageOfScript(text: string): string {
  return scripts.find(([script]) => script.test(text))?.[1] ?? 'en';
}
