import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshIdLike, idsOf, isIdentifier, nextId } from './ids.ts';
import { identifierPattern } from './identifier.ts';
import { limits } from './limits.ts';
import schema from '../../schema/assessment.schema.json' with { type: 'json' };
import { assessment, claim } from '../workspace/workspaces.fixtures.ts';

describe('nextId', () => {
  it('is one more than the highest number with the prefix', () => {
    expect(nextId([], 'C')).toBe('C-001');
    expect(nextId(['C-001', 'C-002'], 'C')).toBe('C-003');
    expect(nextId(['C-001', 'C-007', 'PB-030', 'C-x', 'other'], 'C')).toBe('C-008');
    expect(nextId(['C-999'], 'C')).toBe('C-1000');
    expect(nextId(['PB-001'], 'PB')).toBe('PB-002');
  });

  it('is an unused identifier', () => {
    const numbered = fc.nat().map((n) => `IH-${n}`);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), numbered)), (existing) => {
        const id = nextId(existing, 'IH');
        expect(existing).not.toContain(id);
        expect(isIdentifier(id)).toBe(true);
      }),
    );
  });
});

describe('freshIdLike', () => {
  it('is the ID itself, or the next number', () => {
    const cases = [
      [[], 'Treaty', 'Treaty'],
      [['Treaty'], 'Treaty', 'Treaty-2'],
      [['Treaty', 'Treaty-2'], 'Treaty', 'Treaty-3'],
      [['C-001'], 'C-001', 'C-002'],
      [['C-001', 'C-002'], 'C-001', 'C-003'],
      [['C-999'], 'C-999', 'C-1000'],
      [['PB-009'], 'PB-009', 'PB-010'],
      [[''], '', '2'],
    ] as const;
    expect(cases.map(([existing, id]) => [existing, id, freshIdLike(existing, id)])).toEqual(cases);
  });

  it('is always unused, never too long, and an identifier if the old one was', () => {
    const identifiers = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9._:-]{0,199}$/);
    const ids = fc.oneof(identifiers, fc.constantFrom('x'.repeat(200), '9'.repeat(200), '😀'.repeat(200)));
    fc.assert(
      fc.property(ids, fc.array(ids), (id, others) => {
        const fresh = freshIdLike([id, ...others], id);
        expect([id, ...others]).not.toContain(fresh);
        expect([...fresh].length).toBeLessThanOrEqual(limits.identifier);
        if (isIdentifier(id)) expect(isIdentifier(fresh)).toBe(true);
      }),
    );
  });
});

describe('identifiers', () => {
  it('have letters and digits, and some punctuation inside', () => {
    const texts = ['a', '7', 'C-001', 'a.b_c:d-e', 'x'.repeat(200)];
    const others = ['', '-a', 'two words', 'é', 'a\n', 'x'.repeat(201), '.a', 'a b'];
    expect([...texts, ...others].filter(isIdentifier)).toEqual(texts);
    expect(identifierPattern.source).toBe(schema.$defs.identifier.pattern);
  });

  it('of a list are its texts in order, including duplicates', () => {
    const document = assessment({ claims: [claim('B'), null, { claim_id: 7 }, claim('A'), claim('B')] });
    expect(idsOf(document, 'claims')).toEqual(['B', 'A', 'B']);
  });
});

describe('limits', () => {
  it('are those of specification 8.1', () => {
    expect(limits).toMatchObject({ claims: 200, power_bases: 100, intent_hypotheses: 50, contradictions: 100 });
    expect(limits).toMatchObject({ unknowns: 100, observation_ids: 100, evidence: 100, subject_actor_ids: 20 });
    expect(limits).toMatchObject({ actual: 16384, proposition: 5000, unknown: 2000, identifier: 200, reason: 2000 });
  });
});
