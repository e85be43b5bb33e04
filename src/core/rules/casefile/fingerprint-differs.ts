import { defineRule, nothing, setInAssessment } from '../rule.ts';

export default defineRule({
  id: 'casefile/fingerprint-differs',
  level: 'violation',
  subject: 'document',
  authority: { kind: 'convention', silence: '2.12 records' },
  docs: {
    description: 'The document’s fingerprint is that of the attached casefile.',
    why: 'The fingerprint says over which evidence the assessment was written; another one means other evidence than what is attached.',
    fix: 'Take the casefile’s fingerprint once the assessment is about this casefile, or attach the casefile it was written over.',
  },
  messages: {
    differs:
      'The casefile’s fingerprint is not the one in this document: take it over, or attach the casefile that the document was written over.',
  },
  examples: {
    valid: [
      { title: 'The casefile’s fingerprint.' },
      {
        title: 'Without a casefile there is nothing to compare with.',
        casefile: null,
        assessment: { casefile_fingerprint_sha256: '0'.repeat(64) },
      },
    ],
    invalid: [
      {
        title: 'The fingerprint of other evidence.',
        assessment: { casefile_fingerprint_sha256: '0'.repeat(64) },
        findings: [{ messageId: 'differs', path: '/casefile_fingerprint_sha256' }],
      },
    ],
  },
  check({ casefile_fingerprint_sha256: given }, context) {
    const fingerprint = context.fingerprint();
    // Something that is no fingerprint at all is the schema's to report.
    if (fingerprint === undefined || given === undefined || !/^[0-9a-f]{64}$/.test(given)) return nothing;
    if (fingerprint === given) return nothing;
    return [
      {
        messageId: 'differs',
        at: '/casefile_fingerprint_sha256',
        fixes: [
          {
            title: 'Take the casefile’s fingerprint',
            edit: setInAssessment('/casefile_fingerprint_sha256', fingerprint),
            preview: { before: given, after: fingerprint },
          },
        ],
      },
    ];
  },
});
