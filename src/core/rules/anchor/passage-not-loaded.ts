import { isJsonArray, isJsonObject, type JsonValue } from '../../assessment/json.ts';
import { viewClaim, type ClaimView } from '../../assessment/view.ts';
import { isPassageId } from '../../casefile/hash.ts';
import type { RuleContext } from '../context.ts';
import { foundElsewhereFixes } from '../reanchor-fixes.ts';
import { defineRule, nothing, type Report } from '../rule.ts';

type MessageId =
  'no-casefile' | 'not-loaded' | 'not-in-evidence' | 'observation-not-loaded' | 'observation-not-in-evidence';
type Reports = readonly Report<MessageId>[];

function ofClaim(claim: ClaimView, context: RuleContext, base: string): Reports {
  const { passage_id: passageId } = claim;
  if (passageId === undefined || !isPassageId(passageId) || context.passage(passageId)) return nothing;
  if (!context.hasCasefile()) return [{ messageId: 'no-casefile', at: '/passage_id' }];
  const messageId = context.isCasefileOfDocument() ? 'not-in-evidence' : 'not-loaded';
  return [{ messageId, at: '/passage_id', fixes: foundElsewhereFixes(claim, context, base) }];
}

/** What the casefile lacks of the list of observations. Without a casefile, each claim says that it cannot be checked. */
function ofObservations(head: JsonValue, context: RuleContext): Reports {
  const listed = isJsonObject(head) && Object.hasOwn(head, 'observation_ids') ? head['observation_ids'] : undefined;
  if (!isJsonArray(listed) || !context.hasCasefile()) return nothing;
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
      'The casefile must have the passage that a claim names, and every listed observation. Where the casefile’s fingerprint is the document’s, what it lacks is not in the evidence; otherwise it cannot be checked.',
    why: 'Without the passage it cannot be checked here whether the claim’s words stand where it says. With the fingerprint of the very evidence, it is known that it has no such passage or observation.',
    fix: 'Attach the casefile that has it, or correct the claim or the list of observations.',
  },
  messages: {
    'no-casefile':
      'The anchor could not be checked, because no casefile is attached: attach the one that has the passage.',
    'not-loaded':
      'The anchor could not be checked, because the casefile at hand has no such passage: attach the one that has it.',
    'not-in-evidence':
      'The casefile is the one that this document names, and it has no such passage. Link the claim to a passage of the casefile, or delete the claim.',
    'observation-not-loaded':
      'Observation {{observationId}} cannot be checked, because the casefile does not have it. Attach the casefile that has it.',
    'observation-not-in-evidence':
      'The casefile is the one that this document names, and it has no observation {{observationId}}. Remove the observation from the list.',
  },
  weights: {
    'not-in-evidence': { level: 'violation', certainty: 'checked' },
    'observation-not-in-evidence': { level: 'violation', certainty: 'checked' },
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
        title: 'A passage and an observation that another casefile may have.',
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
