import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AskProvider, createAsker, type Question } from './ask.tsx';
import { renderThemed } from './rendered.fixtures.tsx';

const question = (title: string): Question => ({ title, body: ['You can undo this.'], yes: 'Delete' });

function renderAsker() {
  const asker = createAsker();
  const screen = renderThemed(
    <AskProvider asker={asker}>
      <p>The desk</p>
    </AskProvider>,
  );
  const ask = (title: string): Promise<boolean> => {
    let answer = Promise.resolve(false);
    act(() => void (answer = asker.ask(question(title))));
    return answer;
  };
  const choose = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  return { screen, ask, choose };
}

it('counts “Close” as no', async () => {
  const { screen, ask, choose } = renderAsker();
  const answer = ask('Delete C-001?');
  await screen.findByRole('dialog');
  choose('Close');
  await expect(answer).resolves.toBe(false);
});

it.each([
  { destructive: true, focused: 'Cancel' },
  { destructive: false, focused: 'Delete' },
])('focuses “$focused” if destructive is $destructive', async ({ destructive, focused }) => {
  const asker = createAsker();
  const screen = renderThemed(<AskProvider asker={asker}>{null}</AskProvider>);
  act(() => void asker.ask({ ...question('Delete C-001?'), destructive }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
});

it('asks one question after the other, each with its title, consequence and two answers', async () => {
  const { screen, ask, choose } = renderAsker();
  const answers = [ask('Delete C-001?'), ask('Delete C-002?')];
  const dialog = await screen.findByRole('dialog', { name: 'Delete C-001?' });
  expect(dialog.textContent).toContain('You can undo this.');
  choose('Delete');
  await screen.findByRole('dialog', { name: 'Delete C-002?' });
  choose('Cancel');
  await expect(Promise.all(answers)).resolves.toEqual([true, false]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
