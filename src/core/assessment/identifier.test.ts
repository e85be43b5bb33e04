import { expect, it } from 'vitest';
import schema from '../../schema/assessment.schema.json';
import { identifierPattern, isIdentifier } from './identifier.ts';

it('has the pattern of the schema', () => {
  expect(identifierPattern.source).toBe(schema.$defs.identifier.pattern);
});

it('applies to the whole text, a final line feed included', () => {
  expect(isIdentifier('gov-a:1.2_x')).toBe(true);
  for (const text of ['', '-a', 'a\n', 'a b', 'é', 'a'.repeat(201)]) expect(isIdentifier(text)).toBe(false);
});
