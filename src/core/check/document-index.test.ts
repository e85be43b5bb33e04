import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { EditError } from '../json/edit-error.ts';
import type { JsonObject } from '../json/json.ts';
import {
  assessment,
  anyWorkspace,
  claim,
  contradiction,
  editsFor,
  link,
  powerBasis,
} from '../workspace/workspaces.fixtures.ts';
import { modelOf } from '../assessment/model.ts';
import { DocumentIndex, pairKey } from './document-index.ts';

function indexed(document: Parameters<DocumentIndex['update']>[0]): DocumentIndex {
  const index = new DocumentIndex();
  index.update(document);
  return index;
}

describe('DocumentIndex', () => {
  it('counts the uses of claims like the references, after any edits', () => {
    fc.assert(
      fc.property(anyWorkspace, fc.gen(), (workspace, gen) => {
        const index = new DocumentIndex();
        let current = workspace;
        for (let step = 0; step < 5; step++) {
          index.update(current.assessment);
          const cited = modelOf(current.assessment).citedBy;
          for (const id of ['C-001', 'C-002', '__proto__', 'constructor', 'nobody']) {
            expect(index.claimUses(id)).toBe(cited.get(id)?.length ?? 0);
          }
          try {
            current = applyEdit(current, gen(editsFor, current));
          } catch (error) {
            if (!(error instanceof EditError)) throw error;
          }
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('returns the changed parts of a document', () => {
    const index = new DocumentIndex();
    const first = assessment({ claims: [claim('C-1')], power_bases: [powerBasis('PB-1', [link('C-1')])] });
    expect([...index.update(first)].toSorted().join(' ')).toBe(
      'citations claims falsifiers fingerprint observation_ids power_bases reasons support',
    );
    expect([...index.update(first)]).toEqual([]);
    expect([...index.update({ ...first, claims: [claim('C-2')] })]).toEqual(['claims']);
    expect([...index.update({ ...first, claims: [claim('C-2')], observation_ids: [] })]).toEqual([
      'claims',
      'observation_ids',
    ]);
  });

  it('ignores edits of fields without look-ups, and reports all others', () => {
    const [only, basis] = [claim('C-1'), powerBasis('PB-1', [link('C-1')])];
    const first = assessment({ claims: [only], power_bases: [basis] });
    const changesOf = (part: JsonObject): string =>
      [...indexed(first).update({ ...first, ...part })].toSorted().join(' ');
    const claimWith = (part: JsonObject): JsonObject => ({ claims: [{ ...only, ...part }] });
    const basisWith = (part: JsonObject): JsonObject => ({ power_bases: [{ ...basis, ...part }] });
    const same = { proposition: only['actual'] ?? null, claim_kind: only['claim_kind'] ?? null };
    const cases: readonly (readonly [JsonObject, string])[] = [
      [claimWith(same), ''],
      [claimWith({ proposition: 'Other.' }), 'claims'],
      [claimWith({ actual: 'Other.' }), 'claims'],
      [claimWith({ representation: 'paraphrase' }), 'claims'],
      [claimWith({ observation_id: 9 }), 'claims'],
      [{ claims: [only, only] }, 'claims'],
      [basisWith({ description: 'Other.' }), ''],
      [basisWith({ evidence: [{ ...link('C-1'), reason: 'Other.' }] }), 'reasons'],
      [basisWith({ evidence: [link('C-2')] }), 'citations support'],
      [basisWith({ description: 'It is very likely.' }), 'vocabularies'],
      [basisWith({ falsifiers: ['Other.'] }), 'falsifiers'],
      [{ power_bases: [basis, basis] }, 'citations falsifiers power_bases reasons support'],
    ];
    expect(cases.map(([part]) => [part, changesOf(part)])).toEqual(cases);
  });

  it('finds the first of several claims with an ID, and the pointers of all', () => {
    const index = indexed(assessment({ claims: [claim('C-1', { actual: 'one' }), claim('C-1', { actual: 'two' })] }));
    expect(index.claim('C-1')?.view.actual).toBe('one');
    expect(index.claim('C-1')?.place).toBe('/claims/0');
    expect(index.pointersSharing('claims', 'C-1')).toEqual(['/claims/0', '/claims/1']);
    expect(index.pointersSharing('claims', 'C-2')).toEqual([]);
    expect(index.freshId('claims', 'C-1')).toBe('C-2');
  });

  it('finds contradictions between two claims in either order', () => {
    const pairs = [contradiction('a', 'b'), contradiction('b', 'a'), contradiction('a', 'c')];
    const index = indexed(assessment({ contradictions: pairs }));
    expect(index.pointersSharing('contradictions', pairKey('b', 'a'))).toEqual([
      '/contradictions/0',
      '/contradictions/1',
    ]);
    expect(index.pointersSharing('contradictions', pairKey('a', 'c'))).toEqual([]);
  });

  it('finds a claim ID with a small difference, unless there are several', () => {
    const index = indexed(assessment({ claims: [claim('C-001'), claim('X-1'), claim('x1')] }));
    expect(index.similarClaimId('c1')).toBe('C-001');
    expect(index.similarClaimId('C 0001')).toBe('C-001');
    expect(index.similarClaimId('X.1')).toBeUndefined();
    expect(index.similarClaimId('C-010')).toBeUndefined();
  });

  it('distinguishes a list of observations from other values', () => {
    expect(indexed(assessment({ observation_ids: [1, 2] })).observationCount).toBe(2);
    expect(indexed({}).observationCount).toBe(0);
    expect(indexed({ observation_ids: 'all' }).observationCount).toBeUndefined();
    expect(indexed(assessment({ observation_ids: [1, 2] })).observationListed(2)).toBe(true);
    expect(indexed({ observation_ids: 'all' }).observationListed(2)).toBe(false);
  });
});
