import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from './workspace.ts';
import { applyEdit, EditError } from './apply-edit.ts';
import { codePoints, claim, intent, link, powerBasis, workspace } from './workspaces.fixtures.ts';
import { emptyAssessment, emptyWorkspace } from './create.ts';
import {
  addClaim,
  addClaimAsEvidence,
  addEntry,
  bulkSet,
  deleteEntries,
  duplicateEntries,
  linkEvidence,
  moveEntries,
  removeLinks,
  renameEntry,
  setClaimSpan,
  setField,
  setLinkEffects,
  paraphraseOf,
} from './edits.ts';
import { idsOf } from '../assessment/ids.ts';
import { valueAt } from '../json/pointer.ts';
import { viewAssessment } from '../assessment/view.ts';

const anchor = {
  observation_id: 2,
  passage_id: `sha256:${'b'.repeat(64)}`,
  span: codePoints(3, 9),
  actual: ' padded ',
};

describe('a new draft', () => {
  it('has empty lists in the contract’s order, without the fields that only the analyst can fill in', () => {
    expect(JSON.stringify(emptyAssessment())).toBe(
      '{"contract":"ww3.assessment/v1","observation_ids":[],"producer":{},"claims":[],"power_bases":[],' +
        '"intent_hypotheses":[],"contradictions":[],"unknowns":[]}',
    );
    expect(emptyWorkspace('New')).toMatchObject({ title: 'New', casefile: null });
  });
});

describe('addClaim', () => {
  it('adds the claim at the end and lists its observation', () => {
    const before = workspace({ claims: [claim('C-001')] });
    const { assessment } = applyEdit(before, addClaim(before, anchor));
    expect(valueAt(assessment, '/claims/1')).toEqual({
      claim_id: 'C-002',
      observation_id: 2,
      passage_id: anchor.passage_id,
      span: { start: 3, end: 9, offset_encoding: 'unicode-code-point' },
      actual: ' padded ',
      proposition: ' padded ',
      representation: 'verbatim',
      subject_actor_ids: [],
      attribution: { actor_id: null, mode: 'unresolved' },
    });
    expect(assessment['observation_ids']).toEqual([1, 2]);
  });

  it('lists no observation twice, and does not change an invalid list', () => {
    const listed = workspace({ observation_ids: [2] });
    expect(applyEdit(listed, addClaim(listed, anchor)).assessment['observation_ids']).toEqual([2]);
    const odd = workspace({ observation_ids: 'all' });
    expect(applyEdit(odd, addClaim(odd, anchor)).assessment['observation_ids']).toBe('all');
    const empty = { ...odd, assessment: {} };
    expect(applyEdit(empty, addClaim(empty, anchor)).assessment['observation_ids']).toEqual([2]);
  });
});

describe('addClaimAsEvidence', () => {
  it('adds the claim, lists its observation and links it with its reason, in one edit', () => {
    const before = workspace({ claims: [claim('C-001')], power_bases: [{ evidence: [{ claim_id: 'C-001' }] }] });
    const link = { entryPath: '/power_bases/0', effect: 'contradicts', reason: 'It says so.' } as const;
    const { assessment } = applyEdit(before, addClaimAsEvidence(before, anchor, link));
    expect(valueAt(assessment, '/claims/1')).toMatchObject({ claim_id: 'C-002', actual: ' padded ' });
    expect(valueAt(assessment, '/power_bases/0/evidence')).toEqual([
      { claim_id: 'C-001' },
      { claim_id: 'C-002', effect: 'contradicts', reason: 'It says so.' },
    ]);
    expect(assessment['observation_ids']).toEqual([1, 2]);
  });

  it('creates missing evidence, and leaves out an empty reason', () => {
    const before = workspace({ intent_hypotheses: [{}] });
    const link = { entryPath: '/intent_hypotheses/0', effect: 'supports', reason: '' } as const;
    const { assessment } = applyEdit(before, addClaimAsEvidence(before, anchor, link));
    expect(valueAt(assessment, '/intent_hypotheses/0/evidence')).toEqual([{ claim_id: 'C-001', effect: 'supports' }]);
  });
});

