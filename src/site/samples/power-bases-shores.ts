import type { PowerBasis } from '../../core/assessment/types.generated.ts';
import { contradicts, supports } from './types.ts';

/** Power bases of the parties to the dispute: the shores, the tower, the pilots, the island and the Commission. */
export const shores: readonly PowerBasis[] = [
  {
    power_basis_id: 'PB-001',
    actor_id: 'velmara',
    domain: 'legal',
    description:
      'As keeper of the seat of the Joint Pilotage Board, Velmara publishes the order of passage. Whoever publishes the order decides, until somebody stays it, where a pilot may board and what a ship must declare before it may pass.',
    scope: {
      relationship: 'institutional-role',
      geographies: ['The Needle and the dredged channel', 'Calder Roads'],
      operations: ['Publishing the order of passage', 'Naming the boarding ground', 'Calling the Board'],
      related_actor_ids: ['qamrayn', 'hesper-commission'],
    },
    time_scope: { start: '2025-04-01T06:00:00+02:00', end: null },
    workflow_state: 'active',
    evidence: [
      supports('C-001', 'The notice itself names the article and the duty on which Velmara relies.'),
      supports(
        'C-063',
        'The other shore, which has every reason to deny the power, describes it at work on ships bound for its own quay.',
      ),
      contradicts(
        'C-005',
        'Qamrayn rejects the order as contrary to Article 9. If it is right, Velmara has a smaller power than it uses.',
      ),
      contradicts(
        'C-009',
        'A disinterested opinion finds the order wanting on both conditions of Article 9. It leaves Article 4 standing, so it narrows the basis rather than removes it.',
      ),
    ],
    limitations: [
      'The Commission can stay the order for thirty days, and will decide on that on 6 May.',
      'Insurers look at the pilot’s licence and not at the place where the pilot boards; the order has no hold on cover.',
    ],
    falsifiers: [
      'The Commission, or both members, find that Article 4 does not extend to the choice of a boarding ground.',
      'Deep-draught ships board pilots of the Board off Ras Dawhan while the order is in force, and nothing follows.',
    ],
  },
  {
    power_basis_id: 'PB-002',
    actor_id: 'calder-port-control',
    domain: 'logistics',
    description:
      'The tower at Calder assigns convoys and boarding times and is alone in seeing the whole of the Needle. It can make one ship wait for a tide and another not, within the rule, without anybody outside being able to tell a choice from the sea.',
    scope: {
      relationship: 'situational-access',
      geographies: ['Calder Roads', 'The Needle'],
      operations: ['Assigning convoys and boarding times', 'Relaying the radar picture to pilots'],
      related_actor_ids: ['velmara-maritime-ministry', 'hesper-pilots-guild'],
    },
    time_scope: { start: '2025-03-03T00:00:00+01:00', end: null },
    workflow_state: 'active',
    evidence: [
      supports('C-003', 'The order gives the assignment of convoys to the tower, and to nobody besides.'),
      supports('C-027', 'The tower’s own bulletin says that no other radar sees the strait from end to end.'),
      supports(
        'C-073',
        'The Harbour Master claims the decision for the tower while denying that anyone outside has tried to use it.',
      ),
      contradicts(
        'C-026',
        'Depth on the bar, which the tower can only measure, now limits loaded ships more than the list does.',
      ),
    ],
    limitations: [
      'The traffic log is public, so a pattern of favours could be found afterwards.',
      'The pilots’ hours, not the tower, fix how many convoys can run.',
    ],
    falsifiers: [
      'The public log shows that the order within convoys follows arrival and tide with no exception.',
      'A second radar or a second control room with the same picture comes into service.',
    ],
  },
  {
    power_basis_id: 'PB-003',
    actor_id: 'qamrayn',
    domain: 'logistics',
    description:
      'Qamrayn has a pilot station of its own at Ras Dawhan, with boats and with people trained in Qamrayn, opposite the anchorage where every deep ship must now wait.',
    scope: {
      relationship: 'self-capacity',
      geographies: ['Ras Dawhan and its approaches'],
      operations: ['Boarding and landing pilots', 'Training pilots'],
      related_actor_ids: ['qamrayn-ports'],
    },
    time_scope: { start: '2025-04-15T00:00:00+03:00', end: null },
    workflow_state: 'contested',
    evidence: [
      supports(
        'C-007',
        'The Foreign Ministry says that the government of Qamrayn trained twenty-two pilots, all of whom passed an examination on the narrow passage.',
      ),
      supports('C-053', 'The ports authority reports the station open, with two boats and four pilots a watch.'),
      contradicts('C-054', 'No deep-draught ship had asked for the service on its first day.'),
      contradicts(
        'C-075',
        'The Guild says that none of the twenty-two has taken a long ship through the west turn by night. The Guild competes with them, and was not contradicted in the hall.',
      ),
      contradicts('C-013', 'Without recognition of the licence, the largest insurer treats their pilots as no pilots.'),
      contradicts('C-010', 'The Institute finds that neither shore may license alone, however good the station.'),
    ],
    limitations: [
      'For ships that need cover, the station can serve only vessels below the limits of the order.',
      'The count of pilots is the owner’s own and has not been checked by the Board.',
    ],
    falsifiers: [
      'The Board examines the twenty-two and passes few or none of them.',
      'The station is found to be working with fewer boats or people than announced.',
    ],
  },
  {
    power_basis_id: 'PB-004',
    actor_id: 'velmara',
    domain: 'military',
    description:
      'Velmara has armed cutters within ninety minutes of the narrowest water. Nothing read for this assessment shows that their use has been prepared.',
    scope: {
      relationship: 'self-capacity',
      geographies: ['Fort Anselm', 'The Needle'],
      operations: ['Presence in the channel', 'Escort and rescue'],
      related_actor_ids: [],
    },
    time_scope: { start: '2025-04-08T00:00:00Z', end: null },
    workflow_state: 'contested',
    evidence: [
      supports('C-061', 'The Minister gave number, place and readiness on the record, in answer to a question.'),
      contradicts(
        'C-062',
        'In the same answer she said that no order had been given or drafted and that she would resign first.',
      ),
    ],
    limitations: [
      'The only source is the Minister. No observation shows where the cutters are.',
      'A capability says nothing about a wish to use it; no hypothesis in this assessment rests on it.',
    ],
    falsifiers: [
      'Independent imagery or port records show fewer than four cutters at Fort Anselm, or none ready for sea.',
    ],
  },
  {
    power_basis_id: 'PB-005',
    actor_id: 'hesper-commission',
    domain: 'institutional',
    description:
      'The Joint Commission can stay a measure of either shore for thirty days, and its recognition of a licence is what insurers have said that they wait for. It owns nothing and commands nobody; it is the door that others have agreed to use.',
    scope: {
      relationship: 'institutional-role',
      geographies: ['Strait of Hesper'],
      operations: ['Staying measures', 'Recognising licences', 'Asking for papers'],
      related_actor_ids: ['velmara', 'qamrayn', 'castellan-mutual'],
    },
    time_scope: { start: '2025-04-08T09:10:00+02:00', end: null },
    workflow_state: 'active',
    evidence: [
      supports('C-057', 'The Chair stated the power and its majority at the opening, and neither member objected.'),
      supports('C-011', 'The Even-Dror Institute reads Article 12 in the same way.'),
      supports(
        'C-078',
        'An insurer undertakes in public to follow a recognition by the Commission from the same hour.',
      ),
      contradicts('C-058', 'The Chair lists what it lacks: fines, arrests and boats.'),
    ],
    limitations: [
      'With the two members opposed, every decision is the Chair’s alone, and a stay ends after thirty days.',
      'It depends on papers that the members choose to hand over.',
    ],
    falsifiers: [
      'The Commission votes a stay and Velmara goes on applying the order.',
      'The Commission recognises a licence and insurers do not follow.',
    ],
  },
  {
    power_basis_id: 'PB-006',
    actor_id: 'hesper-pilots-guild',
    domain: 'other',
    description:
      'The Guild’s members are the only people whose skill in the Needle is accepted by the Board, by both shores in practice, and by insurers. Their hours set the number of convoys, and their consent would give a second station its standing.',
    scope: {
      relationship: 'other',
      geographies: ['The Needle'],
      operations: ['Pilotage of deep-draught ships', 'Examining new pilots', 'Limiting hours of work'],
      related_actor_ids: ['velmara', 'qamrayn'],
    },
    time_scope: { start: null, end: '2025-12-31T23:59:59Z' },
    workflow_state: 'active',
    evidence: [
      supports('C-047', 'The Guild states the monopoly itself, and boasts; the insurers’ terms come to the same.'),
      supports('C-046', 'It can lower the number of convoys by keeping to its hours, without breaking any rule.'),
      supports('C-076', 'It offers, or withholds, the examination that the other shore needs.'),
      contradicts('C-048', 'One member has already been hired by the other shore, and three more were asked.'),
    ],
    limitations: [
      'Forty-five people can be hired away one at a time.',
      'The Guild’s standing comes from the Board, whose seat belongs to Velmara.',
    ],
    falsifiers: [
      'Ships of more than 180 metres pass the west turn safely by night with pilots from outside the Guild.',
      'The Board licenses a second body.',
    ],
  },
  {
    power_basis_id: 'PB-007',
    actor_id: 'sandrey-council',
    domain: 'humanitarian',
    description:
      'Sandrey has the only pier and the only clinic inside the Needle, and both shores land their sick there. Neither can be seen to hinder it, which gives a council of six hundred and forty people a hearing that its size does not explain.',
    scope: {
      relationship: 'situational-access',
      geographies: ['Sandrey Island'],
      operations: ['Landing the sick and the shipwrecked', 'Supplying ships at anchor', 'Hosting the Commission'],
      related_actor_ids: ['velmara', 'qamrayn'],
    },
    time_scope: { start: '1934-01-01T00:00:00Z', end: null },
    workflow_state: 'active',
    evidence: [
      supports('C-079', 'Said before both members, who agreed in turn to keep pier and clinic out of every measure.'),
      contradicts('C-080', 'The pier is so crowded by ships’ tenders that an ambulance boat had to wait for a berth.'),
    ],
    limitations: ['It works only as long as it is not used: the Council asked for nothing but to be left out.'],
    falsifiers: [
      'Either shore sends its sick elsewhere, or applies slots, fees or lists to the ferry without a protest.',
    ],
  },
];
