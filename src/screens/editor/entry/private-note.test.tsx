import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { renderInDesk, typeInto } from '../../../shared/rendered.fixtures.tsx';
import { DraftNotes, EntryNote } from './private-note.tsx';

it('a note on an entry is started with a button, written, and closed if it is left empty', () => {
  const { screen, click, workspace } = renderInDesk(
    <EntryNote list="claims" index={0} />,
    workspaceOf({ title: 'Notes' }),
  );
  click('Add private note');
  const box = screen.getByRole('textbox', { name: 'Private note on C-001' });
  expect(document.activeElement).toBe(box);
  typeInto(box, 'Ask the desk officer.');
  expect(workspace().notes).toEqual({ claims: { 'C-001': 'Ask the desk officer.' } });
  typeInto(box, '');
  expect(screen.queryByRole('textbox')).not.toBeNull();
  act(() => box.blur());
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add private note' })).toBeDefined();
});

it('the document lists the notes on entries, leads to each, and deletes those on missing entries', () => {
  const notes = { claims: { 'C-002': 'Weak.', 'C-900': 'Of a claim that another version had.' } };
  const { click, workspace, view } = renderInDesk(<DraftNotes />, { ...workspaceOf({ title: 'Notes' }), notes });
  click(/C-002/);
  expect(view.getState().selection).toEqual({ section: 'claims', index: 1 });
  click('Delete note');
  expect(workspace().notes).toEqual({ claims: { 'C-002': 'Weak.' } });
});
