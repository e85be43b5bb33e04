import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import type { SampleName } from '../../store/file-commands.ts';
import { Library } from './library.tsx';

it('opens the menu of samples if a press begins before its code has loaded', async () => {
  const onOpenSample = vi.fn<(name: SampleName) => void>();
  const nothing = (): void => undefined;
  const { screen } = renderInDesk(
    <Library onOpenFile={nothing} onOpenSample={onOpenSample} onExportAll={nothing} version="1" />,
  );
  // The menu replaces the button before the press ends, so that there is no click.
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Open sample' }), { button: 0 });
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Finished assessment/ }, { timeout: 20_000 }));
  expect(onOpenSample).toHaveBeenCalledWith('finished');
});
