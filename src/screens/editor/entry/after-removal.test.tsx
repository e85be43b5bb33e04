import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { claim, workspace } from '../../../core/workspace/workspaces.fixtures.ts';
import { renderInDesk, untilRendered } from '../../../shared/rendered.fixtures.tsx';
import { ActorsField } from '../fields/actor-field.tsx';
import { formSchemas, schemaBelow } from '../form/form-schemas.ts';
import { PlaceProvider } from '../place/place.tsx';
import { EntryHeader } from './entry-header.tsx';

it('says which entry is shown after one was deleted, because the focus stays on the button', async () => {
  const { screen } = renderInDesk(
    <PlaceProvider kind="claims" index={1}>
      <EntryHeader list="claims" index={1} />
    </PlaceProvider>,
    workspace({ claims: [claim('C-1'), claim('C-2'), claim('C-3')] }),
  );
  await untilRendered(() => void fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
  await screen.findByText('C-3, 2 of 2.');
});

it('names the list in the button that removes an actor, which gets the focus when the one before it is removed', () => {
  const { screen } = renderInDesk(
    <PlaceProvider kind="claims" index={0}>
      <ActorsField field="/subject_actor_ids" schema={schemaBelow(formSchemas.claims, 'subject_actor_ids')} />
    </PlaceProvider>,
    workspaceOf({ title: '', assessment: { '/claims/0/subject_actor_ids': ['one', 'two'] } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove one from Subject actors' }));
  const [button] = screen.getAllByRole('button', { name: /^Remove / });
  expect(button?.getAttribute('aria-label')).toBe('Remove two from Subject actors');
});
