import { render } from '@testing-library/react';
import { expect, it, describe } from 'vitest';
import { MarkedBlock, markLook, type MarkedBlockProps, type MarkTable } from './marked-block.tsx';

const table: MarkTable = {
  byKey: new Map([
    [0, { name: 'C-001', fits: true, start: 100 }],
    [1, { name: 'C-002', fits: true, start: 104 }],
    [2, { name: 'C-003', fits: true, start: 90 }],
  ]),
  lanes: new Map(),
};
const noteId = (key: number): string => `note-${String(key)}`;

const blockOf = (pieces: MarkedBlockProps['pieces'], language: string | null) =>
  render(
    <MarkedBlock
      text="The gate is closed."
      start={100}
      pieces={pieces}
      table={table}
      active={null}
      language={language}
      hidden={null}
      noteId={noteId}
    />,
  ).container;

it('refers to the note on a claim once, where the claim begins', () => {
  const container = blockOf(
    [
      { from: 0, to: 4, keys: [2, 0] },
      { from: 4, to: 8, keys: [0, 1] },
      { from: 8, to: 12, keys: [0] },
      { from: 12, to: 19, keys: [] },
    ],
    null,
  );
  const marks = [...container.querySelectorAll('mark')];
  expect(marks.map((mark) => mark.getAttribute('aria-details'))).toEqual(['note-0', 'note-1', null]);
  expect(marks.map((mark) => mark.getAttribute('role'))).toEqual([null, null, 'presentation']);
});

it.each([
  ['fa', 'fa'],
  // An unknown language is not that of the page.
  [null, ''],
])('has the language of the source, %s', (language, lang) => {
  expect(blockOf([], language).querySelector('[data-block]')?.getAttribute('lang')).toBe(lang);
});

const mark = (lane: number, more: object = {}) => ({ lane, fits: true, active: false, ...more });

describe('the style of marks', () => {
  it('has a line for each mark, at the height of its lane wherever it is drawn', () => {
    const { style } = markLook([mark(0), mark(2)]);
    expect(String(style.backgroundImage).match(/linear-gradient/g)).toHaveLength(2);
    expect(style).toMatchObject({
      paddingBlockEnd: '7px',
      backgroundPosition: '0 calc(100% - 6px), 0 calc(100% - 0px)',
    });
    expect(markLook([mark(0)]).style).toMatchObject({
      paddingBlockEnd: '1px',
      backgroundPosition: '0 calc(100% - 0px)',
    });
  });

  it('lays the active line on top and makes it thicker', () => {
    const { style, active } = markLook([mark(0), mark(1, { active: true })]);
    expect(active).toBe(true);
    expect(String(style.backgroundImage)).toMatch(/^linear-gradient\(var\(--mark-active\)/);
    expect(style.backgroundSize).toBe('100% 3px, 100% 2px');
  });

  it('breaks the line of a mark whose text does not match', () => {
    expect(markLook([mark(0, { fits: false })]).style.backgroundImage).toContain('repeating-linear-gradient');
  });

  it('draws a cited mark in the colour and the line style of its effect, as the same object for the same marks', () => {
    const lines = (['supports', 'contradicts', 'both', 'plain'] as const).map(
      (cited) => markLook([mark(0, { cited })]).style.backgroundImage,
    );
    expect(new Set(lines).size).toBe(4);
    expect(lines[1]).toMatch(/^repeating-linear-gradient.*--contradicts/);
    expect(markLook([mark(0, { cited: 'supports' })])).not.toBe(markLook([mark(0)]));
    expect(markLook([mark(1)])).toBe(markLook([mark(1)]));
  });
});
