import { describe, expect, it } from 'vitest';
import { draftOf, findingsOf, reported } from '../rule.fixtures.ts';
import rule from './likelihood-vocabularies.ts';

const [hypothesis, description] = ['/intent_hypotheses/0/hypothesis', '/power_bases/0/description'];

describe('tradecraft/likelihood-vocabularies', () => {
  it('finds both terms in one text', () => {
    const text = 'Very likely, or at least a realistic\npossibility.';
    const findings = findingsOf(rule, { assessment: { [hypothesis]: text, [description]: '' } });
    expect(findings.map(({ data }) => data['term'])).toEqual(['Very likely', 'realistic possibility']);
  });

  it('reports no terms of one vocabulary, and none in quotations or with other meanings', () => {
    const texts = [
      ['It is very likely.', 'The island is remote. A probable cause is likely.'],
      ['It is very likely.', 'It called this “a realistic possibility”.'],
      ['It is very likely.', 'A highly likeable candidate took a remote chances course.'],
      ['Almost certain, likely, unlikely, probable.', 'A realistic possibility.'],
      ['Very likely, roughly even odds.', 'Highly probable, almost no chance.'],
      ['Remote chance, highly unlikely.', 'Highly likely.'],
      ['It is very unlikely.', null],
    ];
    expect(reported(rule, ...texts.map(([one, other]) => ({ [hypothesis]: one, [description]: other })))).toEqual([]);
  });

  it('removes its finding from both entries as soon as one of them changes', () => {
    const draft = draftOf(rule, {
      assessment: { [hypothesis]: 'It is very likely.', [description]: 'It is possible.' },
    });
    const write = (value: string) => draft.set(`/assessment${description}`, value);
    expect([draft.find().length, write('It is highly likely.'), write('It is likely.')]).toEqual([0, 2, 0]);
  });
});
