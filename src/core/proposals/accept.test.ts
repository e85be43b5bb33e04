import { describe, expect, it } from 'vitest';
import { applyEdit } from '../workspace/apply-edit.ts';
import type { JsonObject } from '../json/json.ts';
import { listOf } from '../assessment/view.ts';
import { emptyCasefile } from '../casefile/create.ts';
import { span } from '../text/span.ts';
import { addClaim } from '../workspace/edits.ts';
import { acceptAll, acceptAttribution, acceptSubject, claimOfMark, earlierClaimOf, openProposals } from './accept.ts';
import type { ClaimProposals } from './propose.ts';

const proposals: ClaimProposals = {
  kinds: [{ value: 'denial', why: '“denies” in the span', clear: true }],
  subjects: [
    { value: 'velmara', why: 'named in the span', clear: true },
    { value: 'renn', why: 'named in the sentence', clear: false },
  ],
  attribution: { value: { mode: 'explicit-speaker', actorId: 'renn' }, why: '“said” after the quotation', clear: true },
};
const fresh: JsonObject = { subject_actor_ids: [], attribution: { actor_id: null, mode: 'unresolved' } };

const assessmentOf = (...claims: JsonObject[]): JsonObject => ({ claims });

describe('open proposals', () => {
  it('are all proposals for a new claim', () => {
    expect(openProposals(fresh, proposals)).toMatchObject({ ...proposals, fields: 3 });
    expect(openProposals({}, proposals).fields).toBe(3);
  });

  it('are none for a field that was edited', () => {
    const kind = openProposals({ ...fresh, claim_kind: 'forecast' }, proposals);
    expect([kind.kinds, kind.fields]).toEqual([[], 2]);
    const attribution = openProposals({ ...fresh, attribution: { actor_id: null, mode: 'publisher' } }, proposals);
    expect([attribution.attribution, attribution.fields]).toEqual([undefined, 2]);
    expect(openProposals({ ...fresh, subject_actor_ids: ['other'] }, proposals).subjects).toEqual([]);
  });

  it('still contain kinds that are not clear, but not for all', () => {
    const doubtful = proposals.kinds.map((kind) => ({ ...kind, clear: false }));
    const open = openProposals(fresh, { ...proposals, kinds: doubtful });
    expect([open.kinds, open.clearKind, open.fields]).toEqual([doubtful, undefined, 2]);
  });

  it('still contain the other subjects after one was accepted, but no longer for all', () => {
    const open = openProposals({ ...fresh, subject_actor_ids: ['renn'] }, proposals);
    expect(open.subjects.map(({ value }) => value)).toEqual(['velmara']);
    expect(open.clearSubjects).toEqual([]);
  });

  it('are none for subjects at the limit', () => {
    const subjects = Array.from({ length: 20 }, () => 'velmara');
    expect(openProposals({ subject_actor_ids: subjects }, proposals).subjects).toEqual([]);
  });
});

