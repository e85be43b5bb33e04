import type { FindOptions } from './search.ts';

/** Texts with the matches in brackets. */
export const searchCases: readonly {
  readonly name: string;
  readonly query: string;
  readonly options?: FindOptions;
  readonly found: string;
}[] = [
  { name: 'every occurrence', query: 'oil', found: '[oil] and [oil] prices' },
  { name: 'without case', query: 'KYIV', found: 'in [Kyiv], [KYIV] and [kyiv]' },
  { name: 'with case', query: 'US', options: { matchCase: true }, found: 'the [US] tells us' },
  { name: 'occurrences that do not overlap', query: 'aa', found: '[aa][aa]a' },
  { name: 'letters that fold to two', query: 'strasse', found: '[Straße] [STRASSE] [STRAẞE]' },
  { name: 'never half of a letter that folds to two', query: 's', found: '[S]traßen[s]' },
  { name: 'every sigma', query: 'σας', found: '[ΣΑΣ] [σας]' },
  { name: 'across line breaks and runs of white space', query: 'moved to the', found: '[moved  to\r\nthe] coast' },
  { name: 'words pasted with other line breaks', query: '  moved\n to the\n', found: '[moved to the] coast' },
  { name: 'quotation marks of any kind', query: '"it\'s over"', found: 'said [“it’s over”].' },
  { name: 'composed in decomposed', query: 'café', found: 'the [cafe\u0301] and the [café]' },
  { name: 'decomposed in composed', query: 'cafe\u0301', found: 'the [café]' },
  { name: 'a letter with a mark is another letter', query: 'cafe', found: '[cafe], café' },
  { name: 'jamo in syllables', query: '\u1112\u1161\u11ab', found: '[한]국' },
  { name: 'words with soft hyphens and joiners in them', query: 'cooperation', found: '[co\u00adop\u2060eration]' },
  { name: 'not the invisible characters around', query: 'oil', found: '\u200b[oil]\u00ad, \ufeff[oil]\u200b' },
  { name: 'hyphens of either kind', query: 'US-led', found: '[US\u2011led] and [US-led]' },
  { name: 'a letter with the vowel sign it carries', query: 'क', found: '[कि] [क]' },
  { name: 'whole emoji', query: '👩', found: '[👩‍👩‍👧] [👩🏽] [👩]' },
  { name: 'astral letters', query: '𝔘', found: 'a[𝔘]b[𝔘]' },
  { name: 'Han without spaces', query: '伊拉克', options: { wholeWords: true }, found: '访问[伊拉克]的' },
  { name: 'whole words', query: 'war', options: { wholeWords: true }, found: 'toward [war], [war]-time wars [war]' },
  { name: 'whole words beside a mark', query: 'a', options: { wholeWords: true }, found: 'x\u0302a [a]' },
  {
    name: 'words that no invisible letter touches',
    query: 'US',
    options: { wholeWords: true },
    found: 'US\u200dA [US]',
  },
  { name: 'at most so many', query: 'a', options: { limit: 2 }, found: '[a] [a] a' },
  { name: 'nothing for nothing', query: '', found: 'abc' },
  { name: 'nothing for white space', query: ' \n', found: 'a b' },
  { name: 'nothing for what cannot be seen', query: '\u00ad', found: 'a\u00adb' },
  { name: 'a lone surrogate and not half of a pair', query: '\ud83d', found: '😀[\ud83d]a' },
];
