import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Observation } from '../../core/casefile/types.generated.ts';
import { exampleCasefile, workspaceOf } from '../../core/rules/example-workspace.ts';
import { layOutElements, renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { SourceList } from './source-list.tsx';

layOutElements();

const [first] = exampleCasefile.observations as [Observation];
const other = { ...first, observation_id: 7, title: 'A letter', published_at: null, publisher_actor_id: null };
const letter = { ...other, passages: [{ passage_id: 'sha256:other', text: 'Another text' }] };

const renderSources = (...more: readonly Observation[]) =>
  renderInDesk(<SourceList />, {
    ...workspaceOf({ title: 'x' }),
    casefile: {
      ...exampleCasefile,
      observations: [{ ...first, publisher_actor_id: 'harbour-council' }, letter, ...more],
    },
  });

it('shows title, publisher and date of the sources, and opens the passage of one', async () => {
  const { screen, view } = renderSources();
  const list = await screen.findByRole('listbox', { name: 'Sources' });
  const [shown, last] = await screen.findAllByRole('option');
  expect(shown?.getAttribute('aria-selected')).toBe('true');
  expect(shown?.textContent).toBe('On the north channel1 · Harbour Council · 1 March 2026');
  expect(last?.textContent).toBe('A letter7');
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  await untilRendered(() => void fireEvent.keyDown(list, { key: 'Enter' }));
  expect(view.getState()).toMatchObject({ passageId: 'sha256:other', observationId: 7 });
  expect(view.getState().selection.section).toBe('document');
  view.actions.select({ section: 'casefile' });
  if (shown) await untilRendered(() => void fireEvent.click(shown));
  expect(view.getState()).toMatchObject({ observationId: 1, selection: { section: 'casefile', index: 0 } });
});

it('leads to the passage, and to the casefile for an observation without one', async () => {
  const { screen, view } = renderSources({ ...other, observation_id: 8, passages: [] });
  const [shown, , last] = await screen.findAllByRole('option');
  const { reveal } = view.getState();
  if (shown) await untilRendered(() => void fireEvent.click(shown));
  expect(view.getState()).toMatchObject({ reveal: reveal + 1, selection: { section: 'document' } });
  if (last) await untilRendered(() => void fireEvent.click(last));
  expect(view.getState().selection).toEqual({ section: 'casefile', index: 2 });
});

it('says that there are no sources yet', () => {
  const { screen } = renderInDesk(<SourceList />, { ...workspaceOf({ title: 'x' }), casefile: null });
  expect(screen.getByText('No sources yet')).toBeTruthy();
});
