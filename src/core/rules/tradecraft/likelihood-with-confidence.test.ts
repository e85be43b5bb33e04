import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './likelihood-with-confidence.ts';

const rationale = (text: unknown) => ({ assessment: { '/intent_hypotheses/0/rationale': text } });

describe('tradecraft/likelihood-with-confidence', () => {
  it('finds both in one sentence of four languages', () => {
    const cases = [
      ['with moderate confidence', 'unlikely', 'We judge with moderate confidence that a closure is unlikely.'],
      [
        'avec une confiance élevée',
        'probable',
        'Nous estimons avec une confiance élevée que la fermeture est probable.',
      ],
      ['Mit hoher Konfidenz', 'wahrscheinlich', 'Mit hoher Konfidenz ist die Schließung sehr wahrscheinlich.'],
      ['con confianza alta', 'improbable', 'Estimamos con confianza alta que el cierre es improbable.'],
    ] as const;
    for (const [confidence, likelihood, text] of cases)
      expect(onlyFinding(rule, rationale(text)).data).toMatchObject({ confidence, likelihood });
  });

  it('reports no other meanings, no quotations and no separate sentences', () => {
    const texts = [
      'Public confidence in the council is low, and a protest is likely.',
      'Traders with low confidence in the currency will probably sell.',
      'High confidence among voters made a probable cause of action unlikely.',
      'The two sides agreed on confidence-building measures that are likely to last.',
      'The ministry wrote “with high confidence” that the port is likely to close.',
      'Les électeurs, avec une confiance faible dans le conseil, voteront probablement.',
      'Die Wähler haben wenig Vertrauen, und ein Streik ist wahrscheinlich.',
      'La confianza es baja y un cierre es probable.',
      'It will probably close. We state this with high confidence.',
    ];
    expect(texts.filter((text) => findingsOf(rule, rationale(text)).length > 0)).toEqual([]);
  });

  it('never reads claims, and accepts values of the wrong type', () => {
    const both = 'With high confidence, it is likely.';
    expect(findingsOf(rule, { assessment: { '/claims/0/proposition': both, '/unknowns': [both] } })).toEqual([]);
    expect(findingsOf(rule, rationale([both, null, 7]))).toEqual([]);
  });
});
