import { describe, expect, it } from 'vitest';
import type { ShownDifference } from '../../desk/comparing.ts';
import { inWords, rowsOf, namesIn, placeOfDifference, placeOfValue } from './difference-list.tsx';
import { originWith, pagePlace } from '../../core/casefile/origins.fixtures.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';

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

const onPage = (page: number) =>
  workspaceOf({ title: '', casefile: { origins: [originWith([pagePlace(0, 124, page)])] } });

const ofClaim = difference('changed', 'claims', { places: { before: '/claims/0', after: '/claims/0' } });

it('names the place of a claim that differs, in both versions', () => {
  const say = (before: number, after: number, places = ofClaim.places) =>
    placeOfDifference({ ...ofClaim, places }, { before: onPage(before), after: onPage(after), open: 'after' });
  expect(say(3, 3)).toBe('In the file: page 3');
  expect(say(3, 4)).toBe('In the file: page 3, then page 4');
  expect(say(3, 4, { after: '/claims/1' })).toBe('In the file: page 4');
});

it('names no place of other entries, and of claims whose place is not known', () => {
  const versions = { before: onPage(3), after: onPage(4), open: 'after' as const };
  expect(placeOfDifference({ ...ofClaim, section: 'power_bases' }, versions)).toBe('');
  const without = workspaceOf({ title: '' });
  expect(placeOfDifference(ofClaim, { before: without, after: without, open: 'after' })).toBe('');
});

it('names the place of a value in a conflict, if it is a claim or its span', () => {
  const [claim] = onPage(3).assessment['claims'] as readonly never[];
  expect([claim, 'words', undefined].map((value) => placeOfValue(onPage(3), value))).toEqual(['page 3', '', '']);
});

it('knows the names of the actors in both casefiles, as the same list for the same casefiles', () => {
  const [draft, other] = [workspaceOf({ title: 'Draft' }), workspaceOf({ title: 'Other' })];
  const without = { ...other, casefile: null };
  expect(namesIn(without, draft)).toEqual(['Harbour Council', 'River Authority']);
  expect(namesIn(without, draft)).toBe(namesIn(without, draft));
  expect(namesIn(without, without)).toEqual([]);
});
