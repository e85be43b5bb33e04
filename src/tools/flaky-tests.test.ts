import { describe, expect, it } from 'vitest';
import { flakyTests } from './flaky-tests.ts';

const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ status }] });

describe('tests that passed only on retry', () => {
  it('are listed with their place, however deeply they are nested', () => {
    const group = { specs: [spec('second', 'flaky'), spec('fourth', 'unexpected')] };
    const report = { suites: [{ specs: [spec('first', 'expected'), spec('third', 'flaky')], suites: [group] }] };
    expect(flakyTests(report)).toEqual(['a.spec.ts:3 › third', 'a.spec.ts:3 › second']);
  });

  it('are none if no test ran', () => {
    expect(flakyTests({})).toEqual([]);
  });
});
