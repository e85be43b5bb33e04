import { expect, it } from 'vitest';
import { messageOf } from './message-of.ts';

it('takes the message of an error, and anything else that was thrown as its text', () => {
  expect([new TypeError('No such place.'), 'Stopped.', undefined].map(messageOf)).toEqual([
    'No such place.',
    'Stopped.',
    'undefined',
  ]);
});
