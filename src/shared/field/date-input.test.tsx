import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readDateWords } from '../../core/assessment/read-date-words.ts';
import { renderInDesk, typeInto, untilRendered } from '../rendered.fixtures.tsx';
import { DateInput, dateReader } from './date-input.tsx';
import { Frame } from './field-frame.tsx';

beforeAll(async () => void (await dateReader.load()));
afterEach(() => vi.restoreAllMocks());

/** Renders a date field with this stored value, and records what it writes. */
function renderDate(initial: string | null, edge: 'start' | 'end' | 'moment' = 'start') {
  const written: string[] = [];
  function Field() {
    const [value, setValue] = useState(initial);
    const set = (next: string | null): boolean => {
      written.push(String(next));
      setValue(next);
      return true;
    };
    return (
      <Frame id="date" title="Date" entryId={undefined} findings={[]}>
        {(control) => (
          <DateInput
            {...{ control, value, edge, path: '/date', pickLabel: 'Pick a date' }}
            onWrite={set}
            onClear={() => set(null)}
          />
        )}
      </Frame>
    );
  }
  const { screen } = renderInDesk(<Field />);
  const field = screen.getByRole('textbox', { name: 'Date' }) as HTMLTextAreaElement;
  const type = (text: string): void => {
    field.focus();
    typeInto(field, text);
  };
  const click = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  return { screen, field, type, click, written };
}

it('shows a stored date in words with its stored form below, and the other way round with the focus', () => {
  const { screen, field } = renderDate('2026-03-01T00:00:00Z');
  const words = 'Sun, 1 March 2026, 00:00:00, UTC';
  const below = () => document.getElementById(`${field.id}-reading`)?.textContent;
  expect([field.value, below(), field.lang]).toEqual([words, '2026-03-01T00:00:00Z', 'en']);
  fireEvent.focus(field);
  expect([field.value, below()]).toEqual(['2026-03-01T00:00:00Z', words]);
  fireEvent.blur(field);
  expect(field.value).toBe(words);
  fireEvent.focus(screen.getByRole('button', { name: 'Pick a date' }));
  expect(field.value).toBe(words);
});

it('opens its calendar with Alt and the arrow down', () => {
  const { screen, field } = renderDate(null);
  const button = screen.getByRole('button', { name: 'Pick a date' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true });
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('says how it understands a date in words, and stores it when it loses the focus', () => {
  const { screen, field, type, written } = renderDate(null);
  type('14 July 2026');
  expect(screen.getByText('Tue, 14 July 2026, 00:00:00, UTC. Time and zone assumed.')).toBeTruthy();
  expect(screen.getByText('2026-07-14T00:00:00Z')).toBeTruthy();
  expect(written).toEqual([]);
  fireEvent.blur(field);
  expect(written).toEqual(['2026-07-14T00:00:00Z']);
  expect(field.value).toBe('2026-07-14T00:00:00Z');
  // Below the field, and announced.
  expect(screen.getAllByText(/Time and zone assumed/)).toHaveLength(2);
});

it('says the same after it has stored a date, so that a click below does not miss', () => {
  const { screen, field, type, written } = renderDate(null);
  type('14 July 2026');
  const says = (): string =>
    screen.getByText('2026-07-14T00:00:00Z', { ignore: 'textarea' }).parentElement?.textContent ?? '';
  const before = says();
  fireEvent.blur(field);
  expect(written).toHaveLength(1);
  expect(says()).toBe(before);
});

it('stores a date when the focus moves to the picker, but not while a button of the reading is pressed', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
  const { screen, field, type, written } = renderDate(null);
  type('14 July 2026');
  fireEvent.blur(field, { relatedTarget: screen.getByRole('button', { name: 'Use UTC+02:00 (this device)' }) });
  expect(written).toEqual([]);
  fireEvent.blur(field, { relatedTarget: screen.getByRole('button', { name: 'Pick a date' }) });
  expect(written).toEqual(['2026-07-14T00:00:00Z']);
});

it('stores the end of the day for an end, with Enter', () => {
  const { field, type, written } = renderDate(null, 'end');
  type('July 2026');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(written).toEqual(['2026-07-31T23:59:59Z']);
});

it('keeps a text that it cannot read, says why, and stores nothing', () => {
  const { screen, field, type, written } = renderDate('2026-03-01T00:00:00Z');
  type('in spring');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field);
  expect(field.value).toBe('in spring');
  expect(screen.getByRole('alert').textContent).toMatch(/“spring” is not part of a date.*keep 2026-03-01T00:00:00Z/);
  expect(written).toEqual([]);
  fireEvent.focus(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.value).toBe('2026-03-01T00:00:00Z');
});

