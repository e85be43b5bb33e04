import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { Assessment } from '../assessment/types.generated.ts';
import type { Observation } from '../casefile/types.generated.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { observationCoverage, type CoverageUse } from './coverage.ts';
import { coverageInWords, shareInWords } from './coverage-words.ts';

const path = join(import.meta.dirname, '../../../public/samples/finished.desk.json');
const finished = JSON.parse(readFileSync(path, 'utf8')) as Workspace;

/** The use of each code point of an observation, computed without segments, claim by claim. */
function usesOfCharacters({ assessment }: Workspace, { passages }: Observation): readonly (CoverageUse | 'none')[] {
  const { claims, power_bases, intent_hypotheses } = assessment as unknown as Assessment;
  const links = [...power_bases, ...intent_hypotheses].flatMap(({ evidence }) => evidence);
  return passages.flatMap(({ passage_id: id, text }) =>
    Array.from(text, (_, at) => {
      const here = claims.filter(({ passage_id, span }) => passage_id === id && span.start <= at && at < span.end);
      const cites = (effect: string): boolean =>
        links.some((link) => link.effect === effect && here.some(({ claim_id }) => claim_id === link.claim_id));
      if (here.length === 0) return 'none';
      if (cites('supports')) return cites('contradicts') ? 'both' : 'supports';
      return cites('contradicts') ? 'contradicts' : 'uncited';
    }),
  );
}

function expectSame(workspace: Workspace): void {
  for (const observation of workspace.casefile?.observations ?? []) {
    const coverage = observationCoverage(workspace.assessment, observation);
    if (!coverage) throw new Error('The observation has no passages.');
    const { stretches, marked, length } = coverage;
    const expected = usesOfCharacters(workspace, observation);
    expect(length).toBe(expected.length);
    const drawn = Array.from<CoverageUse | 'none'>({ length }).fill('none');
    for (const { start, end, use } of stretches) drawn.fill(use, start, end);
    expect(drawn).toEqual(expected);
    expect(marked.all).toBe(expected.filter((use) => use !== 'none').length);
    for (const use of ['uncited', 'supports', 'contradicts', 'both'] as const)
      expect(marked[use]).toBe(expected.filter((each) => each === use).length);
  }
}

describe('the coverage of an observation', () => {
  it('of the sample is what a look at each character gives', () => {
    expectSame(finished);
  });

  it('is what a look at each character gives, for any spans and effects', () => {
    const { claims } = workspaceOf({ title: '' }).assessment as unknown as Assessment;
    const [first] = claims;
    const any = fc.array(
      fc.record({ start: fc.nat(60), size: fc.nat(60), effect: fc.constantFrom('supports', 'contradicts', 'odd', '') }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(any, (marks) => {
        const evidence = marks.flatMap(({ effect }, at) =>
          effect === '' ? [] : [{ claim_id: `C-${String(at)}`, effect, reason: 'x' }],
        );
        const workspace = workspaceOf({
          title: '',
          assessment: {
            '/claims': marks.map(({ start, size }, at) => ({
              ...first,
              claim_id: `C-${String(at)}`,
              span: { start, end: start + size, offset_encoding: 'unicode-code-point' },
            })),
            '/power_bases/0/evidence': evidence,
            '/intent_hypotheses': [],
          },
        });
        expectSame(workspace);
      }),
      { numRuns: runs(200) },
    );
  });

  it('is undefined for an observation without passages, and is said in words', () => {
    const { assessment, casefile } = finished;
    const several = casefile?.observations.find(({ passages }) => passages.length > 1);
    const second = casefile?.observations.find(({ observation_id: number }) => number === 2);
    if (!several || !second) throw new Error('The sample has two such observations.');
    expect(observationCoverage(assessment, { ...several, passages: [] })).toBeUndefined();
    const coverage = observationCoverage(assessment, second);
    expect(coverage && coverageInWords(second, coverage)).toMatch(
      /^Observation 2 · .*: 4 claims, \d+ % marked; 4 marked parts in [\d,]+ characters: /,
    );
  });

  it.each([
    [0, 10, '0 %'],
    [1, 1000, 'under 1 %'],
    [1, 8, '13 %'],
    [999, 1000, 'over 99 %'],
    [7, 7, '100 %'],
    [0, 0, '0 %'],
  ])('says %i of %i as a share', (part, whole, words) => expect(shareInWords(part, whole)).toBe(words));
});
