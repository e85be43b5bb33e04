import { describe, expect, it } from 'vitest';
import { notableChanges, notableInShort, notableSentence } from './notable-changes.ts';
import { wordDifference } from './words.ts';

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
