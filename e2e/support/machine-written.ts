/**
 * A machine-written assessment of the sample casefile, with the faults that such files have: 25 claims, 2 power bases,
 * 1 hypothesis and 1 contradiction. Everything is computed here, so that the faults are exactly the ones that are
 * listed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Passage {
  readonly passage_id: string;
  readonly text: string;
}

interface Casefile {
  readonly observations: readonly { readonly observation_id: number; readonly passages: readonly Passage[] }[];
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Unit = 'code-points' | 'utf-16' | 'utf-8';

const path = join(import.meta.dirname, '../../public/samples/strait-of-hesper.casefile.json');
const casefileText = readFileSync(path, 'utf8');
const casefile = JSON.parse(casefileText) as Casefile;
const { casefile_fingerprint_sha256: fingerprint } = JSON.parse(
  readFileSync(path.replace('.casefile.', '.assessment.'), 'utf8'),
) as { readonly casefile_fingerprint_sha256: string };

const lengthIn: Readonly<Record<Unit, (text: string) => number>> = {
  'code-points': (text) => Array.from(text).length,
  'utf-16': (text) => text.length,
  'utf-8': (text) => Buffer.byteLength(text, 'utf8'),
};

/** Returns the first passage of an observation. */
function passageOf(observation: number): Passage {
  const [passage] = casefile.observations.find(({ observation_id: id }) => id === observation)?.passages ?? [];
  if (!passage) throw new Error(`The sample casefile has no observation ${String(observation)}.`);
  return passage;
}

/** Returns the offsets of a text in a passage, in a unit. */
function offsets(observation: number, words: string, unit: Unit = 'code-points'): { start: number; end: number } {
  const { text } = passageOf(observation);
  const at = text.indexOf(words);
  if (at < 0 || text.includes(words, at + 1))
    throw new Error(`“${words}” must be in observation ${String(observation)} once.`);
  return { start: lengthIn[unit](text.slice(0, at)), end: lengthIn[unit](text.slice(0, at + words.length)) };
}

/** The actor that published each observation that is used here. */
const publishers: Readonly<Record<number, string>> = {
  1: 'velmara-maritime-ministry',
  9: 'castellan-mutual',
  10: 'calder-port-control',
  11: 'hesper-pilots-guild',
  12: 'hesper-commission',
  13: 'calder-courier',
};

interface Draft {
  readonly observation: number;
  /** The words that the claim gives as the passage's. */
  readonly words: string;
  /** The words of the passage, if they differ; null for invented words. */
  readonly passageWords?: string | null;
  readonly unit?: Unit;
  /** Properties that replace those of a correct claim; undefined removes one. */
  readonly changes?: Readonly<Record<string, Json | undefined>>;
}

function claimOf({ observation, words, passageWords = words, unit, changes }: Draft, index: number): Json {
  const { start, end } =
    passageWords === null
      ? { start: 0, end: lengthIn['code-points'](words) }
      : offsets(observation, passageWords, unit);
  const claim: Record<string, Json | undefined> = {
    claim_id: `C-${String(index + 1).padStart(3, '0')}`,
    observation_id: observation,
    passage_id: passageOf(observation).passage_id,
    span: { start, end, offset_encoding: 'unicode-code-point' },
    actual: words,
    proposition: words,
    representation: 'verbatim',
    claim_kind: 'public-position',
    subject_actor_ids: [],
    attribution: { actor_id: publishers[observation] ?? null, mode: 'publisher' },
    ...changes,
  };
  return Object.fromEntries(Object.entries(claim).filter(([, value]) => value !== undefined)) as Json;
}

const idOf = (observation: number): string => passageOf(observation).passage_id;

/** A text that is correct in every way, for claims with another fault. */
const fee = 'A channel safety fee of 0.38 crowns per gross ton is payable at the time of boarding.';
const convoys = 'There are two convoys a day in each direction.';
const receipts = 'Receipts are held apart and are spent on the survey and the marking of the Needle.';
const bottom = 'We insure ships against the bottom of the Needle, which is the same on both sides.';
const position =
  'Castellan Mutual takes no position on the Convention and has been asked by no government to take one.';

/** Returns a span that is shifted or shortened. */
function displaced(observation: number, words: string, byStart: number, byEnd: number): Json {
  const { start, end } = offsets(observation, words);
  return { start: start + byStart, end: end + byEnd, offset_encoding: 'unicode-code-point' };
}

