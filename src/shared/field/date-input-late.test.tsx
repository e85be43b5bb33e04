import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readDateWords } from '../../core/assessment/read-date-words.ts';
import { renderInDesk, rendered, typeInto } from '../rendered.fixtures.tsx';
import { DateInput } from './date-input.tsx';
import { Frame } from './field-frame.tsx';

const code = vi.hoisted(() => {
  let resolve: (read: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => {
    resolve = done;
  });
  return { promise, resolve };
});
vi.mock('./date-reader.ts', () => ({ dateReaderNow: () => undefined, loadDateReader: () => code.promise }));

it('stores nothing if a person types on while the code is loading', async () => {
  const written: string[] = [];
  const write = (dateTime: string): boolean => written.push(dateTime) > 0;
  const { screen } = renderInDesk(
    <Frame id="date" title="Date" entryId={undefined} findings={[]}>
      {(control) => (
        <DateInput
          {...{ control, value: null, edge: 'start', path: '/date', pickLabel: 'Pick a date' }}
          onWrite={write}
          onClear={() => undefined}
        />
      )}
    </Frame>,
  );
  const field = screen.getByRole('textbox', { name: 'Date' }) as HTMLTextAreaElement;
  typeInto(field, '1 July 2026');
  fireEvent.keyDown(field, { key: 'Enter' });
  typeInto(field, '1 July 2026, 09:30');
  await rendered(() => code.resolve(readDateWords));
  expect(written).toEqual([]);
  expect(field.value).toBe('1 July 2026, 09:30');
});
