import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit, EditError } from './apply-edit.ts';
import type { Edit, Workspace } from './workspace.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { isEqual } from '../json/reuse.ts';
import { asTree, asWorkspace } from './workspace-tree.ts';
import {
  anyJson,
  anyWorkspace,
  assessment,
  casefile,
  claim,
  deepFreeze,
  editsFor,
  link,
  placesOf,
  powerBasis,
  workspace,
} from './workspaces.fixtures.ts';

const withEdit = anyWorkspace.chain((before) => fc.tuple(fc.constant(before), editsFor(before)));

function attempt(before: Workspace, edit: Edit): Workspace | EditError {
  try {
    return applyEdit(before, edit);
  } catch (error) {
    if (error instanceof EditError) return error;
    throw error;
  }
}

const small = () => deepFreeze(workspace({ claims: [claim('C-001'), claim('C-002')], unknowns: ['a', 'b', 'c', 'd'] }));
const unknownsAfter = (edit: Edit): JsonValue | undefined => applyEdit(small(), edit).assessment['unknowns'];

describe('any edit of any workspace', () => {
  it('gives a workspace or an EditError, and mutates nothing', () => {
    fc.assert(
      fc.property(withEdit, ([before, edit]) => {
        const after = attempt(deepFreeze(before), deepFreeze(edit));
        if (!(after instanceof EditError)) expect(asWorkspace(asTree(after))).toEqual(after);
        else expect(typeof after.path).toBe('string');
      }),
      { numRuns: runs(400) },
    );
  });

  it('returns the same workspace if nothing changes', () => {
    fc.assert(
      fc.property(withEdit, ([before, edit]) => {
        const after = attempt(before, edit);
        if (!(after instanceof EditError) && isEqual(asTree(after), asTree(before))) expect(after).toBe(before);
      }),
      { numRuns: runs(300) },
    );
  });

  it('sets the value at the path, and shares everything beside it', () => {
    const withSet = anyWorkspace.chain((before) =>
      fc.tuple(fc.constant(before), fc.constantFrom(...placesOf(before.assessment)), anyJson),
    );
    fc.assert(
      fc.property(withSet, ([before, path, value]) => {
        const after = applyEdit(before, { type: 'set', path: `/assessment${path}`, value });
        expect(isEqual(valueAt(after.assessment, path), value)).toBe(true);
        const apart = placesOf(before.assessment).filter(
          (place) => !`${place}/`.startsWith(`${path}/`) && !path.startsWith(`${place}/`),
        );
        const isShared = (place: string) =>
          Object.is(valueAt(after.assessment, place), valueAt(before.assessment, place));
        expect(apart.filter((place) => !isShared(place))).toEqual([]);
        expect(after.casefile).toBe(before.casefile);
      }),
    );
  });
});

