import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Edit } from '../core/workspace/workspace.ts';
import { small } from './desk.fixtures.ts';
import { useDispatchAndTell } from './dispatch-and-tell.ts';
import { renderInDesk } from './rendered.fixtures.tsx';

const titled: Edit = { type: 'set', path: '/title', value: 'Set' };

function Setter() {
  const run = useDispatchAndTell();
  const onClick = (): void => void run(titled, { label: 'set the title' }, { text: 'The title is set.' });
  return <button onClick={onClick}>Set</button>;
}

it('shows a message from which exactly this step is undone', async () => {
  const { screen, desk, title } = renderInDesk(<Setter />);
  const click = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  click('Set');
  expect(title()).toBe('Set');
  await screen.findByRole('button', { name: 'Undo' });
  click('Undo');
  expect(title()).toBe(small.title);
  expect(desk.getState().draft?.history.future).toHaveLength(1);
  expect(screen.getByText('Undone: set the title')).toBeTruthy();
});
