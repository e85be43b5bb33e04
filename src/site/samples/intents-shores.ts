import type { IntentHypothesis } from '../../core/assessment/types.generated.ts';
import { contradicts, supports } from './types.ts';

/** Hypotheses about the parties to the dispute. Two pairs are rivals and should be read side by side. */
export const shores: readonly IntentHypothesis[] = [
  {
    hypothesis_id: 'IH-001',
    actor_id: 'velmara',
    topic: 'What the order of passage is for',
    hypothesis:
      'Velmara means to keep the single boarding ground, the slots and the fee in its own hands beyond this season, whatever the survey of the Needle shows.',
    rationale:
      'The order has no end, its end is tied to an event that Velmara alone controls, the receipts already exceed what they are for, and the one proposal that Velmara refused outright was a second signature. Each of these is open to an innocent reading; the hypothesis is that they belong together. It is the rival of IH-002, and the file of the notice, due on 22 April, should separate the two.',
    time_scope: { start: '2025-01-22T00:00:00+01:00', end: '2026-04-01T00:00:00+02:00' },
    workflow_state: 'active',
    evidence: [
      supports(
        'C-060',
        'The end of the order is tied to a survey that Velmara carries out and whose end it does not name.',
      ),
      supports(
        'C-052',
        'Twelve days of fees came to more than twice what survey and marking cost in a year. A fee that only paid for wear would be smaller, or would say what becomes of the rest.',
      ),
      supports(
        'C-082',
        'Asked to share the account, the Minister refused on the ground of ownership and not of safety.',
      ),
      contradicts('C-059', 'The Minister says that the grounding was both the occasion and the reason.'),
      contradicts(
        'C-074',
        'The Guild, which does not favour the order, confirms that seven of nine near misses began off Ras Dawhan.',
      ),
    ],
    alternatives: [
      'The order is a hurried safety measure whose form was careless (IH-002).',
      'The ministry wanted one boarding ground for years, and the government only lent its name; the intent is an office’s and not a state’s.',
      'Velmara keeps the order as something to give up in return for water from Sarn.',
    ],
    falsifiers: [
      'Velmara sets an end date before the Commission votes, or lets the order lapse on 30 June.',
      'Receipts above the cost of the survey are returned, or the fee is lowered to meet it.',
      'The file shows no text on boarding older than 11 February.',
    ],
  },
  {
    hypothesis_id: 'IH-002',
    actor_id: 'velmara',
    topic: 'What the order of passage is for',
    hypothesis:
      'Velmara means to prevent another grounding, and will give up the single boarding ground once the Needle has been surveyed and marked.',
    rationale:
      'There was a grounding, the figures on near misses are confirmed by a witness who gains nothing from them, and the Minister has tied the end of the order to the survey in public. Against that stand a draft that seems to be older than the accident and a burden that falls unevenly.',
    time_scope: { start: '2025-02-11T00:00:00+01:00', end: '2025-12-31T23:59:59+01:00' },
    workflow_state: 'contested',
    evidence: [
      supports(
        'C-004',
        'The order’s own statement of purpose. It is what any such order would say, and so it separates little.',
      ),
      supports('C-059', 'Said in public, before the other party, with an undertaking to produce the file.'),
      supports(
        'C-060',
        'An end that is tied to the survey is what a safety measure would have. It fits IH-001 as well.',
      ),
      contradicts(
        'C-049',
        'A draft that names the only boarding place is said to be three weeks older than the grounding.',
      ),
      contradicts(
        'C-050',
        'An unnamed former adviser says that the ministry had wanted this for years. One person’s view, and unattributed.',
      ),
      contradicts('C-051', 'Given the chance, the ministry’s spokeswoman did not dispute the date of the draft.'),
      contradicts(
        'C-002',
        'The order itself has no date of expiry, which Article 9 asks of urgent measures of safety.',
      ),
      contradicts('C-006', 'If fourteen hours is right, the other shore was told and not consulted.'),
      contradicts(
        'C-072',
        'Ships with grain wait half as long again. The tide may explain it; the order’s own words do not.',
      ),
    ],
    alternatives: [
      'The accident was an occasion for a plan that already existed (IH-001).',
      'The measure is aimed at the safety of insurers and creditors after a costly salvage rather than at shipping.',
    ],
    falsifiers: [
      'The survey is finished and the order stays.',
      'The file shows that the boarding ground was decided before 11 February.',
      'Velmara refuses the boat that would make boarding off Ras Dawhan safe.',
    ],
  },
  {
    hypothesis_id: 'IH-003',
    actor_id: 'qamrayn',
    topic: 'What Qamrayn wants from the Commission',
    hypothesis:
      'Qamrayn means to obtain recognition of its pilots’ licence, and will accept convoys and a fee in return for it.',
    rationale:
      'What Qamrayn says in public, what it filed on the day after the hearing and what it opened a week later all point to the licence. It has said aloud what it would give in return, which is costly to take back.',
    time_scope: { start: '2025-03-05T00:00:00+03:00', end: '2025-12-31T23:59:59+03:00' },
    workflow_state: 'active',
    evidence: [
      supports('C-064', 'A plain condition, on the record, for withdrawing the objection.'),
      supports(
        'C-008',
        'The first statement already asks to be treated as a partner and disclaims any wish to restrict passage.',
      ),
      supports('C-056', 'On 9 April it applied to the Commission for recognition of its licences.'),
      contradicts(
        'C-005',
        'The first statement rejects the whole order as unlawful, which is more than a wish for a licence would need.',
      ),
    ],
    alternatives: [
      'Recognition is a first step, and a Qamrayni order of passage on the southern shore is the aim.',
      'The quarrel serves to draw the grain trade to Ras Dawhan before the line is ready for it; the licence matters less than the delay.',
    ],
    falsifiers: [
      'Recognition is offered on fair terms and Qamrayn refuses it, or adds conditions.',
      'Qamrayn’s pilots board ships to which the order applies without waiting for the Commission.',
    ],
  },
  {
    hypothesis_id: 'IH-004',
    actor_id: 'castellan-mutual',
    topic: 'How the largest insurer will act',
    hypothesis: 'Castellan Mutual means to follow the Commission promptly and to do nothing before it decides.',
    rationale:
      'The circular, the statement at the hearing and the interest of a mutual club agree. A club that led would have to defend its choice to members on both shores.',
    time_scope: { start: '2025-03-27T08:00:00Z', end: '2025-06-30T23:59:59Z' },
    workflow_state: 'active',
    evidence: [
      supports('C-014', 'It disclaims any position, and any request from a government.'),
      supports('C-078', 'It undertakes to follow a recognition from the same hour.'),
      contradicts(
        'C-015',
        'A bill for spoilt cargo that rises by a quarter is a reason to hurry the Commission, or to write its own letter.',
      ),
    ],
    alternatives: [
      'The club prefers the Board’s pilots as they are and uses the Commission as a reason not to say so.',
      'The club is waiting for the other clubs and not for the Commission.',
    ],
    falsifiers: [
      'It agrees in writing to cover a Qamrayni licence before the Commission has decided.',
      'The Commission recognises the licence and the club asks for more.',
    ],
  },
  {
    hypothesis_id: 'IH-005',
    actor_id: 'hesper-pilots-guild',
    topic: 'What the work to rule is for',
    hypothesis:
      'The Guild means to make the convoys unworkable, by keeping to its hours, until the notice is withdrawn.',
    rationale:
      'This was the first reading of the posts of 30 March. It is kept because the posts were widely quoted, and retired because what the Guild did and offered afterwards does not fit it.',
    time_scope: { start: '2025-03-30T00:00:00Z', end: '2025-04-08T23:59:59Z' },
    workflow_state: 'retired',
    evidence: [
      supports('C-046', 'The Guild announced the work to rule, and that one convoy might run in place of two.'),
      contradicts(
        'C-071',
        'Twenty-five convoys ran in the first six and a half days: close to the full number, fog apart.',
      ),
      contradicts(
        'C-076',
        'Before the Commission it asked for one Board and one examination, and offered to hold it the next day.',
      ),
    ],
    alternatives: [
      'The Guild wants to remain the one body that both shores must ask.',
      'The hours are what they seem: a matter of fatigue after a bad winter.',
    ],
    falsifiers: ['Convoys fall to half of their planned number for want of pilots, in clear weather.'],
  },
];
