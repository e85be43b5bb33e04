import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilterPopover, SortMenu } from './filter-popover.tsx';
import { watchPresses } from './pointer-press.ts';
import { renderThemed } from './rendered.fixtures.tsx';
import { TipButton } from './tip-button.tsx';

const titles = { document: 'Document order', id: 'ID' } as const;

it('a menu’s button says that it opens a menu, which starts at its first item', async () => {
  const screen = renderThemed(
    <SortMenu
      name="Sort: ID"
      position="bottom-end"
      keys={['document', 'id']}
      titles={titles}
      sort="id"
      onSort={() => undefined}
    />,
  );
  const button = screen.getByRole('button', { name: 'Sort: ID' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const menu = await screen.findByRole('menu', { name: 'Sort: ID' });
  expect([...menu.querySelectorAll('[role]')].map((item) => item.getAttribute('role'))).not.toContain('presentation');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Document order'));
});

const nothing = (): void => undefined;

const popups = {
  menu: <SortMenu name="Show" position="bottom-end" keys={['id']} titles={titles} sort="id" onSort={nothing} />,
  dialog: (
    <FilterPopover name="Show" count={0} position="bottom-end" onClear={nothing}>
      <input />
    </FilterPopover>
  ),
};

it.each(['menu', 'dialog'] as const)('a %s closes by Esc before it has the focus', async (role) => {
  watchPresses();
  const screen = renderThemed(popups[role]);
  const button = screen.getByRole('button', { name: 'Show' });
  button.focus();
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  expect(document.activeElement).toBe(button);
});

it('a popover’s button says whether the popover is open, and names it', async () => {
  const screen = renderThemed(
    <FilterPopover name="Filter" count={0} position="bottom-end" onClear={() => undefined}>
      <input aria-label="Kind" />
    </FilterPopover>,
  );
  const button = screen.getByRole('button', { name: 'Filter' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeTruthy();
});

it.each([
  ['Undo several steps, or open version history', true],
  ['Undo several steps', false],
])('is described by its tooltip only if that says more than its name: %s', async (tooltip, isDescribed) => {
  const screen = renderThemed(<TipButton tooltip={tooltip} aria-label="Undo several steps" />);
  const button = screen.getByRole('button', { name: 'Undo several steps' });
  fireEvent.mouseEnter(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe(tooltip);
  expect(button.hasAttribute('aria-describedby')).toBe(isDescribed);
});
