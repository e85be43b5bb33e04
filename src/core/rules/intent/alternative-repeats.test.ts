import { expect, it } from 'vitest';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './alternative-repeats.ts';

it('intent/alternative-repeats folds case as Unicode does, and white space, and reports no empty hypothesis', () => {
  const assessment = {
    '/intent_hypotheses/0/hypothesis': 'Die Straße\u00a0schließt.',
    '/intent_hypotheses/0/alternatives': ['DIE STRASSE SCHLIESST.', 'Die Straße schließt nicht.'],
  };
  expect(onlyFinding(rule, { assessment }).path).toBe('/intent_hypotheses/0/alternatives/0');
  const empty = { '/intent_hypotheses/0/hypothesis': '', '/intent_hypotheses/0/alternatives': ['', null] };
  expect(reported(rule, empty)).toEqual([]);
});
