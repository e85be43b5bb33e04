import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Edit } from '../core/workspace/workspace.ts';
import { small } from './desk.fixtures.ts';
import { useDispatchAndTell } from './dispatch-and-tell.ts';
import { untilRendered, renderInDesk } from './rendered.fixtures.tsx';

const titled: Edit = { type: 'set', path: '/title', value: 'Set' };

function Setter({ edit = titled }: { readonly edit?: Edit }) {
  const run = useDispatchAndTell();
  const onClick = (): void => void run(edit, { label: 'set the title' }, { text: 'The title is set.' });
  return <button onClick={onClick}>Set</button>;
}

function renderSetter(edit?: Edit) {
  const made = renderInDesk(<Setter {...(edit && { edit })} />);
  const click = (name: string): void => void fireEvent.click(made.screen.getByRole('button', { name }));
  return { ...made, click };
}

it('shows a message from which exactly this step is undone', async () => {
  const { screen, desk, title, click } = renderSetter();
  click('Set');
  expect(title()).toBe('Set');
  await screen.findByRole('button', { name: 'Undo' });
  click('Undo');
  expect(title()).toBe(small.title);
  expect(desk.getState().draft?.history.future).toHaveLength(1);
  expect(screen.getByText('Undone: set the title')).toBeTruthy();
});

it('shows why an edit is refused', async () => {
  const { screen, click } = renderSetter({ type: 'unset', path: '/assessment/none' });
  click('Set');
  const message = 'Could not complete “set the title”. There is no “/assessment/none” to remove.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(message);
});

it('shows that the draft is read-only', async () => {
  const { screen, desk, click } = renderSetter();
  await untilRendered(() => desk.actions.follow(small));
  click('Set');
  expect(await screen.findByText(/^Read-only: this draft is being edited in another tab\./)).toBeTruthy();
});
