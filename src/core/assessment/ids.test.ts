import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshIdLike, idsOf, isIdentifier, nextId } from './ids.ts';
import { limits } from './limits.ts';
import { assessment, claim } from '../workspace/workspaces.fixtures.ts';

describe('nextId', () => {
  it.each([
    [[], 'C', 'C-001'],
    [['C-001', 'C-002'], 'C', 'C-003'],
    [['C-001', 'C-007', 'PB-030', 'C-x', 'other'], 'C', 'C-008'],
    [['C-999'], 'C', 'C-1000'],
    [['PB-001'], 'PB', 'PB-002'],
  ] as const)('after %j with %s is %s', (existing, prefix, expected) => {
    expect(nextId(existing, prefix)).toBe(expected);
  });

  it('is an unused identifier', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.nat().map((n) => `IH-${n}`),
          ),
        ),
        (existing) => {
          const id = nextId(existing, 'IH');
          expect(existing).not.toContain(id);
          expect(isIdentifier(id)).toBe(true);
        },
      ),
    );
  });
});

describe('freshIdLike', () => {
  it.each([
    [[], 'Treaty', 'Treaty'],
    [['Treaty'], 'Treaty', 'Treaty-2'],
    [['Treaty', 'Treaty-2'], 'Treaty', 'Treaty-3'],
    [['C-001'], 'C-001', 'C-002'],
    [['C-001', 'C-002'], 'C-001', 'C-003'],
    [['C-999'], 'C-999', 'C-1000'],
    [['PB-009'], 'PB-009', 'PB-010'],
    [[''], '', '2'],
  ])('of %j for “%s” is “%s”', (existing, id, expected) => {
    expect(freshIdLike(existing, id)).toBe(expected);
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
  it.each(['a', '7', 'C-001', 'a.b_c:d-e', 'x'.repeat(200)])('take %s', (id) => {
    expect(isIdentifier(id)).toBe(true);
  });

  it.each(['', '-a', 'two words', 'é', 'a\n', 'x'.repeat(201), '.a'])('refuse %j', (id) => {
    expect(isIdentifier(id)).toBe(false);
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
