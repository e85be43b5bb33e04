import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { workspaceOf, exampleAssessment, exampleCasefile } from '../rules/example-workspace.ts';
import type { Example } from '../rules/rule.ts';
import { createChecker } from './checker.ts';
import {
  claimsToDecide,
  claimsToReview,
  changeInWords,
  applyRepairs,
  inApplyingOrder,
  repairsOf,
  type ChangeInWords,
  type RepairOutcome,
  type Repair,
} from './repairs.ts';
import fc from 'fast-check';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonValue, JsonObject } from '../json/json.ts';
import type { Edit, Workspace } from '../workspace/workspace.ts';
import { machineWritten } from '../../../e2e/support/machine-written.ts';
import type { Finding } from '../rules/finding.ts';
import { fixKinds } from '../rules/fix-kind.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { diffWorkspaces, applyPatches } from '../workspace/patch.ts';
import { spoilt } from '../workspace/workspaces.fixtures.ts';

describe('the claims to review', () => {
  it('are those whose text is not certain, some of which need a decision', () => {
    const invented = 'Fishing boats left the old basin before dawn with nobody aboard.';
    const similar = 'The Harbour Council will close the south channel on Monday.';
    const cases: readonly (readonly [review: readonly number[], decide: readonly number[], Partial<Example>])[] = [
      [[], [], {}],
      [[], [], { casefile: null }],
      [[1], [], { assessment: { '/claims/1/span/start': 61, '/claims/1/span/end': 124 } }],
      [[0], [0], { assessment: { '/claims/0/actual': similar } }],
      [[0], [0], { assessment: { '/claims/0/actual': invented } }],
      [[1], [], { assessment: { '/claims/1/passage_id': `sha256:${'0'.repeat(64)}` } }],
      [[0], [], { assessment: { '/claims/0/span': undefined } }],
      [[0], [0], { assessment: { '/claims/0/passage_id': null, '/claims/0/actual': 'Nobody.' } }],
      [[0], [], { assessment: { '/claims/0/passage_id': 'p-1' } }],
    ];
    const found = cases.map(([, , example]) => {
      const { findings } = createChecker({ digest: sha256 }).check(workspaceOf({ title: '', ...example }));
      return [claimsToReview(findings), claimsToDecide(findings), example];
    });
    expect(found).toEqual(cases);
  });
});

const workspace = workspaceOf({ title: '', assessment: { '/claims/0/claimKind': 'denial' } });
const claim = '/assessment/claims/0';

describe('changeInWords', () => {
  it('describes the value, the ID, the span or the property that changes, and nothing larger', () => {
    const set = (path: string, value: JsonValue): Edit => ({ type: 'set', path, value });
    const batch = (...edits: readonly Edit[]): Edit => ({ type: 'batch', edits });
    const start = '/assessment/power_bases/0/time_scope/start';
    const cases: readonly (readonly [Edit, ChangeInWords | undefined])[] = [
      [set(`${claim}/representation`, 'paraphrase'), { before: '“verbatim”', after: '“paraphrase”' }],
      [set(`${claim}/extra`, 5), { after: '5' }],
      [set(start, null), { before: '“2026-03-01T00:00:00Z”', after: 'open' }],
      [{ type: 'unset', path: '/assessment/unknowns/0' }, { before: '“Who else uses the channel.”' }],
      [
        { type: 'rename', what: 'claim', from: 'C 1', to: 'C-1' },
        { before: '“C 1”', after: '“C-1”' },
      ],
      [{ type: 'insert', path: '/assessment/observation_ids', index: 1, values: [7] }, undefined],
      [batch(set(`${claim}/span/start`, 3), set(`${claim}/span/end`, 62)), { before: '0–59', after: '3–62' }],
      [
        batch({ type: 'unset', path: `${claim}/claimKind` }, set(`${claim}/claim_kind`, 'denial')),
        { before: '“claimKind”', after: '“claim_kind”' },
      ],
      [batch(), undefined],
    ];
    expect(cases.map(([edit]) => [edit, changeInWords(workspace, edit)])).toEqual(cases);
  });

  it('makes hidden characters visible and cuts long texts', () => {
    const value = `a\u202E${'x'.repeat(400)}`;
    const { after = '' } = changeInWords(workspace, { type: 'set', path: '/title', value }) ?? {};
    expect(after).toContain('U+202E');
    expect(after.length).toBeLessThan(200);
  });

  it('shortens long texts to what differs', () => {
    const [head, tail] = ['The pilots said 𝒫. '.repeat(30), ' They left the port.'.repeat(30)];
    const before = `${head}The quay closed.${tail}`;
    const draft = { ...workspace, assessment: { ...workspace.assessment, title: before } };
    const value = `${head}The quay opened.${tail}`;
    const change = changeInWords(draft, { type: 'set', path: '/assessment/title', value });
    expect(change?.before).toMatch(/^“….*The quay closed\. They left.*…”$/u);
    expect(change?.after).toMatch(/^“….*The quay opened\. They left.*…”$/u);
    expect(change?.after?.length).toBeLessThan(200);
  });

  it('always shows a difference between long texts, and keeps short ones whole', () => {
    const unit = fc.constantFrom('a', 'b ', '𝒫', 'é', '👩‍✈️', '中');
    const text = fc.array(unit, { maxLength: 400 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, text, text, (head, old, fresh, tail) => {
        fc.pre(old !== fresh);
        const draft = { ...workspace, assessment: { ...workspace.assessment, title: head + old + tail } };
        const value = head + fresh + tail;
        const { before = '', after = '' } =
          changeInWords(draft, { type: 'set', path: '/assessment/title', value }) ?? {};
        expect(before).not.toBe(after);
        expect(before.isWellFormed() && after.isWellFormed()).toBe(true);
        if (value.length <= 160 && value !== '') expect(after).toBe(`“${value}”`);
      }),
      { numRuns: runs(300) },
    );
  });
});

