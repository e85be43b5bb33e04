import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import type { JsonObject } from '../../json/json.ts';
import { sameJson } from '../../json/same-json.ts';
import { assessment, claim, intent, link } from '../../workspace/workspaces.fixtures.ts';
import type { Choice, Choices } from './conflicts.ts';
import { documents } from './merge.fixtures.ts';
import { mergeAssessments } from './merge.ts';

const merge = (mine: JsonObject, theirs: JsonObject, choices?: Choices) => {
  const result = mergeAssessments(null, assessment(mine), assessment(theirs), choices);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result;
};

const asked = (mine: JsonObject, theirs: JsonObject) =>
  merge(mine, theirs).conflicts.map(({ kind, id, sentence }) => [kind, id, sentence]);

/** Merges until every question that follows from an answer is answered too. */
function mergeAll(base: JsonObject | null, mine: JsonObject, theirs: JsonObject, choose: () => Choice) {
  let choices: Choices = {};
  for (let round = 0; round < 12; round++) {
    const result = mergeAssessments(base, mine, theirs, choices);
    if (!result.ok) throw new Error('refused');
    const open = result.conflicts.filter(({ chosen }) => !chosen);
    if (open.length === 0) return result.merged;
    const picks = open.map(({ id, offers }) => {
      const pick = choose();
      return [id, offers.includes(pick) ? pick : 'mine'] as const;
    });
    choices = { ...choices, ...Object.fromEntries(picks) };
  }
  throw new Error('there is always another question');
}

describe('merging any two documents without a base version', () => {
  it('has conflicts exactly if they differ, and gives a side if it is chosen everywhere', () => {
    fc.assert(
      fc.property(documents, documents, (mine, theirs) => {
        const result = mergeAssessments(null, mine, theirs);
        if (!result.ok) throw new Error('refused');
        expect(result.conflicts.length === 0).toBe(sameJson(mine, theirs));
        expect(mergeAll(null, mine, theirs, () => 'mine')).toEqual(mine);
        expect(mergeAll(null, mine, theirs, () => 'theirs')).toEqual(theirs);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('without a base version', () => {
  it('an entry of only one side is a conflict, with the entries that refer to it', () => {
    expect(asked({ claims: [claim('C-1')] }, { claims: [claim('C-1')], unknowns: ['Who paid?'] })).toEqual([
      ['one-sided', '/unknowns/Who paid?', 'The unknown “Who paid?” exists only in their version.'],
    ]);
    const theirs = { claims: [claim('C-1'), claim('C-2')], intent_hypotheses: [intent('IH-1', [link('C-2')])] };
    expect(asked({ claims: [claim('C-1')] }, theirs).map(([kind, id]) => [kind, id])).toEqual([
      ['one-sided', '/claims/C-2'],
      ['one-sided', '/intent_hypotheses/IH-1'],
    ]);
  });

  it('a dropped claim is dropped with its links, so that none is dangling', () => {
    const mine = { claims: [claim('C-1')], intent_hypotheses: [intent('IH-1', [link('C-1')])] };
    const theirs = {
      claims: [claim('C-1'), claim('C-2')],
      intent_hypotheses: [intent('IH-1', [link('C-1'), link('C-2')])],
    };
    const { merged } = merge(mine, theirs, { '/claims/C-2': 'mine' });
    expect(merged).toEqual(assessment(mine));
  });

  it('a text that somebody wrote takes the place of both, but only of free texts', () => {
    const version = (proposition: string, claim_kind: string) => ({
      claims: [claim('C-1', { proposition, claim_kind })],
    });
    const sides = [version('It closed on Monday.', 'denial'), version('It closed on Tuesday.', 'allegation')] as const;
    const { conflicts, merged } = merge(...sides, {
      '/claims/C-1/proposition': { text: 'It closed.' },
      '/claims/C-1/claim_kind': { text: 'rumour' },
    });
    expect(conflicts.map(({ id, takesText, chosen }) => [id, takesText, chosen])).toEqual([
      ['/claims/C-1/proposition', true, true],
      ['/claims/C-1/claim_kind', undefined, false],
    ]);
    expect(merged).toMatchObject({ claims: [{ proposition: 'It closed.', claim_kind: 'denial' }] });
  });

  it('conflicts are about fields, or about whole entries if they are different ones with the same ID', () => {
    const version = (proposition: string, actual = 'Words') => ({ claims: [claim('C-1', { proposition, actual })] });
    expect(asked(version('The port closed on Monday.'), version('The port closed on Tuesday.'))).toEqual([
      ['differs', '/claims/C-1/proposition', 'C-1’s proposition differs between the versions.'],
    ]);
    expect(asked(version('The port closed on Monday.'), version('Wheat costs more.', 'Prices rose'))).toEqual([
      [
        'same-id-added',
        '/claims/C-1',
        'C-1 has different content in each version. It may be two different entries with the same ID.',
      ],
    ]);
  });
});

describe('a claim that one side cites as supporting and the other as contradicting', () => {
  const base = assessment({
    claims: [claim('C-1'), claim('C-2')],
    intent_hypotheses: [intent('IH-1', [link('C-2')])],
  });
  const citing = (effect: string) => ({
    ...base,
    intent_hypotheses: [intent('IH-1', [link('C-2'), link('C-1', effect)])],
  });
  const [mine, theirs] = [citing('supports'), citing('contradicts')];
  const id = '/intent_hypotheses/IH-1/evidence/C-1/both-ways';

  it('is a conflict, with both links until somebody chooses', () => {
    const result = mergeAssessments(base, mine, theirs);
    expect(result).toMatchObject({
      conflicts: [
        {
          id,
          kind: 'both-ways',
          sentence: 'C-1 supports IH-1 in your version but contradicts it in theirs.',
          offers: ['mine', 'theirs', 'both'],
          used: 'both',
          chosen: false,
        },
      ],
    });
  });

  it.each(['mine', 'theirs'] as const)('is cited as in %s where that is chosen', (side) => {
    expect(mergeAssessments(base, mine, theirs, { [id]: side })).toMatchObject({ merged: { mine, theirs }[side] });
  });

  it('is not a conflict if one side already cites it both ways', () => {
    const both = {
      ...base,
      intent_hypotheses: [intent('IH-1', [link('C-2'), link('C-1'), link('C-1', 'contradicts')])],
    };
    expect(mergeAssessments(base, both, theirs)).toMatchObject({ conflicts: [] });
  });
});
