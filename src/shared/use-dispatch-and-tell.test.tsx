import { expect, it } from 'vitest';
import { small } from './desk.fixtures.ts';
import { useDispatchAndTell } from './dispatch-and-tell.ts';
import { renderInDesk } from './rendered.fixtures.tsx';

function Setter() {
  const run = useDispatchAndTell();
  const edit = { type: 'set', path: '/title', value: 'Set' } as const;
  return <button onClick={() => run(edit, { label: 'set the title' }, { text: 'The title is set.' })}>Set</button>;
}

it('shows a message from which exactly this step is undone', async () => {
  const { screen, desk, title, click } = renderInDesk(<Setter />);
  click('Set');
  expect(title()).toBe('Set');
  await screen.findByRole('button', { name: 'Undo' });
  click('Undo');
  expect(title()).toBe(small.title);
  expect(desk.getState().draft?.history.future).toHaveLength(1);
  expect(screen.getByText('Undone: set the title')).toBeTruthy();
});
