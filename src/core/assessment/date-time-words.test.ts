import { describe, expect, it } from 'vitest';
import { dateTimeInWords } from './date-time-words.ts';

describe('a date-time in words', () => {
  it('keeps its own zone', () => {
    expect(dateTimeInWords('2024-03-01T09:30:00+02:00')).toBe('Fri, 1 March 2024, 09:30:00, UTC+02:00');
    expect(dateTimeInWords('2024-03-01T09:30:00Z')).toMatch(/UTC$/);
    expect(dateTimeInWords('2024-03-01T09:30:00-00:00')).toMatch(/local zone unknown$/);
    expect(dateTimeInWords('soon')).toBeUndefined();
  });
});
