import { expect, it } from 'vitest';
import { entryName } from './check-file.ts';

const document = {
  claims: [{ claim_id: 'C-001' }, { claim_id: '' }, null, { claim_id: ['C-004'] }],
  power_bases: [{ power_basis_id: 'PB-001' }],
  intent_hypotheses: [{ hypothesis_id: 'IH-001' }],
  contradictions: [{}],
  unknowns: ['Who?'],
  observations: [{ observation_id: 12 }],
  actors: [{ actor_id: 'velmara' }],
};

it('entryName calls an entry by its ID, or else by its number', () => {
  const names = [
    ['/claims/0/span/start', 'claim C-001'],
    ['/claims/0', 'claim C-001'],
    ['/claims/1/proposition', 'claim 2'],
    ['/claims/2', 'claim 3'],
    ['/claims/3', 'claim 4'],
    ['/claims/9', 'claim 10'],
    ['/power_bases/0/evidence/3', 'power basis PB-001'],
    ['/intent_hypotheses/0/topic', 'intent hypothesis IH-001'],
    ['/contradictions/0/left_claim_id', 'contradiction 1'],
    ['/unknowns/0', 'unknown 1'],
    ['/observations/0/passages/0/text', 'observation 12'],
    ['/actors/0/names/0', 'actor velmara'],
    ['', null],
    ['/claims', null],
    ['/producer/name', null],
    ['/observation_ids/0', null],
    ['/constructor/0', null],
    ['/claims/length', null],
  ] as const;
  expect(names.map(([path]) => [path, entryName(document, path)])).toEqual(names);
});
