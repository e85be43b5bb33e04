import { expect, it } from 'vitest';
import type { ReviewPlan } from '../../core/review-shape/types.generated.ts';
import { differentNames, fieldsFor, readFields } from './division-form.ts';

const fields = { ...fieldsFor(undefined, { names: ['Ada'], seed: '7', links: 40 }), reviewers: 'Ada\n Rosa \n\n' };

it('reads names from lines, and at most as many reviewers for a link as there are', () => {
  expect(readFields({ ...fields, perLink: 5 }, 40)).toEqual({
    choices: { seed: '7', reviewers: ['Ada', 'Rosa'], perLink: 2, size: null, keepEntriesTogether: false },
  });
  expect(readFields({ ...fields, reviewers: '', isSample: true, size: '12', perLink: 5 }, 40)).toEqual({
    choices: { seed: '7', reviewers: [], perLink: 1, size: 12, keepEntriesTogether: false },
  });
});

it.each([
  [{ reviewers: '\n' }, 'reviewers', 'Enter at least one name, or choose a random sample.'],
  [{ reviewers: 'Ada\nRosa\nADA ' }, 'reviewers', '“ADA” is entered twice. Enter each name once.'],
  [{ reviewers: 'A'.repeat(201) }, 'reviewers', 'Shorten each name to 200 characters.'],
  [
    { reviewers: Array.from({ length: 101 }, (_, index) => `R${String(index)}`).join('\n') },
    'reviewers',
    'Enter at most 100 names.',
  ],
  [{ isSample: true, size: '41' }, 'size', 'Enter a number from 1 to 40.'],
  [{ isSample: true, size: '1.5' }, 'size', 'Enter a number from 1 to 40.'],
  [{ seed: ' ' }, 'seed', 'Enter 1 to 200 characters.'],
])('says what is wrong with %j', (changes, field, fault) => {
  expect(readFields({ ...fields, ...changes }, 40)).toEqual({ field, fault });
});

it('begins with the earlier division', () => {
  const plan: ReviewPlan = {
    seed: '9',
    reviewers: ['Ada', 'Rosa'],
    per_link: 2,
    size: 5,
    keep_entries_together: true,
    made_at: '2026-11-24T12:00:00Z',
    links_total: 40,
    drawn: '',
  };
  expect(readFields(fieldsFor(plan, { names: [], seed: '1', links: 40 }), 40)).toEqual({
    choices: { seed: '9', reviewers: ['Ada', 'Rosa'], perLink: 2, size: 5, keepEntriesTogether: true },
  });
});

it('suggests each person once, however the name is written', () => {
  expect(differentNames(['Ada', '', ' ada ', 'Zoë', 'ZOE\u0308', 'Rosa'])).toEqual(['Ada', 'Zoë', 'Rosa']);
});
