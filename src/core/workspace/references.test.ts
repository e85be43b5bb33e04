import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit, EditError } from './apply-edit.ts';
import { type JsonObject } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { modelOf } from '../assessment/model.ts';
import { referencesToActor, referencesToClaim } from './references.ts';
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
import type { Edit, Workspace } from './workspace.ts';
import { idsOf } from '../assessment/ids.ts';

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
  });
});

const renameClaim = (from: string, to: string): Edit => ({ type: 'rename', what: 'claim', from, to });
const renameActor = (from: string, to: string): Edit => ({ type: 'rename', what: 'actor', from, to });

/** The claim ids that are named and exist, and those that are named and do not. */
function named(document: JsonObject): { resolved: number; dangling: Set<string> } {
  const ids = new Set(idsOf(document, 'claims'));
  const citations = [...modelOf(document).citedBy];
  return {
    resolved: citations.filter(([id]) => ids.has(id)).reduce((sum, [, places]) => sum + places.length, 0),
    dangling: new Set(citations.map(([id]) => id).filter((id) => !ids.has(id))),
  };
}

function actorsIn(draft: Workspace, id: string): number {
  const observations = draft.casefile?.observations ?? [];
  const published = observations.filter(({ publisher_actor_id: publisher }) => publisher === id);
  return referencesToActor(draft.assessment, id).length + published.length;
}

describe('no rename and no deletion leaves a reference dangling that did not dangle before', () => {
  it('holds for claims of any workspace', () => {
    const cases = anyWorkspace.chain((before) =>
      fc.tuple(
        fc.constant(before),
        editsFor(before).filter((edit) => edit.type === 'rename' || edit.type === 'delete-entries'),
      ),
    );
    fc.assert(
      fc.property(cases, ([before, edit]) => {
        const old = named(before.assessment);
        let after: Workspace;
        try {
          after = applyEdit(before, edit);
        } catch (error) {
          expect(error).toBeInstanceOf(EditError);
          return;
        }
        const { resolved, dangling } = named(after.assessment);
        for (const id of dangling) expect(old.dangling).toContain(id);
        if (edit.type === 'rename') expect(resolved).toBeGreaterThanOrEqual(old.resolved);
      }),
      { numRuns: runs(300) },
    );
  });

  it('updates every reference to an actor', () => {
    fc.assert(
      fc.property(anyWorkspace, fc.constantFrom('north', 'south', 'east', 'constructor'), (before, id) => {
        fc.pre(actorsIn(before, id) > 0);
        const after = applyEdit(before, renameActor(id, 'brand-new'));
        expect(actorsIn(after, id)).toBe(0);
        expect(actorsIn(after, 'brand-new')).toBe(actorsIn(before, id));
        expect(applyEdit(after, renameActor('brand-new', id))).toEqual(before);
      }),
    );
  });
});

