import { isIdentifier } from '../../assessment/ids.ts';
import { limits } from '../../assessment/limits.ts';
import { codePointLength } from '../../passage/offsets.ts';
import { defineRule, nothing } from '../rule.ts';

/** The identifier that is nearest to a text: accents off, anything else that is not allowed turned into a hyphen. */
function citable(id: string): string {
  const plain = id.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const allowed = plain.replaceAll(/[^a-zA-Z0-9._:-]+/g, '-').replace(/^[^a-zA-Z0-9]+/, '');
  return allowed.replace(/-+$/, '').slice(0, limits.identifier) || 'C-001';
}

export default defineRule({
  id: 'reference/claim-id-not-citable',
  level: 'violation',
  subject: 'claim',
  authority: {
    kind: 'reading',
    of: '2.9 claim_id',
    step: 'Section 2.4 gives claim IDs no pattern, so a link cannot name one that is not an identifier.',
  },
  docs: {
    description: 'A claim’s id has the form of an identifier, so that evidence links can name it.',
    why: 'The contract lets a claim’s id be any text, and lets evidence links name identifiers only: a claim with another id can never be cited.',
    fix: 'Rename the claim; what refers to it follows.',
  },
  messages: {
    'not-citable':
      'No evidence link can name “{{claimId}}”: rename it with letters, digits and . _ : - only, a letter or digit first.',
  },
  examples: {
    valid: [{ title: 'An identifier.', assessment: { '/claims/1/claim_id': 'north-channel:2.b' } }],
    invalid: [
      {
        title: 'An id with a space and an accent.',
        assessment: { '/claims/1/claim_id': 'Décision 2' },
        findings: [{ messageId: 'not-citable', path: '/claims/1/claim_id' }],
      },
    ],
  },
  check({ claim_id: claimId }, context) {
    if (claimId === undefined || claimId === '' || isIdentifier(claimId)) return nothing;
    // A text that is too long is the schema's to report.
    if (codePointLength(claimId) > limits.claim_id) return nothing;
    const fresh = context.freshId('claims', citable(claimId));
    return [
      {
        messageId: 'not-citable',
        at: '/claim_id',
        data: { claimId },
        fixes: [
          {
            title: `Rename it “${fresh}” everywhere`,
            edit: { type: 'rename', what: 'claim', from: claimId, to: fresh },
          },
        ],
      },
    ];
  },
});
