import { expect, it } from 'vitest';
import type { PlacedPage } from '../../../core/extraction/placed-page.ts';
import { span } from '../../../core/text/span.ts';
import { outlinesOn, type Outlined } from './page-outlines.ts';

const box = { left: 0, top: 0, width: 60, height: 10 };
const page: PlacedPage = [{ start: 10, end: 20, box, characters: undefined, isVertical: false, goesBack: [] }];
const mark = (key: number, start: number, end: number, fits = true) => ({
  key,
  span: span(start, end),
  claimId: `C-00${String(key)}`,
  fits,
});

const outlined: Outlined = {
  marks: [mark(1, 10, 12), mark(2, 11, 30), mark(3, 12, 14, false), mark(4, 20, 25)],
  active: 1,
  cited: new Map([[2, 'contradicts']]),
  pending: null,
  caret: span(15, 16),
};

it('outlines the claims of a page, the active one last, then the word at the caret', () => {
  const outlines = outlinesOn(page, outlined);
  expect(outlines.map(({ key, name, cited, isActive, fits }) => [key, name, cited, isActive, fits])).toEqual([
    ['claim 3', 'C-003', undefined, false, false],
    ['claim 2', 'C-002 (contradicts)', 'contradicts', false, true],
    ['claim 1', 'C-001', undefined, true, true],
    ['caret', undefined, undefined, undefined, undefined],
  ]);
  expect(outlines.every(({ boxes }) => boxes.length === 1 && boxes[0] === box)).toBe(true);
});

it('outlines the selected text on top, and then no caret', () => {
  const outlines = outlinesOn(page, { ...outlined, marks: [], pending: span(5, 11) });
  expect(outlines.map(({ key }) => key)).toEqual(['pending']);
  expect(outlinesOn(page, { ...outlined, marks: [], pending: span(20, 22) })).toEqual([]);
  expect(outlinesOn([], outlined)).toEqual([]);
});
