import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './likelihood-with-confidence.ts';

const rationale = (text: unknown) => ({ assessment: { '/intent_hypotheses/0/rationale': text } });

describe('tradecraft/likelihood-with-confidence', () => {
  it.each([
    ['We judge with moderate confidence that a closure is unlikely.', 'with moderate confidence', 'unlikely'],
    ['Nous estimons avec une confiance élevée que la fermeture est probable.', 'avec une confiance élevée', 'probable'],
    ['Mit hoher Konfidenz ist die Schließung sehr wahrscheinlich.', 'Mit hoher Konfidenz', 'wahrscheinlich'],
    ['Estimamos con confianza alta que el cierre es improbable.', 'con confianza alta', 'improbable'],
  ])('finds both in “%s”', (text, confidence, likelihood) => {
    expect(onlyFinding(rule, rationale(text)).data).toMatchObject({ confidence, likelihood });
  });

  it.each([
    'Public confidence in the council is low, and a protest is likely.',
    'Traders with low confidence in the currency will probably sell.',
    'High confidence among voters made a probable cause of action unlikely.',
    'The two sides agreed on confidence-building measures that are likely to last.',
    'The ministry wrote “with high confidence” that the port is likely to close.',
    'Les électeurs, avec une confiance faible dans le conseil, voteront probablement.',
    'Die Wähler haben wenig Vertrauen, und ein Streik ist wahrscheinlich.',
    'La confianza es baja y un cierre es probable.',
    'It will probably close. We state this with high confidence.',
  ])('reports nothing in “%s”', (text) => {
    expect(findingsOf(rule, rationale(text))).toEqual([]);
  });

  it('never reads claims, and accepts values of the wrong type', () => {
    const both = 'With high confidence, it is likely.';
    expect(findingsOf(rule, { assessment: { '/claims/0/proposition': both, '/unknowns': [both] } })).toEqual([]);
    expect(findingsOf(rule, rationale([both, null, 7]))).toEqual([]);
  });
});
