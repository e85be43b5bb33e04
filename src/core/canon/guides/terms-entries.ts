/** Words for what is built out of claims, and the contract's principles. */
import { contract, convention, reading } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { contractTerm, paragraph, said } from './write.ts';

export const entryTerms: readonly CanonEntry[] = [
  contractTerm(convention(), {
    id: 'term/principles',
    title: 'The contract’s principles',
    summary: 'Four principles hold for every assessment: about claims, power, intent and validation.',
    body: [
      said(contract('1.8 claims'), paragraph('Claims remain attributed representations of what a passage says.')),
      said(
        contract('1.8 power'),
        paragraph(
          'Power bases are evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not scores.',
        ),
      ),
      said(
        contract('1.8 intent'),
        paragraph(
          'Intent entries are falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.',
        ),
      ),
      said(contract('1.8 validation'), paragraph('Validation of a document does not make any entry in it true.')),
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
  contractTerm(reading('1.8 power', 'What is described is something that an actor can draw on.'), {
    id: 'term/power-basis',
    title: 'Power basis',
    summary:
      'An evidence-linked description of something that an actor can draw on, with its scope; it is not a score.',
    body: [
      said(
        contract('1.8 power'),
        paragraph('It has relational, geographic, operational and temporal scope, and is linked to evidence.'),
      ),
      said(
        convention(),
        paragraph(
          'So it says in which relation it holds, where, for which operations and when; what speaks for it and against it; what it does not reach; and what would show it wrong.',
        ),
      ),
    ],
    keywords: ['power', 'capability', 'resource', 'leverage', 'influence', 'strength', 'domain'],
    related: ['part/power-basis', 'part/power-scope', 'guide/build-a-power-basis', 'limit/power-bases'],
  }),
  contractTerm(reading('1.8 intent', 'The intent of an actor is what it means to do.'), {
    id: 'term/intent-hypothesis',
    title: 'Intent hypothesis',
    summary: 'A falsifiable hypothesis about what an actor means to do, with stated alternatives.',
    body: [
      said(contract('1.8 intent'), paragraph('It is not a statement of what the actor really thinks.')),
      said(contract('2.11.2'), paragraph('Capability alone cannot support an intent.')),
    ],
    keywords: ['intent', 'intention', 'motive', 'aim', 'goal', 'plan', 'hypothesis'],
    related: [
      'part/intent',
      'guide/build-an-intent-hypothesis',
      'rule/intent/capability-alone',
      'limit/intent-hypotheses',
    ],
  }),
  contractTerm(reading('1.8 intent', 'A falsifier is what would show a falsifiable hypothesis wrong.'), {
    id: 'term/falsifier',
    title: 'Falsifier',
    summary: 'Something that, if it were seen, would show the entry wrong.',
    body: [
      said(
        convention(),
        paragraph('A good falsifier can be looked for: it names what would be seen, where, and by when.'),
      ),
      said(contract('2.5 falsifiers'), paragraph('The `falsifiers` of a power basis have 1 to 20 items.')),
      said(contract('2.7 falsifiers'), paragraph('The `falsifiers` of an intent hypothesis have 1 to 20 items.')),
    ],
    keywords: ['falsifiable', 'refute', 'disprove', 'test', 'wrong', 'indicator'],
    related: ['field/power-basis/falsifiers', 'field/intent/falsifiers', 'term/alternative'],
  }),
  contractTerm(reading('1.8 intent', 'An alternative is stated beside the hypothesis, for the same evidence.'), {
    id: 'term/alternative',
    title: 'Alternative',
    summary: 'Another hypothesis that would explain the same evidence.',
    body: [
      said(contract('2.7 alternatives'), paragraph('`alternatives` has 1 to 20 items.')),
      said(convention(), paragraph('The hypothesis in other words is not an alternative.')),
    ],
    keywords: ['rival', 'other explanation', 'competing hypothesis', 'alternatives'],
    related: ['field/intent/alternatives', 'rule/intent/alternative-repeats', 'term/falsifier'],
  }),
  contractTerm(contract('2.11.2'), {
    id: 'term/capability',
    title: 'Capability',
    summary: 'Capability alone cannot support an intent.',
    body: [
      said(
        convention(),
        paragraph(
          'Capability is what an actor is able to do; claims that say so are of the kind `capacity`. That somebody can do a thing does not say that they mean to.',
        ),
      ),
      said(
        reading('2.11.2', '“Alone” allows a capacity beside other support.'),
        paragraph(
          'A capacity may be cited beside other support, may contradict an intent, and may support a power basis.',
        ),
      ),
    ],
    keywords: ['capacity', 'ability', 'able', 'can do', 'means', 'capable'],
    related: ['choice/claim-kind/capacity', 'rule/intent/capability-alone', 'term/power-basis'],
  }),
  contractTerm(reading('2.10 explanation', 'Two claims that contradict each other cannot both be right.'), {
    id: 'term/contradiction',
    title: 'Contradiction',
    summary: 'Two claims that cannot both be right as they stand, with an explanation.',
    body: [
      said(
        convention(),
        paragraph(
          'It does not say which of the two is right. That a claim speaks against a power basis or a hypothesis is an evidence link with the effect contradicts, and no contradiction.',
        ),
      ),
    ],
    keywords: ['conflict', 'inconsistency', 'disagreement', 'opposing claims'],
    related: ['part/contradiction', 'guide/record-a-contradiction', 'limit/contradictions'],
  }),
  contractTerm(convention(), {
    id: 'term/unknown',
    title: 'Unknown',
    summary: 'An open question that would matter, in a sentence.',
    body: [
      said(contract('2.1 unknowns'), paragraph('`unknowns` has at most 100 items; unique; each 1 to 2000 characters.')),
      said(convention(), paragraph('A reader learns from them what the assessment does not know.')),
    ],
    keywords: ['gap', 'open question', 'not known', 'missing'],
    related: ['field/assessment/unknowns', 'guide/record-unknowns', 'limit/unknowns'],
  }),
  contractTerm(contract('3 states'), {
    id: 'term/workflow-state',
    title: 'Workflow state',
    summary: 'Power bases and intent hypotheses each have a workflow state: draft, active, contested or retired.',
    body: [
      said(contract('3 transitions'), paragraph('Transitions are not shown.')),
      said(convention('3 transitions'), paragraph('Assessment Desk forbids none: every state can follow every other.')),
      said(convention(), paragraph('What each state means is also a convention of this application.')),
    ],
    keywords: ['status', 'state', 'draft', 'active', 'contested', 'retired'],
    related: ['decision/workflow-free', 'choice/workflow-state/draft', 'choice/workflow-state/contested'],
  }),
];
