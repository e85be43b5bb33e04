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

it.each(['textLanguage', 'brief'] as const)('a damaged copy is recovered with its %s if it is text', (name) => {
  const recovered = (value: unknown) =>
    readCopy({ workspace: { title: 'One', [name]: value, assessment: {}, casefile: 7 } }, position)?.workspace[name];
  expect([recovered('de'), recovered(7)]).toEqual(['de', undefined]);
});
