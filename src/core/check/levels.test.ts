import { describe, expect, it } from 'vitest';
import type { Level } from '../rules/finding.ts';
import { findingAt } from '../rules/finding.fixtures.ts';
import {
  levelFilters,
  matchesLevelFilter,
  levelRank,
  higherLevelOf,
  countsWithout,
  findingCounts,
  findingsToComplete,
  isMissing,
  errorsInWords,
  exportability,
} from './levels.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { applyEdit } from '../workspace/apply-edit.ts';
import { emptyWorkspace, newWorkspace } from '../workspace/create.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createChecker } from './checker.ts';
import { workspaceOf } from '../rules/example-workspace.ts';

const levels: readonly (Level | null)[] = ['error', 'violation', 'notice', null];
describe('the highest level', () => {
  it('sorts the highest first and items without findings last', () => {
    expect(levels.toReversed().toSorted((one, other) => levelRank(one) - levelRank(other))).toEqual(levels);
  });

  it('returns the higher of two levels', () => {
    expect(higherLevelOf('notice', 'violation')).toBe('violation');
    expect(higherLevelOf('error', 'violation')).toBe('error');
    expect(higherLevelOf(null, 'notice')).toBe('notice');
  });

  it('accepts with a filter what it says, and everything without one', () => {
    const left = Object.fromEntries(
      [undefined, ...levelFilters.map(({ value }) => value)].map((filter) => [
        String(filter),
        levels.filter((level) => matchesLevelFilter(filter, level)),
      ]),
    );
    expect(left).toEqual({
      undefined: levels,
      any: ['error', 'violation', 'notice'],
      error: ['error'],
      violation: ['violation'],
      notice: ['notice'],
      none: [null],
    });
  });
});

const checkOf = (workspace: Workspace) => createChecker({ digest: sha256 }).check(workspace);

it('a finding is about a missing value if the value is empty and its rule asks for one', () => {
  const cases = [
    ['schema/required', undefined, true],
    ['schema/minLength', '', true],
    ['schema/minItems', [], true],
    ['schema/anyOf', { start: null, end: null }, true],
    ['claim/uncited', 'C-001', true],
    ['schema/maxLength', 'long', false],
    ['schema/type', 5, false],
    ['reference/claim-missing', undefined, false],
  ] as const;
  const wrong = cases.filter(([ruleId, value, missing]) => isMissing(findingAt('', { ruleId }), value) !== missing);
  expect(wrong).toEqual([]);
});

describe('parts to complete', () => {
  it('is everything that a new draft lacks', () => {
    const workspace = newWorkspace('');
    const check = checkOf(workspace);
    const toComplete = findingsToComplete(workspace, check);
    expect([...toComplete]).toEqual(check.findings);
    expect(countsWithout(check, toComplete)).toEqual({ error: 0, violation: 0, notice: 0 });
    expect(findingCounts(workspace, check)).toEqual({ errors: 0, violations: 0, toComplete: toComplete.size });
  });

  it('is nothing in an assessment from a file', () => {
    const workspace = emptyWorkspace('');
    const check = checkOf(workspace);
    expect(findingsToComplete(workspace, check).size).toBe(0);
    expect(countsWithout(check, new Set()).error).toBe(check.findings.length);
    expect(findingCounts(workspace, check)).toEqual({ errors: check.findings.length, violations: 0, toComplete: 0 });
  });

  it('does not contain a wrong value', () => {
    const wrong = applyEdit(newWorkspace(''), { type: 'set', path: '/assessment/producer/kind', value: 'robot' });
    const check = checkOf(wrong);
    const toComplete = findingsToComplete(wrong, check);
    expect([...toComplete].map(({ path }) => path)).not.toContain('/producer/kind');
    expect(countsWithout(check, toComplete).error).toBe(1);
  });
});

function gate(assessment: Readonly<Record<string, unknown>>, casefile?: Readonly<Record<string, unknown>>) {
  const workspace = workspaceOf({ title: '', assessment, ...(casefile && { casefile }) });
  const { refused, toConfirm, notices } = exportability(createChecker({ digest: sha256 }).check(workspace));
  return [refused, toConfirm, notices].map((findings) => findings.map(({ ruleId }) => ruleId));
}

describe('exportability', () => {
  it('accepts a valid document', () => {
    expect(gate({})).toEqual([[], [], []]);
  });

  it('groups errors, violations and notices, each in the order of the document', () => {
    expect(
      gate({
        '/producer/name': '',
        '/claims/0/span/end': 58,
        '/claims/1/span/end': 122,
        '/contradictions/0/left_claim_id': 'C-9',
        scope: 'Words.',
      }),
    ).toEqual([['schema/minLength', 'reference/claim-missing'], ['span/length', 'span/length'], ['scope/unchecked']]);
  });

  it('says of errors whether the contract or our conventions refuse the file', () => {
    const [schema, ours] = [{ ruleId: 'schema/minLength' }, { ruleId: 'span/order' }];
    expect([[schema], [ours], [schema, ours, ours]].map(errorsInWords)).toEqual([
      'With these errors, this is not a valid document.',
      'The contract’s schema allows these, but nobody could use the file.',
      'With 1 error, this is not a valid document. The contract’s schema allows the others, but nobody could use the file.',
    ]);
  });

  it('does not reject a document because of errors in its casefile', () => {
    expect(gate({}, { '/actors/1/publisher_hosts': [''] })).toEqual([[], [], ['schema/minLength']]);
  });
});
