import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleAssessment, workspaceOf } from '../../../core/rules/example-workspace.ts';
import { listOf } from '../../../core/assessment/view.ts';
import { deleteEntries } from '../../../core/workspace/edits.ts';
import { isJsonObject } from '../../../core/json/json.ts';
import { renderInDesk, untilRendered, typeInto } from '../../../shared/rendered.fixtures.tsx';
import { formSchemas, schemaBelow } from '../form/form-schemas.ts';
import { PlaceProvider } from '../place/place.tsx';
import { StringListField } from './string-list-field.tsx';

it('does not add typed text to the entry that takes the place of its own', async () => {
  const [first] = listOf(exampleAssessment, 'power_bases');
  if (!isJsonObject(first)) throw new Error('The example has no power basis.');
  const bases = [first, { ...first, power_basis_id: 'PB-other', limitations: ['One.'] }];
  const { screen, edit, undo } = renderInDesk(
    <PlaceProvider kind="power_bases" index={0}>
      <StringListField field="/limitations" schema={schemaBelow(formSchemas.power_bases, 'limitations')} />
    </PlaceProvider>,
    workspaceOf({ title: '', assessment: { '/power_bases': bases } }),
  );
  const box = () => screen.getByRole('textbox', { name: 'Limitations' }) as HTMLTextAreaElement;
  typeInto(box(), 'Convoys');
  await edit(deleteEntries('power_bases', [0]));
  expect(box().value).toBe('');
  await untilRendered(() => fireEvent.blur(box()));
  expect(screen.getByRole('textbox', { name: 'Limitation 1' })).toHaveProperty('value', 'One.');
  expect(screen.queryByRole('textbox', { name: 'Limitation 2' })).toBeNull();
  await undo();
  expect(box().value).toBe('Convoys');
});
