import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import { machineWritten } from '../../../../e2e/support/machine-written.ts';
import { exampleAssessment, exampleCasefile, workspaceOf } from '../../rules/example-workspace.ts';
import type { Finding } from '../../rules/finding.ts';
import { fixKinds } from '../../rules/fix-kind.ts';
import { applyEdit } from '../../workspace/apply-edit.ts';
import { diffWorkspaces, applyPatches } from '../../workspace/patch.ts';
import { placesOf } from '../../workspace/workspaces.fixtures.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { JsonObject, JsonValue } from '../../json/json.ts';
import { changeAt } from '../../json/tree.ts';
import { createChecker } from '../checker.ts';
import { applyRepairs, inApplyingOrder, type RepairOutcome } from './apply-repairs.ts';
import { repairsOf, type Repair } from './repairs.ts';

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
  .map((changes) =>
    changes.reduce<JsonObject>((document, [at, value]) => {
      const places = placesOf(document);
      const place = places[at % places.length];
      return place === undefined ? document : (changeAt(document, place, () => value) as JsonObject);
    }, exampleAssessment),
  )
  .map((assessment) => ({ title: '', assessment, casefile: exampleCasefile }));

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
