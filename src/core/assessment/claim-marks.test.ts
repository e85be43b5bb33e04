import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { createMarker, neighbourMark } from './claim-marks.ts';

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
