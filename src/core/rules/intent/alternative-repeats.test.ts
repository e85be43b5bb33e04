import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './alternative-repeats.ts';

describe('intent/alternative-repeats', () => {
  it('folds case as Unicode does, and white space', () => {
    const assessment = {
      '/intent_hypotheses/0/hypothesis': 'Die Straße\u00a0schließt.',
      '/intent_hypotheses/0/alternatives': ['DIE STRASSE SCHLIESST.', 'Die Straße schließt nicht.'],
    };
    expect(onlyFinding(rule, { assessment }).path).toBe('/intent_hypotheses/0/alternatives/0');
  });

  it('reports nothing for an empty hypothesis', () => {
    const assessment = { '/intent_hypotheses/0/hypothesis': '', '/intent_hypotheses/0/alternatives': ['', null] };
    expect(findingsOf(rule, { assessment })).toEqual([]);
  });
});
