import { describe, expect, it } from 'vitest';
import { attributionModes, claimKinds, domains, representations, titleOf, workflowStates } from './choices.ts';

const named = [...claimKinds, ...representations, ...domains, ...workflowStates];

describe('names of enumerations', () => {
  it('gives every value of the contract its own title', () => {
    for (const choices of [claimKinds, representations, attributionModes, domains, workflowStates]) {
      expect(choices.length).toBeGreaterThan(1);
      expect(new Set(choices.map(({ title }) => title)).size).toBe(choices.length);
      for (const { title } of choices) expect(title).toMatch(/^\p{Lu}[^_]+$/u);
    }
  });

  it('finds a title by the value alone: no value of these four means two things', () => {
    for (const { value, title } of named) expect(titleOf(value)).toBe(title);
  });

  it('returns an unknown value unchanged', () => {
    expect(titleOf('no-such-kind')).toBe('no-such-kind');
  });
});
