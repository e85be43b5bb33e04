import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { matrixOf } from '../matrix/matrix.ts';
import { applyEdit } from '../workspace/apply-edit.ts';

import { anyWorkspace, editsFor, fullWorkspace } from '../workspace/workspaces.fixtures.ts';
import type { JsonObject } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { modelOf } from './model.ts';
import { listOf, viewClaim, viewContradiction, viewIntent, viewPowerBasis } from './view.ts';

/** The first claim with an ID, by its definition. */
function firstWithId(assessment: JsonObject, wanted: string): number {
  return listOf(assessment, 'claims').findIndex((raw) => viewClaim(raw).claim_id === wanted);
}

/** Every pointer to the ID of a claim, by the definition of references, in document order. */
function pointersTo(assessment: JsonObject, wanted: string): readonly string[] {
  const links = (['power_bases', 'intent_hypotheses'] as const).flatMap((list) =>
    listOf(assessment, list).flatMap((raw, index) => {
      const { evidence = [] } = list === 'power_bases' ? viewPowerBasis(raw) : viewIntent(raw);
      return evidence.flatMap((link, at) =>
        link?.claim_id === wanted ? [`/${list}/${String(index)}/evidence/${String(at)}/claim_id`] : [],
      );
    }),
  );
  const sides = listOf(assessment, 'contradictions').flatMap((raw, index) =>
    (['left_claim_id', 'right_claim_id'] as const).flatMap((side) =>
      viewContradiction(raw)[side] === wanted ? [`/contradictions/${String(index)}/${side}`] : [],
    ),
  );
  return [...links, ...sides];
}

/** Checks the model of a document against the definitions, and against each older join. */
function checkModel(assessment: JsonObject): void {
  const { claims, entries, contradictions, citedBy } = modelOf(assessment);
  const { list } = claims;
  for (const { path, raw } of [...list, ...entries, ...contradictions]) {
    expect(valueAt(assessment, path)).toBe(raw);
  }
  const ids = new Set(['', 'nowhere', ...claims.list.flatMap(({ id }) => id ?? []), ...citedBy.keys()]);
  for (const id of ids) {
    // An empty ID is none.
    expect(claims.named(id)?.index ?? -1).toBe(id === '' ? -1 : firstWithId(assessment, id));
    expect((citedBy.get(id) ?? []).map(({ path }) => path)).toEqual(pointersTo(assessment, id));
  }
  expect(claims.named(undefined)).toBeUndefined();
  expect([...claims.places].every(([id, index]) => list.findIndex((claim) => (claim.id ?? '') === id) === index)).toBe(
    true,
  );
  expect(claims.places.size).toBe(new Set(list.map(({ id = '' }) => id)).size);
  const matrix = matrixOf({ title: '', assessment, casefile: null });
  expect(entries.map(({ list: of, index, path, id, links }) => [of, index, path, id, links])).toEqual(
    matrix.entries.map(({ list: of, index, path, id, links }) => [of, index, path, id, links]),
  );
}

describe('the model of an assessment', () => {
  it('is that of its definitions, after any edits', () => {
    const cases = anyWorkspace.chain((before) => fc.tuple(fc.constant(before), fc.array(editsFor(before))));
    fc.assert(
      fc.property(cases, ([before, edits]) => {
        checkModel(before.assessment);
        let after = before;
        for (const edit of edits) {
          try {
            after = applyEdit(after, edit);
          } catch {
            continue;
          }
          checkModel(after.assessment);
        }
        checkModel(structuredClone(after.assessment));
      }),
      { numRuns: runs(150) },
    );
  });

  it('has an ID that links can refer to only for a claim with an identifier', () => {
    const claims = [{ claim_id: 'C-1' }, { claim_id: 'C 2' }, 5, { claim_id: 7 }, { claim_id: 'C-1' }];
    const { list, named } = modelOf({ claims }).claims;
    expect(list.map(({ id, citable }) => [id, citable])).toEqual([
      ['C-1', true],
      ['C 2', false],
      [undefined, false],
      [undefined, false],
      ['C-1', true],
    ]);
    expect(named('C-1')).toBe(list[0]);
  });

  it('keeps everything that a key does not change', () => {
    const before = fullWorkspace();
    const model = modelOf(before.assessment);
    const { claims, entries, contradictions, citedBy } = model;
    expect(modelOf(before.assessment)).toBe(model);
    const typed = applyEdit(before, { type: 'set', path: '/assessment/claims/0/proposition', value: 'New' });
    const inClaim = modelOf(typed.assessment);
    expect(inClaim.claims.list.filter((claim, at) => claim !== claims.list[at])).toHaveLength(1);
    expect(inClaim.claims.places).toBe(claims.places);
    expect([inClaim.entries, inClaim.contradictions, inClaim.citedBy]).toEqual([entries, contradictions, citedBy]);
    expect(inClaim.entries).toBe(entries);
    expect(inClaim.citedBy).toBe(citedBy);
    const reasoned = applyEdit(typed, {
      type: 'set',
      path: '/assessment/power_bases/0/evidence/0/reason',
      value: 'New',
    });
    const inLink = modelOf(reasoned.assessment);
    expect(inLink.entries.filter((entry, at) => entry !== entries[at])).toHaveLength(1);
    expect(inLink.claims).toBe(inClaim.claims);
    expect(inLink.citedBy).toBe(citedBy);
    const linked = applyEdit(reasoned, { type: 'unset', path: '/assessment/power_bases/0/evidence/0' });
    expect(modelOf(linked.assessment).citedBy).not.toBe(citedBy);
    expect(modelOf(before.assessment).citedBy).toBe(citedBy);
  });
});
