import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { layOutElements, renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { FindBar } from './find-bar.tsx';
import { noFind } from './find-matches.ts';

layOutElements();

it.each([
  ['goes to another passage with Enter if this one has no match', false, false, 1],
  ['stays while the matches are those of an earlier query', true, false, 0],
  ['stays while other passages are still searched', false, true, 0],
])('%s', async (_, outdated, isSearching, moves) => {
  const [onElsewhere, ignore] = [vi.fn(), () => undefined];
  let canSearch = true;
  const bar = (words: string) => (
    <FindBar
      find={{
        query: { ...noFind, words },
        setQuery: ignore,
        hits: [],
        current: null,
        outdated,
        cut: false,
        choose: ignore,
        step: ignore,
      }}
      text="Nothing here."
      passageId="another one"
      onStep={ignore}
      onChoose={ignore}
      onUse={ignore}
      onElsewhere={onElsewhere}
      onLeave={ignore}
    />
  );
  const { screen } = renderInDesk(bar('north'), workspaceOf({ title: '' }), {
    inSlices(step) {
      if (canSearch) step(() => false);
      return ignore;
    },
  });
  const field = screen.getByRole('textbox', { name: 'Find in passage' });
  await untilRendered(() => field.focus());
  await screen.findByText(/in observation 1/);
  canSearch = !isSearching;
  await untilRendered(() => screen.rerender(bar('north c')));
  await untilRendered(() => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(onElsewhere).toHaveBeenCalledTimes(moves);
});