describe('addEntry', () => {
  it('creates an entry of each kind with the next ID', () => {
    const lists = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'] as const;
    const empty = workspace();
    const once = lists.reduce((draft, list) => applyEdit(draft, addEntry(draft, list)), empty);
    const twice = lists.reduce((draft, list) => applyEdit(draft, addEntry(draft, list)), once);
    const view = viewAssessment(twice.assessment);
    expect(view.claims?.map((entry) => entry?.claim_id)).toEqual(['C-001', 'C-002']);
    expect(view.power_bases?.map((entry) => entry?.power_basis_id)).toEqual(['PB-001', 'PB-002']);
    expect(view.intent_hypotheses?.map((entry) => entry?.hypothesis_id)).toEqual(['IH-001', 'IH-002']);
    expect(view.contradictions).toEqual([{}, {}]);
    expect(view.unknowns).toEqual(['', '']);
    expect(view.power_bases?.[0]?.time_scope).toEqual({ start: null, end: null });
  });
});

describe('linkEvidence', () => {
  const before = workspace({ power_bases: [powerBasis('PB-001', [link('C-001')])], intent_hypotheses: [{}] });

  it('adds one link for each claim that is not cited with this effect', () => {
    const edit = linkEvidence(before, '/power_bases/0', ['C-001', 'C-002', 'C-002'], 'supports');
    const added = { claim_id: 'C-002', effect: 'supports' };
    expect(valueAt(applyEdit(before, edit).assessment, '/power_bases/0/evidence')).toEqual([link('C-001'), added]);
    const against = linkEvidence(before, '/assessment/power_bases/0', ['C-001'], 'contradicts');
    expect(valueAt(applyEdit(before, against).assessment, '/power_bases/0/evidence/1/effect')).toBe('contradicts');
  });

  it('changes nothing if all are linked, and creates a missing list', () => {
    expect(applyEdit(before, linkEvidence(before, '/power_bases/0', ['C-001'], 'supports'))).toBe(before);
    const made = applyEdit(before, linkEvidence(before, '/intent_hypotheses/0', ['C-001'], 'supports'));
    expect(valueAt(made.assessment, '/intent_hypotheses/0/evidence/0/claim_id')).toBe('C-001');
  });
});

describe('links of an entry', () => {
  const links = [link('C-001'), 5, link('C-002'), link('C-003')];
  const before = workspace({ power_bases: [{ power_basis_id: 'PB-001', evidence: links }] });
  const evidence = (edit: Edit) => valueAt(applyEdit(before, edit).assessment, '/power_bases/0/evidence');

  it('get another effect, except values that are not links', () => {
    const against = (id: string) => ({ ...link(id), effect: 'contradicts' });
    const changed = evidence(setLinkEffects(before, '/power_bases/0', [0, 1, 3], 'contradicts'));
    expect(changed).toEqual([against('C-001'), 5, link('C-002'), against('C-003')]);
    expect(applyEdit(before, setLinkEffects(before, '/power_bases/0', [0], 'supports'))).toBe(before);
  });

  it('are removed by their indices in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 3 })), (indices) => {
        const rest = links.filter((_, index) => !indices.includes(index));
        expect(evidence(removeLinks('/power_bases/0', indices))).toEqual(rest);
      }),
    );
  });
});

describe('setClaimSpan', () => {
  it('changes a proposition that is the old text', () => {
    const before = workspace({ claims: [claim('C-001')] });
    const { assessment } = applyEdit(before, setClaimSpan(before, 0, anchor));
    expect(valueAt(assessment, '/claims/0/proposition')).toBe(' padded ');
    expect(valueAt(assessment, '/claims/0/span')).toMatchObject({ start: 3, end: 9 });
    expect(assessment['observation_ids']).toEqual([1, 2]);
  });

  it('does not change a proposition in the analyst’s own words', () => {
    const before = workspace({ claims: [claim('C-001', { proposition: 'Mine.' })] });
    const { assessment } = applyEdit(before, setClaimSpan(before, 0, anchor));
    expect(valueAt(assessment, '/claims/0/proposition')).toBe('Mine.');
    expect(valueAt(assessment, '/claims/0/actual')).toBe(' padded ');
  });

  it('rejects a claim that does not exist', () => {
    const before = workspace();
    expect(() => applyEdit(before, setClaimSpan(before, 0, anchor))).toThrow(EditError);
  });
});

