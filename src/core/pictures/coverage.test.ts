import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { Assessment } from '../assessment/types.generated.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { coverageOf, observationCoverage, type CoveragePassage, type CoverageUse } from './coverage.ts';
import { coveragePicture } from './coverage-shapes.ts';
import { coverageRow, markedInWords, passageInWords, shareInWords, stretchInWords } from './coverage-words.ts';
import { svgFileOf } from './svg.ts';

const path = join(import.meta.dirname, '../../../public/samples/finished.desk.json');
const finished = JSON.parse(readFileSync(path, 'utf8')) as Workspace;

/** The use of each code point of a passage, computed without segments, claim by claim. */
function usesOfCharacters({ assessment, casefile }: Workspace, passageId: string): readonly (CoverageUse | 'none')[] {
  const { claims, power_bases, intent_hypotheses } = assessment as unknown as Assessment;
  const links = [...power_bases, ...intent_hypotheses].flatMap(({ evidence }) => evidence);
  const passages = (casefile as unknown as Casefile).observations.flatMap(({ passages: all }) => all);
  const text = passages.find(({ passage_id }) => passage_id === passageId)?.text ?? '';
  return Array.from(text, (_, at) => {
    const here = claims.filter(({ passage_id, span }) => passage_id === passageId && span.start <= at && at < span.end);
    const cites = (effect: string): boolean =>
      links.some((link) => link.effect === effect && here.some(({ claim_id }) => claim_id === link.claim_id));
    if (here.length === 0) return 'none';
    if (cites('supports')) return cites('contradicts') ? 'both' : 'supports';
    return cites('contradicts') ? 'contradicts' : 'uncited';
  });
}

function expectSame(workspace: Workspace): void {
  for (const { passageId, stretches, marked, length } of coverageOf(workspace).passages) {
    const expected = usesOfCharacters(workspace, passageId);
    expect(length).toBe(expected.length);
    const drawn = Array.from<CoverageUse | 'none'>({ length }).fill('none');
    for (const { start, end, use } of stretches) drawn.fill(use, start, end);
    expect(drawn).toEqual(expected);
    expect(marked.all).toBe(expected.filter((use) => use !== 'none').length);
    for (const use of ['uncited', 'supports', 'contradicts', 'both'] as const)
      expect(marked[use]).toBe(expected.filter((each) => each === use).length);
  }
}

describe('the coverage of passages', () => {
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

  it('of an observation is that of its passages together', () => {
    const coverage = coverageOf(finished);
    const several = coverage.passages.find(({ of }) => of > 1);
    const { observations = [] } = finished.casefile ?? {};
    const observation = observations[several?.observation.index ?? -1];
    if (!observation) throw new Error('the sample has no observation with several passages');
    const { title, passages } = observation;
    const whole = observationCoverage(finished.assessment, { number: 1, title, passages });
    const own = coverage.passages.filter(({ observation }) => observation.index === several?.observation.index);
    const sum = (part: (passage: CoveragePassage) => number): number => own.reduce((all, each) => all + part(each), 0);
    expect(own.length).toBeGreaterThan(1);
    expect(whole?.length).toBe(sum(({ length }) => length));
    expect(whole?.marked.all).toBe(sum(({ marked }) => marked.all));
    expect(whole?.stretches.at(-1)?.end).toBeGreaterThan(own[0]?.length ?? 0);
    expect(observationCoverage(finished.assessment, { number: 1, title, passages: [] })).toBeUndefined();
  });

  it('counts claims that are in no passage of the casefile', () => {
    const { elsewhere, passages } = coverageOf(
      workspaceOf({ title: '', assessment: { '/claims/0/passage_id': `sha256:${'0'.repeat(64)}` } }),
    );
    expect(elsewhere).toBe(1);
    expect(passages.reduce((sum, { claims }) => sum + claims, 0)).toBe(1);
    expect(coverageOf({ ...workspaceOf({ title: '' }), casefile: null }).passages).toEqual([]);
  });

  it('is the same in words, in the table and as a file', () => {
    const coverage = coverageOf(finished);
    const used = coverage.passages.filter(({ claims }) => claims > 0);
    expect(used.length).toBeGreaterThan(10);
    const source = svgFileOf(coveragePicture(coverage, 'The sample'));
    expect(() => new SaxesParser().write(source).close()).not.toThrow();
    for (const passage of coverage.passages) {
      expect(source).toContain(markedInWords(passage));
      expect(passageInWords(passage)).toContain(markedInWords(passage));
      expect(coverageRow(passage)[2]).toBe(String(passage.claims));
    }
    const [stretch] = used[0]?.stretches ?? [];
    if (!stretch) throw new Error('the sample has no marked part');
    expect(stretchInWords(stretch, coverage)).toMatch(/^C-\d+.*: (supports|contradicts).*, characters \d/);
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
