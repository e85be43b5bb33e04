import { act, fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SampleName } from '../../store/file-commands.ts';

/** Renders the library as on its first visit: the code of the menu of samples is not loaded yet. */
async function renderLibrary(onOpenSample: (name: SampleName) => void = () => undefined) {
  vi.resetModules();
  const { renderInDesk } = await import('../../shared/rendered.fixtures.tsx');
  const { Library } = await import('./library.tsx');
  const nothing = (): void => undefined;
  const { screen } = renderInDesk(
    <Library onOpenFile={nothing} onOpenSample={onOpenSample} onExportAll={nothing} version="1" />,
  );
  return { screen, button: () => screen.getByRole('button', { name: 'Open sample' }) };
}

it('opens the menu of samples if a press begins before its code has loaded', async () => {
  const onOpenSample = vi.fn<(name: SampleName) => void>();
  const { screen, button } = await renderLibrary(onOpenSample);
  // The menu replaces the button before the press ends, so that there is no click.
  const early = button();
  fireEvent.pointerDown(early, { button: 0 });
  await expect.poll(button).not.toBe(early);
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.pointerUp(button());
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Finished assessment/ }));
  expect(onOpenSample).toHaveBeenCalledWith('finished');
});

it('keeps the focus on the button of samples when the code of its menu has loaded', async () => {
  const { button } = await renderLibrary();
  const early = button();
  act(() => early.focus());
  await expect.poll(button).not.toBe(early);
  expect(document.activeElement).toBe(button());
});
