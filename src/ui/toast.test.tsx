import { act, fireEvent, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';
import { ToastProvider, useToast, type Toast } from './toast.tsx';
import { renderThemed } from './rendered.fixtures.tsx';

function Teller({ toast }: { readonly toast: Toast }) {
  const show = useToast();
  return <button onClick={() => show(toast)}>Tell</button>;
}

/** Shows a toast and resolves to the screen when its card is loaded. */
async function told(toast: Toast) {
  const screen = renderThemed(
    <ToastProvider>
      <Teller toast={toast} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tell' }));
  await screen.findByText(toast.text);
  return screen;
}

it('shows the first message at once if its code is loaded', async () => {
  const screen = renderThemed(
    <ToastProvider>
      <Teller toast={{ text: 'Deleted.' }} />
    </ToastProvider>,
  );
  await act(() => afterPaint(() => import('./toast-card.tsx')));
  fireEvent.click(screen.getByRole('button', { name: 'Tell' }));
  expect(screen.getByText('Deleted.')).toBeTruthy();
});

it('shows a message until it is closed', async () => {
  const screen = await told({ text: 'Deleted.' });
  expect(screen.getByRole('status').textContent).toContain('Deleted.');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('Deleted.')).toBeNull();
});

/** Lets a day pass on the clock of the page. */
function passDay(): void {
  act(() => void vi.advanceTimersByTime(24 * 60 * 60 * 1000));
}

it('stays as time passes, and closes with the next key after that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const screen = await told({ text: 'Downloaded.' });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(screen.getByText('Downloaded.')).toBeTruthy();
  passDay();
  expect(screen.getByText('Downloaded.')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(screen.queryByText('Downloaded.')).toBeNull();
  vi.useRealTimers();
});

it('stays with its action as time passes, whatever the person does elsewhere, until the action is chosen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const onAction = vi.fn();
  const screen = await told({ text: 'Deleted.', action: { title: 'Undo', onAction } });
  passDay();
  fireEvent.click(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted.')).toBeNull();
  vi.useRealTimers();
});

it.each(['input', 'textarea'])('closes with Esc, but not while an %s uses that key', async (name) => {
  const screen = await told({ text: 'Deleted.', action: { title: 'Undo', onAction: vi.fn() } });
  const field = document.body.appendChild(document.createElement(name));
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.getByText('Deleted.')).toBeTruthy();
  field.remove();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('Deleted.')).toBeNull();
});

it('announces a problem at once', async () => {
  const screen = await told({ text: 'Could not save.', trouble: true });
  expect(screen.getByRole('alert').textContent).toContain('Could not save.');
});

/** An availability that a test changes. */
function changeable() {
  let whyNot: string | undefined;
  let announce = (): void => undefined;
  const availability = {
    subscribe: (listener: () => void) => {
      announce = listener;
      return () => undefined;
    },
    whyNot: () => whyNot,
  };
  const change = (reason: string): void => {
    whyNot = reason;
    act(announce);
  };
  return { availability, change };
}

it('says why its action is not available, and keeps it focusable', async () => {
  const onAction = vi.fn();
  const { availability, change } = changeable();
  const screen = await told({ text: 'Deleted.', action: { title: 'Undo', onAction, availability } });
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(undo);
  change('This step is already undone.');
  fireEvent.click(undo);
  expect(onAction).not.toHaveBeenCalled();
  expect([undo.getAttribute('aria-disabled'), undo.hasAttribute('disabled')]).toEqual(['true', false]);
  expect(screen.getByText('This step is already undone.').id).toBe(undo.getAttribute('aria-describedby'));
});

it('closes when its action is no longer available, as soon as it has neither pointer nor focus', async () => {
  const { availability, change } = changeable();
  const screen = await told({ text: 'Deleted.', action: { title: 'Undo', onAction: vi.fn(), availability } });
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(undo);
  fireEvent.pointerEnter(undo);
  change('The draft has changed since then.');
  fireEvent.blur(undo);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Deleted.')).toBeTruthy();
  fireEvent.pointerLeave(undo);
  await waitForElementToBeRemoved(() => screen.queryByText('Deleted.'));
});