function findingsOf(workspace: Workspace): readonly Finding[] {
  return createChecker({ digest: sha256 }).check(workspace).findings;
}

function applyAll(workspace: Workspace, isChosen: (repair: Repair) => boolean = () => true): RepairOutcome {
  const findings = findingsOf(workspace);
  const checker = createChecker({ digest: sha256 });
  return applyRepairs(workspace, findings, repairsOf(findings).filter(isChosen), (now) => checker.check(now).findings);
}

/** Applies repairs one by one, as a person does: each with the fix that its finding has by then. */
function applyByHand(workspace: Workspace, isChosen: (repair: Repair) => boolean): Workspace {
  const chosen = inApplyingOrder(workspace, repairsOf(findingsOf(workspace)).filter(isChosen));
  return chosen.reduce(
    (before, { keys }) =>
      keys.reduce((now, key) => {
        const repair = repairsOf(findingsOf(now)).find((each) => each.keys.includes(key));
        try {
          return repair ? applyEdit(now, repair.fix.edit) : now;
        } catch {
          return now;
        }
      }, before),
    workspace,
  );
}

const machineDesk = (): Workspace => {
  const { title, assessment, casefile } = JSON.parse(machineWritten.desk) as Workspace;
  return { title, assessment, casefile };
};

/** Values such as machines write, valid in some places and not in others. */
const faultyValue = fc.constantFrom<JsonValue | undefined>(
  undefined,
  '',
  null,
  7,
  '7',
  'C 001',
  'c-001',
  'Harbour Council',
  'Verbatim',
  'support',
  'refutes',
  'Public Position',
  '2026-03-01',
  ['C-001'],
  ['', '', 'x', 'x'],
  [12, 40],
  'sha256:1',
  '1EC39B4EB803CEB295B55AAF24281D3BC572BED019DB3D0E3993CAA3935CEAE0',
  { claimId: 'C-001', effect: 'support', reason: 'So.' },
  { start: '3', end: 60 },
);

const faultyDesk: fc.Arbitrary<Workspace> = fc
  .array(fc.tuple(fc.nat(), faultyValue), { minLength: 1, maxLength: 6 })
  .map((changes) => ({ title: '', assessment: spoilt(exampleAssessment, changes), casefile: exampleCasefile }));

