import { describe, expect, it } from 'vitest';
import { extentInWords, fileSizeInWords, includedInWords, otherFileInWords, readerInWords } from './origin-in-words.ts';
import { originWith, pagePlace } from './origins.fixtures.ts';
import type { Place } from './types.generated.ts';

const page = (number: number, label: string | null = null): Place => pagePlace(number, number + 1, number, label);

describe('the origin of a passage in words', () => {
  it('has a size', () => {
    const sizes = [1, 999, 1000, 1234, 9960, 999_499, 999_500, 12_300_000, 2 ** 31].map(fileSizeInWords);
    expect(sizes).toEqual([...['1 byte', '999 bytes', '1 kB', '1.2 kB', '10 kB', '999 kB', '1 MB', '12 MB', '2.1 GB']]);
  });

  it('has an extent', () => {
    expect(extentInWords([])).toBe('');
    expect(extentInWords([page(1, 'iv')])).toBe('1 page: iv');
    expect(extentInWords([page(1, 'iv'), page(2), page(2), page(7)])).toBe('3 pages: iv–7');
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
