import { fireEvent } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readDateWords } from '../../core/assessment/read-date-words.ts';

// Other tests in this process have loaded the code, so that these modules are loaded again.
vi.resetModules();
let load: (read: typeof readDateWords) => void = () => undefined;
let code: Promise<typeof readDateWords>;
beforeEach(() => {
  code = new Promise((resolve) => {
    load = resolve;
  });
});
vi.doMock('./date-reader.ts', () => ({ dateReaderNow: () => undefined, loadDateReader: () => code }));
const { renderInDesk, untilRendered, typeInto } = await import('../rendered.fixtures.tsx');
const { DateInput } = await import('./date-input.tsx');
const { Frame } = await import('./field-frame.tsx');

afterAll(() => {
  vi.doUnmock('./date-input.tsx');
  vi.resetModules();
});

/** Renders the date of an entry. `written` gets what is stored, with its entry. */
const dateOf = (entry: string, written: string[]) => (
  <Frame id="date" title="Date" entryId={undefined} findings={[]}>
    {(control) => (
      <DateInput
        {...{ control, value: null, edge: 'start', path: entry, pickLabel: 'Pick a date' }}
        onWrite={(dateTime) => written.push(`${entry}: ${dateTime}`) > 0}
        onClear={() => undefined}
      />
    )}
  </Frame>
);

it('stores nothing if a person types on while the code is loading', async () => {
  const written: string[] = [];
  const { screen } = renderInDesk(dateOf('PB-1', written));
  const field = screen.getByRole('textbox', { name: 'Date' }) as HTMLTextAreaElement;
  typeInto(field, '1 July 2026');
  fireEvent.keyDown(field, { key: 'Enter' });
  typeInto(field, '1 July 2026, 09:30');
  await untilRendered(() => load(readDateWords));
  expect(written).toEqual([]);
  expect(field.value).toBe('1 July 2026, 09:30');
});

it('stores a date in its entry if another one is shown when the code arrives', async () => {
  const written: string[] = [];
  const { screen } = renderInDesk(dateOf('PB-1', written));
  const field = screen.getByRole('textbox', { name: 'Date' }) as HTMLTextAreaElement;
  typeInto(field, '1 July 2026');
  fireEvent.keyDown(field, { key: 'Enter' });
  await untilRendered(() => screen.rerender(dateOf('PB-2', written)));
  typeInto(field, 'next summer');
  await untilRendered(() => load(readDateWords));
  expect(written).toEqual(['PB-1: 2026-07-01T00:00:00Z']);
  expect(field.value).toBe('next summer');
  await untilRendered(() => screen.rerender(dateOf('PB-1', written)));
  expect(field.value).toBe('');
});
