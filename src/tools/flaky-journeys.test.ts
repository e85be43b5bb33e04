import { describe, expect, it } from 'vitest';
import { flakyJourneys } from './flaky-journeys.ts';

const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ status }] });

describe('journeys that passed only at the second try', () => {
  it('are named with their place, however deep they stand', () => {
    const group = { specs: [spec('second', 'flaky'), spec('fourth', 'unexpected')] };
    const report = { suites: [{ specs: [spec('first', 'expected'), spec('third', 'flaky')], suites: [group] }] };
    expect(flakyJourneys(report)).toEqual(['a.spec.ts:3 › third', 'a.spec.ts:3 › second']);
  });

  it('are none where nothing was run', () => {
    expect(flakyJourneys({})).toEqual([]);
  });
});
