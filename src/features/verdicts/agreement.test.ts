import { expect, it } from 'vitest';
import type { LinkAgreement } from '../../core/review/blind-agreement.ts';
import { agreementInWords, countOutcomes, measuresInWords, outcomeOf } from './agreement.ts';

function said(author: LinkAgreement['author'], reviewer: LinkAgreement['reviewer'], outdated = false): LinkAgreement {
  const target = { kind: 'link', entry: 'intent', entry_id: 'IH-001', claim_id: 'C-001', effect: null } as const;
  const agree = author && reviewer && author === reviewer;
  return {
    key: 'k',
    place: { key: 'k', target, path: '/intent_hypotheses/0/evidence/0' },
    author,
    reviewer,
    outdated,
    agree,
  };
}

it('names how author and reviewer stand to each other over a link', () => {
  expect(outcomeOf(said('supports', 'supports'))).toBe('same');
  expect(outcomeOf(said('supports', 'contradicts'))).toBe('other');
  expect(outcomeOf(said('contradicts', 'neither'))).toBe('neither');
  expect(outcomeOf(said('both', 'supports'))).toBe('both');
  expect(outcomeOf(said('both', 'neither'))).toBe('neither');
  expect(outcomeOf(said(null, 'supports'))).toBe('unsaid');
  expect(outcomeOf(said('supports', null))).toBe('unjudged');
  expect(outcomeOf(said('supports', null, true))).toBe('outdated');
});

it('says the counts in words, and gives no score', () => {
  const links = [
    ...Array.from({ length: 31 }, () => said('supports', 'supports')),
    ...Array.from({ length: 4 }, () => said('supports', 'contradicts')),
    ...Array.from({ length: 5 }, () => said('contradicts', 'neither')),
  ];
  expect(agreementInWords(countOutcomes(links), 0)).toBe(
    '31 of 40 links judged the same way; 4 the other way; 5 judged neither.',
  );
  expect(agreementInWords(countOutcomes([...links, said('both', 'supports'), said('supports', null)]), 0)).toBe(
    '31 of 42 links judged the same way; 4 the other way; 5 judged neither; 1 judged one way that you cite both ways; 1 not judged.',
  );
  expect(agreementInWords(countOutcomes([]), 0)).toBe('The assessment has no evidence links to compare.');
});

it('counts what is outdated and what is unmatched by itself', () => {
  const links = [said('supports', 'supports'), said('supports', null, true), said('supports', null)];
  expect(agreementInWords(countOutcomes(links), 2)).toBe(
    '1 of 3 links judged the same way; 0 the other way; 0 judged neither; 1 outdated; 1 not judged. 2 verdicts unmatched, because the assessment no longer has the link.',
  );
});

it('says percent agreement and kappa with n, and what cannot be computed', () => {
  expect(measuresInWords({ n: 50, agreed: 35, percent: 70, kappa: 0.4 })).toBe(
    'Percent agreement: 70 %. Cohen’s kappa: 0.40. n = 50.',
  );
  expect(measuresInWords({ n: 3, agreed: 1, percent: 100 / 3, kappa: -0.25 })).toBe(
    'Percent agreement: 33.3 %. Cohen’s kappa: −0.25. n = 3.',
  );
  expect(measuresInWords({ n: 0, agreed: 0, percent: null, kappa: null })).toBe(
    'Percent agreement: cannot be computed. Cohen’s kappa: cannot be computed. n = 0.',
  );
});
