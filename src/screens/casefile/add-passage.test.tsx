import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { small } from '../../shared/desk.fixtures.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { documentSource, segment } from '../source-import/source-files.fixtures.ts';
import { AddPassage } from './add-passage.tsx';

/** A page as the reader gives it: only the article is proposed. */
const page = documentSource('p', {
  segments: [segment('Day\tNorth', 'article'), segment('Monday\tclosed', 'rest'), segment('unseen', 'hidden')],
  groups: [
    { id: 'article', kind: 'region', label: 'Article', isProposed: true },
    { id: 'rest', kind: 'region', label: 'Rest of the page', isProposed: false },
    { id: 'hidden', kind: 'hidden', label: 'Text that the page hides', isProposed: false },
  ],
  losses: [{ code: 'picture', count: 1, first: null }],
});
const structured = 'Day\tNorth\nMonday\tclosed';

/** Renders the form. Reading returns the page, and notes the files. */
function renderForm() {
  const files: File[] = [];
  const made = renderInDesk(<AddPassage observationId={1} />, small, {
    files: {
      readSources: async (given) => {
        files.push(...given);
        return [page];
      },
    },
  });
  const field = made.screen.getByLabelText('Paste a passage') as HTMLTextAreaElement;
  const paste = async (plain: string, html: string): Promise<void> => {
    const getData = (type: string): string => (type === 'text/html' ? html : plain);
    await act(async () => fireEvent.paste(field, { clipboardData: { getData } }));
  };
  const added = () => made.workspace().casefile?.observations[0]?.passages.at(-1)?.text;
  const radio = (name: RegExp) => made.screen.queryByRole('radio', { name }) as HTMLInputElement | null;
  const choose = (name: RegExp): void => void fireEvent.click(made.screen.getByRole('radio', { name }));
  return { ...made, files, field, paste, added, radio, choose };
}

it('stores a paste as plain text, unless the person chooses its structure', async () => {
  const { screen, files, field, paste, added, radio, choose, click } = renderForm();
  await paste('Day North\r\nMonday closed', '<table>…</table>');
  // A byte order mark before the HTML says that its encoding is UTF-8 now.
  expect(await files[0]?.text()).toBe('\ufeff<table>…</table>');
  expect(radio(/^Plain text/)?.checked).toBe(true);
  click('Add passage');
  expect(added()).toBe('Day North\r\nMonday closed');

  await paste('Day North\r\nMonday closed', '<table>…</table>');
  choose(/^Structured text/);
  expect(field.value).toBe(structured);
  expect(screen.getByText(/1 picture was left out\./)).toBeTruthy();
  click('Add passage');
  expect(added()).toBe(structured);
  expect(radio(/^Plain text/)).toBeNull();
});

it('can go back to the plain text, and offers nothing more once the text was changed', async () => {
  const { field, paste, radio, choose } = renderForm();
  await paste('Day North', '<p>…</p>');
  choose(/^Structured text/);
  choose(/^Plain text/);
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
