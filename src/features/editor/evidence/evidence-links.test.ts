import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../core/rules/finding.ts';
import type { ClaimInfo } from '../claims/claim-info.ts';
import { canSupport, linkedIds } from './claim-fitness.ts';
import { countLinks, createLinkFindings, linkIndexOf, moveTarget } from './evidence-links.ts';
import { rangeOf } from './use-selection.ts';

const finding = (path: string): Finding => ({ ruleId: 'r', path }) as Finding;
const supports = { claim_id: 'C-1', effect: 'supports' };

describe('evidence links', () => {
  it('are counted by effect, whatever else they contain', () => {
    expect(countLinks([supports, { effect: 'contradicts' }, { effect: 5 }, null, 'x'])).toEqual({
      total: 5,
      supports: 1,
      contradicts: 1,
    });
  });

  it('are identified by a pointer into them', () => {
    expect(linkIndexOf('/evidence/12/reason')).toBe(12);
    expect(linkIndexOf('/evidence/3')).toBe(3);
    expect(linkIndexOf('/evidence')).toBeUndefined();
    expect(linkIndexOf('/limitations/3')).toBeUndefined();
  });

  it('count as already linked only with the same effect', () => {
    expect([...linkedIds([supports, null, 5], 'supports')]).toEqual(['C-1']);
    expect([...linkedIds([supports], 'contradicts')]).toEqual([]);
  });

  it.each<[string, object, boolean]>([
    ['a verbatim claim that names the actor', {}, true],
    ['a paraphrase', { representation: 'paraphrase' }, false],
    ['one that is called verbatim and says it in other words', { proposition: 'Astria moved.' }, false],
    ['one that names somebody else', { actual: 'Belland said so.', proposition: 'Belland said so.' }, false],
    ['one that may name the actor', { actual: 'قالت وأستريا ذلك', proposition: 'قالت وأستريا ذلك' }, true],
  ])('accept %s as support: %j', (_, rest, expected) => {
    const claim = { representation: 'verbatim', actual: 'Astria said\nso.', proposition: 'Astria said so.', ...rest };
    expect(canSupport({ claim } as unknown as ClaimInfo, ['Astria', 'أستريا'])).toBe(expected);
  });

  it('keep the same list of findings while it does not change', () => {
    const findingsOf = createLinkFindings();
    const [one, other] = [finding('/power_bases/0/evidence/1/reason'), finding('/power_bases/0/evidence/2')];
    const before = findingsOf([one, other], '/power_bases/0');
    const after = findingsOf([one], '/power_bases/0');
    expect(before(1)).toEqual([one]);
    expect(after(1)).toBe(before(1));
    expect(after(2)).toEqual([]);
    expect(after(0)).toBe(after(3));
  });
});

describe('rows of a table', () => {
  it.each([
    [[0], -1, undefined],
    [[2], 1, undefined],
    [[1], -1, 0],
    [[1], 1, 3],
    [[0, 1], 1, 3],
    [[1, 2], -1, 0],
    [[], 1, undefined],
  ] as const)('%j moved by %i of three go before %s', (chosen, by, to) => {
    expect(moveTarget(chosen, by, 3)).toBe(to);
  });

  it('are selected from one to another, in either direction', () => {
    expect(rangeOf(2, 5)).toEqual([2, 3, 4, 5]);
    expect(rangeOf(5, 2)).toEqual([2, 3, 4, 5]);
    expect(rangeOf(3, 3)).toEqual([3]);
  });
});
