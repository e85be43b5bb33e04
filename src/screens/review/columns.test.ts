import { describe, expect, it } from 'vitest';
import finished from '../../../public/samples/finished.desk.json' with { type: 'json' };
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { chainColumns, chainRows, linkBetween, rootOf } from './columns.ts';
import { smallModel } from './model.fixtures.ts';
import { modelOf } from './model.ts';

const sample = modelOf(finished.assessment as JsonObject, finished.casefile as Casefile, false);
const entry = (id: string) => sample.entries.find((one) => one.id === id) ?? sample.entries[0];

describe('the columns of a chain', () => {
  it('contain exactly the claims of an entry, the contradicting ones first', () => {
    const root = entry('IH-003');
    if (!root) throw new Error('The sample has no entries.');
    const { claims, entries, passages } = chainColumns(sample, root, '');
    expect(claims.map(({ id }) => id).sort()).toEqual(root.links.map(({ claimId }) => claimId).sort());
    expect(claims[0]?.id).toBe(root.links.find(({ effect }) => effect === 'contradicts')?.claimId);
    expect(entries).toEqual([root]);
    expect(passages?.[0]).toBe(claims[0]?.claim.passage_id);
    expect(new Set(passages).size).toBe(passages?.length);
  });

  it('contain only one effect if filtered', () => {
    const root = entry('IH-003');
    if (!root) throw new Error('The sample has no entries.');
    expect(chainColumns(sample, root, 'contradicts').claims).toHaveLength(1);
    expect(chainColumns(sample, root, 'supports').claims).toHaveLength(3);
  });

  it('contain the entries and contradictions that cite a claim', () => {
    const model = smallModel();
    const [claim] = model.claims;
    if (!claim) throw new Error('There is no claim.');
    const entries = [...model.entries, ...model.contradictions];
    expect(chainColumns(model, claim, '')).toMatchObject({ claims: [claim], entries });
  });

  it('contain both claims of a contradiction, whatever the filter', () => {
    const model = smallModel();
    const [root] = model.contradictions;
    if (!root) throw new Error('There is no contradiction.');
    for (const effect of ['', 'supports', 'contradicts'] as const) {
      const { claims, entries } = chainColumns(model, root, effect);
      expect(claims.map(({ id }) => id).sort()).toEqual(['C-001', 'C-002']);
      expect(entries).toEqual([root]);
    }
  });
});

describe('the root', () => {
  const model = smallModel();
  const [claim] = model.claims;
  const [basis, intent] = model.entries;

  it('of a link is its entry; unknowns and the assessment have none', () => {
    expect(rootOf(model, model.links[2])).toBe(intent);
    expect(rootOf(model, basis)).toBe(basis);
    expect(rootOf(model, claim)).toBe(claim);
    expect(rootOf(model, model.contradictions[0])).toBe(model.contradictions[0]);
    expect(rootOf(model, model.unknowns[0])).toBeUndefined();
    expect(rootOf(model, model.byKey.get('document'))).toBeUndefined();
  });

  it('stays when one of its claims is selected', () => {
    expect(rootOf(model, claim, intent)).toBe(intent);
    expect(rootOf(model, claim, model.contradictions[0])).toBe(model.contradictions[0]);
  });
});

describe('the stubs of a column', () => {
  const model = smallModel();
  const [basis] = model.entries;

  it('lead to each row of the chain, and know the contradicting ones', () => {
    expect([...chainRows(model.claims, basis, '')]).toEqual([
      [0, undefined],
      [1, 'contradicts'],
    ]);
    expect([...chainRows(model.entries, basis, '')]).toEqual([[0, undefined]]);
    expect([...chainRows(model.claims, basis, 'supports')]).toEqual([[0, undefined]]);
    expect(chainRows(model.claims, undefined, '').size).toBe(0);
  });

  it('select the link between the root and the card, or its contradiction', () => {
    const [, second] = model.claims;
    const [contradiction] = model.contradictions;
    expect(second && linkBetween(contradiction, second, '')).toBe(second);
    expect(second && linkBetween(basis, second, '')).toBe(model.links[1]);
    expect(second && linkBetween(basis, second, 'supports')).toBeUndefined();
  });
});
