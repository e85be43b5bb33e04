import type { JsonObject, JsonValue } from '../../core/json/json.ts';

function link(claim_id: string, effect: 'supports' | 'contradicts', reason: string): JsonObject {
  return { claim_id, effect, reason };
}

/** A valid power basis with `changes`. */
function powerBasis(power_basis_id: string, evidence: readonly JsonValue[], changes: JsonObject): JsonObject {
  return {
    power_basis_id,
    actor_id: 'velmara',
    domain: 'legal',
    description: 'Velmara publishes the order of passage.',
    scope: {
      relationship: 'institutional-role',
      geographies: ['The Needle'],
      operations: ['Publishing the order of passage'],
      related_actor_ids: [],
    },
    time_scope: { start: '2025-04-01T06:00:00+02:00', end: null },
    workflow_state: 'draft',
    evidence,
    limitations: ['The Commission can stay the order for thirty days.'],
    falsifiers: ['The Commission finds that the article does not reach so far.'],
    ...changes,
  };
}

/** A valid intent hypothesis with `changes`. */
function intent(hypothesis_id: string, evidence: readonly JsonValue[], changes: JsonObject): JsonObject {
  return {
    hypothesis_id,
    actor_id: 'velmara',
    topic: 'What the order of passage is for',
    hypothesis: 'Velmara means to keep the order beyond this season.',
    rationale: 'A broken entry of a broken draft; its ID says what is wrong with it.',
    time_scope: { start: '2025-03-03T00:00:00+01:00', end: null },
    workflow_state: 'draft',
    evidence,
    alternatives: ['The order is a hurried measure of safety.'],
    falsifiers: ['The order lapses in June.'],
    ...changes,
  };
}

const scope = powerBasis('', [], {}).scope as JsonObject;
const fromNotice = link('C-001', 'supports', 'The notice names the article on which Velmara relies.');

/** Power bases, each with the mistake that its ID names. */
export const brokenPowerBases: readonly JsonObject[] = [
  powerBasis(
    'support-is-a-paraphrase',
    [link('C-002', 'supports', 'This is a paraphrase, not the text of the passage.')],
    {
      description: 'What supports a power basis must be verbatim. This support restates the notice.',
    },
  ),
  powerBasis('support-does-not-name-the-actor', [fromNotice], {
    actor_id: 'sandrey-council',
    domain: 'humanitarian',
    description:
      'What supports a power basis must visibly name its actor. This claim names Velmara and not the island.',
  }),
  powerBasis('actor-has-no-names', [fromNotice], {
    actor_id: 'tessen-bargemen',
    domain: 'logistics',
    description: 'The casefile has no name for this actor, so nobody can see whether a claim names it.',
  }),
  powerBasis('nothing-supports-this', [link('C-020', 'contradicts', 'A denial, and nothing in support.')], {
    actor_id: 'torvenia',
    domain: 'other',
    description: 'A power basis with contradicting evidence and no supporting evidence.',
  }),
  powerBasis('ends-before-it-starts', [fromNotice], {
    description: 'The end shows a later local time but is an earlier instant, because the zones differ.',
    time_scope: { start: '2025-04-01T06:00:00-05:00', end: '2025-04-01T10:00:00+02:00' },
  }),
  powerBasis('related-to-itself', [fromNotice], {
    description: 'The actor is listed as related to itself.',
    scope: { ...scope, related_actor_ids: ['qamrayn', 'velmara'] },
  }),
  powerBasis('leverage-over-two', [fromNotice], {
    description: 'Bilateral leverage has exactly one related actor. This entry has two, and lists a place twice.',
    scope: {
      ...scope,
      relationship: 'bilateral-leverage',
      geographies: ['The Needle', 'The Needle'],
      related_actor_ids: ['qamrayn', 'torvenia'],
    },
  }),
  powerBasis(
    'cites-strangers',
    [
      fromNotice,
      link('C-404', 'supports', 'No claim of this draft has this ID.'),
      link('span-ends-before-it-starts', 'contradicts', 'The claim exists, but its span ends before it starts.'),
      link('span-counted-in-utf-16', 'contradicts', 'Every emoji before the text moves the span by one.'),
      link('text-is-not-what-the-passage-says', 'contradicts', 'The passage says forty-one, the claim fifty-one.'),
      link('span-is-beyond-the-passage', 'contradicts', 'The passage is shorter than that.'),
      link('passage-is-of-another-observation', 'contradicts', 'The text is from the notice, not from the statement.'),
      link('passage-is-not-at-hand', 'contradicts', 'This casefile does not contain the passage.'),
      link('verbatim-is-not-verbatim', 'contradicts', 'The proposition is not the exact text.'),
    ],
    { description: 'One link refers to a missing claim; the others refer to claims with wrong anchors.' },
  ),
  powerBasis('reason-says-nothing', [link('C-001', 'supports', 'See above.')], {
    description: 'The reason of its only link would fit any link.',
  }),
  powerBasis(
    'one-voice-only',
    [
      link('C-001', 'supports', 'The ministry’s notice, in the ministry’s words.'),
      link('C-002', 'contradicts', 'The same notice says that it can be revoked.'),
    ],
    { description: 'Two claims, and both from one publisher.' },
  ),
];

