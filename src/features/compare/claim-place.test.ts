import { expect, it } from 'vitest';
import { originWith, pagePlace } from '../../core/casefile/origins.fixtures.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import type { ShownDifference } from '../../store/comparing.ts';
import { namesIn, placeOfDifference, placeOfValue } from './difference-list.tsx';

const onPage = (page: number) =>
  workspaceOf({ title: '', casefile: { origins: [originWith([pagePlace(0, 124, page)])] } });

const difference: ShownDifference = {
  id: '1',
  kind: 'changed',
  document: 'assessment',
  section: 'claims',
  places: { before: '/claims/0', after: '/claims/0' },
  sentence: '',
  fields: [],
  fieldCount: 0,
};

it('names the place of a claim that differs, in both versions', () => {
  const say = (before: number, after: number, places = difference.places) =>
    placeOfDifference({ ...difference, places }, { before: onPage(before), after: onPage(after), open: 'after' });
  expect(say(3, 3)).toBe('In the file: page 3');
  expect(say(3, 4)).toBe('In the file: page 3, then page 4');
  expect(say(3, 4, { after: '/claims/1' })).toBe('In the file: page 4');
});

it('names no place of other entries, and of claims whose place is not known', () => {
  const versions = { before: onPage(3), after: onPage(4), open: 'after' as const };
  expect(placeOfDifference({ ...difference, section: 'power_bases' }, versions)).toBe('');
  const without = workspaceOf({ title: '' });
  expect(placeOfDifference(difference, { before: without, after: without, open: 'after' })).toBe('');
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
