import sample from '../../../public/samples/finished.desk.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { Assessment } from '../assessment/types.generated.ts';
import type { Observation } from '../casefile/types.generated.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import {
  observationCoverage,
  type CoverageUse,
  coverageInWords,
  shareInWords,
  stripInWords,
  stripLanes,
} from './coverage.ts';
import { codePointOffset } from '../text/offsets.ts';

const finished = sample as unknown as Workspace;

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

const span = (start: number, end: number) => ({ start: codePointOffset(start), end: codePointOffset(end) });
const uses = ['uncited', 'supports', 'contradicts', 'both'] as const;

describe('the strip of a passage', () => {
  it('has every span in the lanes of its use, and nothing where no span is', () => {
    const anyMark = fc
      .tuple(fc.nat(10_000), fc.nat(10_000), fc.constantFrom(...uses))
      .map(([one, other, use]) => ({ span: span(Math.min(one, other), Math.max(one, other) + 1), use }));
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 30 }), fc.integer({ min: 10, max: 800 }), (marks, rows) => {
        const lanes = stripLanes(marks, 10_001, rows);
        for (const {
          span: { start, end },
          use,
        } of marks) {
          const middle = Math.min(rows - 1, Math.floor((((start + end) / 2) * rows) / 10_001));
          for (const lane of ['uncited', 'supports', 'contradicts'] as const) {
            const isIn = use === lane || (use === 'both' && lane !== 'uncited');
            if (isIn) expect(lanes[lane].some(({ from, to }) => from <= middle && middle < to)).toBe(true);
          }
        }
        for (const ranges of Object.values(lanes)) {
          ranges.forEach(({ from, to }, at) => {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeLessThanOrEqual(rows);
            expect(to - from).toBeGreaterThanOrEqual(3);
            expect(from).toBeGreaterThan(ranges[at - 1]?.to ?? -1);
          });
          const covered = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
          const most = marks.reduce((sum, { span: { start, end } }) => sum + ((end - start) * rows) / 10_001 + 5, 0);
          expect(covered).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('shows a short span at the very end', () => {
    expect(stripLanes([{ span: span(999, 1000), use: 'supports' }], 1000, 100).supports).toEqual([
      { from: 97, to: 100 },
    ]);
  });

  it('says what it shows', () => {
    expect(stripInWords(['supports', 'both', 'uncited'])).toBe(
      'Overview of the passage: 3 claims. Cited as support: 2. Cited as contradicting: 1. Without a link: 1.',
    );
  });
});
