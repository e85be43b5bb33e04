import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChecker } from '../../check/checker.ts';
import { workspaceOf } from '../example-workspace.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './words-in-no-passage.ts';

const spanRules = /^(?:span|anchor)\//;
const invented = 'Fishing boats left the old basin before dawn with nobody aboard.';

/** Returns the rules about spans and text that report the first claim. */
function rulesFor(assessment: Readonly<Record<string, unknown>>): readonly string[] {
  const found = createChecker({ digest: sha256 }).check(workspaceOf({ title: '', assessment })).findings;
  return found
    .filter(({ ruleId, path }) => spanRules.test(ruleId) && path.startsWith('/claims/0/'))
    .map((f) => f.ruleId);
}

describe('anchor/words-in-no-passage', () => {
  it('deletes the claim with what cites it', () => {
    const example = { assessment: { '/claims/0/actual': invented } };
    const after = applyFix(example, onlyFinding(rule, example)).assessment;
    expect(after['claims']).toHaveLength(1);
    expect(JSON.stringify(after)).not.toContain('C-001');
  });

  it('searches every passage of the casefile', () => {
    const passage = { passage_id: `sha256:${'0'.repeat(64)}`, text: `At first light: ${invented}` };
    const casefile = { '/observations/0/passages/1': passage };
    expect(findingsOf(rule, { assessment: { '/claims/0/actual': invented }, casefile })).toEqual([]);
  });

  it('is one violation, not several, and other faults of a span are one of another rule', () => {
    const cases: readonly (readonly [ruleId: string, Readonly<Record<string, unknown>>])[] = [
      [rule.id, { '/claims/0/actual': invented }],
      [rule.id, { '/claims/0/actual': invented, '/claims/0/span/end': 999 }],
      ['anchor/text-differs', { '/claims/0/span/start': 1, '/claims/0/span/end': 60 }],
      ['span/length', { '/claims/0/span/end': 58 }],
      ['anchor/out-of-passage', { '/claims/0/span/end': 200 }],
      ['span/order', { '/claims/0/span/start': 59, '/claims/0/span/end': 0 }],
    ];
    expect(cases.map(([, assessment]) => rulesFor(assessment))).toEqual(cases.map(([ruleId]) => [ruleId]));
  });

  it('and the others report any span and text at most once', () => {
    const words = fc.constantFrom(invented, 'Monday', 'The Harbour Council', '🚢', 'The River Authority says that', '');
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 200 }), fc.integer({ min: -1, max: 200 }), words, (start, end, actual) => {
        const assessment = { '/claims/0/span/start': start, '/claims/0/span/end': end, '/claims/0/actual': actual };
        expect(rulesFor(assessment).length).toBeLessThan(2);
      }),
    );
  });
});
