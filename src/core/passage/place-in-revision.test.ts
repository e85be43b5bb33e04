import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { placeInRevision } from './place-in-revision.ts';
import { findQuote } from './quote.ts';
import { span, textAt } from './span.ts';

function placeOf(before: string, actual: string, after: string) {
  const [at] = findQuote(before, actual);
  return placeInRevision(after, before, at, actual);
}

describe('placeInRevision', () => {
  it('never mistakes a similar neighbour for a deleted sentence', () => {
    const before = 'The port of Nara was shelled on Monday. The port of Mara was shelled on Monday. Nothing else.';
    const after = 'The port of Mara was shelled on Monday. Nothing else.';
    expect(placeOf(before, 'The port of Nara was shelled on Monday.', after).state).toBe('changed');
  });

  it('never treats different numbers as the same', () => {
    const before = 'The column had 12 trucks when it left on 3 May.';
    expect(placeOf(before, before, 'The column had 72 trucks when it left on 8 May.').state).toBe('changed');
  });

  it('never mistakes a denial for the denied statement', () => {
    expect(
      placeOf('The bridge was destroyed.', 'The bridge was destroyed.', 'The bridge was not destroyed.').state,
    ).toBe('changed');
  });

  it('is exact if the offsets match, and moved if the text occurs once elsewhere', () => {
    expect(placeOf('One. Two.', 'Two.', 'One. Two. Three.').state).toBe('exact');
    expect(placeOf('One. Two.', 'Two.', 'Zero. One. Two.')).toEqual({ state: 'moved', span: span(11, 15) });
  });

  it('is ambiguous if one of several occurrences is missing, even with one left', () => {
    const before = 'She agreed. Then he spoke. She agreed. The end.';
    const after = 'Then he spoke. She agreed. The end.';
    expect(placeOf(before, 'She agreed.', after)).toEqual({ state: 'ambiguous', spans: [span(15, 26)] });
    const twice = 'She agreed. She agreed. The end.';
    expect(placeOf(twice, 'She agreed.', 'She agreed. The end.').state).toBe('ambiguous');
    expect(placeOf(twice, 'She agreed.', `${twice} Later.`).state).toBe('exact');
  });

  it('is missing if there is no similar text, and for an empty text', () => {
    expect(placeOf('The convoy left at dawn.', 'The convoy left at dawn.', 'Grain prices fell.').state).toBe('missing');
    expect(placeInRevision('Words.', undefined, undefined, '').state).toBe('missing');
  });

  it('is exact or moved only if the text matches exactly, for any revision', () => {
    const unit = fc.constantFrom('a', 'b', ' ', '. ', '1', '7', '🚢', '👩‍👩‍👧', '没', '有', 'e\u0301', 'ם', '\r\n');
    const text = fc.array(unit, { maxLength: 60 }).map((parts) => parts.join(''));
    const cut = fc.tuple(fc.nat(60), fc.nat(20), fc.array(unit, { maxLength: 6 }));
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(20), fc.array(cut, { maxLength: 3 }), (before, from, length, cuts) => {
        const points = Array.from(before);
        const start = Math.min(from, points.length);
        const end = Math.min(start + length, points.length);
        const actual = points.slice(start, end).join('');
        const revised = [...points];
        for (const [at, count, parts] of cuts) revised.splice(at, count, ...parts.flatMap((part) => Array.from(part)));
        const after = revised.join('');
        const place = placeInRevision(after, before, span(start, end), actual);
        if (place.state === 'exact') expect(place.span).toEqual(span(start, end));
        if (place.state === 'exact' || place.state === 'moved') expect(textAt(after, place.span)).toBe(actual);
        if (place.state === 'moved') expect(findQuote(after, actual)).toEqual([place.span]);
        if (place.state === 'ambiguous') for (const each of place.spans) expect(textAt(after, each)).toBe(actual);
        if (place.state === 'changed') {
          expect(textAt(after, place.span)).toBe(place.text);
          expect(place.text).not.toBe(actual);
        }
      }),
      { numRuns: runs(400) },
    );
  });
});
