import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { findFieldId } from './find-bar.tsx';
import { useRequestedSearch } from './use-requested-search.ts';

function Probe() {
  const [words, setWords] = useState('');
  useRequestedSearch(setWords);
  return (
    <input
      id={findFieldId}
      aria-label="Find in passage"
      value={words}
      onChange={(event) => setWords(event.target.value)}
    />
  );
}

it('shows the words of each request once, and focuses the field', async () => {
  const { screen, view } = renderInDesk(<Probe />);
  const field = screen.getByLabelText('Find in passage') as HTMLInputElement;
  await untilRendered(() => view.actions.searchPassages('the old basin'));
  expect(field.value).toBe('the old basin');
  await expect.poll(() => document.activeElement).toBe(field);
  await untilRendered(() => view.actions.showPassage('p', null));
  await untilRendered(() => view.actions.searchPassages(''));
  expect(field.value).toBe('');
  await untilRendered(() => view.actions.searchPassages('the old basin'));
  expect(field.value).toBe('the old basin');
});
