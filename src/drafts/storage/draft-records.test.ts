import { expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { readCopy } from './draft-records.ts';

const position = { draft: 'd', sequence: 1 };

const plan: JsonObject = {
  seed: '7',
  reviewers: ['Ada'],
  per_link: 1,
  size: null,
  keep_entries_together: false,
  made_at: '2026-11-24T12:00:00Z',
  links_total: 1,
  drawn: 'c38c41f924',
};
const copyWith = (reviewPlan: JsonObject) => ({ workspace: { title: 'One', assessment: {}, casefile: 7, reviewPlan } });

it('a damaged copy is recovered with its division of the links', () => {
  expect(readCopy(copyWith(plan), position)).toMatchObject({
    state: 'part',
    workspace: { title: 'One', reviewPlan: plan },
  });
});

it('a copy with a damaged or a very long division is recovered without it', () => {
  for (const drawn of ['xyz', Array.from({ length: 800_000 }, () => 'c38c41f924').join(' ')]) {
    const copy = readCopy(copyWith({ ...plan, drawn }), position);
    expect(copy).toMatchObject({ state: 'part', workspace: { title: 'One' } });
    expect(copy?.workspace.reviewPlan).toBeUndefined();
  }
});

it('a damaged copy is recovered with the language of its texts if it is text', () => {
  const languageOf = (textLanguage: unknown) =>
    readCopy({ workspace: { title: 'One', textLanguage, assessment: {}, casefile: 7 } }, position)?.workspace
      .textLanguage;
  expect(['de', 7].map(languageOf)).toEqual(['de', undefined]);
});
