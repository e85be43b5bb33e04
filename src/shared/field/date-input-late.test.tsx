import { fireEvent } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { readDateWords } from '../../core/assessment/read-date-words.ts';

// Other tests in this process have loaded the code, so that these modules are loaded again.
vi.resetModules();
let load: (read: typeof readDateWords) => void = () => undefined;
const code = new Promise<typeof readDateWords>((resolve) => {
  load = resolve;
});
vi.doMock('./date-reader.ts', () => ({ dateReaderNow: () => undefined, loadDateReader: () => code }));
const { renderInDesk, untilRendered, typeInto } = await import('../rendered.fixtures.tsx');
const { DateInput } = await import('./date-input.tsx');
const { Frame } = await import('./field-frame.tsx');

afterAll(() => {
  vi.doUnmock('./date-reader.ts');
  vi.resetModules();
});

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
  await untilRendered(() => load(readDateWords));
  expect(written).toEqual([]);
  expect(field.value).toBe('1 July 2026, 09:30');
});
