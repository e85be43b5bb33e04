import { describe, expect, it } from 'vitest';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './passage-not-loaded.ts';

describe('anchor/passage-not-loaded', () => {
  it('says that it could not check, and not that something is wrong', () => {
    const [finding] = findingsOf(rule, { casefile: null });
    expect([finding?.level, finding?.certainty]).toEqual(['notice', 'unchecked']);
  });

  it('leaves what is no passage’s name to the schema', () => {
    for (const id of ['sha256:', 'x', '', undefined, 5]) {
      expect(findingsOf(rule, { assessment: { '/claims/0/passage_id': id } })).toEqual([]);
    }
  });
});
