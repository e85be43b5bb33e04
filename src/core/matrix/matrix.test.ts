import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import finished from '../../../public/samples/finished.desk.json' with { type: 'json' };
import { runs } from '../../../.config/property-runs.ts';
import { parseCsv } from '../report/written-files.fixtures.ts';
import { matrixCsv } from '../report/links-csv.ts';
import { evidenceMap } from '../pictures/map/map-model.ts';
import { mapInWords } from '../pictures/map/map-names.ts';
import { findingsIn } from '../rules/rule.fixtures.ts';
import onePublisher from '../rules/tradecraft/one-publisher.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { gapsOf } from './gaps.ts';
import { claim, deskArbitrary, deskOf, link, offArbitrary } from './matrix.fixtures.ts';
import { cellOf, linksOf, matrixOf } from './matrix.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { listOf } from '../assessment/view.ts';
import { createChecker } from '../check/checker.ts';
import capabilityAlone from '../rules/intent/capability-alone.ts';
import intentUnsupported from '../rules/intent/unsupported.ts';
import powerUnsupported from '../rules/power/unsupported.ts';
import { noExclusions, effectsOfExclusions, type Loss, type Exclusions } from './exclusions.ts';

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

/** The rules that exclusions must agree with. */
const meant = [capabilityAlone, intentUnsupported, powerUnsupported];

const off = (parts: Partial<Exclusions>): Exclusions => ({ ...noExclusions, ...parts });

function lossesOf(workspace: Workspace, switchedOff: Exclusions): Readonly<Record<string, readonly Loss[]>> {
  const { touched } = effectsOfExclusions(matrixOf(workspace), switchedOff);
  return Object.fromEntries(touched.map(({ entry, losses }) => [entry.id, losses]));
}

/** The document as it would be without links to the excluded claims. */
function withoutLinksTo(workspace: Workspace, ids: ReadonlySet<string>): Workspace {
  const keep = (item: JsonValue): boolean => !isJsonObject(item) || !ids.has(String(item['claim_id']));
  const cut = (list: 'power_bases' | 'intent_hypotheses') =>
    listOf(workspace.assessment, list).map((entry) =>
      isJsonObject(entry) ? { ...entry, evidence: (entry['evidence'] as JsonObject[]).filter(keep) } : entry,
    );
  const assessment = {
    ...workspace.assessment,
    power_bases: cut('power_bases'),
    intent_hypotheses: cut('intent_hypotheses'),
  };
  return { ...workspace, assessment };
}

/** Paths of the entries at which the checker's rules find this. */
function found(workspace: Workspace, ...ruleIds: readonly string[]): ReadonlySet<string> {
  const { findings } = createChecker({ digest: sha256, rules: meant }).check(workspace);
  const own = findings.filter(({ ruleId }) => ruleIds.includes(ruleId));
  return new Set(own.map(({ path }) => path.replace(/\/evidence$/, '')));
}

const isEmpty = (workspace: Workspace, path: string): boolean => {
  const entry = matrixOf(workspace).entries.find((each) => each.path === path);
  return entry?.links.length === 0;
};

