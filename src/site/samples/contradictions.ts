import type { Contradiction } from '../../core/assessment/types.generated.ts';
import { between } from './types.ts';

/** Pairs of claims that cannot both be right, each with the evidence that would decide between them. */
export const contradictions: readonly Contradiction[] = [
  between(
    'C-059',
    'C-049',
    'The Minister says that the order was written after the grounding; the newspaper has seen a draft dated three weeks before it. Both hold only if the draft is not of this order. The file promised for 22 April should show which.',
  ),
  between(
    'C-004',
    'C-072',
    'The order says that it distinguishes between no cargoes, and ships with grain waited forty-nine hours against thirty-one. A rule that does not distinguish can have an effect that does: the two part company on whether “distinguishes” speaks of words or of results.',
  ),
  between(
    'C-002',
    'C-042',
    'The order takes effect on 1 April, and a ship was put in a convoy in the middle of March. Either convoys ran before the order, or the shipping line dates its complaint by the name that came later.',
  ),
  between(
    'C-002',
    'C-028',
    'The port’s own bulletin of 29 March counts ships that await a convoy, three days before the order took effect. It has nothing to do with the shipping line’s notice (C-042), and the two agree.',
  ),
  between(
    'C-016',
    'C-021',
    'For days next to each other the gauge gives 241.6 metres and the satellite 245.2. Neither error explains 3.6 metres. A difference of datum would, and then both could be right about the water and wrong only about zero.',
  ),
  between(
    'C-020',
    'C-067',
    'The Directorate says that Torvenia does not connect the reservoir and the strait; Torvenia’s delegate asks for both to be discussed in one room. One government may hold both views in two offices, but it cannot act on both.',
  ),
  between(
    'C-019',
    'C-070',
    'The Directorate expected its measure to cost up to 1.6 metres on the bar. The hydrographer gives it about one, and the rest to the gales. Her margin of thirty centimetres almost closes the gap.',
  ),
  between(
    'C-066',
    'C-030',
    'The delegate denies that water is traded; the memorandum says that the release waits for a signature. The first is attributed and public, the second is neither.',
  ),
  between(
    'C-055',
    'C-081',
    'Nine pairs of trains a day according to the ports authority on 15 April, seven until September according to the Under-Secretary a week earlier. The authority may be giving the timetable, and she the bridge.',
  ),
  between(
    'C-081',
    'C-032',
    'Seven according to the Under-Secretary, six according to the memorandum. The difference is small, but one of the two was not counted.',
  ),
  between(
    'C-007',
    'C-065',
    'The Foreign Ministry says that all twenty-two passed an examination on the narrow passage; the Minister says that they have not sat the Board’s. Both may be right about different examinations, and only one of them matters to an insurer.',
  ),
];

/** Open questions that matter. */
export const unknowns: readonly string[] = [
  'Whether the gauge at Sarn and the satellite series are counted from one datum. The joint levelling has been ordered and has no date.',
  'What the file of Notice 14 holds, and whether the draft of 22 January is in it.',
  'Under what authority convoys were formed in March, before the order took effect.',
  'Who wrote the memorandum, who posted it on Sandrey, and who gains if it is believed.',
  'What becomes of the receipts of the channel fee above the cost of survey and marking.',
  'Whether the tower’s public log bears out the Harbour Master on the order within convoys. It has not been read for this assessment.',
  'How many trains a day the bridge at Wadi Sirhal bears, by count and not by statement.',
  'How the Chair will vote on 6 May; with the two members opposed, the stay is hers to decide.',
  'Which nine countries accepted Madhyagiri’s invitation, and on what understanding.',
  'Whether the other insurers would follow a recognition by the Commission as quickly as Castellan Mutual says that it will.',
  'What was said at Sarn on 9 March besides girders. Two people who were there deny that the river was mentioned, and both have reason to.',
];
