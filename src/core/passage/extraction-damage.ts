/** Finds the characters in a text that usually come from a text extraction that went wrong. */
import { codePointLength, codePointOffset, type CodePointOffset } from './offsets.ts';

/**
 * What an extraction did to a text.
 *
 * - hyphen: U+FFFE, which PDFium writes for a hyphen at a line end
 * - null: U+0000, which pdf.js writes for marks that it cannot map
 * - unreadable: U+FFFD, which stands for bytes or glyphs without a known character
 * - noncharacter: other code points that no text contains (Unicode 23.7)
 * - radical: a radical beside ideographs, instead of the ideograph that looks the same
 * - presentation: a form of an Arabic letter that depends on its place in the word (Unicode 9.2)
 * - private: a code point for private use, whose meaning only a font knows
 */
export type ExtractionDamageKind =
  | 'hyphen'
  | 'null'
  | 'unreadable'
  | 'noncharacter'
  | 'radical'
  | 'presentation'
  | 'private';

/** The characters of one kind in a text. */
export interface ExtractionDamage {
  readonly kind: ExtractionDamageKind;
  /** The number of characters. */
  readonly count: number;
  /** The first of them, in code points from the start of the text. */
  readonly first: CodePointOffset;
}

/**
 * Returns what an extraction did to a text, each kind once, in the order of the first characters. Arabic words and
 * signs that have one character of their own, such as ﷺ and ﷲ, are not damage, and radicals by themselves are not.
 */
export function findExtractionDamage(text: string): readonly ExtractionDamage[] {
  const found = new Map<ExtractionDamageKind, { count: number; readonly at: number }>();
  for (const { 0: character, index } of text.matchAll(SUSPECTS)) {
    const kind = kindOf(character.codePointAt(0) ?? 0);
    if (kind === 'radical' && !isBesideIdeograph(text, index)) continue;
    const before = found.get(kind);
    if (before) before.count += 1;
    else found.set(kind, { count: 1, at: index });
  }
  return Array.from(found, ([kind, { count, at }]) => {
    return { kind, count, first: codePointOffset(codePointLength(text.slice(0, at))) };
  });
}

/** All these characters. Without the flag u, because texts of 10 MB are searched twice as fast. */
const SUSPECTS =
  /[\0\u2E81-\u2FD5\uE000-\uF8FF\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDC7\uFDD0-\uFDEF\uFE70-\uFEFC\uFFFD-\uFFFF]|[\uDB80-\uDBFF][\uDC00-\uDFFF]/g;

function kindOf(codePoint: number): ExtractionDamageKind {
  if (codePoint === 0) return 'null';
  if (codePoint === 0xfffd) return 'unreadable';
  if (codePoint === 0xfffe) return 'hyphen';
  if (codePoint <= 0x2fd5) return 'radical';
  if (codePoint <= 0xf8ff) return 'private';
  if ((codePoint >= 0xfdd0 && codePoint <= 0xfdef) || (codePoint & 0xfffe) === 0xfffe) return 'noncharacter';
  return codePoint > 0xffff ? 'private' : 'presentation';
}

function isBesideIdeograph(text: string, at: number): boolean {
  return IDEOGRAPH_LAST.test(text.slice(Math.max(0, at - 2), at)) || IDEOGRAPH_FIRST.test(text.slice(at + 1, at + 3));
}

const IDEOGRAPH_LAST = /[\p{Unified_Ideograph}\u2E80-\u2FD5]$/u;
const IDEOGRAPH_FIRST = /^[\p{Unified_Ideograph}\u2E80-\u2FD5]/u;
