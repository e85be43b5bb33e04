import { describe, expect, it } from 'vitest';
import { draftOf, findingsOf, reported } from '../rule.fixtures.ts';
import rule from './reason-repeated.ts';

const [first, second] = ['/power_bases/0/evidence/0/reason', '/intent_hypotheses/0/evidence/0/reason'];
const names = 'It names a day.';

describe('tradecraft/reason-repeated', () => {
  it('finds a reason that two entries share, and no empty reasons', () => {
    const findings = findingsOf(rule, { assessment: { [first]: names, [second]: names } });
    expect(findings.map(({ path }) => path)).toEqual([first, second]);
    expect(reported(rule, ...['', undefined].map((none) => ({ [first]: none, [second]: none })))).toEqual([]);
  });

  it('removes its finding from both links as soon as one of them changes, letter by letter', () => {
    const draft = draftOf(rule, { assessment: { [first]: names, [second]: 'It names a day' } });
    const write = (value: string) => draft.set(`/assessment${second}`, value);
    expect([draft.find().length, write(names), write(`${names} And`), write(names)]).toEqual([0, 2, 0, 2]);
  });
});
