// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { authorName, reviewerName, storeAuthorName, storeReviewerName } from './own-name.ts';

beforeEach(() => localStorage.clear());

it('asks for the name once: the reviewer’s is the author’s until another was given', () => {
  expect([reviewerName(), authorName()]).toEqual(['', '']);
  storeReviewerName('Mara Quinn');
  expect([reviewerName(), authorName()]).toEqual(['Mara Quinn', 'Mara Quinn']);
  storeAuthorName('Ana Flor');
  expect([reviewerName(), authorName()]).toEqual(['Mara Quinn', 'Ana Flor']);
});
