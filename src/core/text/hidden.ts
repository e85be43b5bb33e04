/** Finds, names, shows and removes invisible characters that can mislead a reader. */
import { nameOfHidden } from './hidden-names.ts';
import { codePointOffset, offsetsOf, type CodePointOffset } from './offsets.ts';
import { JOINING, PARTED_BY_ZERO_WIDTH_SPACE } from './scripts.ts';

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
