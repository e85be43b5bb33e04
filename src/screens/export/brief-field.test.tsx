import { act, fireEvent } from '@testing-library/react';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { isOwnBrief, noteDownloadedBrief } from '../../shared/own-briefs.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { BriefField } from './brief-field.tsx';

it('notes a brief that is written here, and says how many characters are left', () => {
  const { screen, desk } = renderInDesk(<BriefField />, workspaceOf({ title: '', assessment: {} }));
  const field = screen.getByRole('textbox', { name: 'Brief for reviewers' });
  fireEvent.change(field, { target: { value: 'Look at IH-001 \ud83d.' } });
  expect(desk.getState().draft?.workspace.brief).toBe('Look at IH-001 \ud83d.');
  expect(screen.queryByText(/of 2,000 left$/)).toBeNull();
  fireEvent.change(field, { target: { value: 'x'.repeat(1900) } });
  expect(screen.getByRole('textbox', { description: /100 of 2,000 left$/ })).toBe(field);
  fireEvent.change(field, { target: { value: 'Look at IH-001 \ud83d.' } });
  screen.unmount();
  expect(isOwnBrief('Look at IH-001 \ud83d.', sha256)).toBe(true);
  expect(isOwnBrief('Look at IH-002.', sha256)).toBe(false);
});

it('notes a brief when its field loses the focus, because the page may close with the dialog', () => {
  const { screen } = renderInDesk(<BriefField />, workspaceOf({ title: '', assessment: {} }));
  const field = screen.getByRole('textbox', { name: 'Brief for reviewers' });
  fireEvent.change(field, { target: { value: 'Look at C-001.' } });
  expect(isOwnBrief('Look at C-001.', sha256)).toBe(false);
  fireEvent.blur(field);
  expect(isOwnBrief('Look at C-001.', sha256)).toBe(true);
  screen.unmount();
});

it('notes the brief of a download only if the draft was started here', () => {
  const draft = workspaceOf({ title: '' });
  noteDownloadedBrief({ ...draft, brief: 'From a colleague.' }, sha256);
  noteDownloadedBrief({ ...draft, brief: 'Restored.', startedHere: true }, sha256);
  expect(isOwnBrief('From a colleague.', sha256)).toBe(false);
  expect(isOwnBrief('Restored.', sha256)).toBe(true);
});

it('is read-only in a tab that does not write the draft, and says so', () => {
  const { screen, desk } = renderInDesk(<BriefField />, workspaceOf({ title: '' }));
  const { draft } = desk.getState();
  if (draft) act(() => desk.actions.follow(draft.workspace));
  const field = screen.getByRole('textbox', { name: 'Brief for reviewers', description: new RegExp(readOnlyMessage) });
  expect(field).toHaveProperty('readOnly', true);
  screen.unmount();
});
