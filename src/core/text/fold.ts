/** Case folding and other normalisations of texts for comparing them, with mappings back to the original. */
import { splitsPair } from './offsets.ts';

// Texts made from other ones, with mappings to the originals. All offsets are UTF-16.

/** A text made from another one, with a mapping to the original. */
export interface MappedText {
  readonly text: string;
  /** Returns the start in the original of a range that starts here. */
  toOriginalStart(offset: number): number;
  /** Returns the end in the original of a range that ends here. */
  toOriginalEnd(offset: number): number;
  /**
   * Whether the offset is inside the result of one piece of the original, such as between the two letters of ß as "ss".
   */
  splitsPiece(offset: number): boolean;
}

/** Returns an unchanged text. */
export function identityMapping(text: string): MappedText {
  return { text, toOriginalStart: (offset) => offset, toOriginalEnd: (offset) => offset, splitsPiece: () => false };
}

/**
 * Replaces every match of a global pattern without groups and records how offsets moved. A piece with the same length
 * keeps its offsets one by one; any other piece is mapped as a whole. `at` is the offset of the piece.
 */
export function replaceMapped(
  text: string,
  pattern: RegExp,
  replacement: (piece: string, at: number) => string,
): MappedText {
  const pieces = new PieceList();
  const replaced = text.replace(pattern, (piece: string, at: number) => {
    const result = replacement(piece, at);
    if (result.length !== piece.length) pieces.add(at, piece.length, result.length);
    return result;
  });
  return pieces.isEmpty() ? identityMapping(replaced) : mappedBy(replaced, pieces);
}

/**
 * Returns the range of the original that a range of a mapped text is made from; undefined if it covers only a part of a
 * piece or half a surrogate pair.
 */
export function originalRange(
  original: string,
  mapped: MappedText,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } | undefined {
  if (mapped.splitsPiece(start) || mapped.splitsPiece(end)) return undefined;
  const [from, to] = [mapped.toOriginalStart(start), mapped.toOriginalEnd(end)];
  return splitsPair(original, from) || splitsPair(original, to) ? undefined : { start: from, end: to };
}

/** Combines two steps: `second` was made from the text of `first`. */
export function chainMapped(first: MappedText, second: MappedText): MappedText {
  return {
    text: second.text,
    toOriginalStart: (offset) => first.toOriginalStart(second.toOriginalStart(offset)),
    toOriginalEnd: (offset) => first.toOriginalEnd(second.toOriginalEnd(offset)),
    splitsPiece: (offset) => second.splitsPiece(offset) || first.splitsPiece(second.toOriginalStart(offset)),
  };
}

function mappedBy(text: string, pieces: PieceList): MappedText {
  return {
    text,
    toOriginalStart(offset) {
      const piece = pieces.lastStartingAt(offset);
      return piece.end > offset ? piece.originalStart : offset - piece.end + piece.originalEnd;
    },
    toOriginalEnd(offset) {
      const piece = pieces.lastStartingAt(offset - 1);
      return piece.end > offset ? piece.originalEnd : offset - piece.end + piece.originalEnd;
    },
    splitsPiece(offset) {
      const piece = pieces.lastStartingAt(offset);
      return piece.start < offset && offset < piece.end;
    },
  };
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly originalStart: number;
  readonly originalEnd: number;
}

const BEFORE_ALL: Piece = { start: 0, end: 0, originalStart: 0, originalEnd: 0 };

/**
 * The pieces with a changed length, in order. A text in which every second letter is one has millions, so they are kept
 * as numbers: in the order of Piece's fields, four for each.
 */
class PieceList {
  readonly #numbers: number[] = [];

  isEmpty(): boolean {
    return this.#numbers.length === 0;
  }

  add(originalStart: number, originalLength: number, length: number): void {
    const numbers = this.#numbers;
    const [lastEnd, lastOriginalEnd] = [numbers.at(-3) ?? 0, numbers.at(-1) ?? 0];
    const start = lastEnd + (originalStart - lastOriginalEnd);
    numbers.push(start, start + length, originalStart, originalStart + originalLength);
  }

