import { fireEvent } from '@testing-library/react';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { isOwnBrief, noteDownloadedBrief } from '../../shared/own-briefs.ts';
import { renderInDesk, typeInto } from '../../shared/rendered.fixtures.tsx';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { BriefField } from './brief-field.tsx';

function renderBrief() {
  const made = renderInDesk(<BriefField />, workspaceOf({ title: '', assessment: {} }));
  return { ...made, field: made.screen.getByRole('textbox', { name: 'Brief for reviewers' }) };
}

it('notes a brief that is written here, and says how many characters are left', () => {
  const { screen, workspace, field } = renderBrief();
  typeInto(field, 'Look at IH-001 \ud83d.');
  expect(workspace().brief).toBe('Look at IH-001 \ud83d.');
  expect(screen.queryByText(/of 2,000 left$/)).toBeNull();
  typeInto(field, 'x'.repeat(1900));
  expect(screen.getByRole('textbox', { description: /100 of 2,000 left$/ })).toBe(field);
  typeInto(field, 'Look at IH-001 \ud83d.');
  screen.unmount();
  expect(isOwnBrief('Look at IH-001 \ud83d.', sha256)).toBe(true);
  expect(isOwnBrief('Look at IH-002.', sha256)).toBe(false);
});

it('notes a brief when its field loses the focus, because the page may close with the dialog', () => {
  const { field } = renderBrief();
  typeInto(field, 'Look at C-001.');
  expect(isOwnBrief('Look at C-001.', sha256)).toBe(false);
  fireEvent.blur(field);
  expect(isOwnBrief('Look at C-001.', sha256)).toBe(true);
});

it('notes the brief of a download only if the draft was started here', () => {
  const draft = workspaceOf({ title: '' });
  noteDownloadedBrief({ ...draft, brief: 'From a colleague.' }, sha256);
  noteDownloadedBrief({ ...draft, brief: 'Restored.', startedHere: true }, sha256);
  expect(isOwnBrief('From a colleague.', sha256)).toBe(false);
  expect(isOwnBrief('Restored.', sha256)).toBe(true);
});

it('is read-only in a tab that does not write the draft, and says so', async () => {
  const { screen, follow, field } = renderBrief();
  await follow();
  expect(field).toHaveProperty('readOnly', true);
  expect(screen.getByRole('textbox', { description: new RegExp(readOnlyMessage) })).toBe(field);
});
