import { describe, expect, it } from 'vitest';
import type { DraftSummary } from '../../store/library-store.ts';
import { countsInWords, withWords } from './counts.ts';

const none = { claims: 0, powerBases: 0, intents: 0, contradictions: 0, unknowns: 0 };

function draft(title: string): DraftSummary {
  return { id: title, title, changedAt: 0, counts: none, worst: null };
}

describe('countsInWords', () => {
  it('says what there is, one or many', () => {
    expect(countsInWords({ ...none, claims: 12, powerBases: 1, intents: 2 })).toBe(
      '12 claims · 1 power basis · 2 intent hypotheses',
    );
  });

  it('says that there is nothing', () => {
    expect(countsInWords(none)).toBe('Nothing in it yet');
  });
});

describe('withWords', () => {
  const drafts = [draft('Strait of Hesper'), draft('Grain quota'), draft('Grain and the strait')];

  it('wants every word, in any order and case', () => {
    expect(withWords(drafts, 'STRAIT grain').map(({ title }) => title)).toEqual(['Grain and the strait']);
  });

  it('leaves all of them for no words', () => {
    expect(withWords(drafts, ' ')).toBe(drafts);
  });
});
