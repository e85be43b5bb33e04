import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit } from './apply-edit.ts';
import { isJsonObject } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { modelOf } from '../assessment/model.ts';
import { publishedBy, referencesToActor, referencesToClaim } from './references.ts';
import {
  anyWorkspace,
  casefile,
  claim,
  contradiction,
  editsFor,
  intent,
  link,
  powerBasis,
  workspace,
} from './workspaces.fixtures.ts';

const draft = workspace({
  observation_ids: [2, 1],
  claims: [
    claim('A', { subject_actor_ids: ['south', 'north'], attribution: { actor_id: 'north', mode: 'publisher' } }),
    'odd',
    claim('B', { observation_id: 2 }),
  ],
  power_bases: [powerBasis('PB', [link('B'), link('A', 'contradicts')], { scope: { related_actor_ids: ['north'] } })],
  intent_hypotheses: [{ evidence: 'odd' }, intent('IH', [link('A')])],
  contradictions: [contradiction('B', 'A'), contradiction('A', 'A')],
});

describe('references', () => {
  it('to a claim are its links and contradiction sides in document order', () => {
    const places = [
      ['/power_bases/0', 'evidence/1/claim_id', { kind: 'evidence', effect: 'contradicts' }],
      ['/intent_hypotheses/1', 'evidence/0/claim_id', { kind: 'evidence', effect: 'supports' }],
      ['/contradictions/0', 'right_claim_id', { kind: 'contradiction' }],
      ['/contradictions/1', 'left_claim_id', { kind: 'contradiction' }],
      ['/contradictions/1', 'right_claim_id', { kind: 'contradiction' }],
    ] as const;
    expect(referencesToClaim(draft.assessment, 'A')).toEqual(
      places.map(([entryPath, field, of]) => ({ path: `${entryPath}/${field}`, entryPath, ...of })),
    );
    expect(referencesToClaim(draft.assessment, 'toString')).toEqual([]);
  });

  it('to an actor are subjects, attributions, entries and related actors', () => {
    expect(referencesToActor(draft.assessment, 'north').map(({ path, kind }) => [path, kind])).toEqual([
      ['/claims/0/subject_actor_ids/1', 'subject'],
      ['/claims/0/attribution/actor_id', 'attribution'],
      ['/power_bases/0/actor_id', 'entry-actor'],
      ['/power_bases/0/scope/related_actor_ids/0', 'related-actor'],
      ['/intent_hypotheses/1/actor_id', 'entry-actor'],
    ]);
    expect(publishedBy(casefile(), 'north')).toEqual(['/observations/0/publisher_actor_id']);
    expect(publishedBy(null, 'north')).toEqual([]);
  });

  it('lead to their ID, after any edits', () => {
    const cases = anyWorkspace.chain((before) => fc.tuple(fc.constant(before), fc.array(editsFor(before))));
    fc.assert(
      fc.property(cases, ([before, edits]) => {
        let after = before;
        for (const edit of edits) {
          try {
            after = applyEdit(after, edit);
          } catch {
            continue;
          }
          for (const [id, places] of modelOf(after.assessment).citedBy) {
            for (const { path, entryPath } of places) {
              expect(valueAt(after.assessment, path)).toBe(id);
              expect(isJsonObject(valueAt(after.assessment, entryPath))).toBe(true);
            }
          }
          const fresh = structuredClone(after.assessment);
          expect(modelOf(after.assessment).citedBy).toEqual(modelOf(fresh).citedBy);
        }
      }),
      { numRuns: runs(150) },
    );
  });
});
