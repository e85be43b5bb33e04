import { expect, it } from 'vitest';
import { specification } from '../core/authority/specification.ts';
import { fieldEntryId } from '../core/reference/field-ids.ts';
import { listNames } from '../core/assessment/view.ts';
import { entryName, entryTitle, listWords } from './sections.ts';

const assessment = {
  claims: [{ claim_id: 'c-1' }, { claim_id: '' }],
  power_bases: [{ power_basis_id: 'PB-001' }, { power_basis_id: 5 }],
};

it.each([
  ['claims', 0, 'c-1', 'c-1'],
  ['claims', 1, 'claim 2', 'Claim 2'],
  ['claims', 9, 'claim 10', 'Claim 10'],
  ['power_bases', 0, 'PB-001', 'PB-001'],
  ['power_bases', 1, 'power basis 2', 'Power basis 2'],
  ['contradictions', 0, 'contradiction 1', 'Contradiction 1'],
  ['unknowns', 1, 'unknown 2', 'Unknown 2'],
] as const)('the name of an entry %s, entry %i: %s', (list, index, name, title) => {
  expect(entryName(list, assessment, index)).toBe(name);
  expect(entryTitle(list, assessment, index)).toBe(title);
});

it('quotes the principles of the contract word for word', () => {
  expect(listNames.map((list) => listWords[list].caution)).toEqual([
    specification['1.8 claims'],
    specification['1.8 power'],
    specification['1.8 intent'],
    undefined,
    undefined,
  ]);
});

it.each(listNames)('the help entry about %s exists', (list) => {
  expect(listWords[list].help).toBe(fieldEntryId('document', `/${list}`));
});
