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

it('does not show a text that is not stored yet in the entry that takes the place of its own', async () => {
  const [first] = listOf(exampleAssessment, 'power_bases');
  if (!isJsonObject(first)) throw new Error('The example has no power basis.');
  const bases = [first, { ...first, power_basis_id: 'PB-other' }];
  const schema = schemaBelow(schemaBelow(formSchemas.power_bases, 'time_scope'), 'start');
  const { screen, desk } = renderInDesk(
    <PlaceProvider kind="power_bases" index={0}>
      <TimeField field="/time_scope/start" schema={schema} openLabel="Open start" />
    </PlaceProvider>,
    workspaceOf({ title: '', assessment: { '/power_bases': bases } }),
  );
  const field = () => screen.getByRole('textbox') as HTMLTextAreaElement;
  const stored = field().value;
  typeInto(field(), 'next summer');
  await untilRendered(() => fireEvent.blur(field()));
  expect(field().value).toBe('next summer');
  await untilRendered(() => void desk.actions.dispatch(deleteEntries('power_bases', [0]), { label: 'delete' }));
  expect(field().value).toBe(stored);
  await untilRendered(() => void desk.actions.undo());
  expect(field().value).toBe('next summer');
});