/** Intent hypotheses, each with the mistake that its ID names. */
export const brokenIntents: readonly JsonObject[] = [
  intent(
    'capability-alone',
    [link('C-061', 'supports', 'That Velmara has cutters says nothing of what it wants with them.')],
    {
      topic: 'Whether the strait will be closed',
      hypothesis: 'Velmara means to close the strait by force.',
    },
  ),
  intent('nothing-supports-this-either', [link('C-059', 'contradicts', 'The Minister says the opposite.')], {}),
  intent(
    'same-claim-twice',
    [
      link('C-067', 'supports', 'The delegate asks for one room.'),
      link('C-067', 'supports', 'The delegate asks for one room, again.'),
    ],
    {
      actor_id: 'torvenia',
      topic: 'Why the release at Sarn is low',
      hypothesis: 'Torvenia means to trade water for the fee.',
    },
  ),
  intent(
    'same-claim-both-ways',
    [
      link('C-077', 'supports', 'They will not come back this year.'),
      link('C-077', 'contradicts', 'They may come back next year.'),
    ],
    {
      actor_id: 'yunlan-ocean',
      topic: 'Whether the ships will come back',
      hypothesis: 'Yunlan Ocean means to stay away permanently.',
    },
  ),
  intent('alternative-is-the-hypothesis', [link('C-033', 'supports', 'The order that cuts the quota.')], {
    actor_id: 'torvenia-grain-chamber',
    topic: 'Why the quota was cut',
    hypothesis: 'The Grain Chamber means to hold down the price of bread.',
    alternatives: ['the Grain Chamber  means to hold down the price of bread.'],
  }),
  intent('time-has-no-zone', [link('C-059', 'supports', 'Said before the Commission.')], {
    time_scope: { start: '2025-04-01 06:00', end: null },
    workflow_state: 'finished',
    falsifiers: [],
  }),
  intent(
    'cites-more-strangers',
    [
      link('C-059', 'supports', 'Said before the Commission.'),
      link('speaker-is-missing', 'contradicts', 'Somebody said it, and the claim does not say who.'),
      link('unresolved-and-yet-resolved', 'contradicts', 'Unsigned, and yet it has a signature.'),
      link('publisher-is-on-another-host', 'contradicts', 'A newspaper’s words in a ministry’s mouth.'),
      link('publisher-is-in-no-registry', 'contradicts', 'No actor of the casefile has this ID.'),
      link('two-claims-one-id', 'contradicts', 'Which of the two?'),
      link('text-is-turned-round', 'contradicts', 'It reads “lift” and says something else.'),
      link('half-of-a-character', 'contradicts', 'An emoji was cut in two.'),
      link('kind-is-no-kind', 'contradicts', 'The contract has seven kinds, and this is not one of them.'),
      link('half-filled', 'contradicts', 'Started and not finished.'),
    ],
    {},
  ),
];

/** Contradictions: of a claim with itself, of one pair in both orders, and with a missing claim. */
export const brokenContradictions: readonly JsonObject[] = [
  {
    left_claim_id: 'C-059',
    right_claim_id: 'C-059',
    explanation: 'A claim cannot contradict itself; two readings of it can.',
  },
  { left_claim_id: 'C-059', right_claim_id: 'C-049', explanation: 'After the grounding, or three weeks before it.' },
  { left_claim_id: 'C-049', right_claim_id: 'C-059', explanation: 'The same pair, the other way round.' },
  { left_claim_id: 'C-018', right_claim_id: 'C-405', explanation: 'The other side is not a claim of this draft.' },
];

/** The draft's statement that it is broken. */
export const brokenUnknowns: readonly string[] = [
  'This draft is broken on purpose: every rule has a finding in it. The IDs of its entries say what is wrong. The findings say where, and most of them offer a fix, which you can undo.',
  'Whether the scope statement of this draft has the contract’s fixed wording, which is not shown. So it is reported as unchecked and not as wrong.',
];
