import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleAssessment, workspaceOf } from '../../../core/rules/example-workspace.ts';
import { listOf } from '../../../core/assessment/view.ts';
import { deleteEntries } from '../../../core/workspace/edits.ts';
import { isJsonObject } from '../../../core/json/json.ts';
import { renderInDesk, untilRendered, typeInto } from '../../../shared/rendered.fixtures.tsx';
import { formSchemas, schemaBelow } from '../form/form-schemas.ts';
import { PlaceProvider } from '../place/place.tsx';
import { TimeField } from './time-field.tsx';

/** Renders the start of this power basis. */
const start = (index: number) => {
  const schema = schemaBelow(schemaBelow(formSchemas.power_bases, 'time_scope'), 'start');
  return (
    <PlaceProvider kind="power_bases" index={index}>
      <TimeField field="/time_scope/start" schema={schema} openLabel="Open start" />
    </PlaceProvider>
  );
};

/** A workspace with two power bases. */
function twoBases() {
  const [first] = listOf(exampleAssessment, 'power_bases');
  if (!isJsonObject(first)) throw new Error('The example has no power basis.');
  const bases = [first, { ...first, power_basis_id: 'PB-other' }];
  return workspaceOf({ title: '', assessment: { '/power_bases': bases } });
}

it('shows another entry with the same control, without what was typed or read for the first', async () => {
  const { screen } = renderInDesk(start(0), twoBases());
  const field = screen.getByRole('textbox') as HTMLTextAreaElement;
  const reading = (): string | undefined =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
  typeInto(field, '14 July 2031');
  await untilRendered(() => fireEvent.blur(field));
  expect(field.value).toBe('2031-07-14T00:00:00Z');
  expect(reading()).toContain('Time and zone assumed');
  typeInto(field, 'next summer');
  await untilRendered(() => fireEvent.blur(field));
  expect(screen.getByRole('alert')).toBeTruthy();
  await untilRendered(() => screen.rerender(start(1)));
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field.value).not.toBe('next summer');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reading()).not.toContain('assumed');
  await untilRendered(() => screen.rerender(start(0)));
  expect(field.value).toBe('next summer');
  expect(screen.getByRole('alert')).toBeTruthy();
  // Otherwise the text would stay for the next test, as for the rest of the tab.
  fireEvent.keyDown(field, { key: 'Escape' });
});

it('does not show a text that is not stored yet in the entry that takes the place of its own', async () => {
  const { screen, edit, undo } = renderInDesk(start(0), twoBases());
  const field = () => screen.getByRole('textbox') as HTMLTextAreaElement;
  const stored = field().value;
  typeInto(field(), 'next summer');
  await untilRendered(() => fireEvent.blur(field()));
  expect(field().value).toBe('next summer');
  await edit(deleteEntries('power_bases', [0]));
  expect(field().value).toBe(stored);
  await undo();
  expect(field().value).toBe('next summer');
});

it('closes the picker when another entry is shown', async () => {
  const { screen } = renderInDesk(start(0), twoBases());
  await untilRendered(() => fireEvent.click(screen.getByRole('button', { name: 'Pick start' })));
  expect(screen.getByRole('button', { name: 'Set' })).toBeTruthy();
  await untilRendered(() => screen.rerender(start(1)));
  expect(screen.queryByRole('button', { name: 'Set' })).toBeNull();
});
