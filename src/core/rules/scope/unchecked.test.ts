import { expect, it } from 'vitest';
import { fixedAt, onlyFinding } from '../rule.fixtures.ts';
import rule from './unchecked.ts';

it('scope/unchecked says that it cannot check words, and that a blank cannot match the statement', () => {
  const words = onlyFinding(rule, { assessment: { scope: 'Words.' } });
  expect([words.level, words.certainty]).toEqual(['notice', 'unchecked']);
  for (const scope of ['', ' ', '\t\r\n', '\u00A0\u2003']) {
    const example = { assessment: { scope } };
    const blank = { messageId: 'blank', level: 'violation', certainty: 'checked' };
    expect(onlyFinding(rule, example)).toMatchObject(blank);
    expect(fixedAt(rule, example)).not.toHaveProperty('scope');
  }
});
