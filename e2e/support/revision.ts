/** A passage, its revision, and ten claims on it, with every state that a claim can have. */
import { passageIdOf, type Overlay } from './small-desk.ts';

const opening = 'The Harbour Council met on Monday. ';
const old = [
  opening,
  'It counted 12 trucks 🚢 at the gate on 3 May. ',
  'The bridge over the canal was destroyed. ',
  'She agreed. A clerk wrote it down. She agreed. ',
  'Nobody spoke. ',
  'The River Authority says that nobody asked the River Authority. ',
  'A convoy of grain left the southern depot before dawn. ',
  'General Ivanov ordered the closure. ',
  '北の水路は閉鎖される。 قالت الهيئة إن القناة مفتوحة.',
].join('');

/** The first published text, and the current one. */
export const texts = {
  old,
  revised: [
    opening,
    'It counted 72 trucks 🚢 at the gate on 8 May. ',
    'The bridge over the canal was not destroyed. ',
    'A clerk wrote it down. She agreed. ',
    'Nobody spoke. After a pause, nobody moved. Nobody spoke. ',
    'The River Authority says that nobody asked the River Authority. ',
    'General Petrov ordered the closure. ',
    '北の水路は閉鎖される。 قالت الهيئة إن القناة مفتوحة.',
  ].join(''),
};

/** The claims' text by ID: two exact, two ambiguous, three moved, three changed or missing. */
export const words = {
  'C-001': 'The Harbour Council met on Monday.',
  'C-002': 'Council met on Monday',
  'C-003': 'It counted 12 trucks 🚢 at the gate on 3 May.',
  'C-004': 'The bridge over the canal was destroyed.',
  'C-005': 'She agreed.',
  'C-006': 'Nobody spoke.',
  'C-007': 'The River Authority says that nobody asked the River Authority.',
  'C-008': '北の水路は閉鎖される。',
  'C-009': 'A convoy of grain left the southern depot before dawn.',
  'C-010': 'General Ivanov ordered the closure.',
} as const;

function claim(claimId: string, actual: string) {
  const start = Array.from(old.slice(0, old.indexOf(actual))).length;
  const proposition = claimId === 'C-010' ? 'Ivanov ordered it.' : actual;
  return {
    claim_id: claimId,
    observation_id: 1,
    passage_id: passageIdOf(old),
    span: { start, end: start + Array.from(actual).length, offset_encoding: 'unicode-code-point' },
    actual,
    proposition,
    representation: claimId === 'C-010' ? 'paraphrase' : 'verbatim',
    claim_kind: 'public-position',
    subject_actor_ids: ['harbour-council'],
    attribution: { actor_id: 'harbour-council', mode: 'publisher' },
  };
}

/** Applied to the valid small desk: its only passage is the old one, with ten claims. */
export const deskWithTenClaims: Overlay = {
  assessment: { '/claims': Object.entries(words).map(([id, actual]) => claim(id, actual)) },
  casefile: { '/observations/0/passages': [{ passage_id: passageIdOf(old), text: old }] },
};
