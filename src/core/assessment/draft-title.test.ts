import { expect, it } from 'vitest';
import { titleInWords } from './draft-title.ts';

it('names a draft by its title, and says of one without that it has none', () => {
  expect(['Grain', ' ', ''].map(titleInWords)).toEqual(['Grain', ' ', 'Untitled assessment']);
});
