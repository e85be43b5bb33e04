import { describe, expect, it } from 'vitest';
import { onlyFinding } from '../rule.fixtures.ts';
import rule from './unchecked.ts';

describe('scope/unchecked', () => {
  it('says that it could not check, and not that something is wrong', () => {
    const finding = onlyFinding(rule, { assessment: { scope: 'Words.' } });
    expect([finding.level, finding.certainty]).toEqual(['notice', 'unchecked']);
  });
});
