import type { JsonObject } from '../../core/json/json.ts';
import type { ClaimSource } from './types.ts';

/** A claim of the broken draft: a valid source and a change that breaks it. */
export interface BrokenClaim extends ClaimSource {
  /** Breaks the valid claim. `text` is its passage. If omitted, the claim is valid, and other entries break rules with it. */
  readonly damage?: (claim: JsonObject, text: string) => JsonObject;
}

function span(start: number, end: number): JsonObject {
  return { start, end, offset_encoding: 'unicode-code-point' };
}

/** The span in the offsets of a program that mistakes UTF-16 units for characters. */
function spanInUtf16(text: string, words: string): JsonObject {
  const start = text.indexOf(words);
  return span(start, start + words.length);
}

/** The members that the half-filled claim leaves empty. */
const unfilled = ['representation', 'claim_kind', 'attribution'];

function without(claim: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(claim).filter(([name]) => !names.includes(name)));
}

const notice = {
  observation: 1,
  kind: 'public-position',
  about: ['velmara'],
  by: 'velmara-maritime-ministry',
  mode: 'publisher',
} as const;

const circular = {
  observation: 9,
  kind: 'public-position',
  about: ['castellan-mutual'],
  by: 'castellan-mutual',
  mode: 'publisher',
} as const;

const minutes = {
  observation: 12,
  kind: 'public-position',
  about: ['velmara'],
  by: 'ottilie-brandvold',
  mode: 'explicit-speaker',
} as const;

/** Claims with a wrong span. */
const anchors: readonly BrokenClaim[] = [
  {
    ...notice,
    claim_id: 'span-ends-before-it-starts',
    quote: 'There are two convoys a day in each direction.',
    damage: (claim) => ({ ...claim, span: span(1200, 1154) }),
  },
  {
    claim_id: 'span-counted-in-utf-16',
    observation: 11,
    quote:
      'Nobody but the Guild of Hesper Pilots can take a laden bulk carrier round the west turn at night, and both ministries know it. 🌊🛳️🌙',
    kind: 'capacity',
    about: ['hesper-pilots-guild'],
    by: 'hesper-pilots-guild',
    mode: 'publisher',
    damage: (claim, text) => ({ ...claim, span: spanInUtf16(text, String(claim.actual)) }),
  },
  {
    ...circular,
    claim_id: 'text-is-not-what-the-passage-says',
    quote:
      'Castellan Mutual covers hull and liability for forty-one per cent of the deep-draught tonnage that passed the Strait of Hesper in 2024.',
    damage: (claim) => {
      const changed = String(claim.actual).replace('forty-one', 'fifty-one');
      return { ...claim, actual: changed, proposition: changed };
    },
  },
  {
    ...notice,
    claim_id: 'span-is-beyond-the-passage',
    quote: 'Boarding elsewhere, including in the anchorage off Ras Dawhan, is suspended.',
    damage: (claim) => ({ ...claim, span: span(40_000, 40_000 + String(claim.actual).length) }),
  },
  {
    ...notice,
    claim_id: 'passage-is-of-another-observation',
    quote: 'The channel was closed to all traffic for two days.',
    damage: (claim) => ({ ...claim, observation_id: 2, attribution: { actor_id: null, mode: 'unresolved' } }),
  },
  {
    ...notice,
    claim_id: 'passage-is-not-at-hand',
    quote: 'No fuel was lost.',
    damage: (claim) => ({ ...claim, passage_id: `sha256:${'5e'.repeat(32)}` }),
  },
  {
    ...notice,
    claim_id: 'observation-is-not-at-hand',
    quote: 'No fuel was lost.',
    damage: (claim) => ({ ...claim, observation_id: 40, passage_id: `sha256:${'40'.repeat(32)}` }),
  },
  {
    ...circular,
    claim_id: 'words-are-in-no-passage',
    quote: 'delay is not a peril insured',
    damage: (claim) => {
      const invented = 'Every member will be paid twice over for each night spent waiting outside in fog.';
      return { ...claim, actual: invented, proposition: invented };
    },
  },
];

