import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { listOf } from '../assessment/view.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createChecker } from '../check/checker.ts';
import capabilityAlone from '../rules/intent/capability-alone.ts';
import intentUnsupported from '../rules/intent/unsupported.ts';
import powerUnsupported from '../rules/power/unsupported.ts';
import { claim, deskArbitrary, deskOf, link, offArbitrary } from './matrix.fixtures.ts';
import { matrixOf } from './matrix.ts';
import { noExclusions, effectsOfExclusions, type Loss, type Exclusions } from './exclusions.ts';

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

  it('removes the last support of an entry, and reports it once', () => {
    const desk = deskOf({ claims: claimsAB, powerBases: [[link('A', 'supports')], [link('B', 'supports')]] });
    const { touched, untouched } = effectsOfExclusions(matrixOf(desk), off({ claims: new Set(['A']) }));
    expect(touched.map(({ entry, losses }) => [entry.id, losses])).toEqual([['PB-0', ['last-support']]]);
    expect(untouched).toBe(1);
  });

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