  /** Returns the last piece that starts at or before an offset of the new text. */
  lastStartingAt(offset: number): Piece {
    let low = 0;
    let high = this.#numbers.length / 4;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#numbers[4 * middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return this.#pieceAt(low - 1);
  }

  #pieceAt(index: number): Piece {
    if (index < 0) return BEFORE_ALL;
    return {
      start: this.#number(index, 0),
      end: this.#number(index, 1),
      originalStart: this.#number(index, 2),
      originalEnd: this.#number(index, 3),
    };
  }

  #number(index: number, field: number): number {
    return this.#numbers[4 * index + field] ?? 0;
  }
}

/**
 * Folds the case of a text: full Unicode case folding (Unicode 5.18, CaseFolding.txt C and F), the same in every
 * locale. ß and ẞ become ss, ſ becomes s, every sigma becomes σ, ligatures are split. İ becomes i with a dot above and
 * ı stays ı, so that neither equals the i of other languages. Cherokee folds to its small letters, not to its capitals,
 * which distinguishes the same letters. Lone surrogates stay.
 */
export function foldCase(text: string): string {
  return lowerCase(text.replace(FOLDED_ONE_BY_ONE, foldCharacter));
}

/** Replaces runs of white space by one space, removes it at the ends, and replaces all quotation marks by ' or ". */
export function foldWhiteSpaceAndQuotes(text: string): string {
  return text
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/^ | $/g, '')
    .replace(QUOTES, plainQuote);
}

/** foldCase with a mapping to the original. */
export function caseFolded(text: string): MappedText {
  const mapped = replaceMapped(text, FOLDED_ONE_BY_ONE, foldCharacter);
  return { ...mapped, text: lowerCase(mapped.text) };
}

/** Normalization Form C with a mapping to the original. */
export function composedForm(text: string): MappedText {
  if (text.normalize('NFC') === text) return identityMapping(text);
  return replaceMapped(text, COMPOSABLE, (piece) => piece.normalize('NFC'));
}

/** Matches all characters that do not fold to their lower case or change their length, and some others. */
const FOLDED_ONE_BY_ONE =
  /[\u0345\xB5\xDF\u0130\u0149\u017F\u01F0\u0390\u03B0\u03C2\u03D0-\u03D6\u03F0-\u03F5\u0587\u1C80-\u1C88\u1E96-\u1E9E\u1F50-\u1FFC\uFB00-\uFB17]/g;

function foldCharacter(character: string): string {
  return character.toLowerCase().toUpperCase().toLowerCase();
}

/** Lower case without the rule that gives the last sigma of a word another form. */
function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/**
 * Matches the pieces that NFC can change: a character with everything that can be composed with it (marks, Hangul
 * vowels and finals, one Kirat Rai vowel), and characters with another form by themselves.
 */
const COMPOSABLE =
  /[^][\p{M}\u1161-\u1175\u11A8-\u11C2\u{16D67}]+|[\u0340-\u0344\u0374\u037E\u0387\u0958-\u095F\u09DC-\u09DF\u0A33-\u0A5E\u0B5C\u0B5D\u0F43-\u0FB9\u1F71-\u1FFD\u2000\u2001\u2126-\u212B\u2329\u232A\u2ADC\uF900-\uFAD9\uFB1D-\uFB4E\u{1D15E}-\u{1D164}\u{1D1BB}-\u{1D1C0}\u{2F800}-\u{2FA1D}]/gu;

/** The source of the inside of a character class: the quotation marks, and the characters that are written for them. */
export const QUOTATION_MARKS =
  '\\u2018-\\u201F\\u2039\\u203A\\xAB\\xBB\\u02BC\\u2032\\u2033\\u301D-\\u301F\\uFF02\\uFF07`\\xB4';
const QUOTES = new RegExp(`[${QUOTATION_MARKS}]`, 'g');
const DOUBLE_QUOTES = /[\u201C-\u201F\xAB\xBB\u2033\u301D-\u301F\uFF02]/;

/** Returns the keyboard's quotation mark or apostrophe, " or ', for any of QUOTATION_MARKS. */
export function plainQuote(quote: string): string {
  return DOUBLE_QUOTES.test(quote) ? '"' : "'";
}
