import { expect, it } from 'vitest';
import { renderInDesk } from '../rendered.fixtures.tsx';
import { TextAreasForm, TextArea } from './text-area.tsx';

it('belongs to the form of the text areas, so that the browser does not look at every field after a key', () => {
  renderInDesk(
    <>
      <TextAreasForm />
      <input />
      <TextArea aria-label="Reason" value="" onText={() => undefined} />
    </>,
  );
  const area = document.querySelector('textarea');
  const form = document.querySelector('form');
  expect(form).not.toBeNull();
  expect(area?.form).toBe(form);
  expect([...(form?.elements ?? [])]).toEqual([area]);
});
