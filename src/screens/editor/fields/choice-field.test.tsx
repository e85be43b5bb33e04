import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { viewClaim } from '../../../core/assessment/view.ts';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../../shared/rendered.fixtures.tsx';
import { formSchemas, schemaBelow } from '../form/form-schemas.ts';
import { PlaceProvider } from '../place/place.tsx';
import { AttributionModeField } from './choice-field.tsx';

const schema = schemaBelow(schemaBelow(formSchemas.claims, 'attribution'), 'mode');

function renderMode(actorId: string | null, publisher: string | null) {
  const made = renderInDesk(
    <PlaceProvider kind="claims" index={0}>
      <AttributionModeField field="/attribution/mode" schema={schema} />
    </PlaceProvider>,
    workspaceOf({
      title: 'x',
      assessment: { '/claims/0/attribution': { mode: 'unresolved', actor_id: actorId } },
      casefile: { '/observations/0/publisher_actor_id': publisher },
    }),
  );
  const attribution = () => viewClaim(made.entries('claims')[0]).attribution;
  return { ...made, attribution, choose: (name: string) => void fireEvent.click(made.screen.getByLabelText(name)) };
}

it('fills in the publisher together with the mode, in one step', async () => {
  const { undo, attribution, choose } = renderMode(null, 'harbour-council');
  choose('Publisher');
  expect(attribution()).toEqual({ mode: 'publisher', actor_id: 'harbour-council' });
  await undo();
  expect(attribution()).toEqual({ mode: 'unresolved', actor_id: null });
});

it('never replaces or clears an actor', () => {
  const { attribution, choose } = renderMode('river-authority', 'harbour-council');
  choose('Publisher');
  expect(attribution()).toEqual({ mode: 'publisher', actor_id: 'river-authority' });
  choose('Unresolved');
  expect(attribution()).toEqual({ mode: 'unresolved', actor_id: 'river-authority' });
});

it('says that the publisher is still the actor of a speaker', async () => {
  const { screen, attribution, choose } = renderMode(null, 'harbour-council');
  choose('Publisher');
  choose('Explicit speaker');
  expect(attribution()).toEqual({ mode: 'explicit-speaker', actor_id: 'harbour-council' });
  const words = 'The attributed actor is still Harbour Council, the publisher.';
  expect(await screen.findByText(words)).toBeTruthy();
});

it('sets only the mode if the publisher is unknown or not in the casefile', () => {
  for (const publisher of [null, 'nobody']) {
    const { screen, attribution, choose } = renderMode(null, publisher);
    choose('Publisher');
    expect(attribution()).toEqual({ mode: 'publisher', actor_id: null });
    screen.unmount();
  }
});
