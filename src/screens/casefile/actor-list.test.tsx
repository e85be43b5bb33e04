import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk, typeInto } from '../../shared/rendered.fixtures.tsx';
import { ActorList } from './actor-list.tsx';

function renderActors() {
  const made = renderInDesk(<ActorList />);
  return { ...made, ids: () => made.workspace().casefile?.actors.map(({ actor_id }) => actor_id) };
}

/** Renders the list with the first actor open, and its ID changed in the field but not in the draft. */
function renderRename(id: string) {
  const made = renderActors();
  made.click('Harbour Council harbour-council');
  const field = made.screen.getByRole('textbox', { name: 'Actor ID' });
  typeInto(field, id);
  return { ...made, field };
}

it('adds an actor and opens it', () => {
  const { screen, ids, click } = renderActors();
  typeInto(screen.getByRole('textbox', { name: 'New actor' }), ' Ministry of Ports ');
  click('Add actor');
  expect(ids()).toEqual(['harbour-council', 'river-authority', 'ministry-of-ports']);
  expect(screen.getByRole('button', { name: /^Ministry of Ports/, expanded: true })).toBeTruthy();
});

it('shows the first name that is not blank, and asks for one if there is none', () => {
  const workspace = workspaceOf({
    title: 'Blank names',
    casefile: { '/actors/0/names': [' ', 'Harbour Council'], '/actors/1/names': [''] },
  });
  const { screen, click } = renderInDesk(<ActorList />, workspace);
  click('Harbour Council harbour-council');
  expect(screen.queryByText(/^Add at least one name/)).toBeNull();
  click('river-authority river-authority');
  expect(screen.getByText(/^Add at least one name/)).toBeTruthy();
});

it('removes an actor at once if nothing refers to it, and asks first otherwise', async () => {
  const { screen, ids, click } = renderActors();
  click('Remove actor harbour-council');
  const dialog = await screen.findByRole('dialog', { name: 'Remove actor harbour-council?' });
  expect(dialog.textContent).toContain('You can undo this.');
  click('Remove');
  expect(ids()).toEqual(['river-authority']);
});

it('renames an actor when the field loses the focus', () => {
  const { field, ids } = renderRename('council');
  expect(ids()).toContain('harbour-council');
  fireEvent.blur(field);
  expect(ids()).toContain('council');
});

it.each([
  ['river-authority', '“river-authority” is already the ID of another actor. Choose another ID.'],
  ['not an ID', /^Start with a letter or digit/],
])('says at the field why an actor cannot be called “%s”', (id, problem) => {
  const { screen, field, ids } = renderRename(id);
  fireEvent.blur(field);
  expect(screen.getByText(problem)).toBeTruthy();
  expect(ids()).toEqual(['harbour-council', 'river-authority']);
});

it('is read-only while another tab writes the draft', async () => {
  const { screen, follow } = renderActors();
  await follow();
  expect(screen.getByRole('textbox', { name: 'New actor' }).closest('fieldset')?.disabled).toBe(true);
});
