import { limits } from '../../assessment/limits.ts';
import { keepsWords } from '../../assessment/verbatim.ts';
import { codePointLength } from '../../passage/offsets.ts';
import { defineRule, nothing, setInAssessment } from '../rule.ts';

export default defineRule({
  id: 'claim/verbatim-differs',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'reading', of: '2.11.3', step: 'A verbatim claim’s proposition occurs in its actual text.' },
  docs: {
    description:
      'The proposition of a verbatim claim occurs in its actual text, white space and quotation marks aside.',
    why: 'A verbatim claim keeps the passage’s words, and only verbatim claims can support a power basis or an intent.',
    fix: 'Copy the words from the actual text, or call the claim a paraphrase.',
  },
  messages: {
    differs:
      'The claim is called verbatim and its proposition is not in the actual text: copy the words, or call it a paraphrase.',
  },
  examples: {
    valid: [
      {
        title: 'A part of the words, with straight quotation marks and more space.',
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
        title: 'Other words, called verbatim.',
        assessment: { '/claims/0/proposition': 'The channel is to be closed.' },
        findings: [{ messageId: 'differs', path: '/claims/0/proposition' }],
      },
    ],
  },
  check(claim, _context, base) {
    const { representation, actual = '' } = claim;
    if (representation !== 'verbatim' || keepsWords(claim) !== false) return nothing;
    const copy = {
      title: 'Copy the actual text',
      edit: setInAssessment(`${base}/proposition`, actual),
      preview: { after: actual },
    };
    const paraphrase = { title: 'Call it a paraphrase', edit: setInAssessment(`${base}/representation`, 'paraphrase') };
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
