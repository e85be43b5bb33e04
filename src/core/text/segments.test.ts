import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCharacterBoundary } from './graphemes.ts';
import { codePointLength } from './offsets.ts';
import { assignLanes, blocksOf, markSegments, segmentsBetween, type Mark } from './segments.ts';
import { span } from './span.ts';
import { anyText } from './texts.cases.ts';

const LENGTH = 40;

const anyMarks: fc.Arbitrary<readonly Mark[]> = fc
  .array(fc.tuple(fc.nat({ max: LENGTH + 5 }), fc.nat({ max: 15 })), { maxLength: 12 })
  .map((places) => places.map(([start, length], key) => ({ key, span: span(start, start + length) })));

const covers = (mark: Mark, offset: number): boolean => mark.span.start <= offset && offset < mark.span.end;

describe('mark segments', () => {
  it('list the marks of every character', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const segments = markSegments(LENGTH, marks);
        for (let offset = 0; offset < LENGTH; offset++) {
          const expected = marks.filter((mark) => covers(mark, offset)).map(({ key }) => key);
          const found = segments.filter(({ start, end }) => start <= offset && offset < end);
          expect(found.length).toBe(expected.length > 0 ? 1 : 0);
          expect([...(found[0]?.keys ?? [])].sort((a, b) => a - b)).toEqual(expected);
        }
      }),
    );
  });

  it('follow one another, are not empty and stay within the text', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        let last = 0;
        for (const { start, end, keys } of markSegments(LENGTH, marks)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(keys.length).toBeGreaterThan(0);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(LENGTH);
      }),
    );
  });

  it('list the mark that starts first, then the longest', () => {
    const marks = [
      { key: 1, span: span(2, 4) },
      { key: 2, span: span(0, 3) },
      { key: 3, span: span(2, 6) },
    ];
    expect(markSegments(10, marks)).toEqual([
      { start: 0, end: 2, keys: [2] },
      { start: 2, end: 3, keys: [2, 3, 1] },
      { start: 3, end: 4, keys: [3, 1] },
      { start: 4, end: 6, keys: [3] },
    ]);
  });

  it('are cut to a range, each the same object if it is completely inside', () => {
    fc.assert(
      fc.property(anyMarks, fc.nat({ max: LENGTH }), fc.nat({ max: LENGTH }), (marks, one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        const all = markSegments(LENGTH, marks);
        const expected = all
          .filter((segment) => start < end && segment.end > start && segment.start < end)
          .map((segment) => ({
            keys: segment.keys,
            start: Math.max(segment.start, start),
            end: Math.min(segment.end, end),
          }));
        const found = segmentsBetween(all, start, end);
        expect(found).toEqual(expected);
        for (const segment of found) {
          const isWhole = all.some((whole) => whole.start === segment.start && whole.end === segment.end);
          expect(all.includes(segment)).toBe(isWhole);
        }
      }),
    );
  });
});

describe('lanes', () => {
  it('differ for marks that overlap', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const lanes = assignLanes(marks);
        expect(lanes.size).toBe(marks.length);
        for (const { keys } of markSegments(LENGTH + 50, marks)) {
          expect(new Set(keys.map((key) => lanes.get(key))).size).toBe(keys.length);
        }
      }),
    );
  });

  it('are at most as many as the marks at one position', () => {
    fc.assert(
      fc.property(anyMarks, (all) => {
        const marks = all.filter((mark) => mark.span.end > mark.span.start);
        const deepest = Math.max(0, ...markSegments(LENGTH + 50, marks).map(({ keys }) => keys.length));
        expect(Math.max(-1, ...assignLanes(marks).values()) + 1).toBe(deepest);
      }),
    );
  });
});

describe('blocks', () => {
  function expectBlocks(text: string): void {
    let [end, cpEnd] = [0, 0];
    for (const block of blocksOf(text)) {
      expect([block.start, block.cpStart]).toEqual([end, cpEnd]);
      const content = text.slice(block.start, block.end);
      expect(block.end).toBeGreaterThan(block.start);
      expect(block.cpEnd - block.cpStart).toBe(codePointLength(content));
      expect(isCharacterBoundary(text, block.end)).toBe(true);
      [end, cpEnd] = [block.end, block.cpEnd];
    }
    expect([end, cpEnd]).toEqual([text.length, codePointLength(text)]);
  }

  it('are together the text and cut no character', () => {
    fc.assert(fc.property(anyText, expectBlocks));
  });

  it('are together a long text without line breaks', () => {
    fc.assert(
      fc.property(anyText, (text) => expectBlocks(text.repeat(Math.ceil(5_000 / (text.length + 1))))),
      { numRuns: 20 },
    );
  });

  it('are a paragraph each, with the empty lines after it', () => {
    const text = 'One.\r\n\r\nTwo\nThree';
    expect(blocksOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['One.\r\n\r\n', 'Two\n', 'Three']);
    expect(blocksOf('')).toEqual([]);
  });

  it.each([
    { name: 'after white space', text: 'some words '.repeat(1_000) },
    { name: 'between characters where there is no white space', text: '👩‍👩‍👧'.repeat(1_000) },
    { name: 'inside a run of empty lines', text: '\r\n'.repeat(5_000) },
  ])('are cut $name if a paragraph is long', ({ text }) => {
    expectBlocks(text);
    expect(blocksOf(text).length).toBeGreaterThan(3);
    expect(Math.max(...blocksOf(text).map(({ start, end }) => end - start))).toBeLessThanOrEqual(2048);
    if (text.startsWith('some')) {
      for (const { end } of blocksOf(text)) expect(text.charAt(end - 1)).toBe(' ');
    }
  });

  it('are longer only for a single character', () => {
    const text = `ab${'\u0301'.repeat(5_000)}c`;
    expectBlocks(text);
    expect(blocksOf(text)).toHaveLength(3);
  });
});
