import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../matrix/gaps.ts';
import { matrixOf } from '../../matrix/matrix.ts';
import { workspaceOf } from '../example-workspace.ts';
import { findingsOf, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './capability-alone.ts';

const link = (claim_id: string) => ({ claim_id, effect: 'supports', reason: 'It says so.' });
const both = { '/intent_hypotheses/0/evidence': [link('C-001'), link('C-002')] };

describe('intent/capability-alone', () => {
  it('reports no hypothesis without support or with a missing claim, and no power basis', () => {
    const [none, missing] = [[], [link('C-404')]].map((evidence) => ({ '/intent_hypotheses/0/evidence': evidence }));
    const power = { '/claims/0/claim_kind': 'capacity', intent_hypotheses: [] };
    expect(reported(rule, none!, missing!, power)).toEqual([]);
  });

  it('counts beside a capacity only what can support, like the matrix', () => {
    const words = 'The Harbour Council means to close it.';
    const verbatim = { claim_kind: 'public-position', actual: words, proposition: words };
    const cases: readonly (readonly [isFound: boolean, changes: object])[] = [
      [false, {}],
      [true, { representation: 'paraphrase' }],
      [true, { proposition: 'It will close.' }],
      [true, { actual: 'The union means to close it.', proposition: 'means to close it' }],
      [false, { actual: 'قالت ومجلس الميناء', proposition: 'قالت' }],
    ];
    const casefile = { '/actors/0/names': ['Harbour Council', 'مجلس الميناء'] };
    for (const [isFound, changes] of cases) {
      const fields = Object.entries({ ...verbatim, ...changes }).map(([field, value]) => [`/claims/1/${field}`, value]);
      const assessment = { '/claims/0/claim_kind': 'capacity', ...both, ...Object.fromEntries(fields) };
      expect(findingsOf(rule, { assessment, casefile })).toHaveLength(isFound ? 1 : 0);
      const matrix = matrixOf(workspaceOf({ title: '', assessment, casefile }));
      expect(gapsOf(matrix).entries['capability-alone']).toEqual(isFound ? [1] : []);
    }
  });

  it('points to every supporting link of kind capacity', () => {
    const assessment = { '/claims/0/claim_kind': 'capacity', '/claims/1/claim_kind': 'capacity', ...both };
    const links = [0, 1].map((index) => `/intent_hypotheses/0/evidence/${index}`);
    expect(onlyFinding(rule, { assessment }).related).toEqual(links);
  });
});
