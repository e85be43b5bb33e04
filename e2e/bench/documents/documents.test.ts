import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../../src/library/document.ts';
import { codePointLength } from '../../../src/core/text/offsets.ts';
import type { JsonObject } from '../../../src/core/json/json.ts';
import { deskFile, documentOf, sizes, between, textOf } from './documents.ts';
import { manySources } from '../drafts.ts';
import { manySpans, passageOf, spansOver, type AstralShare } from './passages.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const onlyFingerprint = ['casefile/fingerprint-differs /casefile_fingerprint_sha256'];

/** The findings of a generated document, without notices. */
function faultsOf({ assessment, casefile }: ReturnType<typeof documentOf>): readonly string[] {
  const { findings } = check({
    kind: 'desk',
    title: 'Bench',
    assessment: assessment as unknown as JsonObject,
    casefile,
  });
  return findings.filter(({ level }) => level !== 'notice').map(({ ruleId, path }) => `${ruleId} ${path}`);
}

describe('the documents of the benchmark', () => {
  it('are valid except for their fingerprints, have the sizes of their names, and are the same each time', () => {
    for (const name of ['S', 'L', 'MAX-COUNT'] as const) {
      const made = documentOf(name);
      const { claims, power_bases, intent_hypotheses } = made.assessment;
      const { claims: count, powerBases, intents, links } = sizes[name];
      const counts = [claims.length, power_bases.length, intent_hypotheses.length];
      expect(counts, name).toEqual([count, powerBases, intents]);
      expect([...power_bases, ...intent_hypotheses].every(({ evidence }) => evidence.length === links)).toBe(true);
      expect(faultsOf(made), name).toEqual(onlyFingerprint);
      expect(hash(deskFile('Bench', made)), name).toBe(hash(deskFile('Bench', documentOf(name))));
    }
  });

  it('have a hundred dated sources for the pictures, with every claim at its span', () => {
    const made = manySources();
    expect(faultsOf(made)).toEqual(onlyFingerprint);
    expect(made.casefile.observations).toHaveLength(100);
    const place = { observation_id: 0, passage_id: '', span: null };
    const withoutPlaces = ({ assessment }: Pick<typeof made, 'assessment'>) =>
      assessment.claims.map((claim) => ({ ...claim, ...place }));
    expect(withoutPlaces(made)).toEqual(withoutPlaces(documentOf('MAX-COUNT')));
  });

  it('have a passage with 2,000 claims, each at its span, half of them cited', () => {
    const { assessment, casefile } = manySpans();
    const { text = '' } = casefile.observations[0]?.passages[0] ?? {};
    expect(assessment.claims).toHaveLength(2000);
    for (const { actual, span } of assessment.claims) expect(text.slice(span.start, span.end)).toBe(actual);
    const entries = [...assessment.power_bases, ...assessment.intent_hypotheses];
    expect(new Set(entries.flatMap(({ evidence }) => evidence.map(({ claim_id }) => claim_id))).size).toBe(1000);
  });
});

describe('the texts of the benchmark', () => {
  it('have the requested length and share of astral characters', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.constantFrom<AstralShare>(0, 1, 50), fc.nat(), (length, share, seed) => {
        const text = passageOf(length, share, seed);
        expect(codePointLength(text)).toBe(length);
        const astral = text.length - length;
        const wanted = (length * share) / 100;
        // A paragraph’s line break is never astral, and the last paragraph may lack one.
        expect(Math.abs(astral - wanted)).toBeLessThanOrEqual(2 + length / 600);
        expect(text.isWellFormed()).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('have spans that are within them, are not empty and overlap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1e6 }),
        fc.constantFrom(20, 200, 2000),
        fc.nat(),
        (length, count, seed) => {
          const spans = spansOver(length, count, seed);
          expect(spans).toHaveLength(count);
          expect(spans.every(({ start, end }) => start >= 0 && end > start && end <= length)).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
    const spans = spansOver(1_000_000, 2000);
    const overlapping = spans.filter(({ end }, n) => end > (spans[n + 1]?.start ?? Infinity));
    expect(overlapping.length).toBeGreaterThan(100);
  });

  it('are words without a space at either end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (length, seed) => {
        const text = textOf(length, seed);
        expect(text).toHaveLength(length);
        expect(text.trim()).toBe(text);
      }),
    );
  });

  it('use numbers from the whole of a range', () => {
    const drawn = new Set(Array.from({ length: 300 }, (_, seed) => between(3, 7, seed)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6, 7]);
  });
});
