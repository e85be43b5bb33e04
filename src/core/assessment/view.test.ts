import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import {
  listOf,
  viewAssessment,
  viewClaim,
  viewContradiction,
  viewEvidenceLink,
  viewIntent,
  viewPowerBasis,
} from './view.ts';
import {
  anyJson,
  anyWorkspace,
  assessment,
  claim,
  fullWorkspace,
  link,
  powerBasis,
} from '../workspace/workspaces.fixtures.ts';

const viewers = [viewClaim, viewContradiction, viewEvidenceLink, viewIntent, viewPowerBasis];

describe('views', () => {
  it('of a valid entry are the entry itself', () => {
    const sound = claim('C-001');
    expect(viewClaim(sound)).toBe(sound);
    const basis = powerBasis('PB-001', [link('C-001')]);
    expect(viewPowerBasis(basis)).toBe(basis);
  });

  it('hide values of the wrong type, and nothing else', () => {
    const odd = claim('C-001', {
      claim_id: 7,
      observation_id: 1.5,
      span: { start: 0, end: '5' },
      subject_actor_ids: ['north', 7, 'south'],
      attribution: null,
      proposition: '',
      claim_kind: 'no such kind',
    });
    const { passage_id: passage } = odd;
    expect(viewClaim(odd)).toEqual({
      passage_id: passage,
      span: { start: 0 },
      actual: 'Words',
      proposition: '',
      representation: 'verbatim',
      claim_kind: 'no such kind',
      subject_actor_ids: ['north', undefined, 'south'],
    });
  });

  it('keep the positions of items that are not entries', () => {
    const view = viewAssessment(assessment({ claims: [null, claim('C-001')], observation_ids: ['1', 2], scope: 3 }));
    expect(view.claims).toHaveLength(2);
    expect(view.claims?.[0]).toBeUndefined();
    expect(view.claims?.[1]?.claim_id).toBe('C-001');
    expect(view.observation_ids).toEqual([undefined, 2]);
    expect('scope' in view).toBe(false);
  });

  it('accept null where the contract does', () => {
    expect(viewPowerBasis({ time_scope: { start: null, end: 7 } }).time_scope).toEqual({ start: null });
    expect(viewClaim({ attribution: { actor_id: null, mode: 'publisher' } }).attribution?.actor_id).toBeNull();
  });

  it('of anything but an object are empty', () => {
    for (const view of viewers) {
      for (const raw of [undefined, null, 7, 'text', [], [1]]) expect(view(raw)).toEqual({});
    }
  });

  it('never see inherited properties', () => {
    const inheriting = Object.create({ claim_id: 'C-001' }) as JsonObject;
    expect(Object.keys(viewClaim({ ...inheriting }))).toEqual([]);
    const named = JSON.parse('{"__proto__": {"claim_id": "C-001"}}') as JsonObject;
    expect(viewClaim(named).claim_id).toBeUndefined();
  });

  it('are the same object for the same entry, and for parts that an edit does not change', () => {
    const odd = claim('C-001', { actual: 7 });
    expect(viewClaim(odd)).toBe(viewClaim(odd));
    const before = fullWorkspace();
    const after = applyEdit(before, { type: 'set', path: '/assessment/claims/3/actual', value: 7 });
    const [old, fresh] = [viewAssessment(before.assessment), viewAssessment(after.assessment)];
    expect(fresh.claims?.[3]).not.toBe(old.claims?.[3]);
    expect(fresh.claims?.[4]).toBe(old.claims?.[4]);
    expect(fresh.power_bases).toBe(old.power_bases);
  });

  it('show only values of the document', () => {
    fc.assert(
      fc.property(anyWorkspace, anyJson, ({ assessment: document }, value) => {
        expectPartOf(viewAssessment(document), document);
        if (isJsonObject(value)) for (const view of viewers) expectPartOf(view(value), value);
      }),
      { numRuns: runs(200) },
    );
  });
});

function expectPartOf(view: unknown, raw: JsonValue): void {
  if (isJsonArray(view) && isJsonArray(raw)) {
    expect(view.length).toBe(raw.length);
    view.forEach((item, index) => item === undefined || expectPartOf(item, raw[index] as JsonValue));
  } else if (isJsonObject(view) && isJsonObject(raw)) {
    for (const [name, child] of Object.entries(view)) {
      expect(Object.hasOwn(raw, name)).toBe(true);
      expectPartOf(child, raw[name] as JsonValue);
    }
  } else {
    expect(view).toBe(raw);
  }
}

describe('listOf', () => {
  it('returns the raw items, and none without a list', () => {
    const items = [claim('C-001'), 7];
    expect(listOf(assessment({ claims: items }), 'claims')).toBe(items);
    expect(listOf({}, 'claims')).toEqual([]);
    expect(listOf({ claims: 'text' }, 'claims')).toEqual([]);
  });
});
