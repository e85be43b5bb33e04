import { describe, expect, it } from 'vitest';
import { extentInWords, fileSizeInWords, includedInWords, otherFileInWords, readerInWords } from './origin-in-words.ts';
import { originWith } from './origins.fixtures.ts';
import type { Place } from './types.generated.ts';

const page = (number: number, label: string | null = null): Place => ({
  kind: 'page',
  start: number,
  end: number + 1,
  page: number,
  label,
  width: 1,
  height: 1,
  lines: [],
});

describe('the origin of a passage in words', () => {
  it.each([
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1234, '1.2 kB'],
    [9960, '10 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [12_300_000, '12 MB'],
    [2 ** 31, '2.1 GB'],
  ])('has a size: %s', (bytes, words) => {
    expect(fileSizeInWords(bytes)).toBe(words);
  });

  it('has an extent', () => {
    expect(extentInWords([])).toBe('');
    expect(extentInWords([page(1, 'iv')])).toBe('1 page: iv');
    expect(extentInWords([page(1, 'iv'), page(2), page(2), page(7)])).toBe('3 pages: iv–7');
    const cue = (start: number): Place => ({
      kind: 'time',
      start,
      end: start + 1,
      from: start * 1000,
      to: start * 1000 + 900,
    });
    expect(extentInWords([cue(1), cue(75)])).toBe('2 cues: 0:01–1:15');
    expect(extentInWords([{ kind: 'part', start: 0, end: 1, path: 'a', label: 'Footnote 1' }])).toBe('1 part');
  });

  it('names the reader, and what was included', () => {
    expect(readerInWords({ name: 'pdf', version: 2, engine: 'PDFium 2.15.1' })).toBe(
      'PDF reader, version 2 (PDFium 2.15.1)',
    );
    expect(readerInWords({ name: 'later', version: 1, engine: null })).toBe('later, version 1');
  });

  it.each([
    [[], ''],
    [['article', 'rest', 'aside'], 'article, rest of the page, sidebars'],
    [['inserted-1', 'inserted-2', 'inserted-other', 'footnotes'], 'tracked insertions, footnotes'],
    [['footnotes', 'footnotes/deleted-1'], 'footnotes, tracked deletions in footnotes'],
    [['chapter-2', 'chapter-3', 'chapter-3/hidden'], '2 chapters, hidden text in chapters'],
    [['chapter-1'], '1 chapter'],
    [['later-part', 'constructor'], 'later part, constructor'],
  ])('names the parts that were included: %j', (included, words) => {
    expect(includedInWords({ included })).toBe(words);
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
