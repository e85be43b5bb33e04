import { expect, it } from 'vitest';
import { claim, deskOf, link } from '../../core/matrix/matrix.fixtures.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { linkEvidence } from '../../core/workspace/edits.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { entryItems, noEffects, cellStates, linkOf } from './axis.ts';
import { sameBlock } from './grid-cells.tsx';

const claims = ['C-1', 'C-2', 'C-3'].map((claim_id) => claim({ claim_id }));
const desk = deskOf({
  claims,
  powerBases: [[link('C-1', 'supports'), link('C-3', 'supports')], [link('C-2', 'supports')]],
});
const noFindings: readonly Finding[] = [];
const finding = (path: string, level = 'violation'): Finding => ({ path, level }) as Finding;

it('the state of a cell is the highest level at its links, and whether a reason is missing', () => {
  const linked = applyEdit(desk, linkEvidence(desk, '/power_bases/0', ['C-1', 'C-2'], 'contradicts'));
  const matrix = matrixOf(linked);
  const [entry] = matrix.entries;
  const found = ['/0/reason', '/0/claim_id', ''].map((at) => finding(`/power_bases/0/evidence${at}`));
  const findings = [
    ...found,
    finding('/power_bases/0/evidence/2', 'error'),
    finding('/power_bases/0/evidence/99'),
    finding('/power_bases/0/evidence/1', 'notice'),
  ];
  expect(entry && [...cellStates(matrix, entry, findings)]).toEqual([
    [0, { level: 'error', lacksReason: true }],
    [1, { level: null, lacksReason: true }],
  ]);
  expect(entry && linkOf(entry, finding('/power_bases/0/limitations/2'))).toBeUndefined();
});

it('a new link changes the heading of its entry only, so that one block of columns renders again', () => {
  const statesOf = (workspace: typeof desk) => {
    const matrix = matrixOf(workspace);
    return entryItems(matrix.entries, noEffects, (entry) => cellStates(matrix, entry, noFindings));
  };
  const [before, after] = [
    statesOf(desk),
    statesOf(applyEdit(desk, linkEvidence(desk, '/power_bases/0', ['C-2'], 'supports'))),
  ];
  expect(after[0]).not.toBe(before[0]);
  expect(sameBlock({ from: 0, columns: before }, { from: 0, columns: after })).toBe(false);
  expect(sameBlock({ from: 1, columns: before }, { from: 1, columns: after })).toBe(true);
});
