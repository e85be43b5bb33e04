import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameWord, stem, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it.each([
    ['an identifier as it is and in pieces', 'claim_kind', ['claim_kind', 'claim', 'kind']],
    ['a rule’s id', 'span/order', ['span/order', 'span', 'order']],
    ['a keyword of a schema', 'maxLength', ['maxlength', 'maximum', 'length']],
    ['plurals as singulars', 'Power bases', ['power', 'basis']],
    ['possessives', "a claim's proposition, an actor’s name", ['claim', 'proposition', 'actor', 'name']],
    ['no words that tell nothing', 'what is the', []],
    ['words of any script', 'Übung 港湾', ['übung', '港湾']],
    ['versions', 'ww3.assessment/v1', ['ww3.assessment/v1', 'ww3', 'assessment', 'v1']],
  ])('gives %s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('returns the same with and without a cache', () => {
    const cache = new Map<string, readonly string[]>();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(wordsOf(text, cache)).toEqual(wordsOf(text));
      }),
    );
  });
});

describe('stem', () => {
  it.each([
    ['links', 'linked', 'linking'],
    ['claims', 'claim', 'claimed'],
    ['stops', 'stopped', 'stopping'],
    ['names', 'name', 'names'],
  ])('takes %s, %s and %s for one word', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each(['basis', 'status', 'press', 'string', 'need', 'speed'])('does not change %s', (term) => {
    expect(stem(term)).toBe(term);
  });

  it('does not change a stem', () => {
    for (const term of ['claim', 'basis', 'evidenc', 'span', 'order']) expect(stem(term)).toBe(term);
  });
});

describe('sameWord', () => {
  it('maps synonyms to one word, in all their forms', () => {
    expect(wordsOf('said, saying, told')).toEqual(['say', 'say', 'say']);
    expect(wordsOf('largest longest')).toEqual(wordsOf('max maximum'));
    expect(wordsOf('on my iPad')).toEqual(wordsOf('phone'));
  });

  it('keeps words of the contract apart, and does not change replacements', () => {
    const words = 'claim passage span source observation actor link falsifier error notice'.split(' ');
    expect(words.map((word) => sameWord(stem(word)))).toEqual(words.map(stem));
    for (const word of ['say', 'phone', 'quote', 'delete'])
      expect(sameWord(sameWord(stem(word)))).toBe(sameWord(stem(word)));
  });
});
