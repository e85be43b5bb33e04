import { describe, expect, it } from 'vitest';
import { codePointOffset } from '../text/offsets.ts';
import { span } from '../text/span.ts';
import {
  originOfPassage,
  originsByPassage,
  placeInWords,
  placeOfClaimInWords,
  placesOfSpan,
  spanPlaceInWords,
} from './origins.ts';
import { originIn, pagePlace } from './origins.fixtures.ts';
import type { Place } from './types.generated.ts';

const page = pagePlace;
const time = (start: number, end: number, from: number, to: number): Place => ({ kind: 'time', start, end, from, to });
const part = (start: number, end: number, path: string, label: string) =>
  ({ kind: 'part', start, end, path, label }) as const;

describe('where a span is in its file', () => {
  it('is named by its first and last place', () => {
    const cases: readonly (readonly [what: string, places: readonly Place[], words: string])[] = [
      ['no place', [], ''],
      ['a page', [page(0, 9, 3)], 'page 3'],
      ['pages', [page(0, 9, 3), page(9, 20, 4)], 'pages 3–4'],
      ['the label of a page', [page(0, 9, 5, 'iii')], 'page iii'],
      ['labels of pages', [page(0, 9, 4, 'iv'), page(9, 20, 5, '1')], 'pages iv–1'],
      ['a cue', [time(0, 9, 12_500, 20_000)], '0:12–0:20'],
      ['cues after an hour', [time(0, 9, 3_723_000, 1), time(9, 20, 1, 3_730_999)], '1:02:03–1:02:10'],
      ['a part', [part(0, 9, 'footnote-3', 'Footnote 3')], 'Footnote 3'],
      ['parts', [part(0, 9, 'a', 'Chapter 1'), part(9, 20, 'b', 'Chapter 2')], 'Chapter 1 to Chapter 2'],
      ['places of two kinds', [page(0, 9, 3), part(9, 20, 'c', 'Comment 1')], 'page 3 to Comment 1'],
    ];
    expect(cases.map(([what, places]) => [what, places, placeInWords(places)])).toEqual(cases);
  });

  it('is named for a claim, if its span and the origin of its passage are known', () => {
    const casefile = { origins: [{ ...originIn('p', 'a.pdf'), places: [page(0, 10, 3)] }] };
    expect(placeOfClaimInWords(casefile, { passage_id: 'p', span: { start: 2, end: 4 } })).toBe('page 3');
    expect(placeOfClaimInWords(casefile, { passage_id: 'q', span: { start: 2, end: 4 } })).toBe('');
    expect(placeOfClaimInWords(casefile, { passage_id: 'p', span: { start: 4, end: 2 } })).toBe('');
    expect(placeOfClaimInWords(casefile, {})).toBe('');
    expect(placeOfClaimInWords(null, { passage_id: 'p', span: { start: 2, end: 4 } })).toBe('');
  });

  it('is every place that contains a part of the span', () => {
    const places = [page(0, 10, 1), page(10, 20, 2), page(22, 30, 3)];
    const numbers = (start: number, end: number) =>
      placesOfSpan({ places }, span(codePointOffset(start), codePointOffset(end))).map(
        (place) => places.indexOf(place) + 1,
      );
    expect(numbers(0, 10)).toEqual([1]);
    expect(numbers(9, 11)).toEqual([1, 2]);
    expect(numbers(10, 10)).toEqual([2]);
    expect(numbers(20, 22)).toEqual([]);
    expect(numbers(0, 30)).toEqual([1, 2, 3]);
    expect(spanPlaceInWords({ places }, span(codePointOffset(25), codePointOffset(26)))).toBe('page 3');
    expect(spanPlaceInWords(undefined, span(codePointOffset(25), codePointOffset(26)))).toBe('');
  });

  it('comes from the first origin of the passage', () => {
    const casefile = { origins: [originIn('a', '1.pdf'), originIn('b', '2.pdf'), originIn('a', '3.pdf')] };
    expect(originOfPassage(casefile, 'a')?.file.name).toBe('1.pdf');
    expect(originsByPassage(casefile).get('a')?.file.name).toBe('1.pdf');
    expect([...originsByPassage(casefile).keys()].sort()).toEqual(['a', 'b']);
    expect(originOfPassage({}, 'a')).toBeUndefined();
    expect(originsByPassage(null).size).toBe(0);
  });
});
