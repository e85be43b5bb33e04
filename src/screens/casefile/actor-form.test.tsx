import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { ActorForm } from './actor-form.tsx';
import { useActors } from './use-casefile.ts';

const text = 'The Harbour Council (THC) spoke for the Council. “Harbour Council (Hafenrat)” is on the door.';

function First() {
  const [actor] = useActors();
  return actor ? <ActorForm actor={actor} index={0} /> : null;
}

function renderForm() {
  const casefile = { '/observations/0/passages/0/text': text };
  const made = renderInDesk(<First />, workspaceOf({ title: 'x', casefile }));
  const names = () => made.workspace().casefile?.actors[0]?.names;
  const paste = (words: string): void => {
    const clipboardData = { getData: () => words };
    fireEvent.paste(made.screen.getByLabelText('Names'), { clipboardData });
  };
  return { ...made, names, paste };
}

it('offers names beside the known ones, and adds one or all in one step', async () => {
  const { screen, undo, names } = renderForm();
  const one = await screen.findByLabelText('Add name the Council');
  expect(names()).toEqual(['Harbour Council']);
  fireEvent.click(one);
  expect(names()).toEqual(['Harbour Council', 'the Council']);
  await undo();
  expect(names()).toEqual(['Harbour Council']);
  fireEvent.click(screen.getByText('Add all names'));
  expect(names()).toEqual(['Harbour Council', 'THC', 'the Council']);
});

it('takes pasted lines and semicolons apart, and asks about commas', () => {
  const { screen, names, paste } = renderForm();
  paste('THC; Port Council\nHafenrat');
  expect(names()).toEqual(['Harbour Council', 'THC', 'Port Council', 'Hafenrat']);
  paste('Council, Harbour');
  expect(names()).toHaveLength(4);
  fireEvent.click(screen.getByText('Add as one name with commas'));
  expect(names()?.at(-1)).toBe('Council, Harbour');
  paste('Quay Office, Mole Office');
  fireEvent.click(screen.getByText('Add as 2 names'));
  expect(names()?.slice(-2)).toEqual(['Quay Office', 'Mole Office']);
});
