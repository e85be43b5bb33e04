import { type JsonValue } from '../../json/json.ts';
import { ownList } from '../../json/own.ts';
import { viewClaim, type ClaimView } from '../../assessment/view.ts';
import { isPassageId } from '../../casefile/hash.ts';
import type { RuleContext } from '../context.ts';
import { findPassageFixes } from '../reanchor-fixes.ts';
import { defineRule, nothing, type Report } from '../rule.ts';

type MessageId =
  | 'no-casefile'
  | 'not-loaded'
  | 'not-in-evidence'
  | 'observation-not-loaded'
  | 'observation-not-in-evidence';
type Reports = readonly Report<MessageId>[];

function ofClaim(claim: ClaimView, context: RuleContext, base: string): Reports {
  const { passage_id: passageId } = claim;
  if (passageId === undefined || !isPassageId(passageId) || context.passage(passageId)) return nothing;
  if (!context.hasCasefile()) return [{ messageId: 'no-casefile', at: '/passage_id' }];
  const messageId = context.isCasefileOfDocument() ? 'not-in-evidence' : 'not-loaded';
  return [{ messageId, at: '/passage_id', fixes: findPassageFixes(claim, context, base) }];
}

/**
 * Reports listed observations that the casefile does not contain. Without a casefile, each claim is reported instead.
 */
function ofObservations(head: JsonValue, context: RuleContext): Reports {
  const listed = ownList(head, 'observation_ids');
  if (!context.hasCasefile()) return nothing;
  return listed.flatMap((observationId, index): Reports => {
    if (typeof observationId !== 'number' || observationId < 1 || context.observation(observationId)) return nothing;
    const messageId = context.isCasefileOfDocument() ? 'observation-not-in-evidence' : 'observation-not-loaded';
    return [{ messageId, at: `/observation_ids/${String(index)}`, data: { observationId } }];
  });
}

export default defineRule({
  id: 'anchor/passage-not-loaded',
  level: 'notice',
  certainty: 'unchecked',
  subject: 'part',
  authority: { kind: 'convention', silence: '2.12 records' },
  docs: {
    description:
      'The attached casefile must contain every claim’s passage and every listed observation. If its fingerprint matches the assessment, a missing passage or observation is a violation. Otherwise, the span or observation cannot be checked.',
    why: 'Without the passage, the claim’s text cannot be checked. This does not mean that it is wrong, unless the fingerprint shows that the passage or observation is not in the evidence.',
    fix: 'Attach the casefile that contains it, or correct the claim or the list of observations.',
  },
  messages: {
    'no-casefile': 'The span cannot be checked because no casefile is attached. Attach the casefile with this passage.',
    'not-loaded':
      'The span cannot be checked because the casefile does not contain this passage. Attach the right casefile.',
    'not-in-evidence':
      'The casefile matches this assessment, but does not contain this passage. Link the claim to a passage of the casefile, or delete the claim.',
    'observation-not-loaded':
      'Observation {{observationId}} cannot be checked because the casefile does not contain it. Attach the right casefile.',
    'observation-not-in-evidence':
      'The casefile matches this assessment, but does not contain observation {{observationId}}. Remove the observation from the list.',
  },
  weights: {
    'not-in-evidence': { level: 'violation', certainty: 'checked' },
    'observation-not-in-evidence': { level: 'violation', certainty: 'checked' },
  },
  examples: {
    valid: [{ title: 'A passage in the casefile.' }],
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
        title: 'A passage and an observation that another casefile may contain.',
        assessment: {
          '/casefile_fingerprint_sha256': '0'.repeat(64),
          '/observation_ids': [1, 7],
          '/claims/0/passage_id': `sha256:${'0'.repeat(64)}`,
        },
        findings: [
          { messageId: 'observation-not-loaded', path: '/observation_ids/1' },
          { messageId: 'not-loaded', path: '/claims/0/passage_id' },
        ],
      },
      {
        title: 'A passage and an observation that are not in the evidence.',
        assessment: { '/observation_ids': [1, 7], '/claims/0/passage_id': `sha256:${'0'.repeat(64)}` },
        findings: [
          { messageId: 'observation-not-in-evidence', path: '/observation_ids/1' },
          { messageId: 'not-in-evidence', path: '/claims/0/passage_id' },
        ],
      },
    ],
  },
  check({ kind, value }, context, base): Reports {
    if (kind === 'claim') return ofClaim(viewClaim(value), context, base);
    return kind === 'document' ? ofObservations(value, context) : nothing;
  },
});