/** Claims with wrong text or wrong attribution. */
const words: readonly BrokenClaim[] = [
  {
    ...circular,
    claim_id: 'verbatim-is-not-verbatim',
    quote: 'Castellan Mutual takes no position on the Convention and has been asked by no government to take one.',
    damage: (claim) => ({ ...claim, proposition: 'Castellan Mutual is neutral and independent.' }),
  },
  { ...circular, claim_id: 'nobody-cites-this', quote: 'delay is not a peril insured' },
  {
    ...minutes,
    claim_id: 'speaker-is-missing',
    quote: 'Any member may see the account.',
    damage: (claim) => ({ ...claim, attribution: { actor_id: null, mode: 'explicit-speaker' } }),
  },
  {
    claim_id: 'unresolved-and-yet-resolved',
    observation: 14,
    quote: 'The gentlemen with the dredger are patient.',
    kind: 'allegation',
    about: ['yunlan-ocean'],
    by: 'lev-darnovich',
    mode: 'unresolved',
  },
  {
    claim_id: 'publisher-is-on-another-host',
    observation: 13,
    quote: 'It does not mention the Corvane Star, which went aground on 11 February.',
    kind: 'reported-action',
    about: ['velmara-maritime-ministry'],
    by: 'velmara-maritime-ministry',
    mode: 'publisher',
  },
  {
    claim_id: 'publisher-is-in-no-registry',
    observation: 13,
    quote: 'leaves the figure for the fee blank',
    kind: 'reported-action',
    about: ['velmara-maritime-ministry'],
    by: 'sandrey-gazette',
    mode: 'publisher',
  },
  {
    ...minutes,
    claim_id: 'id used in prose (no link can name it)',
    quote: 'The fee pays for the survey and the buoys.',
  },
  { ...minutes, claim_id: 'two-claims-one-id', quote: 'It is a tax on wear.' },
  { ...minutes, claim_id: 'two-claims-one-id', quote: 'I do not command the weather.' },
  {
    ...minutes,
    claim_id: 'text-is-turned-round',
    quote: 'Velmara will set an end date when the new survey of the Needle is finished, and not before.',
    restated: 'Velmara will \u202Etfil\u202C the order when the survey is fin\u200Bished.',
  },
  {
    claim_id: 'half-of-a-character',
    observation: 11,
    quote: 'the ferry will get its pilot first, every time, convoy or no convoy',
    restated: 'The ferry comes first. \ud83d',
    kind: 'public-position',
    about: ['sandrey-council'],
    by: 'hesper-pilots-guild',
    mode: 'publisher',
  },
];

/** Five claims on one sentence: one piece of evidence that looks like five. */
const crowd: readonly BrokenClaim[] = [1, 2, 3, 4, 5].map((number) => ({
  ...notice,
  claim_id: `span-carries-five-${String(number)}`,
  quote: 'There are two convoys a day in each direction.',
}));

/** Claims that break the contract's own constraints (specification 2.4). */
const shapes: readonly BrokenClaim[] = [
  {
    ...minutes,
    claim_id: 'kind-is-no-kind',
    quote: 'Ministries have drawers.',
    damage: (claim) => ({ ...claim, claim_kind: 'rumour', confidence: 0.7 }),
  },
  {
    ...minutes,
    claim_id: 'half-filled',
    quote: 'Then let the gallery hear it from me.',
    damage: (claim) => ({ ...without(claim, unfilled), proposition: '', subject_actor_ids: ['velmara', 'velmara'] }),
  },
];

/** The claims of the broken draft, besides the valid ones from the finished sample. */
export const brokenClaims: readonly BrokenClaim[] = [...anchors, ...words, ...crowd, ...shapes];

/** The IDs of the finished sample's claims that the broken draft contains unchanged. */
export const validClaims: readonly string[] = [
  'C-001',
  'C-002',
  'C-018',
  'C-020',
  'C-033',
  'C-049',
  'C-059',
  'C-061',
  'C-067',
  'C-077',
];
