import { expect, it } from 'vitest';
import { timeBetween } from './pulse.ts';

const everyTwentyMs = Array.from({ length: 50 }, (_, index) => index * 20);

it('counts all of the time in which answers come quickly', () => {
  expect(timeBetween(everyTwentyMs, 105, 405)).toBe(300);
});

it('counts only a little of a delay, and of the time before the first and after the last answer', () => {
  const delayed = everyTwentyMs.filter((at) => at <= 200 || at >= 700);
  expect(timeBetween(delayed, 105, 805)).toBe(95 + 80 + 105);
  expect(timeBetween([], 0, 1000)).toBe(80);
});