describe('applyRepairs', () => {
  it('does the same as applying each repair by hand, and its edit gives the same draft', () => {
    fc.assert(
      fc.property(faultyDesk, fc.nat(), (workspace, seed) => {
        // Leaves some repairs out.
        const isChosen = ({ keys: [key] }: Repair): boolean => (key.length + seed) % 5 !== 0;
        const { edit } = applyAll(workspace, isChosen);
        const after = applyEdit(workspace, edit);
        expect(after).toEqual(applyByHand(workspace, isChosen));
      }),
      { numRuns: runs(60) },
    );
  });

  it('keeps account of every chosen repair, and undo restores the same bytes', () => {
    fc.assert(
      fc.property(faultyDesk, (workspace) => {
        const before = JSON.stringify(workspace);
        const { edit, applied, unneeded, failed } = applyAll(workspace);
        const all = [...applied, ...unneeded, ...failed.map(({ repair }) => repair)];
        expect(new Set(all).size).toBe(repairsOf(findingsOf(workspace)).length);
        const after = applyEdit(workspace, edit);
        expect(JSON.stringify(workspace)).toBe(before);
        expect(JSON.stringify(applyPatches(after, diffWorkspaces(after, workspace)))).toBe(before);
      }),
      { numRuns: runs(60) },
    );
  });

  it('repairs a machine-written file mechanically, except what needs a person', () => {
    const mechanical = ({ kind }: Repair): boolean => fixKinds[kind].mechanical;
    let now = machineDesk();
    const counts: number[] = [];
    for (let outcome = applyAll(now, mechanical); outcome.applied.length > 0; outcome = applyAll(now, mechanical)) {
      expect(outcome.failed).toEqual([]);
      counts.push(outcome.applied.length);
      now = applyEdit(now, outcome.edit);
    }
    expect(counts.length).toBeLessThanOrEqual(2);
    const left = findingsOf(now).filter(({ level }) => level !== 'notice');
    expect(left.map(({ ruleId, path }) => `${ruleId} ${path}`)).toEqual([
      'anchor/text-differs /claims/18/span',
      'anchor/text-differs /claims/19/span',
      'anchor/text-differs /claims/20/span',
      'anchor/text-differs /claims/21/span',
      'anchor/words-in-no-passage /claims/22/actual',
      'anchor/words-in-no-passage /claims/23/actual',
      'anchor/words-in-no-passage /claims/24/actual',
    ]);
  });

  it('finds passages before the fingerprint changes what their absence means', () => {
    const [id, fingerprint] = [`sha256:${'0'.repeat(64)}`, '0'.repeat(64)];
    const workspace = workspaceOf({
      title: '',
      assessment: {
        casefile_fingerprint_sha256: fingerprint,
        '/claims/0/passage_id': id,
        '/claims/1/passage_id': id,
        '/claims/1/span/start': 7,
      },
    });
    const kinds = ['find-passage', 'use-casefile'];
    const { edit, applied, unneeded } = applyAll(workspace, ({ kind }) => kinds.includes(kind));
    expect([applied.map(({ kind }) => kind), unneeded]).toEqual([['find-passage', 'find-passage', 'use-casefile'], []]);
    expect(applyEdit(workspace, edit).assessment).toEqual(exampleAssessment);
  });

  it('moves claims to another source before that as well', () => {
    const workspace = workspaceOf({
      title: '',
      assessment: {
        casefile_fingerprint_sha256: '0'.repeat(64),
        '/claims/0/observation_id': 2,
        '/claims/0/passage_id': `sha256:${'0'.repeat(64)}`,
      },
      casefile: { '/observations/1': { ...exampleCasefile.observations[0], observation_id: 2, passages: [] } },
    });
    const kinds = ['other-passage', 'use-casefile'];
    const { applied, unneeded } = applyAll(workspace, ({ kind }) => kinds.includes(kind));
    expect([applied.map(({ kind }) => kind), unneeded]).toEqual([kinds, []]);
  });

  it('adds an observation once for all of its claims, and removes items from the end', () => {
    const workspace = workspaceOf({
      title: '',
      assessment: { observation_ids: [], '/power_bases/0/falsifiers': ['A', '', 'A', '', 'B', 'A'] },
    });
    const { edit, applied } = applyAll(workspace);
    const after = applyEdit(workspace, edit).assessment;
    expect(after['observation_ids']).toEqual([1]);
    expect(applied.map(({ findings }) => findings.length)).toEqual([2, 1, 1, 1, 1]);
    expect((after['power_bases'] as readonly JsonObject[])[0]?.['falsifiers']).toEqual(['A', 'B']);
  });
});
