import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkedBlock, type MarkTable } from './marked-block.tsx';

const table: MarkTable = {
  byKey: new Map([
    [0, { name: 'C-001', fits: true, start: 100 }],
    [1, { name: 'C-002', fits: true, start: 104 }],
    [2, { name: 'C-003', fits: true, start: 90 }],
  ]),
  lanes: new Map(),
};
const noteId = (key: number): string => `note-${String(key)}`;

it('refers to the note on a claim once, where the claim begins', () => {
  const { container } = render(
    <MarkedBlock
      text="The gate is closed."
      start={100}
      pieces={[
        { from: 0, to: 4, keys: [2, 0] },
        { from: 4, to: 8, keys: [0, 1] },
        { from: 8, to: 12, keys: [0] },
        { from: 12, to: 19, keys: [] },
      ]}
      table={table}
      active={null}
      language={null}
      hidden={null}
      noteId={noteId}
    />,
  );
  const marks = [...container.querySelectorAll('mark')];
  expect(marks.map((mark) => mark.getAttribute('aria-details'))).toEqual(['note-0', 'note-1', null]);
  expect(marks.map((mark) => mark.getAttribute('role'))).toEqual([null, null, 'presentation']);
  // An unknown language is not that of the page.
  expect(container.querySelector('[data-block]')?.getAttribute('lang')).toBe('');
});

it('has the language of the source, and none if that is not known', () => {
  const languageOf = (language: string | null): string | null | undefined => {
    const block = (
      <MarkedBlock
        text="دروازه بسته است."
        start={0}
        pieces={[]}
        table={table}
        active={null}
        language={language}
        hidden={null}
        noteId={noteId}
      />
    );
    return render(block).container.querySelector('[data-block]')?.getAttribute('lang');
  };
  expect(languageOf('fa')).toBe('fa');
  expect(languageOf(null)).toBe('');
});
