import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { applyEdit } from '../../workspace/apply-edit.ts';
import { exampleAssessment, exampleCasefile, workspaceOf } from '../example-workspace.ts';
import { draftOf, findingsOf, fixedAt, onlyFinding, reported } from '../rule.fixtures.ts';
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

  it('finds the passage without a decision only if the source of the claim surely stays', () => {
    const [first] = exampleCasefile.observations;
    const [passage] = first?.passages ?? [];
    const observation = (id: number, text: string, passage_id = `sha256:${String(id).repeat(64)}`) => ({
      ...first,
      observation_id: id,
      passages: [{ ...passage, passage_id, text }],
    });
    const same = observation(2, passage?.text ?? '', passage?.passage_id);
    const other = observation(2, 'Nobody says so.');
    // Texts that are too short for the index, and together too long to read.
    const texts = Array.from({ length: 70 }, (_, index) => `${'Nobody says so. '.repeat(250)}${String(index)}`);
    const many = texts.map((text, index) => observation(10 + index, text, `sha256:${String(10 + index).repeat(32)}`));
    const kindOf = (id: number, ...others: readonly object[]) => {
      const casefile = Object.fromEntries(others.map((one, at) => [`/observations/${String(at + 1)}`, one]));
      const example = { assessment: { ...unknown, '/claims/0/observation_id': id }, casefile };
      const found = findingsOf(rule, example).find(({ path }) => path === '/claims/0/passage_id');
      const [fix] = found?.fixes ?? [];
      const after = fix && applyEdit(workspaceOf({ title: '', ...example }), fix.edit).assessment;
      return [fix?.kind, after && valueAt(after, '/claims/0/observation_id')];
    };
    expect([
      kindOf(2, same),
      kindOf(1, same),
      kindOf(2, other),
      kindOf(9, other),
      kindOf(9, same),
      kindOf(99, ...many),
    ]).toEqual([
      ['find-passage', 2],
      ['find-passage', 1],
      ['other-passage', 1],
      ['find-passage', 1],
      ['other-passage', 1],
      ['other-passage', 1],
    ]);
  });

  it('leaves an invalid passage ID to the schema', () => {
    const ids = ['sha256:', 'x', '', 5].map((id) => ({ '/claims/0/passage_id': id }));
    expect(reported(rule, ...ids)).toEqual([]);
  });
});
