import { describe, expect, it } from 'vitest';
import type { ShownDifference } from '../../store/comparing.ts';
import { inWords, rowsOf } from './difference-list.tsx';

const difference = (kind: ShownDifference['kind'], section: string, changes: Partial<ShownDifference> = {}) => ({
  id: `${kind} ${section}`,
  kind,
  document: 'assessment' as const,
  section,
  places: {},
  sentence: `${section} ${kind}.`,
  fields: [],
  fieldCount: 0,
  ...changes,
});

const all = [
  difference('changed', 'producer'),
  difference('added', 'claims'),
  difference('removed', 'claims'),
  difference('changed', 'observations', { document: 'casefile' }),
];

const keys = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).map(({ key }) => key);

describe('the rows of a comparison', () => {
  it('are grouped by section, with a heading for each', () => {
    expect(keys(all, { kinds: new Set(), group: null })).toEqual([
      'document',
      'changed producer',
      'claims',
      'added claims',
      'removed claims',
      'casefile',
      'changed observations',
    ]);
  });

  it('are those of the selected kinds and section', () => {
    expect(keys(all, { kinds: new Set(['added', 'changed']), group: 'claims' })).toEqual(['claims', 'added claims']);
  });
});

it('says how many differences there are of each kind', () => {
  expect(inWords([])).toBe('No differences.');
  expect(inWords(all.slice(1, 2))).toBe('1 difference: 1 added.');
  expect(inWords(all)).toBe('4 differences: 1 added, 1 removed and 2 changed.');
});
