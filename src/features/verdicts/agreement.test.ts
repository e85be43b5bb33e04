import { expect, it } from 'vitest';
import type { LinkAgreement } from '../../core/review/blind.ts';
import { agreementInWords, countOutcomes, outcomeOf } from './agreement.ts';

function said(author: LinkAgreement['author'], reviewer: LinkAgreement['reviewer']): LinkAgreement {
  const target = { kind: 'link', entry: 'intent', entry_id: 'IH-001', claim_id: 'C-001', effect: null } as const;
  const agree = author && reviewer && author === reviewer;
  return { key: 'k', place: { key: 'k', target, path: '/intent_hypotheses/0/evidence/0' }, author, reviewer, agree };
}

it('names how author and reviewer stand to each other over a link', () => {
  expect(outcomeOf(said('supports', 'supports'))).toBe('same');
  expect(outcomeOf(said('supports', 'contradicts'))).toBe('other');
  expect(outcomeOf(said('contradicts', 'neither'))).toBe('neither');
  expect(outcomeOf(said('both', 'supports'))).toBe('both');
  expect(outcomeOf(said('both', 'neither'))).toBe('neither');
  expect(outcomeOf(said(null, 'supports'))).toBe('unsaid');
  expect(outcomeOf(said('supports', null))).toBe('unjudged');
});

it('says the counts in words, and gives no score', () => {
  const links = [
    ...Array.from({ length: 31 }, () => said('supports', 'supports')),
    ...Array.from({ length: 4 }, () => said('supports', 'contradicts')),
    ...Array.from({ length: 5 }, () => said('contradicts', 'neither')),
  ];
  expect(agreementInWords(countOutcomes(links))).toBe(
    '31 of 40 links judged the same way; 4 the other way; 5 judged neither.',
  );
  expect(agreementInWords(countOutcomes([...links, said('both', 'supports'), said('supports', null)]))).toBe(
    '31 of 42 links judged the same way; 4 the other way; 5 judged neither; 1 judged one way that you cite both ways; 1 not judged.',
  );
  expect(agreementInWords(countOutcomes([]))).toBe('The assessment has no evidence links to compare.');
});
