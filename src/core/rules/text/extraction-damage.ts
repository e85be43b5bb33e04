import { codePointLength, codePointOffset, type CodePointOffset } from '../../text/offsets.ts';
import { byIdentity } from '../../json/by-identity.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../json/json.ts';
import { valueAt } from '../../json/pointer.ts';
import { defineRule, nothing } from '../rule.ts';

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
type ExtractionDamageKind = 'hyphen' | 'null' | 'unreadable' | 'noncharacter' | 'radical' | 'presentation' | 'private';

/** The characters of one kind in a text. */
interface ExtractionDamage {
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

/** One character of each kind in words, and several. */
const words: Readonly<Record<ExtractionDamageKind, readonly [one: string, several: string]>> = {
  hyphen: ['lost hyphen', 'lost hyphens'],
  null: ['null character', 'null characters'],
  unreadable: ['unreadable character', 'unreadable characters'],
  noncharacter: ['code point that is not a character', 'code points that are not characters'],
  radical: ['radical in place of an ideograph', 'radicals in place of ideographs'],
  presentation: ['Arabic presentation form', 'Arabic presentation forms'],
  private: ['private-use character', 'private-use characters'],
};

/** The damage by passage, because each key in a field of the observation would search all its texts again. */
const cachedDamage = byIdentity(({ text }: JsonObject): readonly ExtractionDamage[] =>
  typeof text === 'string' ? findExtractionDamage(text) : nothing,
);

export default defineRule({
  id: 'text/extraction-damage',
  level: 'notice',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description:
      'A passage should not contain the characters that a failed text extraction leaves: U+0000, U+FFFD, U+FFFE and other noncharacters, radicals among ideographs, Arabic presentation forms, and private-use characters.',
    why: 'Programs that extract text from a PDF or an old encoding write these characters in place of letters that they do not recognise. The text around them may also be wrong or incomplete. Other programs cannot find words that contain them; searches in Assessment Desk find most.',
    fix: 'Compare the passage with its source. If words are wrong or missing, get the text in another way, such as from the web page, and replace the passage.',
  },
  messages: {
    damage:
      'This passage contains signs of a damaged text extraction ({{characters}}). Compare it with its source, and replace it if words are wrong.',
  },
  examples: {
    valid: [
      {
        title: 'Arabic and Chinese text in its usual characters.',
        casefile: { '/observations/0/passages/0/text': 'قال الناطق. 发言人说。' },
      },
      {
        title: 'A radical that the text is about.',
        casefile: { '/observations/0/passages/0/text': 'The radical ⾔ is number 149.' },
      },
    ],
    invalid: [
      {
        title: 'A passage with a lost hyphen and radicals in place of ideographs.',
        casefile: { '/observations/0/passages/0/text': 'The Har\uFFFEbour Council: 发⾔⼈' },
        findings: [{ messageId: 'damage', path: '/observations/0/passages/0/text' }],
      },
    ],
  },
  check({ kind, value }) {
    const passages = kind === 'observation' ? valueAt(value, '/passages') : undefined;
    if (!isJsonArray(passages)) return nothing;
    return passages.flatMap((passage, index) => {
      const damage = isJsonObject(passage) ? cachedDamage(passage) : nothing;
      const [first] = damage;
      if (!first) return [];
      const characters = damage.map(({ kind: each, count }) => `${String(count)} ${words[each][count === 1 ? 0 : 1]}`);
      const span = { start: first.first, end: codePointOffset(first.first + 1) };
      return [{ messageId: 'damage' as const, at: `/passages/${String(index)}/text`, data: { characters }, span }];
    });
  },
});