const drafts: readonly Draft[] = [
  // 1–4: offsets in UTF-16 units, with emoji before the text.
  ...[
    'The Guild of Hesper Pilots will board wherever it is safe to board.',
    'From 1 April our members will work to rule: ten hours, then rest, no doubles.',
    'No machine and no cadet course replaces six years in the Needle.',
  ].map((words): Draft => ({ observation: 11, words, unit: 'utf-16', changes: { representation: 'quote' } })),
  {
    observation: 11,
    words: 'Forty-six licences, two shores, one channel. 🇶🇭🤝🇻🇭 That is how it has been',
    unit: 'utf-16',
    changes: { representation: 'Verbatim', claim_kind: 'Reported Action' },
  },
  // 5–8: offsets in UTF-8 bytes.
  ...[
    'Velmara collected 2.9 million crowns in channel fees in the first twelve days of the order',
    'It does not mention the Corvane Star, which went aground on 11 February.',
    'A draft of the order that now governs the Strait of Hesper was circulating',
    '“The Ministry of Maritime Affairs had wanted one boarding ground for years, and the ship gave it a morning on which nobody could say no,”',
  ].map((words): Draft => ({ observation: 13, words, unit: 'utf-8', changes: { claim_kind: 'reported_action' } })),
  // 9: a span that starts three characters late. 10: an end that is included.
  { observation: 9, words: position, changes: { span: displaced(9, position, 3, 3) } },
  { observation: 9, words: bottom, changes: { span: displaced(9, bottom, 0, -1) } },
  // 11: the wrong observation.
  {
    observation: 9,
    words: 'This circular answers that question and no other.',
    changes: { observation_id: 10, representation: 'direct quote' },
  },
  // 12–15: the forms of a span, and a passage ID without its prefix.
  {
    observation: 1,
    words: convoys,
    changes: { span: [offsets(1, convoys).start, offsets(1, convoys).end], claim_kind: 'Reported action' },
  },
  {
    observation: 1,
    words: fee,
    changes: {
      span: {
        start: String(offsets(1, fee).start),
        end: String(offsets(1, fee).end),
        offset_encoding: 'unicode-code-point',
      },
    },
  },
  { observation: 1, words: receipts, changes: { span: { ...offsets(1, receipts) }, subject_actor_ids: 'velmara' } },
  {
    observation: 1,
    words: 'The Republic of Velmara states that this order is a measure of safety',
    changes: { passage_id: idOf(1).slice('sha256:'.length), subject_actor_ids: ['Velmara'] },
  },
  // 16–18: passage IDs in capitals, and invented ones.
  {
    observation: 1,
    words: 'The channel was closed to all traffic for two days.',
    changes: { passage_id: idOf(1).toUpperCase() },
  },
  {
    observation: 12,
    words: 'The Hesper Joint Commission may stay a measure of either shore for thirty days',
    changes: { passage_id: 'passage-12' },
  },
  {
    observation: 12,
    words: 'Velmara will set an end date when the new survey of the Needle is finished, and not before.',
    changes: { passage_id: 'obs-12/p-1', subject_actor_ids: ['velmara'] },
  },
  // 19–22: near misses: a number in words, a number in digits, a negation, and other capitals.
  {
    observation: 9,
    words:
      'Castellan Mutual covers hull and liability for forty-four per cent of the deep-draught tonnage that passed the Strait of Hesper in 2024.',
    passageWords:
      'Castellan Mutual covers hull and liability for forty-one per cent of the deep-draught tonnage that passed the Strait of Hesper in 2024.',
    changes: { claim_id: 'claim 19', claimKind: 'capacity', claim_kind: undefined },
  },
  {
    observation: 1,
    words:
      'Every vessel of more than 150 metres in length, or drawing more than 9.5 metres, shall embark its pilot at Calder Roads.',
    passageWords:
      'Every vessel of more than 180 metres in length, or drawing more than 9.5 metres, shall embark its pilot at Calder Roads.',
    changes: { claim_id: 'claim 20' },
  },
  {
    observation: 1,
    words: 'They do board vessels to which paragraph 3 applies while this order is in force.',
    passageWords: 'They do not board vessels to which paragraph 3 applies while this order is in force.',
    changes: { claim_id: 'claim 21', claim_kind: 'Denial' },
  },
  {
    observation: 10,
    words: 'Maximum draught for departure from Port Calder until further notice: 10.2 metres.',
    passageWords: 'MAXIMUM DRAUGHT FOR DEPARTURE FROM PORT CALDER UNTIL FURTHER NOTICE: 10.2 METRES.',
    changes: { claim_id: 'claim 22', claim_kind: 'Measurement' },
  },
  // 23–25: invented quotes.
  ...[
    'Velmara intends to close the strait to all foreign vessels before the end of the summer.',
    'Torvenia has privately agreed to compensate every insurer for lost wheat.',
    'The pilots have voted to strike unless their pay is doubled by the first of May.',
  ].map((words): Draft => ({
    observation: 12,
    words,
    passageWords: null,
    changes: { attribution: { actor_id: '', mode: 'Unresolved' }, claim_kind: 'forecasts' },
  })),
];

