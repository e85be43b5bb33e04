import { describe, expect, it } from 'vitest';
import { codePointOffset } from '../passage/offsets.ts';
import { span } from '../passage/span.ts';
import {
  originOfPassage,
  originsByPassage,
  placeInWords,
  placeOfClaimInWords,
  placesOfSpan,
  spanPlaceInWords,
  extentInWords,
  fileSizeInWords,
  includedInWords,
  otherFileInWords,
  readerInWords,
} from './origins.ts';
import { originWith, pagePlace } from './origins.fixtures.ts';
import type { Origin, Place } from './types.generated.ts';

const time = (start: number, end: number, from: number, to: number): Place => ({ kind: 'time', start, end, from, to });
const part = (start: number, end: number, path: string, label: string) =>
  ({ kind: 'part', start, end, path, label }) as const;

function origin(passageId: string, name: string): Origin {
  const { file, ...rest } = originWith([]);
  return { ...rest, passage_id: passageId, file: { ...file, name } };
}

describe('where a span is in its file', () => {
  it('is named by its first and last place', () => {
    const cases: readonly (readonly [what: string, places: readonly Place[], words: string])[] = [
      ['no place', [], ''],
      ['a page', [pagePlace(0, 9, 3)], 'page 3'],
      ['pages', [pagePlace(0, 9, 3), pagePlace(9, 20, 4)], 'pages 3–4'],
      ['the label of a page', [pagePlace(0, 9, 5, 'iii')], 'page iii'],
      ['labels of pages', [pagePlace(0, 9, 4, 'iv'), pagePlace(9, 20, 5, '1')], 'pages iv–1'],
      ['a cue', [time(0, 9, 12_500, 20_000)], '0:12–0:20'],
      ['cues after an hour', [time(0, 9, 3_723_000, 1), time(9, 20, 1, 3_730_999)], '1:02:03–1:02:10'],
      ['a part', [part(0, 9, 'footnote-3', 'Footnote 3')], 'Footnote 3'],
      ['parts', [part(0, 9, 'a', 'Chapter 1'), part(9, 20, 'b', 'Chapter 2')], 'Chapter 1 to Chapter 2'],
      ['places of two kinds', [pagePlace(0, 9, 3), part(9, 20, 'c', 'Comment 1')], 'page 3 to Comment 1'],
    ];
    expect(cases.map(([what, places]) => [what, places, placeInWords(places)])).toEqual(cases);
  });

  it('is named for a claim, if its span and the origin of its passage are known', () => {
    const casefile = { origins: [{ ...origin('p', 'a.pdf'), places: [pagePlace(0, 10, 3)] }] };
    expect(placeOfClaimInWords(casefile, { passage_id: 'p', span: { start: 2, end: 4 } })).toBe('page 3');
    expect(placeOfClaimInWords(casefile, { passage_id: 'q', span: { start: 2, end: 4 } })).toBe('');
    expect(placeOfClaimInWords(casefile, { passage_id: 'p', span: { start: 4, end: 2 } })).toBe('');
    expect(placeOfClaimInWords(casefile, {})).toBe('');
    expect(placeOfClaimInWords(null, { passage_id: 'p', span: { start: 2, end: 4 } })).toBe('');
  });

  it('is every place that contains a part of the span', () => {
    const places = [pagePlace(0, 10, 1), pagePlace(10, 20, 2), pagePlace(22, 30, 3)];
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
    const casefile = { origins: [origin('a', '1.pdf'), origin('b', '2.pdf'), origin('a', '3.pdf')] };
    expect(originOfPassage(casefile, 'a')?.file.name).toBe('1.pdf');
    expect(originsByPassage(casefile).get('a')?.file.name).toBe('1.pdf');
    expect([...originsByPassage(casefile).keys()].sort()).toEqual(['a', 'b']);
    expect(originOfPassage({}, 'a')).toBeUndefined();
    expect(originsByPassage(null).size).toBe(0);
  });
});

const pageNumber = (number: number, label: string | null = null): Place => pagePlace(number, number + 1, number, label);

describe('the origin of a passage in words', () => {
  it('has a size', () => {
    const sizes = [1, 999, 1000, 1234, 9960, 999_499, 999_500, 12_300_000, 2 ** 31].map(fileSizeInWords);
    expect(sizes).toEqual([...['1 byte', '999 bytes', '1 kB', '1.2 kB', '10 kB', '999 kB', '1 MB', '12 MB', '2.1 GB']]);
  });

  it('has an extent', () => {
    expect(extentInWords([])).toBe('');
    expect(extentInWords([pageNumber(1, 'iv')])).toBe('1 page: iv');
    expect(extentInWords([pageNumber(1, 'iv'), pageNumber(2), pageNumber(2), pageNumber(7)])).toBe('3 pages: iv–7');
    const cue = (start: number): Place => {
      const from = start * 1000;
      return { kind: 'time', start, end: start + 1, from, to: from + 900 };
    };
    expect(extentInWords([cue(1), cue(75)])).toBe('2 cues: 0:01–1:15');
    expect(extentInWords([{ kind: 'part', start: 0, end: 1, path: 'a', label: 'Footnote 1' }])).toBe('1 part');
  });

  it('names the reader', () => {
    const reader = { name: 'pdf', version: 2, engine: 'PDFium 2.15.1' };
    expect(readerInWords(reader)).toBe('PDF reader, version 2 (PDFium 2.15.1)');
    expect(readerInWords({ name: 'later', version: 1, engine: null })).toBe('later, version 1');
  });

  it('names the parts that were included', () => {
    const cases: readonly (readonly [included: readonly string[], words: string])[] = [
      [[], ''],
      [['article', 'rest', 'aside'], 'article, rest of the page, sidebars'],
      [['inserted-1', 'inserted-2', 'inserted-other', 'footnotes'], 'tracked insertions, footnotes'],
      [['footnotes', 'footnotes/deleted-1'], 'footnotes, tracked deletions in footnotes'],
      [['chapter-2', 'chapter-3', 'chapter-3/hidden'], '2 chapters, hidden text in chapters'],
      [['chapter-1'], '1 chapter'],
      [['later-part', 'constructor'], 'later part, constructor'],
    ];
    expect(cases.map(([included]) => [included, includedInWords({ included: [...included] })])).toEqual(cases);
  });
});

it('says how a chosen file differs from the original, and what to do', () => {
  const file = { ...originWith([]).file, size: 1_200_000 };
  expect(otherFileInWords({ name: 'a.pdf', size: 1_200_000 }, file)).toBe(
    '“a.pdf” is not the file that this text was read from. It has the same size, but other content. Choose “notice.pdf”.',
  );
  expect(otherFileInWords({ name: 'notice.pdf', size: 300 }, file)).toBe(
    '“notice.pdf” is not the file that this text was read from. It has 300 bytes, and the original has 1.2 MB. It may be another version.',
  );
});
