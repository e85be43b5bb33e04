import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../assessment/limits.ts';
import { listOf, type ListName } from '../assessment/view.ts';
import type { JsonObject } from '../json/json.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import { applyEdit } from './apply-edit.ts';
import { copiedEntries } from './copied-entries.ts';
import { deleteEntries } from './edits.ts';
import { pasteEntries, readCopiedEntries } from './paste-entries.ts';
import type { Workspace } from './workspace.ts';

const source = workspaceOf({ title: 'One' });
const contradiction = { left_claim_id: 'C-001', right_claim_id: 'C-002', explanation: 'Both cannot be.' };

const copy = (workspace: Workspace, list: ListName, ...indices: readonly number[]): JsonObject =>
  readCopiedEntries(copiedEntries(workspace, 'draft-1', list, indices)) ?? {};

const list = <Entry = Record<string, unknown>>({ assessment }: Workspace, name: ListName) =>
  listOf(assessment, name) as unknown as readonly Entry[];

/** The draft with other claims: without those of the source, or with one that has the same ID. */
function otherDraft(claims: readonly JsonObject[]): Workspace {
  const { assessment } = workspaceOf({ title: 'Two' });
  return {
    ...source,
    title: 'Two',
    assessment: { ...assessment, claims, power_bases: [], intent_hypotheses: [], contradictions: [], unknowns: [] },
  };
}

const [first] = list(source, 'claims') as unknown as readonly [JsonObject];

describe('pasted entries', () => {
  it('get unused IDs in the same draft, after the selected entry, and their links stay', () => {
    const { edit, added } = pasteEntries(source, copy(source, 'power_bases', 0), true, {
      section: 'power_bases',
      index: 0,
    });
    expect(added).toEqual([{ list: 'power_bases', count: 1, index: 1 }]);
    const [before, after] = list(applyEdit(source, edit), 'power_bases');
    expect(after).toEqual({ ...before, power_basis_id: 'PB-002' });
  });

  it('point to the claims that were pasted before them, even if these got other IDs', () => {
    const other = { ...first, actual: 'Something else.', proposition: 'Something else.' };
    const target = otherDraft([other]);
    const claims = pasteEntries(target, copy(source, 'claims', 0, 1), false);
    const withClaims = applyEdit(target, claims.edit);
    expect(list(withClaims, 'claims').map(({ claim_id }) => claim_id)).toEqual(['C-001', 'C-002', 'C-003']);
    const { edit, missing } = pasteEntries(withClaims, copy(source, 'power_bases', 0), false);
    expect(missing).toEqual([]);
    const [pasted] = list<{ evidence: { claim_id: string }[] }>(applyEdit(withClaims, edit), 'power_bases');
    const text = (draft: Workspace, id: string) =>
      list(draft, 'claims').find(({ claim_id }) => claim_id === id)?.['actual'];
    const [original] = list<{ evidence: { claim_id: string }[] }>(source, 'power_bases');
    expect(pasted?.evidence.map(({ claim_id }) => text(withClaims, claim_id))).toEqual(
      original?.evidence.map(({ claim_id }) => text(source, claim_id)),
    );
  });

  it('lose the links whose claim is not in the draft, and never point to another claim of the same ID', () => {
    const target = otherDraft([{ ...first, proposition: 'Another claim.' }]);
    const { edit, missing } = pasteEntries(target, copy(source, 'power_bases', 0), false);
    const [original] = list<{ evidence: { claim_id: string }[] }>(source, 'power_bases');
    expect(missing).toEqual(original?.evidence.map(({ claim_id }) => claim_id));
    expect(list(applyEdit(target, edit), 'power_bases')).toEqual([{ ...original, evidence: [] }]);
    const both = { ...source, assessment: { ...source.assessment, contradictions: [contradiction] } };
    const sides = pasteEntries(target, copy(both, 'contradictions', 0), false);
    expect(sides).toMatchObject({ added: [], missingSides: ['C-001'] });
    expect(applyEdit(target, sides.edit)).toBe(target);
  });

  it('have the observation of their passage, which is listed, or say that the passage is missing', () => {
    const observations = source.casefile!.observations.map((each) => ({
      ...each,
      observation_id: each.observation_id + 40,
    }));
    const empty = otherDraft([]);
    const target: Workspace = {
      ...empty,
      assessment: { ...empty.assessment, observation_ids: [] },
      casefile: { ...source.casefile!, observations },
    };
    const { edit, withoutPassage } = pasteEntries(target, copy(source, 'claims', 0), false);
    const after = applyEdit(target, edit);
    expect(withoutPassage).toEqual([]);
    expect(list(after, 'claims')).toEqual([{ ...first, observation_id: Number(first['observation_id']) + 40 }]);
    expect(after.assessment['observation_ids']).toEqual([Number(first['observation_id']) + 40]);
    expect(pasteEntries({ ...target, casefile: null }, copy(source, 'claims', 0), false).withoutPassage).toEqual([
      'C-001',
    ]);
  });

  it('are no more than the contract allows, and only entries', () => {
    const unknowns = Array.from({ length: limits.unknowns - 1 }, (_, index) => `Unknown ${index}`);
    const full: Workspace = { ...source, assessment: { ...source.assessment, unknowns } };
    const copied = { ...copy(full, 'unknowns', 0, 1, 2), claims: ['no claim', null] };
    const { edit, over, invalid } = pasteEntries(full, copied, false);
    expect({ over, invalid }).toEqual({ over: { unknowns: 2 }, invalid: 2 });
    expect(list(applyEdit(full, edit), 'unknowns')).toHaveLength(limits.unknowns);
  });

  it('come back whole after they were cut', () => {
    const copied = copy(source, 'unknowns', 0);
    const cut = applyEdit(source, deleteEntries('unknowns', [0]));
    expect(applyEdit(cut, pasteEntries(cut, copied, true).edit)).toEqual(source);
  });

  it('are read from no other text, whatever it is', () => {
    for (const text of ['', '{', '[]', '{"format":"assessment-desk.workspace/v1"}', 'null'])
      expect(readCopiedEntries(text)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('claims', 'power_bases', 'unknowns', 'cited_claims', 'draft'), fc.jsonValue()),
        (copied) => {
          const pasted = pasteEntries(source, copied as JsonObject, false);
          expect(applyEdit(source, pasted.edit).casefile).toBe(source.casefile);
        },
      ),
    );
  });
});
