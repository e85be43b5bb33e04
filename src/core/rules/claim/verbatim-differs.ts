import { limits } from '../../assessment/limits.ts';
import { isPropositionInText } from '../../assessment/verbatim.ts';
import { codePointLength } from '../../passage/offsets.ts';
import { defineRule, nothing, setInAssessment } from '../rule.ts';

export default defineRule({
  id: 'claim/verbatim-differs',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'reading', of: '2.11.3', step: 'A verbatim claim’s proposition occurs in its actual text.' },
  docs: {
    description:
      'The proposition of a verbatim claim should occur in its actual text, ignoring white space and quotation marks.',
    why: 'A verbatim claim uses the passage’s words. Only verbatim claims can support a power basis or an intent hypothesis.',
    fix: 'Copy the actual text, or change the representation to paraphrase.',
  },
  messages: {
    differs:
      'The claim is marked as verbatim, but its proposition is not in the actual text. Copy the text, or change it to paraphrase.',
  },
  examples: {
    valid: [
      {
        title: 'Part of the text, with straight quotation marks and more white space.',
        assessment: {
          '/claims/0/actual': 'He said: “We will  close the channel.”',
          '/claims/0/proposition': '"We will close the\nchannel."',
        },
      },
      {
        title: 'A paraphrase in other words.',
        assessment: {
          '/claims/0/representation': 'paraphrase',
          '/claims/0/proposition': 'The channel is to be closed.',
        },
      },
    ],
    invalid: [
      {
        title: 'Other words, marked as verbatim.',
        assessment: { '/claims/0/proposition': 'The channel is to be closed.' },
        findings: [{ messageId: 'differs', path: '/claims/0/proposition' }],
      },
    ],
  },
  check(claim, _context, base) {
    const { representation, actual = '' } = claim;
    if (representation !== 'verbatim' || isPropositionInText(claim) !== false) return nothing;
    const copy = {
      title: 'Copy the actual text',
      edit: setInAssessment(`${base}/proposition`, actual),
      preview: { after: actual },
      kind: 'copy-text' as const,
    };
    const paraphrase = { title: 'Change to paraphrase', edit: setInAssessment(`${base}/representation`, 'paraphrase') };
    return [
      {
        messageId: 'differs',
        at: '/proposition',
        related: [`${base}/representation`],
        fixes: codePointLength(actual) <= limits.proposition ? [copy, paraphrase] : [paraphrase],
      },
    ];
  },
});
