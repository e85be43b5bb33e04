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

// * A model's answer about three small sources that no casefile has yet: Markdown with a JSON document in it.

function html(name: string, title: string, paragraphs: readonly string[]) {
  const body = paragraphs.map((words) => `<p>${words}</p>`).join('\n');
  const text = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>\n<body>\n${body}\n</body></html>`;
  return { name, text, type: 'text/html' };
}

/** The sources, in the order in which a file dialog gives them, which is not the order that the model numbers. */
export const sourcesOfModel = [
  html('harbour-wire.html', 'Kestrel Ports will divert ships', [
    '"Kestrel Ports has the cranes and the berths at Brannoc to take half of the traffic," chief executive Jonas Reik said.',
    'Reik said that Kestrel Ports would not improve its offer while the strike goes on.',
  ]),
  {
    name: 'port-authority.txt',
    text: [
      'Notice of the Port Authority',
      'The Port Authority counted 37 container ships at anchor in the outer roads at noon on Saturday.',
      '"No vessel above 200 metres will be berthed until further notice," the Port Authority said.',
      'The Port Authority denied that it has asked the ministry to send police to the gates.',
    ].join('\n\n'),
    type: 'text/plain',
  },
  html('union.html', 'Why we stopped work', [
    'The Dockworkers Union will keep the strike going until Kestrel Ports signs a pay agreement.',
    'The Dockworkers Union can hold the strike for eight weeks.',
    'We were told that the Port Authority asked the ministry to send police to the gates.',
  ]),
] as const;

/** The quotes of the eight claims as they are in the sources. */
export const quotesOfModel = [
  'The Port Authority counted 37 container ships at anchor in the outer roads at noon on Saturday.',
  '"No vessel above 200 metres will be berthed until further notice," the Port Authority said.',
  'The Port Authority denied that it has asked the ministry to send police to the gates.',
  'The Dockworkers Union will keep the strike going until Kestrel Ports signs a pay agreement.',
  'The Dockworkers Union can hold the strike for eight weeks.',
  'the Port Authority asked the ministry to send police to the gates.',
  '"Kestrel Ports has the cranes and the berths at Brannoc to take half of the traffic," chief executive Jonas Reik said.',
  'Reik said that Kestrel Ports would not improve its offer while the strike goes on.',
] as const;

/** How the model quotes those that it does not copy: two with other quotation marks, two with another word. */
const misquoted: Readonly<Record<number, string>> = {
  1: '“No vessel above 200 metres will be berthed until further notice,” the Port Authority said.',
  2: 'The Port Authority denied that it had asked the ministry to send police to the gates.',
  6: '“Kestrel Ports has the cranes and the berths at Brannoc to take half of the traffic,” chief executive Jonas Reik said.',
  7: 'Reik said that Kestrel Ports would not raise its offer while the strike goes on.',
};

/** What the model says of each claim: the source that it counts, its own words, the kind, the actor and the mode. */
const said: readonly (readonly [number, string, string | undefined, string | null, string])[] = [
  [1, 'There were 37 ships at anchor.', 'measurement', 'port-authority', 'explicit-speaker'],
  [1, 'Long vessels are not berthed.', 'public-position', 'port-authority', 'explicit-speaker'],
  [1, 'The authority denies a request for police.', 'denial', 'port-authority', 'reported-speaker'],
  [2, 'The strike goes on until a deal is signed.', 'public-position', 'dockworkers-union', 'explicit-speaker'],
  [2, 'The union can strike for eight weeks.', 'capability', 'dockworkers-union', 'explicit-speaker'],
  [2, 'The union was told of a request for police.', undefined, null, 'unresolved'],
  [3, 'Half of the traffic can go to Brannoc.', 'capacity', 'kestrel-ports', 'explicit-speaker'],
  [3, 'The offer stays as it is.', 'public-position', 'kestrel-ports', 'reported-speaker'],
];

const idOfModel = (index: number): string => `claim-0${String(index + 1)}`;

function claimOfModel(index: number): Json {
  const [observation = 0, proposition = '', kind, actor = null, mode = ''] = said[index] ?? [];
  const actual = misquoted[index] ?? quotesOfModel[index] ?? '';
  const start = 40 + 97 * index;
  return {
    claim_id: idOfModel(index),
    observation_id: observation,
    passage_id: `sha256:${String(index).repeat(64)}`,
    span: { start, end: start + lengthIn['code-points'](actual), offset_encoding: 'unicode-code-point' },
    actual,
    proposition,
    representation: 'verbatim',
    ...(kind !== undefined && { claim_kind: kind }),
    subject_actor_ids: actor === null ? [] : [actor],
    attribution: { actor_id: actor, mode },
  };
}

const since = { start: '2026-03-14T00:00:00Z', end: null };

function basisOfModel(id: string, actor: string, evidence: readonly Json[]): Json {
  const scope = {
    relationship: 'self-capacity',
    geographies: ['Valdora'],
    operations: ['Port work'],
    related_actor_ids: [],
  };
  return {
    power_basis_id: id,
    actor_id: actor,
    domain: 'logistics',
    description: 'It decides which ships are unloaded.',
    scope,
    time_scope: since,
    workflow_state: 'draft',
    evidence,
    limitations: ['Others can unload elsewhere.'],
    falsifiers: ['Ships are unloaded without it.'],
  };
}

const documentOfModel: Json = {
  contract: 'ww3.assessment/v1',
  casefile_fingerprint_sha256: 'c0ffee00'.repeat(8),
  observation_ids: [1, 2, 3],
  producer: { kind: 'model', name: 'A model', version: '2026-02' },
  claims: said.map((_, index) => claimOfModel(index)),
  power_bases: [
    basisOfModel('pb-union', 'dockworkers-union', [
      link('claim-05', 'supports', 'It says how long.'),
      link('claim-09', 'supports', 'It says why.'),
    ]),
    basisOfModel('pb-kestrel', 'kestrel-ports', [link('claim-07', 'supports', 'It says where.')]),
  ],
  intent_hypotheses: [
    {
      hypothesis_id: 'ih-kestrel',
      actor_id: 'kestrel-ports',
      topic: 'The strike',
      hypothesis: 'Kestrel Ports means to wait until the strike fund is empty.',
      rationale: 'It refuses to improve its offer.',
      time_scope: since,
      workflow_state: 'draft',
      evidence: [link('claim-08', 'supports', 'It refuses.')],
      alternatives: ['It waits for a mediator.'],
      falsifiers: ['It makes a better offer.'],
    },
  ],
  contradictions: [
    { left_claim_id: 'claim-03', right_claim_id: 'claim-06', explanation: 'One denies what the other reports.' },
  ],
  unknowns: ['Whether the dockers at Brannoc will work.'],
};

/**
 * The answer. Its faults: text and a fence around the document, a trailing comma, a made-up fingerprint, made-up
 * passage IDs and offsets, another order of the observations than that of the sources, four quotes that differ, a
 * kind that does not exist and a missing one, and a link to a claim that does not exist. Propositions in the model's
 * own words are called verbatim.
 */
export const answerOfModel = `Here is the assessment you asked for:\n\n\`\`\`json\n${JSON.stringify(
  documentOfModel,
  null,
  2,
).replace(/\n {2}\]\n\}$/, ',\n  ],\n}')}\n\`\`\`\n\nLet me know if you would like more claims!\n`;
