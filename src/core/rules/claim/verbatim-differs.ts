import { limits } from '../../assessment/limits.ts';
import { propositionFit } from '../../assessment/verbatim.ts';
import { codePointLength } from '../../text/offsets.ts';
import { quotedWords } from '../../text/quoted-words.ts';
import { defineRule, nothing, setInAssessment } from '../rule.ts';

export default defineRule({
  id: 'claim/verbatim-differs',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'reading', of: '2.11.3', step: 'A verbatim claim’s proposition occurs in its actual text.' },
  docs: {
    description:
      'The proposition of a verbatim claim should occur in its actual text as whole words and numbers, ignoring white space and quotation marks.',
    why: 'A verbatim claim uses the passage’s words. Only verbatim claims can support a power basis or an intent hypothesis.',
    fix: 'Copy the actual text, or change the representation to paraphrase.',
  },
  messages: {
    differs:
      'The claim is marked as verbatim, but its proposition is not in the actual text. Copy the text, or change it to paraphrase.',
    'inside-word':
      'The claim is marked as verbatim, but its proposition begins or ends inside a word or number of the actual text. Copy whole words, or change it to paraphrase.',
    'other-characters':
      'The claim is marked as verbatim, but some characters of its proposition are written differently in the actual text. Copy the text, or change it to paraphrase.',
    'no-words': 'The claim is marked as verbatim, but its proposition has no words. Copy the text.',
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
      {
        title: 'A proposition that leaves out the beginning of “1,500”.',
        assessment: { '/claims/0/actual': 'It counted 1,500 ships.', '/claims/0/proposition': '500 ships' },
        findings: [{ messageId: 'inside-word', path: '/claims/0/proposition' }],
      },
      {
        title: 'A proposition whose letters “fi” are one character in the text.',
        assessment: { '/claims/0/actual': 'The \uFB01nal order.', '/claims/0/proposition': 'The final order.' },
        findings: [{ messageId: 'other-characters', path: '/claims/0/proposition' }],
      },
      {
        title: 'A blank proposition.',
        assessment: { '/claims/0/proposition': '   ' },
        findings: [{ messageId: 'no-words', path: '/claims/0/proposition' }],
      },
    ],
  },
  check(claim, _context, base) {
    const { representation, actual = '' } = claim;
    const fit = propositionFit(claim) ?? 'in-text';
    if (representation !== 'verbatim' || fit === 'in-text') return nothing;
    const copy = {
      title: 'Copy the actual text',
      edit: setInAssessment(`${base}/proposition`, actual),
      preview: { after: actual },
      kind: 'copy-text' as const,
    };
    const paraphrase = { title: 'Change to paraphrase', edit: setInAssessment(`${base}/representation`, 'paraphrase') };
    const canCopy = codePointLength(actual) <= limits.proposition && quotedWords(actual, actual) !== 'no-words';
    return [
      {
        messageId: fit === 'other-words' ? 'differs' : fit,
        at: '/proposition',
        related: [`${base}/representation`],
        fixes: [...(canCopy ? [copy] : []), ...(fit === 'no-words' ? [] : [paraphrase])],
      },
    ];
  },
});
