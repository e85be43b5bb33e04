// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { authorName, storeAuthorName, storedReviewer, storeReviewerName } from './own-name.ts';

beforeEach(() => localStorage.clear());

it('asks for the name once: the reviewer’s is the author’s until another was given', () => {
  expect([storedReviewer().name, authorName()]).toEqual(['', '']);
  storeReviewerName('Mara Quinn');
  expect([storedReviewer().name, authorName()]).toEqual(['Mara Quinn', 'Mara Quinn']);
  storeAuthorName('Ana Flor');
  expect([storedReviewer().name, authorName()]).toEqual(['Mara Quinn', 'Ana Flor']);
});

it('reads a name that an earlier version stored without its time', () => {
  localStorage.setItem('assessment-desk.reviewer', '"Mara Quinn"');
  expect(storedReviewer()).toEqual({ name: 'Mara Quinn', at: 0 });
});