describe('excluding claims', () => {
  const claimsAB = ['A', 'B'].map((claim_id) => claim({ claim_id }));

  it('leaves a hypothesis with capability alone, but never a power basis', () => {
    const evidence = [link('A', 'supports'), link('B', 'supports')];
    const claims = [claim({ claim_id: 'A' }), claim({ claim_id: 'B', claim_kind: 'capacity' })];
    const desk = deskOf({ claims, powerBases: [evidence], intents: [evidence] });
    const losses = lossesOf(desk, off({ claims: new Set(['A']) }));
    expect(losses).toEqual({ 'PB-0': [], 'IH-0': ['becomes-capability-alone'] });
  });

  it('removes the only verbatim support, and counts the rest', () => {
    const claims = [claim({ claim_id: 'A' }), claim({ claim_id: 'B', representation: 'paraphrase' })];
    const desk = deskOf({ claims, powerBases: [[link('A', 'supports'), link('B', 'supports')]] });
    const [consequence] = effectsOfExclusions(matrixOf(desk), off({ claims: new Set(['A']) })).touched;
    expect(consequence?.losses).toEqual(['only-verbatim']);
    expect(consequence?.left).toMatchObject({ supports: 1, verbatim: 0 });
  });

  it('excludes all claims of an observation or a publisher', () => {
    const claims = [1, 2, 3, 4].map((observation_id) =>
      claim({ claim_id: `O${String(observation_id)}`, observation_id }),
    );
    const matrix = matrixOf(deskOf({ claims }));
    const places = (parts: Partial<Exclusions>): readonly number[] => [...effectsOfExclusions(matrix, off(parts)).off];
    expect(places({ observations: new Set([2]) })).toEqual([1]);
    expect(places({ publishers: new Set(['harbour-council']) })).toEqual([0, 1]);
    expect(places({ publishers: new Set([null]) })).toEqual([2]);
  });

  it('removes nothing with the second of two claims that share an ID, because links refer to the first', () => {
    const claims = [claim({ claim_id: 'A' }), claim({ claim_id: 'A', observation_id: 2 })];
    const desk = deskOf({ claims, powerBases: [[link('A', 'supports')]] });
    expect(lossesOf(desk, off({ observations: new Set([2]) }))).toEqual({});
    expect(lossesOf(desk, off({ observations: new Set([1]) }))).toEqual({ 'PB-0': ['last-support'] });
  });

  it('reports that no contradicting evidence is left', () => {
    const desk = deskOf({ claims: claimsAB, intents: [[link('A', 'supports'), link('B', 'contradicts')]] });
    expect(lossesOf(desk, off({ claims: new Set(['B']) }))).toEqual({ 'IH-0': ['last-contradiction'] });
  });
});

describe('any exclusion', () => {
  it('finds what the rules find in a document without those links', () => {
    fc.assert(
      fc.property(deskArbitrary, offArbitrary, (before, switchedOff) => {
        const matrix = matrixOf(before);
        const thread = effectsOfExclusions(matrix, switchedOff);
        const ids = new Set(
          matrix.claims.filter(({ index, answers }) => answers && thread.off.has(index)).map(({ id }) => id),
        );
        const after = withoutLinksTo(before, ids);
        const unsupported = ['intent/unsupported', 'power/unsupported'];
        const [had, has] = [before, after].map((desk) => found(desk, ...unsupported));
        const [hadAlone, hasAlone] = [before, after].map((desk) => found(desk, 'intent/capability-alone'));
        for (const { path } of matrix.entries) {
          const losses = thread.touched.find(({ entry }) => entry.path === path)?.losses ?? [];
          // An entry without any link is the schema's business; the rule is silent there.
          const without = has!.has(path) || isEmpty(after, path);
          expect(losses.includes('last-support')).toBe(!had!.has(path) && without);
          expect(losses.includes('becomes-capability-alone')).toBe(!hadAlone!.has(path) && hasAlone!.has(path));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('changes nothing if nothing is excluded, and counts every entry once', () => {
    fc.assert(
      fc.property(deskArbitrary, offArbitrary, (workspace, switchedOff) => {
        const matrix = matrixOf(workspace);
        const none = { off: new Set(), touched: [], untouched: matrix.entries.length };
        expect(effectsOfExclusions(matrix, noExclusions)).toEqual(none);
        const { touched, untouched } = effectsOfExclusions(matrix, switchedOff);
        expect(touched.length + untouched).toBe(matrix.entries.length);
        for (const { before, left } of touched) {
          for (const part of ['supports', 'missing', 'verbatim', 'capacity', 'contradicts'] as const) {
            expect(left[part]).toBeLessThanOrEqual(before[part]);
          }
        }
      }),
    );
  });

  it('never leaves more evidence if more is excluded', () => {
    fc.assert(
      fc.property(deskArbitrary, offArbitrary, offArbitrary, (workspace, some, more) => {
        const matrix = matrixOf(workspace);
        const both = {
          claims: new Set([...some.claims, ...more.claims]),
          observations: new Set([...some.observations, ...more.observations]),
          publishers: new Set([...some.publishers, ...more.publishers]),
        };
        const fallen = (thread: Exclusions): ReadonlySet<number> =>
          new Set(
            effectsOfExclusions(matrix, thread)
              .touched.filter(({ losses }) => losses.includes('last-support'))
              .map(({ entry }) => entry.at),
          );
        const all = fallen(both);
        expect([...fallen(some)].every((at) => all.has(at))).toBe(true);
      }),
    );
  });
});
