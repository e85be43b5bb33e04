import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Actor } from '../core/casefile/types.generated.ts';
import { workspaceOf } from '../core/rules/example-workspace.ts';
import { renderHookInDesk, untilRendered } from './rendered.fixtures.tsx';
import { useOfferNames } from './use-offer-names.ts';

const actor = (name: string): Actor => ({ actor_id: name.toLowerCase(), names: [name], publisher_hosts: [] });

/** Renders the hook for a casefile with these actors and this text. `slices` counts the slices of the search. */
async function renderOffer(actors: readonly Actor[], text: string) {
  const slices = { count: 0 };
  const inSlices = (step: (enough: () => boolean) => boolean): (() => void) => {
    do slices.count += 1;
    while (!step(() => true));
    return () => undefined;
  };
  const casefile = { '/actors': actors, '/observations/0/passages/0/text': text };
  const made = renderHookInDesk(useOfferNames, workspaceOf({ title: '', casefile }), { inSlices });
  const offer = async (...given: Parameters<ReturnType<typeof useOfferNames>>): Promise<void> => {
    await untilRendered(() => made.now()(...given));
    await untilRendered(() => void import('../core/proposals/actor-names.ts'));
  };
  const names = () => made.workspace().casefile?.actors.map((one) => one.names.length);
  return { ...made, offer, slices, names };
}

const [first, second, third] = ['Velmara', 'Selm', 'Orun'].map(actor) as [Actor, Actor, Actor];

it('offers names of the actors that were added, and not of others that are last in the casefile', async () => {
  const { screen, offer, names } = await renderOffer(
    [first, second, third],
    'Velmara (VM) and Selm (SM) and Orun (ON)',
  );
  await offer([first.actor_id, second.actor_id]);
  const words = await screen.findByText('The passages have more names of Velmara: “VM”; Selm: “SM”.');
  expect(words).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add these names' }));
  expect(names()).toEqual([2, 2, 1]);
});

it('shows three names of an actor and how many more there are', async () => {
  const forms = ['VM', 'VL', 'VA', 'VR', 'VE'];
  const { screen, offer } = await renderOffer([first], forms.map((form) => `Velmara (${form})`).join(' and '));
  await offer();
  expect(await screen.findByText(/Velmara: “VM”, “VL”, “VA” and 2 more\.$/)).toBeTruthy();
});

it('searches for names of five actors at most, each in a slice of its own', async () => {
  const many = Array.from('ABCDEFG', (letter) => actor(`${letter}elmara`));
  const { screen, offer, slices } = await renderOffer(
    many,
    many.map(({ names: [name] }) => `${name} (Велмара)`).join(),
  );
  await offer(many.map(({ actor_id }) => actor_id));
  expect((await screen.findByText(/have more names/)).textContent).not.toContain('Felmara');
  expect(slices.count).toBe(5);
});
