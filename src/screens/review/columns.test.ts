import { describe, expect, it } from 'vitest';
import finished from '../../../public/samples/finished.desk.json' with { type: 'json' };
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { chainColumns, chainRows, linkBetween, rootOf } from './columns.ts';
import { smallModel } from './model.fixtures.ts';
import { modelOf, type ReviewClaim, type ReviewEntry } from './model.ts';

const sample = modelOf(finished.assessment as JsonObject, finished.casefile as Casefile, false);
const hypothesis = sample.entries.find(({ id }) => id === 'IH-003') as ReviewEntry;

const model = smallModel();
const [claim, second] = model.claims as [ReviewClaim, ReviewClaim];
const [basis, intent] = model.entries as [ReviewEntry, ReviewEntry];
const [contradiction] = model.contradictions as [(typeof model.contradictions)[number]];

describe('the columns of a chain', () => {
  it('contain exactly the claims of an entry, the contradicting ones first, or of one effect if filtered', () => {
    const { claims, entries, passages } = chainColumns(sample, hypothesis, '');
    expect(claims.map(({ id }) => id).sort()).toEqual(hypothesis.links.map(({ claimId }) => claimId).sort());
    expect(claims[0]?.id).toBe(hypothesis.links.find(({ effect }) => effect === 'contradicts')?.claimId);
    expect(entries).toEqual([hypothesis]);
    expect(passages?.[0]).toBe(claims[0]?.claim.passage_id);
    expect(new Set(passages).size).toBe(passages?.length);
    expect(chainColumns(sample, hypothesis, 'contradicts').claims).toHaveLength(1);
    expect(chainColumns(sample, hypothesis, 'supports').claims).toHaveLength(3);
  });

  it('contain the entries and contradictions that cite a claim', () => {
    const entries = [...model.entries, ...model.contradictions];
    expect(chainColumns(model, claim, '')).toMatchObject({ claims: [claim], entries });
  });

  it.each(['', 'supports', 'contradicts'] as const)(
    'contain both claims of a contradiction, filtered by “%s”',
    (effect) => {
      const { claims, entries } = chainColumns(model, contradiction, effect);
      expect(claims.map(({ id }) => id).sort()).toEqual(['C-001', 'C-002']);
      expect(entries).toEqual([contradiction]);
    },
  );
});

describe('the root', () => {
  it('of a link is its entry; unknowns and the assessment have none', () => {
    expect(rootOf(model, model.links[2])).toBe(intent);
    for (const root of [basis, claim, contradiction]) expect(rootOf(model, root)).toBe(root);
    for (const other of [model.unknowns[0], model.byKey.get('document')]) expect(rootOf(model, other)).toBeUndefined();
  });

  it('stays when one of its claims is selected', () => {
    for (const root of [intent, contradiction]) expect(rootOf(model, claim, root)).toBe(root);
  });
});

describe('the stubs of a column', () => {
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
    expect(linkBetween(contradiction, second, '')).toBe(second);
    expect(linkBetween(basis, second, '')).toBe(model.links[1]);
    expect(linkBetween(basis, second, 'supports')).toBeUndefined();
  });
});
