/** Words for what is built out of claims, and the contract's principles. */
import type { CanonEntry } from '../entry.ts';
import { contractTerm, paragraph, points } from './write.ts';

export const entryTerms: readonly CanonEntry[] = [
  contractTerm('1.8', {
    id: 'term/principles',
    title: 'The contract’s principles',
    summary: 'Four sentences that hold for every assessment: about claims, power, intent and validation.',
    body: [
      points(
        'Claims remain attributed representations of what a passage says.',
        'Power bases are evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not scores.',
        'Intent entries are falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.',
        'Validation of a document does not make any entry in it true.',
      ),
    ],
    keywords: [
      'principle',
      'truth',
      'true',
      'caution',
      'what validation means',
      'philosophy',
      'is it true',
      'valid',
      'validated document true',
      'does validation prove it',
    ],
    related: ['term/claim', 'term/power-basis', 'term/intent-hypothesis', 'decision/never-scores'],
  }),
  contractTerm('2.5', {
    id: 'term/power-basis',
    title: 'Power basis',
    summary:
      'An evidence-linked description of something that an actor can draw on, with its scope; it is not a score.',
    body: [
      paragraph(
        'It says in which relation it holds, where, for which operations and when; what speaks for it and against it; what it does not reach; and what would show it wrong.',
      ),
    ],
    keywords: ['power', 'capability', 'resource', 'leverage', 'influence', 'strength', 'domain'],
    related: ['part/power-basis', 'part/power-scope', 'guide/build-a-power-basis', 'limit/power-bases'],
  }),
  contractTerm('2.7', {
    id: 'term/intent-hypothesis',
    title: 'Intent hypothesis',
    summary: 'A falsifiable hypothesis about what an actor means to do, with stated alternatives.',
    body: [paragraph('It is not a statement of what the actor really thinks. Capability alone cannot support it.')],
    keywords: ['intent', 'intention', 'motive', 'aim', 'goal', 'plan', 'hypothesis'],
    related: [
      'part/intent',
      'guide/build-an-intent-hypothesis',
      'rule/intent/capability-alone',
      'limit/intent-hypotheses',
    ],
  }),
  contractTerm('2.5 and 2.7', {
    id: 'term/falsifier',
    title: 'Falsifier',
    summary: 'Something that, if it were seen, would show the entry wrong.',
    body: [
      paragraph(
        'A good falsifier can be looked for: it names what would be seen, where, and by when. Every power basis and every intent hypothesis has at least one.',
      ),
    ],
    keywords: ['falsifiable', 'refute', 'disprove', 'test', 'wrong', 'indicator'],
    related: ['field/power-basis/falsifiers', 'field/intent/falsifiers', 'term/alternative'],
  }),
  contractTerm('2.7', {
    id: 'term/alternative',
    title: 'Alternative',
    summary: 'Another hypothesis that would explain the same evidence.',
    body: [
      paragraph(
        'Every intent hypothesis states at least one. An alternative is something else than the hypothesis in other words.',
      ),
    ],
    keywords: ['rival', 'other explanation', 'competing hypothesis', 'alternatives'],
    related: ['field/intent/alternatives', 'rule/intent/alternative-repeats', 'term/falsifier'],
  }),
  contractTerm('2.4 and 2.11', {
    id: 'term/capability',
    title: 'Capability',
    summary:
      'What an actor is able to do, which alone cannot support an intent; claims that say so are of the kind capacity.',
    body: [
      paragraph(
        'That somebody can do a thing does not say that they mean to. A capacity may stand beside other support, may contradict an intent, and may support a power basis.',
      ),
    ],
    keywords: ['capacity', 'ability', 'able', 'can do', 'means', 'capable'],
    related: ['choice/claim-kind/capacity', 'rule/intent/capability-alone', 'term/power-basis'],
  }),
  contractTerm('2.10', {
    id: 'term/contradiction',
    title: 'Contradiction',
    summary: 'Two claims that cannot both be right as they stand, with an explanation.',
    body: [
      paragraph(
        'It does not say which of the two is right. That a claim speaks against a power basis or a hypothesis is an evidence link with the effect contradicts, and no contradiction.',
      ),
    ],
    keywords: ['conflict', 'inconsistency', 'disagreement', 'opposing claims'],
    related: ['part/contradiction', 'guide/record-a-contradiction', 'limit/contradictions'],
  }),
  contractTerm('2.1', {
    id: 'term/unknown',
    title: 'Unknown',
    summary: 'An open question that would matter, in a sentence.',
    body: [paragraph('Unknowns are part of the document: a reader learns what the assessment does not know.')],
    keywords: ['gap', 'open question', 'not known', 'missing'],
    related: ['field/assessment/unknowns', 'guide/record-unknowns', 'limit/unknowns'],
  }),
  contractTerm('3', {
    id: 'term/workflow-state',
    title: 'Workflow state',
    summary: 'Where a power basis or an intent hypothesis stands: draft, active, contested or retired.',
    body: [paragraph('The contract names the states and shows no transitions. Every state can follow every other.')],
    keywords: ['status', 'state', 'draft', 'active', 'contested', 'retired'],
    related: ['decision/workflow-free', 'choice/workflow-state/draft', 'choice/workflow-state/contested'],
  }),
];
