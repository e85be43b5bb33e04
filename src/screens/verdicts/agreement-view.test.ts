import { expect, it } from 'vitest';
import type { LinkAgreement } from '../../core/review/blind-agreement.ts';
import { agreementInWords, countOutcomes, measuresInWords, outcomeOf } from './agreement-view.tsx';

function linkAgreement(
  author: LinkAgreement['author'],
  reviewer: LinkAgreement['reviewer'],
  outdated = false,
): LinkAgreement {
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

it('compares the author’s effect with the reviewer’s verdict on a link', () => {
  expect(outcomeOf(linkAgreement('supports', 'supports'))).toBe('same');
  expect(outcomeOf(linkAgreement('supports', 'contradicts'))).toBe('other');
  expect(outcomeOf(linkAgreement('contradicts', 'neither'))).toBe('neither');
  expect(outcomeOf(linkAgreement('both', 'supports'))).toBe('both');
  expect(outcomeOf(linkAgreement('both', 'neither'))).toBe('neither');
  expect(outcomeOf(linkAgreement(null, 'supports'))).toBe('no-effect');
  expect(outcomeOf(linkAgreement('supports', null))).toBe('unreviewed');
  expect(outcomeOf(linkAgreement('supports', null, true))).toBe('outdated');
});

it('describes the counts in words, without a score', () => {
  const links = [
    ...Array.from({ length: 31 }, () => linkAgreement('supports', 'supports')),
    ...Array.from({ length: 4 }, () => linkAgreement('supports', 'contradicts')),
    ...Array.from({ length: 5 }, () => linkAgreement('contradicts', 'neither')),
  ];
  expect(agreementInWords(countOutcomes(links), 0)).toBe(
    'Agree: 31 of 40 links; disagree: 4; reviewer says neither: 5.',
  );
  expect(
    agreementInWords(countOutcomes([...links, linkAgreement('both', 'supports'), linkAgreement('supports', null)]), 0),
  ).toBe('Agree: 31 of 42 links; disagree: 4; reviewer says neither: 5; you give both effects: 1; not reviewed: 1.');
  expect(agreementInWords(countOutcomes([]), 0)).toBe('No evidence links to compare.');
});

it('counts outdated and unmatched verdicts separately', () => {
  const links = [
    linkAgreement('supports', 'supports'),
    linkAgreement('supports', null, true),
    linkAgreement('supports', null),
  ];
  expect(agreementInWords(countOutcomes(links), 2)).toBe(
    'Agree: 1 of 3 links; disagree: 0; reviewer says neither: 0; outdated: 1; not reviewed: 1. 2 verdicts could not be matched, because the assessment no longer has the link.',
  );
});

it('gives percent agreement and kappa with n, and says if one cannot be computed', () => {
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
