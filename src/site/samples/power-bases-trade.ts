import type { PowerBasis } from '../../core/assessment/types.generated.ts';
import { contradicts, supports } from './types.ts';

/** Power bases behind the dispute: water, grain, rails, ships, cover and the view from above. */
export const trade: readonly PowerBasis[] = [
  {
    power_basis_id: 'PB-008',
    actor_id: 'torvenia',
    domain: 'other',
    description:
      'Through the Sarn dam Torvenia sets the flow of the Tessen, and with it, more slowly and not alone, the depth on the bar of Velmara’s only deep port. It may change the daily flow threefold without notice.',
    scope: {
      relationship: 'bilateral-leverage',
      geographies: ['Sarn reservoir', 'The Tessen below Sarn', 'Calder Bar'],
      operations: ['Raising and lowering the release', 'Publishing or withholding the level'],
      related_actor_ids: ['velmara'],
    },
    time_scope: { start: '2025-03-10T00:00:00+04:00', end: null },
    workflow_state: 'active',
    evidence: [
      supports('C-018', 'The Directorate’s bulletin claims the control and its range in so many words.'),
      contradicts(
        'C-070',
        'The Commission’s hydrographer gives a third of the lost depth to the gales. What the dam does to the bar, weather can do or undo.',
      ),
    ],
    limitations: [
      'The lever is slow: weeks from the gate to the bar in either direction.',
      'Held too long, it costs Torvenia its own exports through Port Calder.',
    ],
    falsifiers: [
      'The flow returns above 600 cubic metres a second for seven weeks and the bar does not scour.',
      'A dredger restores the bar while the release stays low.',
    ],
  },
  {
    power_basis_id: 'PB-009',
    actor_id: 'torvenia-grain-chamber',
    domain: 'economic',
    description:
      'The Grain Chamber fixes how much Torvenian wheat may leave, by which road and in what order. For Madhyagiri, which buys more than half of its imports there, that is a hand on the price of bread.',
    scope: {
      relationship: 'bilateral-leverage',
      geographies: ['Torvenia', 'Madhyagiri'],
      operations: ['Setting the export quota', 'Dividing it between routes', 'Fixing the order of shipment'],
      related_actor_ids: ['madhyagiri'],
    },
    time_scope: { start: '2025-03-17T10:00:00+04:00', end: '2025-07-15T00:00:00+04:00' },
    workflow_state: 'active',
    evidence: [
      supports('C-033', 'The order that cuts the quarter’s quota by a third is the Chamber’s own.'),
      supports(
        'C-035',
        'Contracts with buyers from Madhyagiri are confirmed for two thirds, and the Chamber keeps the order of shipment to itself.',
      ),
      contradicts(
        'C-037',
        'No other customer buys half as much. A seller with one such buyer is held by it as well as holding it.',
      ),
    ],
    limitations: [
      'The quota can keep wheat in; it cannot put it through a bar 10.9 metres deep or over an unfinished bridge.',
      'The Chamber has bound itself not to look at the figure again before 15 July.',
    ],
    falsifiers: [
      'Shipments above the quota leave without loss of licence.',
      'Madhyagiri covers the missing third from other sellers at about the same price.',
    ],
  },
  {
    power_basis_id: 'PB-010',
    actor_id: 'madhyagiri',
    domain: 'economic',
    description:
      'Madhyagiri is by far the largest buyer of Torvenian wheat. Where it agrees to take delivery decides which railway, which port and which insurer earn from it for years.',
    scope: {
      relationship: 'bilateral-leverage',
      geographies: ['Torvenia', 'Ras Dawhan', 'Port Calder'],
      operations: ['Signing long contracts', 'Naming the port of delivery'],
      related_actor_ids: ['torvenia'],
    },
    time_scope: { start: '2025-03-20T00:00:00+05:30', end: null },
    workflow_state: 'active',
    evidence: [
      supports('C-037', 'The ministry gives the quantity and says that no other customer takes half of it.'),
      supports('C-068', 'It is able to offer five years, and says that it needs no settlement to do so.'),
      contradicts(
        'C-038',
        'Its own forecast of flour at twelve per cent more shows how soon it must buy, whatever the terms.',
      ),
    ],
    limitations: [
      'Stocks for fifty-eight days in the middle of March leave it weeks and not seasons.',
      'The Chamber had not answered the offer when the Commission sat.',
    ],
    falsifiers: [
      'Torvenia sells the same quantity elsewhere for a season.',
      'Madhyagiri accepts the lower quota and Port Calder without a new contract.',
    ],
  },
  {
    power_basis_id: 'PB-011',
    actor_id: 'madhyagiri',
    domain: 'diplomatic',
    description:
      'Madhyagiri has called together the countries that eat what the strait lets through. Nine of twelve have accepted: a bench of buyers which until now spoke one at a time.',
    scope: {
      relationship: 'network-position',
      geographies: ['Importing countries of the eastern ocean'],
      operations: ['Convening buyers', 'Speaking for them as an observer at the Commission'],
      related_actor_ids: ['torvenia', 'hesper-commission'],
    },
    time_scope: { start: '2025-03-20T00:00:00+05:30', end: '2025-05-02T23:59:59+05:30' },
    workflow_state: 'draft',
    evidence: [supports('C-040', 'The ministry names the date, the number asked and the number that accepted.')],
    limitations: [
      'The nine are not named, and an acceptance may be no more than a courtesy.',
      'A conference that has not met has decided nothing.',
    ],
    falsifiers: ['Fewer than half of the twelve attend on 2 May.', 'Those who attend issue no common text.'],
  },
  {
    power_basis_id: 'PB-012',
    actor_id: 'southern-corridor-company',
    domain: 'logistics',
    description:
      'The company runs the only railway from Torvenia to the sea that does not cross Velmara. Every train that it adds takes weight from Port Calder, and from the order of passage.',
    scope: {
      relationship: 'network-position',
      geographies: ['The southern line from the Torvenian border to Ras Dawhan'],
      operations: ['Carrying grain to a second port', 'Allotting train paths'],
      related_actor_ids: ['torvenia-grain-chamber', 'qamrayn-ports', 'yunlan-ocean'],
    },
    time_scope: { start: '2025-04-15T00:00:00+03:00', end: '2025-09-30T23:59:59+03:00' },
    workflow_state: 'contested',
    evidence: [
      supports(
        'C-055',
        'The ports authority calls it the only such line and gives its capacity as nine pairs of trains a day.',
      ),
      contradicts('C-081', 'Qamrayn’s own Under-Secretary, against her interest, puts the present limit at seven.'),
      contradicts(
        'C-032',
        'An unsigned paper says six. It weighs little alone; it points the same way as the Under-Secretary.',
      ),
    ],
    limitations: [
      'The bridge at Wadi Sirhal limits the whole line until its girders are replaced.',
      'The line ends at a port where deep ships cannot yet board an insured pilot.',
    ],
    falsifiers: [
      'Counts of trains at Ras Dawhan stay below six pairs a day through the summer.',
      'A third route for Torvenian grain opens.',
    ],
  },
  {
    power_basis_id: 'PB-013',
    actor_id: 'yunlan-ocean',
    domain: 'technological',
    description:
      'Yunlan Ocean owns the only dredgers within reach and a third of the southern line. It can deepen one port’s approach this spring and leave the other’s for the summer.',
    scope: {
      relationship: 'self-capacity',
      geographies: ['Approach to Ras Dawhan', 'Calder Bar'],
      operations: ['Dredging', 'Shifting sailings between ports'],
      related_actor_ids: ['southern-corridor-company'],
    },
    time_scope: { start: '2025-03-22T00:00:00+08:00', end: '2025-12-31T23:59:59+08:00' },
    workflow_state: 'active',
    evidence: [
      supports('C-044', 'The company states its share, its two dredgers and what they can do in six weeks.'),
      supports('C-077', 'It has already moved twelve sailings a month, which shows that the means are in use.'),
    ],
    limitations: [
      'That no other dredger is within reach was said at the hearing as hearsay, and is not checked.',
      'Dredging helps only a port to which cargo and pilots come.',
    ],
    falsifiers: [
      'Another owner’s dredger works on the Calder Bar before July.',
      'The approach to Ras Dawhan is still short of 13.5 metres at midsummer.',
    ],
  },
  {
    power_basis_id: 'PB-014',
    actor_id: 'castellan-mutual',
    domain: 'economic',
    description:
      'Castellan Mutual insures two fifths of the deep tonnage, and its terms decide what a licence is worth. By doing nothing it keeps large ships with the Board’s pilots; by one letter it could open a second station to them.',
    scope: {
      relationship: 'network-position',
      geographies: ['Strait of Hesper'],
      operations: ['Setting the condition of pilotage', 'Recognising licences for cover'],
      related_actor_ids: ['qamrayn', 'hesper-commission', 'hesper-pilots-guild'],
    },
    time_scope: { start: '1958-01-01T00:00:00Z', end: null },
    workflow_state: 'active',
    evidence: [
      supports('C-012', 'The share is the club’s own figure for 2024, and large enough to set the practice.'),
      supports(
        'C-013',
        'The circular makes recognition by the Commission, or the club’s own letter, the condition of cover.',
      ),
      contradicts(
        'C-014',
        'It disclaims a position of its own, which says nothing of the power and something of the will to use it.',
      ),
    ],
    limitations: [
      'Three fifths of the deep tonnage are insured by others, who are said to use the same clause.',
      'The club says that it wants to follow and not to lead; a power that its holder declines is hard to observe.',
    ],
    falsifiers: ['Owners pass with unrecognised pilots in numbers, and find cover elsewhere.'],
  },
  {
    power_basis_id: 'PB-015',
    actor_id: 'solmaru',
    domain: 'information',
    description:
      'Solmaru sees the Sarn reservoir every four days from above and publishes what it sees to everyone. It is the one source on the level that the holder of the dam does not control.',
    scope: {
      relationship: 'situational-access',
      geographies: ['Sarn reservoir'],
      operations: ['Measuring the level', 'Publishing measurements'],
      related_actor_ids: ['torvenia-water-directorate'],
    },
    time_scope: { start: '2025-03-08T00:00:00Z', end: null },
    workflow_state: 'active',
    evidence: [
      supports('C-023', 'The note states the revisit time and the open publication, both of which anybody can test.'),
      supports(
        'C-024',
        'The reviewers say which observations they threw out and why. A source that shows its waste can be checked.',
      ),
      contradicts(
        'C-022',
        'It has not confirmed that its datum is that of the gauge, so the gap of 3.6 metres is not yet a finding.',
      ),
      contradicts('C-025', 'Volumes depend on a survey of 2019 and would carry its errors.'),
    ],
    limitations: [
      'It measures the level and not the release: it cannot tell a closed gate from a wet week.',
      'Ice removed two of eleven points in March.',
    ],
    falsifiers: [
      'The joint levelling that the Commission ordered puts the satellite series off by more than its stated error.',
    ],
  },
];
