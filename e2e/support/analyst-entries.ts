/** The power bases and hypotheses that an analyst writes from the claims of the six small sources. */
import type { Hypothesis, PowerBasis } from './analyst-steps.ts';

export const powerBases: readonly PowerBasis[] = [
  {
    actor: 'Harbour Council',
    domain: 'Institutional',
    relationship: 'Institutional role',
    description: 'The council can close the channel.',
    geographies: 'The north channel',
    operations: 'Closing it to traffic',
    limitations: 'A court can suspend the order.',
    falsifiers: 'Ships use the channel against the order.',
    start: '9 March 2026',
    links: [
      { words: 'closes the north channel', effect: 'supports', reason: 'It orders the closure itself.' },
      { words: 'nobody asked', effect: 'contradicts', reason: 'Another body should have been asked.' },
    ],
  },
  {
    actor: 'River Authority',
    domain: 'Technological',
    relationship: 'Self-capacity',
    description: 'The authority alone can dredge the coast.',
    geographies: 'The coast',
    operations: 'Dredging',
    limitations: 'The dredger needs a crew.',
    falsifiers: 'Another dredger arrives.',
    start: '1 March 2026',
    links: [
      { words: 'only dredger', effect: 'supports', reason: 'Nobody else has one.' },
      { words: 'will not work', effect: 'contradicts', reason: 'It is not used there.' },
    ],
  },
  {
    actor: 'Pilots’ Guild',
    domain: 'Logistics',
    relationship: 'Network position',
    description: 'The guild trains all pilots.',
    geographies: 'The coast',
    operations: 'Pilotage',
    limitations: 'Pilots can leave the guild.',
    falsifiers: 'A pilot is trained elsewhere.',
    start: '1 March 2026',
    links: [
      { words: 'trains every pilot', effect: 'supports', reason: 'There is no other school.' },
      { words: 'нет огней', effect: 'contradicts', reason: 'Lights matter more than pilots.' },
    ],
  },
];

export const hypotheses: readonly Hypothesis[] = [
  {
    actor: 'Harbour Council',
    topic: 'The reopening',
    hypothesis: 'The council means to reopen the channel in May.',
    rationale: 'The harbour master says so.',
    alternatives: 'It waits for the survey.',
    falsifiers: 'The channel is closed in June.',
    start: '9 March 2026',
    links: [
      { words: 'reopen the channel in May', effect: 'supports', reason: 'It names the month.' },
      { words: 'until the survey', effect: 'contradicts', reason: 'The survey has no date.' },
    ],
  },
  {
    actor: 'Pilots’ Guild',
    topic: 'Boarding at night',
    hypothesis: 'The guild means to end work at night.',
    rationale: 'It announces it, and denies that it refuses to board.',
    alternatives: 'It wants a higher fee.',
    falsifiers: 'Pilots board at night again.',
    start: '3 March 2026',
    links: [
      { words: 'не будет работать ночью', effect: 'supports', reason: 'It announces the end.' },
      { words: 'denies that its members', effect: 'contradicts', reason: 'It denies a refusal.' },
    ],
  },
];
