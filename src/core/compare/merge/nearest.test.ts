import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import type { JsonObject } from '../../json/json.ts';
import { assessment, claim, intent, link } from '../../workspace/workspaces.fixtures.ts';
import { documents } from './merge.fixtures.ts';
import { distanceBetween, factsOf, likelyBase } from './nearest.ts';

const facts = (document: JsonObject, title = '') =>
  new Set(factsOf({ title, assessment: assessment(document), casefile: null }));

describe('how far two drafts are apart', () => {
  it('is nothing for the same work, whatever its title, and the same both ways', () => {
    fc.assert(
      fc.property(documents, documents, (one, other) => {
        const [mine, theirs] = [facts(one, 'One'), facts(other, 'Other')];
        expect(distanceBetween(mine, facts(one, 'Renamed'))).toBe(0);
        expect(distanceBetween(mine, theirs)).toBe(distanceBetween(theirs, mine));
      }),
      { numRuns: runs(40) },
    );
  });

  it('counts a field and a link each once on either side', () => {
    const before = facts({ claims: [claim('C-1')], intent_hypotheses: [intent('IH-1', [link('C-1')])] });
    const after = facts({
      claims: [claim('C-1', { proposition: 'Other words' })],
      intent_hypotheses: [intent('IH-1', [link('C-1'), link('C-2')])],
    });
    expect(distanceBetween(before, after)).toBe(3);
  });
});

describe('the likely base version', () => {
  const states = ['a', 'ab', 'abc', 'abcd'].map((letters) => facts({ unknowns: [...letters] }));
  const mine = facts({ unknowns: [...'abcde'] });

  it.each([
    ['axy', 0],
    ['abx', 1],
    ['abcx', 2],
    ['bcx', 2],
    ['abcd', 3],
  ])('of %s is the state that it was made from', (letters, expected) => {
    const theirs = facts({ unknowns: [...letters] });
    const measured = states.map((state, index) => ({
      index,
      fromMine: distanceBetween(state, mine),
      fromTheirs: distanceBetween(state, theirs),
    }));
    expect(likelyBase(measured, distanceBetween(mine, theirs))?.index).toBe(expected);
    expect(likelyBase([...measured].reverse(), distanceBetween(mine, theirs))?.index).toBe(expected);
  });

  it('is undefined if no state is closer than the current draft', () => {
    expect(likelyBase([{ fromMine: 3, fromTheirs: 5 }], 5)).toBeUndefined();
    expect(likelyBase([], 5)).toBeUndefined();
  });
});