describe('renameEntry', () => {
  const before = workspace({
    claims: [claim('A'), claim('A'), { actual: 'No id' }],
    intent_hypotheses: [intent('IH-001', [link('A')])],
  });

  it('updates the references to the renamed entry', () => {
    const { assessment } = applyEdit(before, renameEntry(before, 'claims', 0, 'B'));
    expect(idsOf(assessment, 'claims')).toEqual(['B', 'A']);
    expect(valueAt(assessment, '/intent_hypotheses/0/evidence/0/claim_id')).toBe('B');
  });

  it('does not change references to the first entry if a later duplicate is renamed', () => {
    const { assessment } = applyEdit(before, renameEntry(before, 'claims', 1, 'B'));
    expect(idsOf(assessment, 'claims')).toEqual(['A', 'B']);
    expect(valueAt(assessment, '/intent_hypotheses/0/evidence/0/claim_id')).toBe('A');
  });

  it('gives an ID to an entry without one, and never one in use', () => {
    const { assessment } = applyEdit(before, renameEntry(before, 'claims', 2, 'C'));
    expect(idsOf(assessment, 'claims')).toEqual(['A', 'A', 'C']);
    expect(() => renameEntry(before, 'claims', 2, 'A')).toThrow('already the ID of another claim');
  });
});

describe('bulk and list edits', () => {
  it('set one field of several entries, nested fields too', () => {
    const before = workspace({ claims: [claim('A'), claim('B'), claim('C')] });
    const kinds = applyEdit(before, bulkSet('claims', [0, 2], 'claim_kind', 'forecast'));
    const found = viewAssessment(kinds.assessment).claims?.map((entry) => entry?.claim_kind);
    expect(found).toEqual(['forecast', 'denial', 'forecast']);
    const modes = applyEdit(before, bulkSet('claims', [1], '/attribution/mode', 'publisher'));
    expect(valueAt(modes.assessment, '/claims/1/attribution/mode')).toBe('publisher');
    expect(applyEdit(before, bulkSet('claims', [], 'claim_kind', 'denial'))).toBe(before);
  });

  it('delete, duplicate, move and set', () => {
    const before = workspace({ unknowns: ['a', 'b', 'c'] });
    const unknowns = (edit: Parameters<typeof applyEdit>[1]) => applyEdit(before, edit).assessment['unknowns'];
    expect(unknowns(deleteEntries('unknowns', [0, 2]))).toEqual(['b']);
    expect(unknowns(duplicateEntries('unknowns', [1]))).toEqual(['a', 'b', 'b', 'c']);
    expect(unknowns(moveEntries('unknowns', [2], 0))).toEqual(['c', 'a', 'b']);
    expect(unknowns(setField('/assessment/unknowns/0', 'z'))).toEqual(['z', 'b', 'c']);
  });
});

it('a paraphrase keeps its proposition, and uses the old text if it has none', () => {
  const propositions = { 'Invented.': 'Invented.', 'So it is.': 'So it is.', '': 'Invented.' };
  for (const [before, proposition] of Object.entries(propositions)) {
    const draft = workspace({ claims: [claim('C-001', { actual: 'Invented.', proposition: before })] });
    const words = {
      observation_id: 1,
      passage_id: `sha256:${'a'.repeat(64)}`,
      span: codePoints(0, 5),
      actual: 'Words',
    };
    const after = applyEdit(draft, paraphraseOf(draft, 0, words));
    const expected = claim('C-001', { actual: 'Words', proposition, representation: 'paraphrase' });
    expect(valueAt(after.assessment, '/claims/0')).toEqual(expected);
  }
});
