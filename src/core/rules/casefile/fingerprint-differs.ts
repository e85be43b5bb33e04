import { defineRule, nothing, setInAssessment } from '../rule.ts';

export default defineRule({
  id: 'casefile/fingerprint-differs',
  level: 'violation',
  subject: 'document',
  authority: { kind: 'convention', silence: '2.12 records' },
  docs: {
    description: 'The assessment’s fingerprint must match the attached casefile.',
    why: 'The fingerprint identifies the sources that the assessment is based on. If it differs, the attached sources are not the same.',
    fix: 'Attach the casefile that the assessment is based on. If this casefile is the right one, update the fingerprint.',
  },
  messages: {
    differs:
      'The fingerprint does not match the attached casefile. Attach the right casefile, or update the fingerprint.',
  },
  examples: {
    valid: [
      { title: 'The casefile’s fingerprint.' },
      {
        title: 'Without a casefile, the fingerprint is not checked.',
        casefile: null,
        assessment: { casefile_fingerprint_sha256: '0'.repeat(64) },
      },
    ],
    invalid: [
      {
        title: 'The fingerprint of another casefile.',
        assessment: { casefile_fingerprint_sha256: '0'.repeat(64) },
        findings: [{ messageId: 'differs', path: '/casefile_fingerprint_sha256' }],
      },
    ],
  },
  check({ casefile_fingerprint_sha256: given }, context) {
    const fingerprint = context.fingerprint();
    // The schema reports text that is not a fingerprint.
    if (fingerprint === undefined || given === undefined || !/^[0-9a-f]{64}$/.test(given)) return nothing;
    if (fingerprint === given) return nothing;
    return [
      {
        messageId: 'differs',
        at: '/casefile_fingerprint_sha256',
        fixes: [
          {
            title: 'Update fingerprint',
            edit: setInAssessment('/casefile_fingerprint_sha256', fingerprint),
            preview: { before: given, after: fingerprint },
            kind: 'use-casefile',
          },
        ],
      },
    ];
  },
});
