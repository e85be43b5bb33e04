import { act, fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import type { SampleName } from '../../store/file-commands.ts';
import { Library } from './library.tsx';

it('opens the menu of samples if its button was pressed before its code has loaded', async () => {
  const onOpenSample = vi.fn<(name: SampleName) => void>();
  const nothing = (): void => undefined;
  const { screen } = renderInDesk(
    <Library onOpenFile={nothing} onOpenSample={onOpenSample} onExportAll={nothing} version="1" />,
  );
  const button = screen.getByRole('button', { name: 'Open sample' });
  act(() => button.focus());
  fireEvent.click(button);
  // An impatient second press does not take the first one back.
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  const item = await screen.findByRole('menuitem', { name: /^Finished assessment/ });
  expect(screen.getByRole('button', { name: 'Open sample', expanded: true })).toBe(button);
  await expect.poll(() => document.activeElement).toBe(item);

  fireEvent.keyDown(item, { key: 'Escape' });
  await expect.poll(() => document.activeElement).toBe(button);
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Finished assessment/ }));
  expect(onOpenSample).toHaveBeenCalledWith('finished');
});
