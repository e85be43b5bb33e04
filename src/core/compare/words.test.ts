import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { countWords, rewordingOf, wordDifference, type WordPart } from './words.ts';
import { notableChanges, notableInShort, notableSentence } from './notable-changes.ts';
import { runs } from '../../../.config/property-runs.ts';

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
  .array(fc.constantFrom('the', 'strait', 'not', '40', 'Ruritania', ' ', ' ', ', ', '. ', '海峡', '👩‍👧', 'e\u0301'))
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
  });

  it('keeps long texts that share a few words apart without a huge table', () => {
    const words = (from: number) => Array.from({ length: 3000 }, (_, index) => `w${(index * 7 + from) % 50}`).join(' ');
    const parts = wordDifference(words(0), words(3));
    expect(without(parts, 'added')).toBe(words(0));
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

const word = fc.constantFrom('the ', 'port ', 'not ', '5 ', '12,000 ', '港', '口', 'é', '👩‍👩‍👧 ', '\r\n', '  ', 'closed.');
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));

describe('the word difference that a fix or an anchor shows', () => {
  it('is made of exactly the two texts', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDifference(before, after);
        const without = (kind: string): string =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map((piece) => piece.text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
      { numRuns: runs(200) },
    );
  });

  it('is one unchanged part for equal texts', () => {
    expect(wordDifference('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }]);
  });

  it('shows a changed word between unchanged ones', () => {
    expect(wordDifference('The port is open.', 'The port is shut.').map(({ kind, text }) => [kind, text])).toEqual([
      ['same', 'The port is '],
      ['removed', 'open'],
      ['added', 'shut'],
      ['same', '.'],
    ]);
  });

  it.each([
    ['a changed digit', '5 ships left', '6 ships left'],
    ['an added negation', 'It will sail', 'It will not sail'],
    ['a contracted negation', 'It does sail', "It doesn't sail"],
    ['a negation in another language', 'Er fährt', 'Er fährt nicht'],
  ])('marks %s as grave', (_, before, after) => {
    expect(wordDifference(before, after).some((piece) => piece.notable !== undefined)).toBe(true);
  });

  it('marks a changed name as grave', () => {
    const pieces = wordDifference('Arvania agreed', 'Belland agreed', { names: ['Arvania', 'Belland'] });
    expect(pieces.filter((piece) => piece.notable).map((piece) => piece.text)).toEqual(['Arvania', 'Belland']);
  });

  it('does not mark a changed plain word as grave', () => {
    expect(wordDifference('a quick boat', 'a slow boat').some((piece) => piece.notable !== undefined)).toBe(false);
  });

  it('replaces the whole middle if the texts are too long to align', () => {
    const before = 'a b '.repeat(1000);
    const after = 'c d '.repeat(1000);
    expect(wordDifference(before, after).map((piece) => piece.kind)).toEqual(['removed', 'added', 'same']);
  });
});
