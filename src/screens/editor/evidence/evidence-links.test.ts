import type { JsonValue } from '../../../core/json/json.ts';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../core/rules/finding.ts';
import { canSupport, fitnessInWords } from './claim-fitness.ts';
import {
  countLinks,
  createLinkFindings,
  linkOfClaim,
  linksByClaim,
  linkIndexOf,
  moveTarget,
  nextWithoutReason,
} from './evidence-links.ts';
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

  it('lead to the next one without a reason, from the top after the last one', () => {
    const links = [{ reason: ' ' }, { reason: 'It says so.' }, null, { reason: 'x' }];
    expect(nextWithoutReason(links, 0)).toBe(2);
    expect(nextWithoutReason(links, 2)).toBe(0);
    expect(nextWithoutReason(links, 3)).toBe(0);
    expect(nextWithoutReason([{ reason: '' }], 0)).toBeUndefined();
    expect(nextWithoutReason([], 0)).toBeUndefined();
  });

  it('are looked up by claim, the first of several', () => {
    const links: readonly JsonValue[] = [
      null,
      { ...supports, reason: 'Yes.' },
      { claim_id: 'C-1' },
      { claim_id: 'C-2', effect: 5 },
    ];
    expect([...linksByClaim(links)].toSorted()).toEqual([
      ['C-1', { index: 1, effect: 'supports', reason: 'Yes.' }],
      ['C-2', { index: 3, effect: undefined, reason: '' }],
    ]);
  });

  it('are found by claim and effect', () => {
    const found = { index: 2, effect: 'supports', reason: '' };
    expect(linkOfClaim([null, 5, supports], 'C-1', 'supports')).toEqual(found);
    expect(linkOfClaim([supports], 'C-1', 'contradicts')).toBeUndefined();
  });

  it.each([
    [[], true, 'names Astria, verbatim'],
    [['not-verbatim', 'not-named'], false, 'not verbatim, does not name Astria'],
    [['capacity-alone'], false, 'capacity alone'],
    [['unchecked', 'unchecked'], true, 'cannot be checked'],
    [['not-verbatim', 'unchecked'], false, 'not verbatim, cannot be checked'],
  ] as const)('say of a claim with %j whether it can support', (problems, fits, words) => {
    const findings = problems.map((problem) => ({ problem, message: '' }));
    expect(canSupport(findings)).toBe(fits);
    expect(fitnessInWords(findings, 'Astria')).toBe(words);
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
