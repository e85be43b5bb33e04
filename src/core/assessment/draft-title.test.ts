import { expect, it } from 'vitest';
import { titleInWords } from './draft-title.ts';

it('returns the title of a draft, or “Untitled assessment”', () => {
  expect(['Grain', ' ', ''].map(titleInWords)).toEqual(['Grain', ' ', 'Untitled assessment']);
});
