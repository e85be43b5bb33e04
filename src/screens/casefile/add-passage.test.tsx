import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Extraction } from '../../core/extraction/extraction.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import type { FileCommands, SourceFile } from '../../desk/file-commands.ts';
import { AddPassage } from './add-passage.tsx';

const segment = (text: string, group: string) => ({ separator: '\n', text, group, place: null }) as const;

/** A page as the reader gives it: only the article is proposed. */
const page: Extraction = {
  reader: { name: 'html', version: 1, engine: null },
  segments: [segment('Day\tNorth', 'article'), segment('Monday\tclosed', 'rest'), segment('unseen', 'hidden')],
  groups: [
    { id: 'article', kind: 'region', label: 'Article', isProposed: true },
    { id: 'rest', kind: 'region', label: 'Rest of the page', isProposed: false },
    { id: 'hidden', kind: 'hidden', label: 'Text that the page hides', isProposed: false },
  ],
  pages: [],
  losses: [{ code: 'picture', count: 1, first: null }],
  facts: {},
  contained: [],
};
const structured = 'Day\tNorth\nMonday\tclosed';

/** Renders the form. Reading returns the page, and notes the files. */
function renderForm(extraction: Extraction = page) {
  const files: File[] = [];
  const source = { kind: 'text', path: 'p', extraction } as SourceFile;
  const readSources: FileCommands['readSources'] = async (given) => {
    files.push(...given);
    return [source];
  };
  const commands = { readSources } as Partial<FileCommands> as FileCommands;
  const made = renderInDesk(<AddPassage observationId={1} />, small, { files: commands });
  const field = made.screen.getByLabelText('Paste a passage') as HTMLTextAreaElement;
  const paste = async (plain: string, html: string): Promise<void> => {
    const getData = (type: string): string => (type === 'text/html' ? html : plain);
    await act(async () => fireEvent.paste(field, { clipboardData: { getData } }));
  };
  const passages = () => made.desk.getState().draft?.workspace.casefile?.observations[0]?.passages ?? [];
  const added = () => passages().at(-1)?.text;
  const radio = (name: RegExp) => made.screen.queryByRole('radio', { name }) as HTMLInputElement | null;
  return { ...made, files, field, paste, added, radio };
}

it('stores a paste as plain text, unless the person chooses its structure', async () => {
  const { screen, files, field, paste, added, radio } = renderForm();
  await paste('Day North\r\nMonday closed', '<table>…</table>');
  // A byte order mark before the HTML says that its encoding is UTF-8 now.
  expect(await files[0]?.text()).toBe('\ufeff<table>…</table>');
  expect(radio(/^Plain text/)?.checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Add passage' }));
  expect(added()).toBe('Day North\r\nMonday closed');

  await paste('Day North\r\nMonday closed', '<table>…</table>');
  fireEvent.click(screen.getByRole('radio', { name: /^Structured text/ }));
  expect(field.value).toBe(structured);
  expect(screen.getByText(/1 picture was left out\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add passage' }));
  expect(added()).toBe(structured);
  expect(radio(/^Plain text/)).toBeNull();
});

it('can go back to the plain text, and offers nothing more once the text was changed', async () => {
  const { screen, field, paste, radio } = renderForm();
  await paste('Day North', '<p>…</p>');
  fireEvent.click(screen.getByRole('radio', { name: /^Structured text/ }));
  fireEvent.click(screen.getByRole('radio', { name: /^Plain text/ }));
  expect(field.value).toBe('Day North');
  fireEvent.change(field, { target: { value: 'Day North.' } });
  expect(radio(/^Plain text/)).toBeNull();
});

it.each([
  ['without HTML', 'Day North', ''],
  ['whose HTML gives the same text', 'Day\tNorth\r\nMonday\tclosed\r\n', '<table>…</table>'],
])('offers nothing for a paste %s', async (_, plain, html) => {
  const { field, paste, radio } = renderForm();
  await paste(plain, html);
  expect(field.value).toBe(plain.replaceAll('\r\n', '\n'));
  expect(radio(/^Plain text/)).toBeNull();
});
