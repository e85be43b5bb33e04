import { describe, expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { draftOf, fixedAt, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './passage-not-loaded.ts';

const unknown = { '/claims/0/passage_id': `sha256:${'0'.repeat(64)}` };

describe('anchor/passage-not-loaded', () => {
  it('is a violation if the casefile has the assessment’s fingerprint, follows it, and else cannot check', () => {
    const draft = draftOf(rule, { assessment: { ...unknown, '/observation_ids': [1, 7] } });
    const levels = () => draft.find().map(({ level, certainty }) => `${level} ${certainty}`);
    const fingerprint = '/assessment/casefile_fingerprint_sha256';
    expect(levels()).toEqual(['violation checked', 'violation checked']);
    draft.set(fingerprint, '0'.repeat(64));
    expect(levels()).toEqual(['notice unchecked', 'notice unchecked']);
    draft.set(fingerprint, exampleAssessment['casefile_fingerprint_sha256'] ?? null);
    expect(levels()).toEqual(['violation checked', 'violation checked']);
    draft.set('/casefile', null);
    expect(levels()).toEqual(['notice unchecked', 'notice unchecked']);
  });

  it('offers a loaded passage that has exactly the text, with its context', () => {
    const example = { assessment: { ...unknown, '/claims/0/span/start': 90 } };
    const [fix, ...others] = onlyFinding(rule, example).fixes;
    expect(fix?.title).toBe('Move the claim to observation 1, “On the north channel” (exact match)');
    expect(others).toEqual([]);
    expect(fix?.preview?.around?.after).toMatch(/^ The River Authority says/);
    expect(fixedAt(rule, example, '/claims/0/span')).toMatchObject({ start: 0, end: 59 });
  });

  it('leaves an invalid passage ID to the schema', () => {
    const ids = ['sha256:', 'x', '', undefined, 5].map((id) => ({ '/claims/0/passage_id': id }));
    expect(reported(rule, ...ids)).toEqual([]);
  });
});