describe('set', () => {
  it('keeps the identity of equal parts when a form returns a whole entry', () => {
    const before = workspace({ power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002')])] });
    const entry = before.assessment['power_bases'] as readonly JsonObject[];
    const copy = { ...(JSON.parse(JSON.stringify(entry[0])) as JsonObject), description: 'Another.' };
    const after = applyEdit(before, { type: 'set', path: '/assessment/power_bases/0', value: copy });
    const changed = (after.assessment['power_bases'] as readonly JsonObject[])[0]!;
    expect(changed['description']).toBe('Another.');
    expect(changed['evidence']).toBe(entry[0]!['evidence']);
    expect(changed['scope']).toBe(entry[0]!['scope']);
  });

  it('creates missing objects on the way', () => {
    const before = workspace({ claims: [{ claim_id: 'C-001' }] });
    const after = applyEdit(before, { type: 'set', path: '/assessment/claims/0/attribution/mode', value: 'publisher' });
    expect(after.assessment['claims']).toEqual([{ claim_id: 'C-001', attribution: { mode: 'publisher' } }]);
  });

  it('treats __proto__ and constructor as ordinary names', () => {
    const before = workspace();
    const named = applyEdit(before, { type: 'set', path: '/assessment/__proto__', value: { polluted: true } });
    expect(Object.keys(named.assessment)).toContain('__proto__');
    expect(Object.getPrototypeOf(named.assessment)).toBe(Object.prototype);
    expect(valueAt(named.assessment, '/__proto__/polluted')).toBe(true);
    const deeper = applyEdit(before, { type: 'set', path: '/assessment/constructor/prototype/polluted', value: true });
    expect(valueAt(deeper.assessment, '/constructor/prototype/polluted')).toBe(true);
    expect('polluted' in {}).toBe(false);
    const gone = applyEdit(named, { type: 'unset', path: '/assessment/__proto__' });
    expect(gone).toEqual(before);
  });

  it('leaves out properties that are undefined, as JSON has none', () => {
    const value = { claim_id: 'C-001', proposition: undefined } as unknown as JsonObject;
    const after = applyEdit(small(), { type: 'set', path: '/assessment/claims/0', value });
    expect(Object.keys(valueAt(after.assessment, '/claims/0') as JsonObject)).toEqual(['claim_id']);
  });

  it('rejects an impossible path or value with a message and the path', () => {
    const cases = [
      ['/assessment/claims/2/claim_id', '“/assessment/claims” has 2 items and no item “2”.'],
      ['/assessment/claims/-', '“/assessment/claims” has 2 items and no item “-”.'],
      ['/assessment/claims/01', '“/assessment/claims” has 2 items and no item “01”.'],
      ['/assessment/contract/x', '“/assessment/contract” is text and has no “x”.'],
      ['/other', 'A draft has no “other”.'],
      ['/textLanguage', 'The language of the texts must be text, not a number.'],
      ['/brief', 'The brief for reviewers must be text, not a number.'],
      ['/title', 'The title must be text, not a number.'],
      ['/assessment', 'An assessment must be an object, not a number.'],
      ['/casefile/observations/0/passages', '“/casefile/observations/0/passages” must be array.'],
      ['title', '“title” is not a JSON Pointer. It must be empty or start with “/”.'],
    ] as const;
    for (const [path, message] of cases) {
      const error = attempt(small(), { type: 'set', path, value: 7 });
      expect(error).toMatchObject({ name: 'EditError', path, message: expect.stringContaining(message) as string });
    }
  });
});

describe('unset, insert and move', () => {
  it('removes a property or an item', () => {
    expect(unknownsAfter({ type: 'unset', path: '/assessment/unknowns/1' })).toEqual(['a', 'c', 'd']);
    const after = applyEdit(small(), { type: 'unset', path: '/assessment/contract' });
    expect(Object.hasOwn(after.assessment, 'contract')).toBe(false);
  });

  it('rejects removing a missing value', () => {
    expect(() => applyEdit(small(), { type: 'unset', path: '/assessment/scope' })).toThrow('no “/assessment/scope”');
    expect(() => applyEdit(small(), { type: 'unset', path: '/title' })).toThrow(EditError);
    expect(() => applyEdit(small(), { type: 'unset', path: '' })).toThrow(EditError);
  });

  it('inserts before an index, at the end, and in a list that is missing', () => {
    const path = '/assessment/unknowns';
    expect(unknownsAfter({ type: 'insert', path, index: 1, values: ['x', 'y'] })).toEqual([...'axybcd']);
    expect(unknownsAfter({ type: 'insert', path, index: 4, values: ['x'] })).toEqual(['a', 'b', 'c', 'd', 'x']);
    const missing = applyEdit(small(), { type: 'insert', path: '/assessment/claims/0/notes', index: 0, values: [1] });
    expect(valueAt(missing.assessment, '/claims/0/notes')).toEqual([1]);
    expect(() => unknownsAfter({ type: 'insert', path, index: 5, values: [] })).toThrow('no position “5”');
    expect(() => unknownsAfter({ type: 'insert', path: '/assessment/contract', index: 0, values: [] })).toThrow('text');
  });

  it('moves items before a position, in their order', () => {
    const cases: readonly (readonly [from: readonly number[], to: number, moved: string])[] = [
      [[0], 2, 'bacd'],
      [[0, 2], 4, 'bdac'],
      [[3, 1], 0, 'bdac'],
      [[1], 1, 'abcd'],
      [[1], 2, 'abcd'],
      [[1, 3], 2, 'abdc'],
    ];
    const moved = (from: readonly number[], to: number) =>
      unknownsAfter({ type: 'move', path: '/assessment/unknowns', from, to }) as readonly string[];
    expect(cases.map(([from, to]) => [from, to, moved(from, to).join('')])).toEqual(cases);
  });
});

describe('entries', () => {
  it('deletes links and contradictions with their claims', () => {
    const before = workspace({
      claims: [claim('C-001'), claim('C-002')],
      power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002')]), powerBasis('PB-002', [link('C-002')])],
      contradictions: [{ left_claim_id: 'C-002', right_claim_id: 'C-001' }, 7],
    });
    const after = applyEdit(before, { type: 'delete-entries', list: 'claims', indices: [0] });
    expect(valueAt(after.assessment, '/power_bases/0/evidence')).toEqual([link('C-002')]);
    expect(valueAt(after.assessment, '/power_bases/1')).toBe(valueAt(before.assessment, '/power_bases/1'));
    expect(after.assessment['contradictions']).toEqual([7]);
  });

  it('keeps links to an ID that another claim still has', () => {
    const before = workspace({
      claims: [claim('C-001'), claim('C-001')],
      power_bases: [powerBasis('PB-001', [link('C-001')])],
    });
    const after = applyEdit(before, { type: 'delete-entries', list: 'claims', indices: [0] });
    expect(after.assessment['power_bases']).toBe(before.assessment['power_bases']);
  });

  it('duplicates with new IDs, each copy after its original and sharing nothing with it', () => {
    const before = workspace({
      claims: [claim('C-001'), claim('C-002'), 'odd'],
      power_bases: [powerBasis('PB-001', [link('C-001')])],
    });
    const claims = applyEdit(before, { type: 'duplicate-entries', list: 'claims', indices: [0, 1, 2] });
    const ids = (claims.assessment['claims'] as readonly JsonObject[]).map((entry) => entry['claim_id'] ?? entry);
    expect(ids).toEqual(['C-001', 'C-003', 'C-002', 'C-004', 'odd', 'odd']);
    const bases = applyEdit(before, { type: 'duplicate-entries', list: 'power_bases', indices: [0] });
    expect(valueAt(bases.assessment, '/power_bases/1')).toEqual(powerBasis('PB-002', [link('C-001')]));
    const [copied, original] = [bases, before].map(({ assessment: of }, at) =>
      valueAt(of, `/power_bases/${1 - at}/evidence/0`),
    );
    expect(copied).not.toBe(original);
  });

  it('removes actors from the casefile, but not from the assessment', () => {
    const before = workspace({ power_bases: [powerBasis('PB-001', [])] });
    const after = applyEdit(before, { type: 'delete-actors', indices: [0] });
    expect(after.casefile?.actors.map((actor) => actor.actor_id)).toEqual(['south']);
    expect(after.assessment).toBe(before.assessment);
    const none = { ...before, casefile: null };
    expect(() => applyEdit(none, { type: 'delete-actors', indices: [0] })).toThrow('The draft has no casefile.');
  });

  it('rejects indices without an entry', () => {
    for (const indices of [[2], [-1], [0.5]]) {
      expect(() => applyEdit(small(), { type: 'delete-entries', list: 'claims', indices })).toThrow(EditError);
      expect(() => applyEdit(small(), { type: 'duplicate-entries', list: 'claims', indices })).toThrow(EditError);
    }
  });
});

describe('whole documents and batches', () => {
  it('shares what a replacing assessment has in common with the old one', () => {
    const before = workspace({ claims: [claim('C-001'), claim('C-002')], unknowns: ['a'] });
    const text = JSON.stringify({ ...before.assessment, claims: [claim('C-000'), claim('C-001'), claim('C-002')] });
    const after = applyEdit(before, { type: 'replace-assessment', assessment: JSON.parse(text) as JsonObject });
    expect(after.assessment['unknowns']).toBe(before.assessment['unknowns']);
    expect(valueAt(after.assessment, '/claims/1')).toBe(valueAt(before.assessment, '/claims/0'));
    expect(valueAt(after.assessment, '/claims/2')).toBe(valueAt(before.assessment, '/claims/1'));
  });

  it('treats another order of properties as a change', () => {
    const before = workspace();
    const reversed = Object.fromEntries(Object.entries(before.assessment).reverse());
    const after = applyEdit(before, { type: 'replace-assessment', assessment: reversed });
    expect(Object.keys(after.assessment)).toEqual(Object.keys(reversed));
  });

  it('rejects an invalid casefile', () => {
    const broken = { ...casefile(), actors: [{ actor_id: 'north' }] } as unknown as JsonObject;
    const attach = () => applyEdit(workspace(), { type: 'attach-casefile', casefile: broken });
    expect(attach).toThrow('“/casefile/actors/0/names” must be array.');
  });

  it('applies a batch in order, or not at all', () => {
    const insert: Edit = { type: 'insert', path: '/assessment/claims', index: 0, values: [claim('C-009')] };
    const rename: Edit = { type: 'rename', what: 'claim', from: 'C-009', to: 'C-010' };
    const before = small();
    const after = applyEdit(before, { type: 'batch', edits: [insert, rename] });
    expect(valueAt(after.assessment, '/claims/0/claim_id')).toBe('C-010');
    expect(() => applyEdit(before, { type: 'batch', edits: [insert, { ...rename, from: 'no' }] })).toThrow(EditError);
    expect(before).toEqual(small());
    expect(applyEdit(before, { type: 'batch', edits: [] })).toBe(before);
  });

  it('rejects an edit of an unknown kind', () => {
    const strange = { type: 'explode' } as unknown as Edit;
    expect(() => applyEdit(workspace(assessment()), strange)).toThrow('There is no edit of kind “explode”.');
  });
});
