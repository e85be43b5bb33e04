import { sha256 } from '@noble/hashes/sha2.js';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { mergeWorkspaces, type Versions, type WorkspaceConflict } from '../../core/compare/merge/workspaces.ts';
import { claim, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { renderInDesk, typeInto } from '../../shared/rendered.fixtures.tsx';
import type { Choices } from '../../store/merging.ts';
import { ConflictList } from './conflict-list.tsx';

const ids = Array.from({ length: 40 }, (_, index) => `C-${String(index + 1)}`);
const claimsOf = (order: readonly string[]) => workspace({ claims: order.map((id) => claim(id)) });
/** Both sides move claims after the first, in different ways. */
const reordered = {
  base: claimsOf(ids),
  mine: claimsOf([...ids.slice(0, 1), ...ids.slice(1, 39).reverse(), ...ids.slice(39)]),
  theirs: claimsOf([...ids.slice(0, 1), ...ids.slice(2, 39), ...ids.slice(1, 2), ...ids.slice(39)]),
};

function renderConflicts(versions: Versions = reordered) {
  const merge = mergeWorkspaces(versions, sha256);
  if (!merge.ok) throw new Error('The versions can be merged.');
  const chosen: Choices[] = [];
  function Screen() {
    const [conflicts, show] = useState<readonly WorkspaceConflict[]>([]);
    return (
      <main>
        <button onClick={() => show(merge.ok ? merge.conflicts : [])}>Continue</button>
        <input aria-label="Search" />
        <ConflictList conflicts={conflicts} choices={{}} versions={versions} onChoices={(one) => chosen.push(one)} />
      </main>
    );
  }
  const { screen } = renderInDesk(<Screen />, versions.mine);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  return { screen, chosen };
}

it('letters choose a side as soon as the conflicts are shown, but not while text is typed elsewhere', () => {
  const { screen, chosen } = renderConflicts();
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 't' });
  expect(chosen).toEqual([]);
  fireEvent.keyDown(document.body, { key: 't' });
  expect(chosen).toEqual([{ '/claims/order': 'theirs' }]);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Continue' }), { key: 'm' });
  expect(chosen.at(-1)).toEqual({ '/claims/order': 'mine' });
});

it('shows two orders as short lists of IDs, from the first that differs', () => {
  const { screen } = renderConflicts();
  const side = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(side('Mine')).toBe('MineC-39, C-38, C-37, C-36, C-35, C-34, C-33, C-32, C-31, C-30, C-29 and 26 more');
  expect(side('Theirs')).toBe('TheirsC-3, C-4, C-5, C-6, C-7, C-8, C-9, C-10, C-11, C-12, C-13 and 26 more');
});

it('E writes another text in place of both, which starts with mine', () => {
  const version = (proposition: string) => workspace({ claims: [claim('C-1', { proposition })] });
  const [base, mine, theirs] = ['It closed.', 'It closed on Monday.', 'It closed on Tuesday.'].map(version);
  if (!base || !mine || !theirs) throw new Error('There are three versions.');
  const { screen, chosen } = renderConflicts({ base, mine, theirs });
  fireEvent.keyDown(document.body, { key: 'e' });
  const field = screen.getByRole('textbox', { name: 'Your text' }) as HTMLTextAreaElement;
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('It closed on Monday.');
  typeInto(field, 'It closed on Monday or Tuesday.');
  fireEvent.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(chosen).toEqual([{ '/claims/C-1/proposition': { text: 'It closed on Monday or Tuesday.' } }]);
});