function link(claim: string, effect: string, reason: string): Json {
  return { claim_id: claim, effect, reason };
}

const assessment: Json = {
  contract: 'ww3.assessment/v1',
  casefile_fingerprint_sha256: `sha256:${fingerprint.toUpperCase()}`,
  observation_ids: [1, '9', '10', '11', '13'],
  producer: { kind: 'AI', name: 'A model', version: 1.2 },
  claims: drafts.map(claimOf),
  power_bases: [
    {
      power_basis_id: ' PB 1 ',
      actor_id: 'Castellan Mutual',
      domain: 'Economic',
      description: 'Castellan Mutual decides which pilot its members must take to remain insured.',
      scope: {
        relationship: 'network_position',
        geographies: 'The Strait of Hesper',
        operations: ['Insuring hulls and liability', ''],
        related_actor_ids: [],
      },
      time_scope: { start: '2025-03-27', end: null },
      workflow_state: 'Active',
      evidence: [
        link('claim 19', 'support', 'It says how much of the tonnage it covers.'),
        link('C-009', 'refutes', 'It says that it takes no position.'),
      ],
      limitations: ['Members can insure elsewhere.', ''],
      falsifiers: 'Members remain in cover with any pilot.',
    },
    {
      powerBasisId: 'PB-2',
      actor_id: 'hesper-commission',
      domain: 'INSTITUTIONAL',
      description: 'The commission can stay a measure of either shore.',
      scope: {
        relationship: 'institutional role',
        geographies: ['The Strait of Hesper'],
        operations: ['Staying measures'],
        related_actor_ids: [],
      },
      time_scope: { start: '2025-04-08 09:10:00Z', end: '' },
      workflow_state: 'Active',
      evidence: [{ claimId: 'C-017', effect: 'Supports', reason: 'It says what the commission may do.' }],
      limitations: ['It owns no boat.'],
      falsifiers: ['A shore ignores a stay and nothing happens.'],
    },
  ],
  intent_hypotheses: [
    {
      hypothesis_id: 'IH 1',
      actor_id: 'velmara',
      topic: 'The end date of the order',
      hypothesis: 'Velmara means to keep the order until its survey is finished.',
      rationale: 'It names the survey as the condition.',
      time_scope: { start: '2025-04-08', end: '2025-12-31T18:00' },
      workflow_state: 'in draft',
      evidence: [
        link('C-018', 'supporting', 'It names the condition.'),
        link('C-015', 'contradict', 'It gives another ground.'),
      ],
      alternatives: 'It keeps the order for the fee.',
      falsifiers: ['The order ends before the survey.', ''],
    },
  ],
  contradictions: [
    { left_claim_id: 'claim 20', right_claim_id: 'C-012 ', explanation: 'Two convoys cannot take every long vessel.' },
  ],
  unknowns: ['Who pays for the survey?', '', 'Who pays for the survey?'],
};

/**
 * The texts of the files: the assessment, the casefile that it is about, and both as one desk file.
 *
 * The faults of the 25 claims: offsets in UTF-16 units (1–4) and in UTF-8 bytes (5–8), a late span (9), an end that is
 * included (10), a wrong observation (11), a span as a list (12), offsets as text (13), a missing offset encoding and
 * an actor in place of a list (14), passage IDs without a prefix (15), in capitals (16) and invented (17, 18), an
 * observation that is not listed (17, 18, 23–25), near misses (19–22), and invented quotes (23–25). Claims 1–4 and 11
 * have wrong spellings of `representation`, and eleven claims of `claim_kind`; claims 19–22 have IDs with a space, to
 * which links refer; claim 19 has a misspelt property; claims 23–25 have an empty actor and a mode in capitals.
 *
 * The faults elsewhere: a fingerprint in capitals with a prefix, numbers as texts and a text as a number, IDs of
 * entries and actors with spaces and capitals, choices in other forms, dates without a time, without seconds and zone,
 * or with a space, empty texts in lists and in a date, a single value in place of a list, misspelt properties, and a
 * repeated unknown. Without the faults, and with the near misses accepted and the invented claims deleted, there are no
 * errors and no violations.
 */
export const machineWritten = {
  assessment: JSON.stringify(assessment, null, 2),
  casefile: casefileText,
  desk: JSON.stringify(
    {
      format: 'assessment-desk.workspace/v1',
      title: 'Written by a model',
      assessment,
      casefile: JSON.parse(casefileText) as Json,
    },
    null,
    2,
  ),
} as const;
