import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { emptyCasefile, newObservation } from './create.ts';
import { casefileFingerprint, cacheFingerprint } from './fingerprint.ts';
import type { Casefile, Observation } from './types.generated.ts';

function observation(observation_id: number, title: string): Observation {
  return { ...newObservation(emptyCasefile('')), observation_id, title };
}

function casefileOf(...observations: Observation[]): Casefile {
  return { ...emptyCasefile('t'), observations };
}

const fingerprintOf = (...observations: Observation[]) => casefileFingerprint(casefileOf(...observations), sha256);

describe('the casefile’s fingerprint', () => {
  it('is SHA-256 over the canonical form of the observations, properties sorted', () => {
    const canonical =
      '[{"canonical_url":null,"language":null,"observation_id":1,"passages":[],"published_at":null,"publisher_actor_id":null,"retrieved_at":null,"title":"€\\n\\u000f😀"}]';
    const expected = createHash('sha256').update(canonical, 'utf8').digest('hex');
    expect(casefileFingerprint(casefileOf(observation(1, '€\n\u000f😀')), sha256)).toBe(expected);
  });

  it('is that of an empty list if there are no observations', () => {
    const expected = createHash('sha256').update('[]').digest('hex');
    expect(casefileFingerprint(emptyCasefile('x'), sha256)).toBe(expected);
  });

  it('does not depend on the order of observations or of their properties', () => {
    const one = observation(2, 'two');
    const other = observation(10, 'ten');
    const reversed = Object.fromEntries(Object.entries(one).reverse()) as unknown as Observation;
    expect(fingerprintOf(one, other)).toBe(fingerprintOf(other, reversed));
  });

  it('stays the same when actors, hosts or the title change', () => {
    const before = casefileOf(observation(1, 'a'));
    const actor = { actor_id: 'a', names: ['A', 'Alias'], publisher_hosts: ['a.example'] };
    const after: Casefile = { ...before, title: 'other', actors: [actor], observations: [...before.observations] };
    expect(casefileFingerprint(after, sha256)).toBe(casefileFingerprint(before, sha256));
  });

  it('stays the same when an observation is graded', () => {
    const plain = observation(1, 'a');
    const grade = { descriptor: 'A port agent.', reliability: 'B', credibility: '2', basis: 'Port logs.' } as const;
    expect(fingerprintOf({ ...plain, grade })).toBe(fingerprintOf(plain));
  });

  it('changes with every change of the evidence', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (one, other) => {
        expect(fingerprintOf(observation(1, one)) === fingerprintOf(observation(1, other))).toBe(one === other);
      }),
    );
  });

  it('is not computed if another thread did that', () => {
    const casefile = casefileOf(observation(1, 'read elsewhere'));
    const fingerprint = casefileFingerprint(structuredClone(casefile), sha256);
    cacheFingerprint(casefile, fingerprint);
    expect(casefileFingerprint(casefile, () => expect.unreachable())).toBe(fingerprint);
  });

  it('is computed once for the same observations, whatever else changes', () => {
    let calls = 0;
    const counting = (bytes: Uint8Array) => {
      calls += 1;
      return sha256(bytes);
    };
    const casefile = casefileOf(observation(1, 'a'));
    casefileFingerprint(casefile, counting);
    casefileFingerprint({ ...casefile, title: 'new' }, counting);
    expect(calls).toBe(1);
  });

  it('reads an observation once, also when another one changes', () => {
    let reads = 0;
    const counted = Object.defineProperty(observation(1, ''), 'title', {
      enumerable: true,
      get: () => `read ${String((reads += 1))}`,
    });
    fingerprintOf(counted, observation(2, 'two'));
    const before = reads;
    expect(before).toBeGreaterThan(0);
    fingerprintOf(observation(0, 'zero'), counted);
    expect(reads).toBe(before);
  });

  it('does not fail because of a lone surrogate that somebody types', () => {
    expect(casefileFingerprint(casefileOf(observation(1, 'half \ud83d')), sha256)).toMatch(/^[0-9a-f]{64}$/);
  });
});
