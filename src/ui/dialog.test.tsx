import { expect, it, vi } from 'vitest';
import { act, fireEvent } from '@testing-library/react';
import { Dialog } from './dialog.tsx';
import { dialogCode, LoadedDialog, type DialogCode } from './loaded-dialog.tsx';
import { renderThemed } from './rendered.fixtures.tsx';
import { ToastProvider } from './toast.tsx';

it('has its name when a field in it takes the focus at once, and its content is not read as a description', () => {
  let name: string | null | undefined;
  const screen = renderThemed(
    <Dialog opened onClose={() => undefined} title="Add sources" transitionProps={{ duration: 0 }}>
      <input
        autoFocus
        onFocus={(event) => (name = event.currentTarget.closest('[role=dialog]')?.getAttribute('aria-label'))}
      />
    </Dialog>,
  );
  expect(name).toBe('Add sources');
  expect(screen.getByRole('dialog', { name: 'Add sources' }).hasAttribute('aria-describedby')).toBe(false);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

type Loaded = () => string;

function open(code: DialogCode<Loaded>) {
  const [onClose, onKey] = [vi.fn(), vi.fn()];
  const screen = renderThemed(
    <ToastProvider>
      <button type="button" onKeyDown={onKey}>
        Before
      </button>
      <LoadedDialog code={code} title="New actor" onClose={onClose}>
        {(dialog) => (
          <button type="button" autoFocus>
            {dialog()}
          </button>
        )}
      </LoadedDialog>
    </ToastProvider>,
  );
  const press = (key: string): void => void fireEvent.keyDown(screen.getByText('Before'), { key });
  return { screen, onClose, onKey, press };
}

it('holds keys back from everything else until the dialog is open', async () => {
  let finish: (dialog: Loaded) => void = () => undefined;
  const { screen, onKey, press } = open(dialogCode(() => new Promise<Loaded>((resolve) => (finish = resolve))));
  press('c');
  expect(onKey).not.toHaveBeenCalled();
  await act(async () => finish(() => 'The dialog'));
  expect(screen.getByText('The dialog')).toBeTruthy();
  press('c');
  expect(onKey).toHaveBeenCalledTimes(1);
});

it('closes with Esc before the dialog is open', () => {
  const { onClose, press } = open(dialogCode(() => new Promise<Loaded>(() => undefined)));
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says that the code could not be loaded, closes, and tries again the next time', async () => {
  const load = vi.fn<() => Promise<Loaded>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(() => 'The dialog');
  const code = dialogCode(load);
  const { screen, onClose } = open(code);
  expect(await screen.findByText(/^Could not open “New actor” because/)).toBeTruthy();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(await open(code).screen.findByText('The dialog')).toBeTruthy();
});

it('shows a dialog at once if its code is already loaded', async () => {
  const code = dialogCode<Loaded>(async () => () => 'The dialog');
  await code.load();
  expect(open(code).screen.getByText('The dialog')).toBeTruthy();
});

it('types into its field what was typed before it opened', async () => {
  let finish: (dialog: Loaded) => void = () => undefined;
  const code = dialogCode(() => new Promise<Loaded>((resolve) => (finish = resolve)));
  const screen = renderThemed(
    <ToastProvider>
      <LoadedDialog code={code} title="New actor" onClose={vi.fn()}>
        {(dialog) => <input aria-label={dialog()} autoFocus />}
      </LoadedDialog>
    </ToastProvider>,
  );
  for (const key of ['W', 'x', 'Backspace', 'h', 'o', 'Shift', '?', 'Enter']) fireEvent.keyDown(document.body, { key });
  await act(async () => finish(() => 'Name'));
  expect(screen.getByDisplayValue('Who?')).toBeTruthy();
  // From now on, keys are the field's own again.
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'a' })).toBe(true);
});
