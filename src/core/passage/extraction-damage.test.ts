import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExtractionDamage } from './extraction-damage.ts';
import { anyText } from './texts.cases.ts';

describe('the damage of an extraction', () => {
  it.each([
    ['a lost hyphen', '😀 har\uFFFEbour and har\uFFFEbour', [['hyphen', 2, 5]]],
    ['U+0000 for a mark', 'الن\u0000اطق', [['null', 1, 3]]],
    ['an unreadable character', 'caf\uFFFD', [['unreadable', 1, 3]]],
    ['noncharacters', '\uFFFFa\uFDD0\u{1FFFE}\u{10FFFF}', [['noncharacter', 3, 0]]],
    ['radicals among ideographs', '国发⾔⼈说', [['radical', 2, 2]]],
    ['a radical of the supplement', '坐⻋', [['radical', 1, 1]]],
    ['presentation forms', 'قال ﺍﻟﻨﺎﻃﻖ', [['presentation', 6, 4]]],
    ['private use', '\uE001 \u{F0000}', [['private', 2, 0]]],
    [
      'several kinds',
      '\uE000⾔⼈\u0000⾔⼈',
      [
        ['private', 1, 0],
        ['radical', 4, 1],
        ['null', 1, 3],
      ],
    ],
  ] as const)('is %s', (_, text, expected) => {
    expect(findExtractionDamage(text).map(({ kind, count, first }) => [kind, count, first])).toEqual(expected);
  });

  it.each([
    ['a radical that the text is about', 'The radical ⾔ (149) means speech.'],
    ['Arabic words with a character of their own', 'الله ﷲ محمد ﷺ ﷽ ﷼'],
    ['ornate parentheses', '﴿قل﴾'],
    ['letters, marks and emoji', 'النَّاطِقُ 발언 हिन्दी ﬁn 👩‍👩‍👧 ＡＢＣ שָׁ'],
    ['lone surrogates', '\uDB80a\uDC00'],
  ])('is not %s', (_, text) => {
    expect(findExtractionDamage(text)).toEqual([]);
  });

  it('is at its reported places, and nowhere in a text without these characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const characters = Array.from(text);
        for (const { kind, count, first } of findExtractionDamage(text)) {
          // The ideograph that makes a radical damage may be before it.
          const from = kind === 'radical' ? Math.max(0, first - 1) : first;
          const here = { kind, count, first: first - from };
          expect(findExtractionDamage(characters.slice(from).join(''))).toContainEqual(here);
          const before = findExtractionDamage(characters.slice(0, first).join(''));
          if (kind !== 'radical') expect(before.map((damage) => damage.kind)).not.toContain(kind);
        }
      }),
    );
  });
});
