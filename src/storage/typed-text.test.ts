// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createTypedValues } from '../platform/typed-values.ts';
import { deleteRelatedData } from './related-data.ts';

it('permanently deleting a draft deletes what was typed in it, and nothing typed in other drafts', async () => {
  for (const id of ['gone', 'stays']) createTypedValues().set(id, '/field', 'word');
  await deleteRelatedData('gone');
  expect(createTypedValues().get('gone', '/field')).toBeUndefined();
  expect(createTypedValues().get('stays', '/field')).toBe('word');
});
