import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../json/json.ts';
import {
  createMarker,
  neighbourMark,
  citationsOf,
  createCitations,
  inReadingOrder,
  mostCitedPassage,
  neighbourCitation,
  type Citation,
} from './claim-marks.ts';
import fc from 'fast-check';

const passageId = 'sha256:a';
const text = 'One 👩‍👩‍👧 two three.';

function claim(id: string, start: number, end: number, actual: string, passage = passageId): JsonObject {
  return { claim_id: id, passage_id: passage, actual, span: { start, end, offset_encoding: 'unicode-code-point' } };
}

const claims = [
  claim('C-001', 10, 13, 'two'),
  claim('C-002', 0, 3, 'One'),
  claim('C-003', 0, 13, 'something else'),
  claim('C-004', 0, 3, 'One', 'sha256:b'),
  claim('C-005', 5, 5, ''),
  claim('C-006', 900, 903, 'far'),
  'no claim',
  { claim_id: 'C-007', passage_id: passageId, span: { start: 'x' } },
];

describe('the marks of a passage', () => {
  it('are the spans of its claims by position, the longer first, and say whether the claim has their text', () => {
    const marks = createMarker()(claims, passageId, text);
    expect(marks.map((mark) => mark.claimId)).toEqual(['C-003', 'C-002', 'C-001']);
    expect(marks.map((mark) => mark.fits)).toEqual([false, true, true]);
  });

  it('stay the same array while only the text of a claim changes', () => {
    const marker = createMarker();
    const before = marker(claims, passageId, text);
    const typed = claims.map((raw) => (typeof raw === 'string' ? raw : { ...raw, proposition: 'typing' }));
    expect(marker(typed, passageId, text)).toBe(before);
  });

  it('follow a claim that moves in the document', () => {
    const marker = createMarker();
    marker(claims, passageId, text);
    const keys = marker([...claims].reverse(), passageId, text).map((mark) => mark.key);
    expect(keys).toEqual([5, 6, 7]);
  });

  it('lead from one to the next and wrap around', () => {
    const marks = createMarker()(claims, passageId, text);
    expect(neighbourMark(marks, null, 1)?.claimId).toBe('C-003');
    expect(neighbourMark(marks, 2, 1)?.claimId).toBe('C-002');
    expect(neighbourMark(marks, 0, 1)?.claimId).toBe('C-003');
    expect(neighbourMark(marks, 2, -1)?.claimId).toBe('C-001');
    expect(neighbourMark([], 2, -1)).toBeUndefined();
  });
});

const claimIn = (id: string, passage: string, start = 0): JsonObject => ({
  claim_id: id,
  passage_id: passage,
  observation_id: 1,
  span: { start, end: start + 5, offset_encoding: 'unicode-code-point' },
});
const link = (id: JsonValue, effect: JsonValue = 'supports'): JsonObject => ({ claim_id: id, effect });

const assessment: JsonObject = {
  claims: [claimIn('C-1', 'p', 40), claimIn('C-2', 'q'), claimIn('C-3', 'p', 3), 'torn', claimIn('C-1', 'r')],
  power_bases: [
    {
      evidence: [link('C-2', 'contradicts'), link('C-1'), link('C-9'), link('C-3'), link('C-2', 'supports'), null, {}],
    },
  ],
  intent_hypotheses: [{ evidence: [link('C-3', 'refutes')] }, { evidence: 'none' }],
  contradictions: [{ left_claim_id: 'C-3', right_claim_id: 'C-2' }],
};
const cited = citationsOf(assessment, 'power_bases', 0);

describe('citations', () => {
  it('are the claims that the links name, each once, with the effect of all its links', () => {
    expect(cited.map(({ claim: index, as }) => `${index} ${as}`)).toEqual(['1 both', '0 supports', '2 supports']);
    expect(cited[1]).toMatchObject({ passageId: 'p', observationId: 1, span: { start: 40, end: 45 } });
  });

  it('are the two sides of a contradiction', () => {
    const sides = citationsOf(assessment, 'contradictions', 0);
    expect(sides.map(({ claim: index, as }) => `${index} ${as}`)).toEqual(['2 side', '1 side']);
  });

  it('accept an unknown effect, and no evidence at all', () => {
    expect(citationsOf(assessment, 'intent_hypotheses', 0)).toMatchObject([{ claim: 2, as: 'other' }]);
    expect(citationsOf(assessment, 'intent_hypotheses', 1)).toEqual([]);
    expect(citationsOf(assessment, 'intent_hypotheses', 7)).toEqual([]);
    expect(citationsOf(assessment, 'claims', 0)).toEqual([]);
  });

  it('stay the same array while they are the same', () => {
    const of = createCitations();
    const before = of(assessment, 'power_bases', 0);
    expect(of(structuredClone(assessment), 'power_bases', 0)).toBe(before);
    expect(of(assessment, 'contradictions', 0)).not.toBe(before);
  });
});

describe('the passage to show', () => {
  it('is the one with the most citations', () => {
    expect(mostCitedPassage(cited, 'q')?.passageId).toBe('p');
  });

  it('is the current one of equals, or else the first cited', () => {
    const two = cited.slice(0, 2);
    expect(mostCitedPassage(two, 'p')?.passageId).toBe('p');
    expect(mostCitedPassage(two, 'z')?.passageId).toBe('q');
    expect(mostCitedPassage(two, null)?.passageId).toBe('q');
  });

  it('is none without citations', () => {
    expect(mostCitedPassage([], 'p')).toBeUndefined();
  });
});

describe('stepping', () => {
  const ordered = inReadingOrder(cited);
  const claims = (citations: readonly Citation[]) => citations.map(({ claim: index }) => index);

  it('goes passage by passage, and in each from top to bottom', () => {
    expect(claims(ordered)).toEqual([1, 2, 0]);
  });

  it('begins in the shown passage', () => {
    expect(neighbourCitation(ordered, null, 'p', 1)?.claim).toBe(2);
    expect(neighbourCitation(ordered, null, 'p', -1)?.claim).toBe(0);
    expect(neighbourCitation(ordered, 4, 'z', 1)?.claim).toBe(1);
    expect(neighbourCitation([], null, 'p', 1)).toBeUndefined();
  });

  it('reaches every citation once, and comes back', () => {
    const places = fc.array(fc.record({ passage: fc.constantFrom('p', 'q', 'r'), start: fc.nat(99) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(places, fc.constantFrom(1 as const, -1 as const), (given, step) => {
        const document: JsonObject = {
          claims: given.map(({ passage, start }, index) => claimIn(`C-${String(index)}`, passage, start)),
          power_bases: [{ evidence: given.map((_, index) => link(`C-${String(index)}`)) }],
        };
        const all = inReadingOrder(citationsOf(document, 'power_bases', 0));
        const seen: number[] = [];
        let at: number | null = null;
        for (let steps = 0; steps < given.length; steps += 1) {
          at = neighbourCitation(all, at, null, step)?.claim ?? null;
          seen.push(at ?? -1);
        }
        expect([...seen].sort((one, other) => one - other)).toEqual(given.map((_, index) => index));
        expect(neighbourCitation(all, at, null, step)?.claim).toBe(seen[0]);
      }),
    );
  });
});
