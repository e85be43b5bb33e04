import { describe, expect, it } from 'vitest';
import { defineRule, nothing, type RuleDefinition } from './rule.ts';

type Definition = RuleDefinition<'claim', 'weak'>;

const definition: Definition = {
  id: 'claim/weak',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'reading', of: '2.11.1', step: 'A claim that keeps its attribution says whose it is.' },
  docs: { description: 'A claim must be strong.', why: 'It has to be.', fix: 'Make it so.' },
  messages: { weak: 'This claim is weak. Make it strong.' },
  examples: { valid: [], invalid: [] },
  check: () => nothing,
};

describe('defineRule', () => {
  it('keeps the authority of the rule', () => {
    expect(defineRule(definition).authority).toBe(definition.authority);
  });

  it('rejects a rule without an authority, and one with a statement that does not exist', () => {
    const { id, level, subject, docs, messages, examples, check } = definition;
    // @ts-expect-error a rule without an authority
    const incomplete: Definition = { id, level, subject, docs, messages, examples, check };
    // @ts-expect-error the specification has no section 2.13
    const invented: Definition['authority'] = { kind: 'contract', statement: '2.13' };
    expect([incomplete.authority, invented.kind]).toEqual([undefined, 'contract']);
  });
});