describe('accepting proposals', () => {
  it('leaves an unclear attribution to the person', () => {
    const earlier = { value: { mode: 'reported-speaker', actorId: 'renn' }, why: 'as in C-012', clear: false } as const;
    const open = openProposals(fresh, { ...proposals, attribution: earlier });
    expect([open.attribution, open.fields]).toEqual([earlier, 2]);
    const { assessment } = applyEdit(
      { title: '', casefile: null, assessment: assessmentOf(fresh) },
      acceptAll({ title: '', casefile: null, assessment: assessmentOf(fresh) }, 0, open),
    );
    expect(listOf(assessment, 'claims')).toMatchObject([{ claim_kind: 'denial', attribution: { mode: 'unresolved' } }]);
  });

  it('fills in kind, clear subjects and attribution with one edit, after which none is open', () => {
    const workspace = { title: '', casefile: null, assessment: assessmentOf(fresh) };
    const { assessment } = applyEdit(workspace, acceptAll(workspace, 0, openProposals(fresh, proposals)));
    const [claim] = listOf(assessment, 'claims');
    expect(claim).toEqual({
      claim_kind: 'denial',
      subject_actor_ids: ['velmara'],
      attribution: { actor_id: 'renn', mode: 'explicit-speaker' },
    });
    expect(openProposals(claim, proposals).fields).toBe(0);
  });

  it('adds a speaker who is not an actor yet in the same step', () => {
    const named = { mode: 'explicit-speaker', newActor: 'Edda Lunde' } as const;
    const attribution = { value: named, why: '“said” after the quotation', clear: true };
    const workspace = { title: '', casefile: emptyCasefile(''), assessment: assessmentOf(fresh) };
    const open = openProposals(fresh, { ...proposals, attribution });
    const { assessment, casefile } = applyEdit(workspace, acceptAll(workspace, 0, open));
    expect(casefile?.actors).toEqual([{ actor_id: 'edda-lunde', names: ['Edda Lunde'], publisher_hosts: [] }]);
    expect(listOf(assessment, 'claims')).toMatchObject([
      { claim_kind: 'denial', attribution: { actor_id: 'edda-lunde', mode: 'explicit-speaker' } },
    ]);
  });

  it('adds the same speaker once', () => {
    const named = { mode: 'explicit-speaker', newActor: 'Edda Lunde' } as const;
    const workspace = { title: '', casefile: emptyCasefile(''), assessment: assessmentOf(fresh) };
    const once = applyEdit(workspace, acceptAttribution(workspace, 0, named));
    const twice = applyEdit(once, acceptAttribution(once, 0, named));
    expect(twice.casefile?.actors).toHaveLength(1);
    expect(listOf(twice.assessment, 'claims')).toMatchObject([{ attribution: { actor_id: 'edda-lunde' } }]);
  });

  it('creates missing fields, and adds a subject once', () => {
    const workspace = { title: '', casefile: null, assessment: assessmentOf({}) };
    const once = applyEdit(workspace, acceptSubject(workspace.assessment, 0, 'renn'));
    expect(listOf(once.assessment, 'claims')).toEqual([{ subject_actor_ids: ['renn'] }]);
    expect(applyEdit(once, acceptSubject(once.assessment, 0, 'renn'))).toBe(once);
    expect(applyEdit(workspace, acceptAll(workspace, 0, openProposals({}, proposals))).assessment).toMatchObject({
      claims: [{ attribution: { mode: 'explicit-speaker', actor_id: 'renn' } }],
    });
  });
});

describe('the claim of a mark', () => {
  const anchor = { observation_id: 1, passage_id: 'p', span: span(0, 4), actual: 'Stop' };
  const { actual, ...mark } = anchor;
  const workspace = { title: '', casefile: null, assessment: { claims: [] }, marks: [mark] };

  it('is the one of the same selected text, and takes its place', () => {
    const sorted = applyEdit(workspace, claimOfMark(workspace, 0, anchor, { subjects: [] }));
    expect(sorted.marks).toBeUndefined();
    expect(sorted.assessment).toEqual(applyEdit(workspace, addClaim(workspace, anchor)).assessment);
  });

  it('has what was chosen, and is linked to the chosen entry', () => {
    const entry = { ...workspace, assessment: { claims: [], power_bases: [{ evidence: [] }] } };
    const attribution = { mode: 'publisher', actorId: 'renn' } as const;
    const link = { entryPath: '/power_bases/0', effect: 'contradicts', reason: '' } as const;
    const chosen = { kind: 'denial', subjects: ['velmara'], attribution, link } as const;
    expect(applyEdit(entry, claimOfMark(entry, 0, anchor, chosen)).assessment).toMatchObject({
      claims: [{ actual, claim_kind: 'denial', subject_actor_ids: ['velmara'], attribution: { mode: 'publisher' } }],
      power_bases: [{ evidence: [{ claim_id: 'C-001', effect: 'contradicts' }] }],
    });
  });
});

describe('the earlier claim', () => {
  const attribution = { mode: 'publisher', actor_id: 'velmara' };

  it('is the last one before on the same passage', () => {
    const assessment = assessmentOf(
      { claim_id: 'C-001', passage_id: 'p', claim_kind: 'denial', subject_actor_ids: ['a'], attribution },
      { claim_id: 'C-002', passage_id: 'q' },
      { claim_id: 'C-003', passage_id: 'p' },
      { claim_id: 'C-004', passage_id: 'p' },
    );
    expect(earlierClaimOf(assessment, 2)).toEqual({
      name: 'C-001',
      kind: 'denial',
      subjects: ['a'],
      attribution: { mode: 'publisher', actorId: 'velmara' },
    });
    expect(earlierClaimOf(assessment, 1)).toBeUndefined();
    expect(earlierClaimOf(assessment, 3)?.name).toBe('C-003');
  });

  it('gives nothing that is not of the contract', () => {
    const assessment = assessmentOf(
      { passage_id: 'p', claim_kind: 'rumour', attribution: { mode: 'whispered', actor_id: 'a' } },
      { passage_id: 'p' },
      {},
    );
    expect(earlierClaimOf(assessment, 1)).toEqual({ name: 'claim 1', subjects: [] });
    expect(earlierClaimOf(assessment, 2)).toBeUndefined();
    expect(earlierClaimOf(assessment, 9)).toBeUndefined();
  });
});
