import { describe, expect, it } from 'vitest';
import type { DraftSummary } from '../../store/library-store.ts';
import { matchingDrafts } from './counts.ts';

const none = { claims: 0, powerBases: 0, intents: 0, contradictions: 0, unknowns: 0 };

function draft(title: string): DraftSummary {
  return { id: title, title, changedAt: 0, counts: none, worst: null };
}

describe('matchingDrafts', () => {
  const drafts = [draft('Strait of Hesper'), draft('Grain quota'), draft('Grain and the strait')];

  it('requires every word, in any order and case', () => {
    expect(matchingDrafts(drafts, 'STRAIT grain').map(({ title }) => title)).toEqual(['Grain and the strait']);
  });

  it('returns all drafts for an empty query', () => {
    expect(matchingDrafts(drafts, ' ')).toBe(drafts);
  });
});
