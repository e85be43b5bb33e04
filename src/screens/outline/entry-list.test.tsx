import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addEntry } from '../../core/workspace/edits.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { layOutElements, renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { EntryPane } from './entry-pane.tsx';
import { openQuery } from './entry-query.ts';

layOutElements();

it('only notes what a new entry lacks, until it is left or an export is tried', async () => {
  const { screen, desk, view } = renderInDesk(
    <EntryPane list="power_bases" query={openQuery} onQuery={() => undefined} />,
  );
  const levels = (row: number) =>
    within(screen.getAllByRole('option')[row] as HTMLElement)
      .queryAllByRole('img')
      .map((icon) => icon.getAttribute('aria-label'));
  await untilRendered(() => {
    desk.actions.dispatch((workspace) => addEntry(workspace, 'power_bases'), { label: 'add power basis' });
    view.actions.select({ section: 'power_bases', index: 1 });
  });
  expect(levels(1)).toEqual(['not complete yet']);
  await untilRendered(() => view.actions.select({ section: 'power_bases', index: 0 }));
  expect(levels(1)).toEqual(['error']);
  await untilRendered(() => view.actions.select({ section: 'power_bases', index: 1 }));
  expect(levels(1)).toEqual(['not complete yet']);
  await untilRendered(() => view.actions.noteExportTried());
  expect(levels(1)).toEqual(['error']);
});

it('moves the selected entries by buttons, without dragging', async () => {
  const { entries, view, click, button } = renderInDesk(
    <EntryPane list="claims" query={openQuery} onQuery={() => undefined} />,
  );
  const before = entries('claims');
  await untilRendered(() => view.actions.select({ section: 'claims', index: 0 }));
  click('Move down');
  expect(entries('claims')).toEqual([before[1], before[0], ...before.slice(2)]);
  click('Move up');
  expect(entries('claims')).toEqual(before);
  expect(button('Move up').getAttribute('aria-disabled')).toBe('true');
});

it('shows a line end of a text as a space', async () => {
  const unknowns = ['Who pays for the fuel\u2028and\r\nthe crews.'];
  const workspace = { ...small, assessment: { ...small.assessment, unknowns } };
  const { screen } = renderInDesk(<EntryPane list="unknowns" query={openQuery} onQuery={() => undefined} />, workspace);
  const [option] = await screen.findAllByRole('option');
  expect(option?.textContent).toContain('Who pays for the fuel and the crews.');
});
