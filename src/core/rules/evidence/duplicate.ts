import type { EvidenceLinkView } from '../../assessment/view.ts';
import { defineRule, unsetInAssessment } from '../rule.ts';

const supports = { claim_id: 'C-001', effect: 'supports', reason: 'It says so in its own words.' };

/** Returns equal keys for links with the same claim and effect, and undefined if one of the two is missing. */
function keyOf(link: EvidenceLinkView | undefined): string | undefined {
  return link?.claim_id === undefined || link.effect === undefined ? undefined : `${link.effect} ${link.claim_id}`;
}

export default defineRule({
  id: 'evidence/duplicate',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'An entry should link a claim only once with the same effect.',
    why: 'Linking the same claim twice looks like more evidence than there is.',
    fix: 'Merge the two reasons and remove one link.',
  },
  messages: {
    duplicate: '{{claimId}} is linked twice with the same effect. Merge the reasons and remove one link.',
  },
  examples: {
    valid: [{ title: 'A claim that is linked once.', assessment: { '/power_bases/0/evidence': [supports] } }],
    invalid: [
      {
        title: 'The same claim, linked twice as supporting.',
        assessment: { '/power_bases/0/evidence': [supports, { ...supports, reason: 'It says so again.' }] },
        findings: [{ messageId: 'duplicate', path: '/power_bases/0/evidence/1' }],
      },
    ],
  },
  check({ evidence }, _context, base) {
    const firsts = new Map<string, number>();
    return evidence.flatMap((link, index) => {
      const key = keyOf(link);
      const first = key === undefined ? undefined : firsts.get(key);
      if (key !== undefined && first === undefined) firsts.set(key, index);
      if (first === undefined) return [];
      const path = `${base}/evidence/${index}`;
      return [
        {
          messageId: 'duplicate' as const,
          at: `/evidence/${index}`,
          data: { claimId: link?.claim_id ?? '' },
          related: [`${base}/evidence/${first}`],
          fixes: [{ title: 'Remove this link', edit: unsetInAssessment(path) }],
        },
      ];
    });
  },
});
