import { describe, expect, it } from 'vitest';
import { applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './unchecked.ts';

describe('scope/unchecked', () => {
  it('says that it cannot check, and not that something is wrong', () => {
    const finding = onlyFinding(rule, { assessment: { scope: 'Words.' } });
    expect([finding.level, finding.certainty]).toEqual(['notice', 'unchecked']);
  });

  it.each(['', ' ', '\t\r\n', '\u00A0\u2003'])('reports that the blank %j cannot match the statement', (scope) => {
    const finding = onlyFinding(rule, { assessment: { scope } });
    expect([finding.messageId, finding.level, finding.certainty]).toEqual(['blank', 'violation', 'checked']);
    expect(applyFix({ assessment: { scope } }, finding).assessment).not.toHaveProperty('scope');
  });
});