it('asks which of two dates is meant', () => {
  const { field, type, click, written } = renderDate(null);
  type('3/4/2026');
  fireEvent.blur(field);
  expect(written).toEqual([]);
  click('Use 4 March 2026');
  expect(written).toEqual(['2026-03-04T00:00:00Z']);
  expect(field.value).toBe('2026-03-04T00:00:00Z');
});

it('offers the device’s zone if it assumed one', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
  const { screen, field, type, click, written } = renderDate(null);
  type('14 July 2026 09:30');
  fireEvent.blur(field);
  click('Use UTC+02:00 (this device)');
  expect(written).toEqual(['2026-07-14T09:30:00Z', '2026-07-14T09:30:00+02:00']);
  expect(screen.queryByRole('button', { name: /this device/ })).toBeNull();
});

it('stores a date-time while it is typed, and in upper case when it loses the focus', () => {
  const { field, type, written } = renderDate(null);
  type('2026-03-01t09:30:00z');
  expect(written).toEqual(['2026-03-01t09:30:00z']);
  fireEvent.blur(field);
  expect(written).toEqual(['2026-03-01t09:30:00z', '2026-03-01T09:30:00Z']);
});

it('leaves a stored text as it is, and offers what it can mean', () => {
  const { field, click, written } = renderDate('14.07.2026');
  fireEvent.focus(field);
  fireEvent.blur(field);
  expect(written).toEqual([]);
  click('Use 2026-07-14T00:00:00Z');
  expect(written).toEqual(['2026-07-14T00:00:00Z']);
});

it('clears the stored date when it is emptied', () => {
  const { field, type, written } = renderDate('2026-03-01T00:00:00Z');
  type('');
  expect(written).toEqual([]);
  fireEvent.blur(field);
  expect(written).toEqual(['null']);
});

/** Holds the code that reads dates in words, as on a slow connection. Returns how it arrives. */
function holdReader(): () => void {
  let arrive = (): void => undefined;
  vi.spyOn(dateReader, 'now').mockReturnValue(undefined);
  const code = new Promise<typeof readDateWords>((resolve) => {
    arrive = () => resolve(readDateWords);
  });
  vi.spyOn(dateReader, 'load').mockReturnValue(code);
  return () => arrive();
}

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
  const load = holdReader();
  const written: string[] = [];
  const { screen } = renderInDesk(dateOf('PB-1', written));
  const field = screen.getByRole('textbox', { name: 'Date' }) as HTMLTextAreaElement;
  typeInto(field, '1 July 2026');
  fireEvent.keyDown(field, { key: 'Enter' });
  typeInto(field, '1 July 2026, 09:30');
  await untilRendered(() => load());
  expect(written).toEqual([]);
  expect(field.value).toBe('1 July 2026, 09:30');
});

it('stores a date in its entry if another one is shown when the code arrives', async () => {
  const load = holdReader();
  const written: string[] = [];
  const { screen } = renderInDesk(dateOf('PB-1', written));
  const field = screen.getByRole('textbox', { name: 'Date' }) as HTMLTextAreaElement;
  typeInto(field, '1 July 2026');
  fireEvent.keyDown(field, { key: 'Enter' });
  await untilRendered(() => screen.rerender(dateOf('PB-2', written)));
  typeInto(field, 'next summer');
  await untilRendered(() => load());
  expect(written).toEqual(['PB-1: 2026-07-01T00:00:00Z']);
  expect(field.value).toBe('next summer');
  await untilRendered(() => screen.rerender(dateOf('PB-1', written)));
  expect(field.value).toBe('');
});
