import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import finished from '../../../public/samples/finished.desk.json' with { type: 'json' };
import { runs } from '../../../.config/property-runs.ts';
import { parseCsv } from '../export/csv/csv.fixtures.ts';
import { matrixCsv } from '../export/links-csv.ts';
import { evidenceMap } from '../pictures/map/map-model.ts';
import { mapInWords } from '../pictures/map/map-names.ts';
import { findingsIn } from '../rules/rule.fixtures.ts';
import onePublisher from '../rules/tradecraft/one-publisher.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { gapsOf } from './gaps.ts';
import { claim, deskArbitrary, deskOf, link } from './matrix.fixtures.ts';
import { cellOf, linksOf, matrixOf } from './matrix.ts';

describe('the matrix', () => {
  it('shows supports, contradicts, both or nothing, and the position of each link', () => {
    const claims = ['A', 'B', 'C', 'D'].map((claim_id) => claim({ claim_id }));
    const evidence = [link('A', 'supports'), link('B', 'contradicts'), link('C', 'supports'), link('C', 'contradicts')];
    const matrix = matrixOf(deskOf({ claims, powerBases: [evidence] }));
    const [entry] = matrix.entries;
    expect(matrix.claims.map((each) => cellOf(entry!, each))).toEqual(['supports', 'contradicts', 'both', undefined]);
    expect(linksOf(entry!, matrix.claims[2]!).map(({ index }) => index)).toEqual([2, 3]);
    expect(matrix.linkCount).toBe(4);
  });

  it('shows an unknown effect as such, and prefers a known one in the cell', () => {
    const claims = ['A', 'B'].map((claim_id) => claim({ claim_id }));
    const evidence = [link('A', 'proves'), link('B', 'proves'), link('B', 'supports')];
    const matrix = matrixOf(deskOf({ claims, intents: [evidence] }));
    expect(matrix.claims.map((each) => cellOf(matrix.entries[0]!, each))).toEqual(['other', 'supports']);
  });

  it('uses the first of several claims with one ID, and accepts entries of any shape', () => {
    const desk = deskOf({
      claims: [claim({ claim_id: 'A' }), claim({ claim_id: 'A' })],
      powerBases: [[link('A', 'supports')]],
    });
    const matrix = matrixOf(desk);
    expect(matrix.claims.map((each) => cellOf(matrix.entries[0]!, each))).toEqual(['supports', undefined]);
    const broken = {
      ...desk,
      assessment: { claims: [null, 3, {}], power_bases: [null, { evidence: [null, {}, 'x'] }] },
    };
    expect(matrixOf(broken).entries.map(({ cells }) => cells.size)).toEqual([0, 0]);
    expect(gapsOf(matrixOf(broken)).claims.uncited).toEqual([0, 1, 2]);
  });

  it('is the same object as long as its sources are', () => {
    const desk = deskOf({ claims: [claim({ claim_id: 'A' })], powerBases: [[link('A', 'supports')]] });
    const matrix = matrixOf(desk);
    expect(matrixOf({ ...desk, title: 'Another', assessment: { ...desk.assessment, unknowns: [] } })).toBe(matrix);
    expect(matrixOf({ ...desk, casefile: null })).not.toBe(matrix);
  });

  it('has the same cells as the exported matrix', () => {
    fc.assert(
      fc.property(deskArbitrary, (workspace) => {
        const { claims, entries } = matrixOf(workspace);
        const exported = parseCsv(matrixCsv(workspace)).slice(1);
        for (const each of claims.filter(({ answers }) => answers)) {
          const cells = entries.map((entry) => cellOf(entry, each) ?? 'none');
          expect(exported[each.index]?.slice(2, -1)).toEqual(cells);
        }
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('gaps', () => {
  const claims = [
    claim({ claim_id: 'A', observation_id: 1 }),
    claim({ claim_id: 'B', observation_id: 2, claim_kind: 'capacity', representation: 'paraphrase' }),
    claim({ claim_id: 'C', observation_id: 3 }),
    claim({ claim_id: 'D' }),
    claim({ claim_id: 'E' }),
  ];
  const contradictions = [{ left_claim_id: 'D', right_claim_id: 'A', explanation: 'They differ.' }];

  it('lists entries without contradicting links, and those without support', () => {
    const powerBases = [[link('A', 'supports')], [link('B', 'contradicts')]];
    const { entries } = gapsOf(matrixOf(deskOf({ claims, powerBases })));
    expect(entries.unopposed).toEqual([0]);
    expect(entries.unsupported).toEqual([1]);
  });

  it('distinguishes one observation from one publisher, and lists unknown publishers', () => {
    const powerBases = [
      [link('A', 'supports')],
      [link('A', 'supports'), link('B', 'supports')],
      [link('A', 'supports'), link('C', 'supports')],
    ];
    const gaps = gapsOf(matrixOf(deskOf({ claims, powerBases })));
    expect(gaps.entries['one-observation']).toEqual([0]);
    expect(gaps.entries['one-publisher']).toEqual([0, 1]);
    expect(gaps.publisherUnknown).toEqual([2]);
  });

  it('finds one publisher in the same entries as the rule and the map', () => {
    const idsIn = (workspace: Workspace) => {
      const matrix = matrixOf(workspace);
      return {
        gaps: gapsOf(matrix).entries['one-publisher'].map((at) => matrix.entries[at]?.path),
        rule: findingsIn(onePublisher, workspace).map(({ path }) => path.replace('/evidence', '')),
        map: matrix.entries.flatMap(({ list, index, path }) => {
          const map = evidenceMap(workspace, { kind: 'entry', list, index });
          const words = map ? mapInWords(workspace, map).join(' ') : '';
          return /^(All supporting claims come|The only supporting claim comes) from one publisher/.test(words)
            ? [path]
            : [];
        }),
      };
    };
    const expectSame = (workspace: Workspace): void => {
      const { gaps, rule, map } = idsIn(workspace);
      expect(rule).toEqual(gaps);
      expect(map).toEqual(gaps);
    };
    fc.assert(fc.property(deskArbitrary, expectSame), { numRuns: runs(40) });
    expectSame(finished as unknown as Workspace);
    expect(idsIn(finished as unknown as Workspace).rule).toHaveLength(12);
  });

  it('lists support that is not verbatim, and hypotheses with capability alone', () => {
    const evidence = [link('B', 'supports')];
    const { entries } = gapsOf(matrixOf(deskOf({ claims, powerBases: [evidence], intents: [evidence] })));
    expect(entries['no-verbatim']).toEqual([0, 1]);
    expect(entries['capability-alone']).toEqual([1]);
  });

  it('lists claims that all entries, most entries, no entry or only a contradiction cites', () => {
    const powerBases = [
      [link('A', 'supports'), link('B', 'supports')],
      [link('A', 'contradicts'), link('B', 'supports')],
      [link('A', 'supports'), link('C', 'supports')],
    ];
    const gaps = gapsOf(matrixOf(deskOf({ claims, powerBases, contradictions }))).claims;
    expect(gaps['cited-by-all']).toEqual([0]);
    expect(gaps['cited-by-most']).toEqual([0, 1]);
    expect(gaps['only-contradicted']).toEqual([3]);
    expect(gaps.uncited).toEqual([4]);
  });
});
