import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacter } from '../../.config/any-character.ts';
import { runs } from '../../.config/property-runs.ts';
import { wellFormedTag } from '../core/workspace/text-language.ts';
import { languageName, languageProblem } from './language-tags.ts';

it.each(['en', 'ar', 'zh-Hant', 'gsw', 'EN-gb', 'zh-yue', 'sl-Latn-rozaj-1994-u-co-search-x-1'])(
  'has nothing against %s',
  (code) => {
    expect(languageProblem(code)).toBeUndefined();
  },
);

it.each(['', 'e', 'en_GB', 'no such language', 'klartext', 'de-0', 'de-u', 'de-x-', 'i-'])(
  'asks for a code instead of “%s”',
  (code) => {
    expect(languageProblem(code)).toBe('Enter a language code such as en, ar or zh-Hant.');
  },
);

/** The tags of RFC 5646 that are called grandfathered there: irregular, then regular ones. */
const oldTags = [
  ...['en-GB-oed', 'i-ami', 'i-bnn', 'i-default', 'i-enochian', 'i-hak', 'i-klingon', 'i-lux', 'i-mingo', 'i-navajo'],
  ...['i-pwn', 'i-tao', 'i-tay', 'i-tsu', 'sgn-BE-FR', 'sgn-BE-NL', 'sgn-CH-DE'],
  ...['art-lojban', 'cel-gaulish', 'no-bok', 'no-nyn', 'zh-guoyu', 'zh-hakka', 'zh-min', 'zh-min-nan', 'zh-xiang'],
];

it.each(oldTags)('accepts and uses %s, as BCP 47 does', (tag) => {
  for (const code of [tag, tag.toLowerCase()]) {
    expect(languageProblem(code)).toBeUndefined();
    expect(wellFormedTag(code)).toBe(code);
  }
});

it('says the code of a language that is given by its name', () => {
  expect(languageProblem('Arabic')).toBe('Enter ar for Arabic.');
  expect(languageProblem('hebrew')).toBe('Enter he for Hebrew.');
  // Its former code was ji.
  expect(languageProblem('Yiddish')).toBe('Enter yi for Yiddish.');
});

it('names a language by its code only', () => {
  expect(languageName('ar')).toBe('Arabic');
  expect(languageName('Arabic')).toBeUndefined();
  expect(languageName('')).toBeUndefined();
  expect(languageName(null)).toBeUndefined();
});

it('names a language also with extensions', () => {
  expect(['de-x-ocr', 'de-u-co-phonebk', 'en-t-fr'].map(languageName)).toEqual(['German', 'German', 'English']);
});

it('never throws, whatever a file contains', () => {
  const subtag = fc.oneof(
    fc.constantFrom('de', 'zh', 'und', 'root', 'i', 'x', 'u', 't', 'Hans', '1996', '419', 'co', 'klingon', 'ocr', ''),
    fc.stringMatching(/^[A-Za-z0-9]{1,9}$/),
  );
  const tag = fc.array(subtag, { minLength: 1, maxLength: 6 }).map((subtags) => subtags.join('-'));
  fc.assert(
    fc.property(fc.oneof(tag, fc.string({ unit: anyCharacter })), (code) => {
      languageProblem(code);
      languageName(code);
      // What is marked is not used, and the other way round.
      expect(wellFormedTag(code)).toBe(languageProblem(code) === undefined ? code : '');
    }),
    { numRuns: runs(2000) },
  );
});
