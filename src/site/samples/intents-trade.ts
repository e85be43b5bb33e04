import type { IntentHypothesis } from '../../core/assessment/types.generated.ts';
import { contradicts, supports } from './types.ts';

/** Hypotheses about the parties upstream and across the ocean. IH-006 and IH-007 are rivals. */
export const trade: readonly IntentHypothesis[] = [
  {
    hypothesis_id: 'IH-006',
    actor_id: 'torvenia',
    topic: 'Why the release at Sarn is low',
    hypothesis:
      'Torvenia means to hold the release at Sarn low until Velmara agrees to talk about the fee and about the slots at Port Calder.',
    rationale:
      'Torvenia’s delegate joined water and fee in one sentence before the Commission, twice, having been told by his own Directorate that there is no connection. An unsigned paper says the same more bluntly; it is given little weight. That Torvenia is able to hold the water back is not counted here as a reason to think that it wishes to.',
    time_scope: { start: '2025-03-10T00:00:00+04:00', end: '2025-07-15T00:00:00+04:00' },
    workflow_state: 'active',
    evidence: [
      supports('C-067', 'The observer asks for fee and flow to be discussed in one room.'),
      supports(
        'C-083',
        'He offers the daily level in exchange for the daily fee: a trade in information, if not in water.',
      ),
      supports(
        'C-031',
        'The memorandum names the same two wishes. Its author, its path and its motive are unknown, and it reached us by post.',
      ),
      contradicts('C-020', 'The Directorate says in writing that Torvenia does not connect the two.'),
      contradicts('C-066', 'The observer denies it as well, in two languages.'),
    ],
    alternatives: [
      'The reservoir is being refilled before the sowing, and the diplomats make use of a fact that they did not make (IH-007).',
      'The low release is meant to help the southern line by making Port Calder shallow.',
      'The observer improvises, and speaks for nobody but himself.',
    ],
    falsifiers: [
      'The release rises while the fee and the slots stand as they are.',
      'The joint levelling shows the reservoir to be as low as the Directorate says.',
      'Velmara agrees to a joint discussion and the release does not change.',
    ],
  },
  {
    hypothesis_id: 'IH-007',
    actor_id: 'torvenia-water-directorate',
    topic: 'Why the release at Sarn is low',
    hypothesis:
      'The Water Directorate means to refill the reservoir to 246.0 metres before the sowing, and will raise the release when that mark is reached.',
    rationale:
      'The bulletin gives a measure, a reason and a mark at which it ends, and it warned the ports in advance. The difficulty is the satellite series: if it is on the same datum, the mark was passed by 22 March and the river had not risen a week later.',
    time_scope: { start: '2025-03-09T12:00:00+04:00', end: '2025-05-31T23:59:59+04:00' },
    workflow_state: 'contested',
    evidence: [
      supports('C-017', 'The measure, its size and the mark at which it ends are stated together.'),
      supports(
        'C-019',
        'Ports were warned of the effect before it came. Pressure is seldom announced as hydrology; good hydrology is.',
      ),
      contradicts(
        'C-021',
        'From above, the level stood at 247.1 metres on 22 March: over the mark, unless the datums differ.',
      ),
      contradicts('C-029', 'On 29 March the river still carried 371 cubic metres a second.'),
      contradicts(
        'C-030',
        'The memorandum says that the release waits for a signature. Unsigned, and of unknown origin.',
      ),
    ],
    alternatives: [
      'The release serves Torvenia’s case on the fee (IH-006).',
      'The Directorate trusts a gauge that is wrong, and acts in good faith on it.',
    ],
    falsifiers: [
      'The gauge and the satellite are put on one datum, both stand above 246.0 metres, and the release is not raised.',
      'Instructions to the dam are found that mention the strait.',
    ],
  },
  {
    hypothesis_id: 'IH-008',
    actor_id: 'torvenia-grain-chamber',
    topic: 'Why the quota was cut',
    hypothesis: 'The Grain Chamber means to hold down the price of bread at home until the harvest.',
    rationale:
      'The order gives a price target and a date for review, and both fit the farming year. The fixed division between routes, with no carrying over, is more than a price would need.',
    time_scope: { start: '2025-03-17T10:00:00+04:00', end: '2025-07-15T00:00:00+04:00' },
    workflow_state: 'draft',
    evidence: [
      supports('C-036', 'The Chamber names the price that it watches and the day on which it will look again.'),
      contradicts('C-034', 'A minimum for the southern line does nothing for prices at home; it moves trade.'),
    ],
    alternatives: [
      'The quota is shaped to fill the southern line and to make Port Calder feel the loss.',
      'A smaller quota raises what Madhyagiri will pay in a contract of five years.',
    ],
    falsifiers: [
      'Prices fall well below the target and the quota is not raised.',
      'The shares of the two routes are changed while the total stays.',
    ],
  },
  {
    hypothesis_id: 'IH-009',
    actor_id: 'madhyagiri',
    topic: 'What the offer of five years is for',
    hypothesis:
      'Madhyagiri means to bind its supply to the southern route by a contract of five years, whether or not the dispute is settled.',
    rationale:
      'The offer was published, repeated before the Commission, and freed of any condition there. The delegate’s remark that he would ship by both ports shows that the route is a hedge and not a preference.',
    time_scope: { start: '2025-03-20T00:00:00+05:30', end: '2025-10-31T23:59:59+05:30' },
    workflow_state: 'active',
    evidence: [
      supports('C-039', 'The ministry names the term and the port of delivery.'),
      supports('C-068', 'The delegate says that it will be signed with or without a settlement.'),
      contradicts('C-069', 'With a settlement, he would ship by both ports. That is less than binding itself to one.'),
      contradicts(
        'C-041',
        'The ministry denies taking a coast’s side, and a contract for five years with one port would look like it.',
      ),
    ],
    alternatives: [
      'The offer is meant to be refused, and to bring Port Calder’s fee down.',
      'It is addressed to voters who have been told that flour will cost more.',
    ],
    falsifiers: [
      'The Chamber accepts and Madhyagiri does not sign.',
      'Madhyagiri signs for delivery at Port Calder on the same terms.',
    ],
  },
  {
    hypothesis_id: 'IH-010',
    actor_id: 'yunlan-ocean',
    topic: 'Whether the ships will come back',
    hypothesis:
      'Yunlan Ocean means to keep the grain trade at Ras Dawhan for good, to earn from the line in which it has a share.',
    rationale:
      'The company announced that it would leave before the order took effect, pays the difference in freight itself, and says that no decision will bring it back this year. It has a stake in the other route. It also had a ship that waited for sixty-one hours, which would move any owner.',
    time_scope: { start: '2025-03-22T00:00:00+08:00', end: null },
    workflow_state: 'active',
    evidence: [
      supports(
        'C-043',
        'It moved bookings at its own cost, which is an investment and not only an escape from a queue.',
      ),
      supports('C-077', 'It ruled out a return this year, whatever the Commission decides.'),
      contradicts(
        'C-045',
        'It says that the change is purely commercial. That may be true, and is no denial of the hypothesis; it denies only its politics.',
      ),
      contradicts('C-042', 'The wait in March is by itself a sufficient reason to leave.'),
    ],
    alternatives: [
      'It is leaving a queue, and will be back when the queue is gone.',
      'It is raising the price at which Port Calder could have a dredger.',
    ],
    falsifiers: [
      'It takes bookings from Port Calder again within two months of shorter waits.',
      'It sells its share in the line.',
    ],
  },
];
