import { isPassageId } from '../../casefile/hash.ts';
import { foundElsewhereFixes } from '../reanchor-fixes.ts';
import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'anchor/passage-not-loaded',
  level: 'notice',
  certainty: 'unchecked',
  subject: 'claim',
  docs: {
    description: 'The casefile at hand has the passage that a claim names.',
    why: 'Without the passage it cannot be checked here whether the claim’s words stand where it says; that is not the same as being wrong (decisions 2).',
    fix: 'Attach the casefile that has the passage, or add the passage to it.',
  },
  messages: {
    'no-casefile':
      'The anchor could not be checked, because no casefile is attached: attach the one that has the passage.',
    'not-loaded':
      'The anchor could not be checked, because the casefile at hand has no such passage: attach the one that has it.',
  },
  examples: {
    valid: [{ title: 'A passage of the casefile.' }],
    invalid: [
      {
        title: 'No casefile.',
        casefile: null,
        findings: [
          { messageId: 'no-casefile', path: '/claims/0/passage_id' },
          { messageId: 'no-casefile', path: '/claims/1/passage_id' },
        ],
      },
      {
        title: 'A passage that the casefile does not have.',
        assessment: { '/claims/0/passage_id': `sha256:${'0'.repeat(64)}` },
        findings: [{ messageId: 'not-loaded', path: '/claims/0/passage_id' }],
      },
    ],
  },
  check(claim, context, base) {
    const { passage_id: passageId } = claim;
    if (passageId === undefined || !isPassageId(passageId) || context.passage(passageId)) return nothing;
    if (!context.hasCasefile()) return [{ messageId: 'no-casefile', at: '/passage_id' }];
    return [{ messageId: 'not-loaded', at: '/passage_id', fixes: foundElsewhereFixes(claim, context, base) }];
  },
});
