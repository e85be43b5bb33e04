import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { countWords, rewordingOf, wordDifference, type WordPart } from './words.ts';
import { notableChanges, notableInShort, notableSentence } from './notable-changes.ts';

const without = (parts: readonly WordPart[], kind: WordPart['kind']) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

/** Parts in short: =same −removed +added, followed by the first letter of the notable kind. */
const inShort = (before: string, after: string, names?: readonly string[]) =>
  wordDifference(before, after, names ? { names } : {}).map(
    ({ kind, text, notable }) =>
      `${{ same: '=', removed: '−', added: '+' }[kind]}${text}${notable ? `|${notable}` : ''}`,
  );

const wordy = fc
  .array(
    fc.constantFrom('the ', 'strait', 'not ', '40', 'Ruritania', ' ', ', ', '. ', '海峡', '👩‍👧', 'e\u0301', '\r\n'),
    {
      maxLength: 30,
    },
  )
  .map((words) => words.join(''));
const texts = fc.oneof(wordy, fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }));

describe('wordDifference', () => {
  it('contains both texts, whatever they are', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = wordDifference(before, after);
        expect(without(parts, 'added')).toBe(before);
        expect(without(parts, 'removed')).toBe(after);
        expect(parts.every(({ text }) => text !== '')).toBe(true);
        expect(parts.every(({ kind }) => kind === 'same')).toBe(before === after);
        expect(wordDifference(after, after)).toEqual(after === '' ? [] : [{ kind: 'same', text: after }]);
      }),
    );
  });

  it.each([
    ['a changed word', 'The old fleet sailed.', 'The new fleet sailed.', ['=The ', '−old', '+new', '= fleet sailed.']],
    ['words put in', 'The fleet sailed.', 'The whole fleet sailed.', ['=The ', '+whole ', '=fleet sailed.']],
    ['changed digits', 'It has 40 ships.', 'It has 400 ships.', ['=It has ', '−40|number', '+400|number', '= ships.']],
    ['a negation', 'It will sail.', 'It will not sail.', ['=It will ', '+not|negation', '+ ', '=sail.']],
    ['a contraction', 'They do sail.', 'They don’t sail.', ['=They ', '−do', '+don’t|negation', '= sail.']],
    ['a name', 'As Norland said.', 'As Sudland said.', ['=As ', '−Norland|name', '+Sudland|name', '= said.']],
    ['no name where a sentence begins', 'Ships sail.', 'Boats sail.', ['−Ships', '+Boats', '= sail.']],
    ['capitals even there', 'NATO sails.', 'OPEC sails.', ['−NATO|name', '+OPEC|name', '= sails.']],
    ['two changed words as one change', 'a b c', 'x y c', ['−a b', '+x y', '= c']],
    ['a mark before a kept word', 'x “Lima y', 'z Lima w', ['−x', '+z', '= ', '−“', '=Lima ', '−y', '+w']],
    ['Han script', '舰队将出发', '舰队将不出发', ['=舰队将', '+不|negation', '=出发']],
  ])('shows %s', (_, before, after, expected) => {
    expect(inShort(before, after)).toEqual(expected);
  });

  it('marks given names anywhere in a sentence', () => {
    expect(inShort('Norland sails.', 'Sudland sails.', ['North and Norland'])).toEqual([
      '−Norland|name',
      '+Sudland',
      '= sails.',
    ]);
    expect(inShort('Arvania sails.', 'Belland sails.', ['Arvania', 'Belland'])).toEqual([
      '−Arvania|name',
      '+Belland|name',
      '= sails.',
    ]);
  });

  it('keeps long texts that share a few words apart without a huge table', () => {
    const words = (from: number) => Array.from({ length: 3000 }, (_, index) => `w${(index * 7 + from) % 50}`).join(' ');
    const parts = wordDifference(words(0), words(3));
    expect(without(parts, 'added')).toBe(words(0));
    const unlike = wordDifference('a b '.repeat(1000), 'c d '.repeat(1000));
    expect(unlike.map(({ kind }) => kind)).toEqual(['removed', 'added', 'same']);
  });
});

describe('counting words', () => {
  it('ignores punctuation and spaces', () => {
    expect(countWords('One, two — three.')).toBe(3);
    expect(rewordingOf('One, two.', 'One and three, two.')).toEqual({ removed: 0, added: 2, notable: new Set() });
  });
});

function sentences(before: string, after: string, names: readonly string[] = []): readonly string[] {
  return notableChanges(wordDifference(before, after, { names })).map((change) =>
    notableSentence(change, 'en')
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join(''),
  );
}

describe('notable changes', () => {
  it.each([
    [
      '12 trucks left on 3 May.',
      '72 trucks left on 8 May.',
      ['A number changed: 12 → 72.', 'A number changed: 3 → 8.'],
    ],
    ['It was destroyed.', 'It was not destroyed.', ['A negation was added: not.']],
    ['It was never denied.', 'It was denied.', ['A negation was removed: never.']],
    ['It wasn’t hit.', 'It was hit.', ['A negation was removed: wasn’t.']],
    ['We met Ivanov there.', 'We met Petrov there.', ['A name changed: Ivanov → Petrov.']],
    ['About 1,200 people', 'About 12,000 people', ['A number changed: 1,200 → 12,000.']],
    ['دخلت القوات المدينة', 'لم دخلت القوات المدينة', ['A negation was added: لم.']],
    ['在３月', '在８月', ['A number changed: ３ → ８.']],
    ['Er fährt', 'Er fährt nicht', ['A negation was added: nicht.']],
    ['It does sail', "It doesn't sail", ["A negation was added: doesn't."]],
  ])('of “%s” and “%s” are named in words', (before, after, expected) => {
    expect(sentences(before, after)).toEqual(expected);
  });

  it('name a negation in Han, where it is written into its word', () => {
    expect(sentences('他们承认', '他们没有承认').join(' ')).toMatch(/negation was added/);
  });

  it('are none where only other words change, or where a number stays', () => {
    expect(sentences('The big ship left.', 'The grey ship left.')).toEqual([]);
    expect(sentences('It had 12 big trucks.', 'There were 12 grey lorries.')).toEqual([]);
  });

  it('are counted short for the name of a step', () => {
    const of = (before: string, after: string) => notableInShort(notableChanges(wordDifference(before, after)));
    expect(of('12 trucks left on 3 May.', '72 trucks left on 8 May.')).toBe('a changed number');
    expect(of('All 12 trucks were destroyed.', 'All 72 trucks were not destroyed.')).toBe(
      'a changed number and an added negation',
    );
    expect(of('One.', 'Another.')).toBe('');
  });
});
