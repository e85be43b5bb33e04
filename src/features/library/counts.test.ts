import { describe, expect, it } from 'vitest';
import type { DraftSummary } from '../../store/library-store.ts';
import { withWords } from './counts.ts';

const none = { claims: 0, powerBases: 0, intents: 0, contradictions: 0, unknowns: 0 };

function draft(title: string): DraftSummary {
  return { id: title, title, changedAt: 0, counts: none, worst: null };
}

describe('withWords', () => {
  const drafts = [draft('Strait of Hesper'), draft('Grain quota'), draft('Grain and the strait')];

  it('wants every word, in any order and case', () => {
    expect(withWords(drafts, 'STRAIT grain').map(({ title }) => title)).toEqual(['Grain and the strait']);
  });

  it('leaves all of them for no words', () => {
    expect(withWords(drafts, ' ')).toBe(drafts);
  });
});
