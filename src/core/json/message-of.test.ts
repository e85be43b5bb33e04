import { expect, it } from 'vitest';
import { messageOf } from './message-of.ts';

it('returns the message of an error, and any other thrown value as text', () => {
  expect([new TypeError('No such place.'), 'Stopped.', undefined].map(messageOf)).toEqual([
    'No such place.',
    'Stopped.',
    'undefined',
  ]);
});