describe('renaming a claim', () => {
  const before = workspace({
    claims: [claim('C-001'), claim('C-002')],
    power_bases: [powerBasis('PB-001', [link('C-002'), link('C-001')]), 'odd', { evidence: { claim_id: 'C-001' } }],
    intent_hypotheses: [intent('IH-001', [link('C-002')]), intent('IH-002', [link('C-001')])],
    contradictions: [contradiction('C-001', 'C-002'), contradiction('C-001', 'C-001'), null],
  });

  it('updates links and both sides of contradictions in every entry, and does not change invalid values', () => {
    const { assessment } = applyEdit(before, renameClaim('C-001', 'Treaty'));
    expect(idsOf(assessment, 'claims')).toEqual(['Treaty', 'C-002']);
    expect(valueAt(assessment, '/power_bases/0/evidence/1/claim_id')).toBe('Treaty');
    expect(valueAt(assessment, '/intent_hypotheses/1/evidence/0/claim_id')).toBe('Treaty');
    const sides = [contradiction('Treaty', 'C-002'), contradiction('Treaty', 'Treaty'), null];
    expect(assessment['contradictions']).toEqual(sides);
    expect(valueAt(assessment, '/power_bases/2')).toBe(valueAt(before.assessment, '/power_bases/2'));
    expect(valueAt(assessment, '/intent_hypotheses/0')).toBe(valueAt(before.assessment, '/intent_hypotheses/0'));
  });

  it('renames the first of two with the same ID, which references refer to', () => {
    const doubled = workspace({ claims: [claim('A'), claim('A')], intent_hypotheses: [intent('IH', [link('A')])] });
    const { assessment } = applyEdit(doubled, renameClaim('A', 'B'));
    expect(idsOf(assessment, 'claims')).toEqual(['B', 'A']);
    expect(valueAt(assessment, '/intent_hypotheses/0/evidence/0/claim_id')).toBe('B');
  });

  it('rejects a used, unknown or empty ID, and changes nothing if the ID stays the same', () => {
    const renaming = (from: string, to: string) => () => applyEdit(before, renameClaim(from, to));
    const used = '“C-002” is already the ID of another claim. Choose another ID.';
    expect(renaming('C-001', 'C-002')).toThrow(used);
    expect(renaming('C-009', 'C-010')).toThrow('No claim has the ID “C-009”.');
    expect(renaming('C-001', '')).toThrow('Enter an ID.');
    expect(renaming('C-001', 'C-001')()).toBe(before);
  });
});

describe('renaming power bases and hypotheses', () => {
  const before = workspace({ power_bases: [powerBasis('PB-001', [])], intent_hypotheses: [intent('IH-001', [])] });

  it('changes the ID and shares the rest', () => {
    const after = applyEdit(before, { type: 'rename', what: 'power-basis', from: 'PB-001', to: 'Treaty' });
    expect(idsOf(after.assessment, 'power_bases')).toEqual(['Treaty']);
    expect(after.assessment['intent_hypotheses']).toBe(before.assessment['intent_hypotheses']);
    const intents = applyEdit(before, { type: 'rename', what: 'intent', from: 'IH-001', to: 'Blockade' });
    expect(idsOf(intents.assessment, 'intent_hypotheses')).toEqual(['Blockade']);
  });

  it('rejects an invalid identifier', () => {
    const edit = { type: 'rename', what: 'intent', from: 'IH-001', to: 'two words' } as const;
    expect(() => applyEdit(before, edit)).toThrow('“two words” is not valid');
  });
});

describe('renaming an actor', () => {
  const before = workspace({
    claims: [
      claim('C-001', { subject_actor_ids: ['south', 'north'], attribution: { actor_id: 'north', mode: 'publisher' } }),
    ],
    power_bases: [powerBasis('PB-001', [], { scope: { related_actor_ids: ['north', 7] } })],
    intent_hypotheses: [intent('IH-001', [])],
  });

  it('leaves no duplicate if a list already has the new ID', () => {
    const listed = workspace({ claims: [claim('C-001', { subject_actor_ids: ['north', 'south', 'n'] })] });
    const { assessment } = applyEdit(listed, renameActor('north', 'n'));
    expect(valueAt(assessment, '/claims/0/subject_actor_ids')).toEqual(['south', 'n']);
  });

  it('rejects the ID of another actor, and an actor without references', () => {
    expect(() => applyEdit(before, renameActor('north', 'south'))).toThrow('already the ID of another actor');
    expect(() => applyEdit(before, renameActor('west', 'w'))).toThrow('No actor has the ID “west”.');
  });

  it('renames an actor that is only in the assessment, but never to another one', () => {
    const loose = { ...before, casefile: null };
    expect(valueAt(applyEdit(loose, renameActor('north', 'n')).assessment, '/power_bases/0/actor_id')).toBe('n');
    expect(() => applyEdit(loose, renameActor('north', 'south'))).toThrow('already used for another actor');
    const foreign = { ...before, casefile: casefile({ actors: [] }) };
    expect(applyEdit(foreign, renameActor('north', 'n')).casefile?.observations[0]?.publisher_actor_id).toBe('n');
  });
});
