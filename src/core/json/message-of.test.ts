import { expect, it } from 'vitest';
import { messageOf } from './message-of.ts';

it('returns the message of an error, and any other thrown value as text', () => {
  const thrown = [new TypeError('No such place.'), 'Stopped.', undefined];
  expect(thrown.map(messageOf)).toEqual(['No such place.', 'Stopped.', 'undefined']);
});
