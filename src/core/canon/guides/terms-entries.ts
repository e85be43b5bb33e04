/** Terms for entries that use claims as evidence, and the contract's principles. */
import { contract, convention, reading } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { contractTerm, paragraph, withAuthority } from './write.ts';

export const entryTerms: readonly CanonEntry[] = [
  contractTerm(convention(), {
    id: 'term/principles',
    title: 'The contract’s principles',
    summary: 'Four principles apply to every assessment: about claims, power, intent and validation.',
    body: [
      withAuthority(
        contract('1.8 claims'),
        paragraph('Claims remain attributed representations of what a passage says.'),
      ),
      withAuthority(
        contract('1.8 power'),
        paragraph(
          'Power bases are evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not scores.',
        ),
      ),
      withAuthority(
        contract('1.8 intent'),
        paragraph(
          'Intent entries are falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.',
        ),
      ),
      withAuthority(
        contract('1.8 validation'),
        paragraph('Validation of a document does not make any entry in it true.'),
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
  contractTerm(reading('1.8 power', 'A power basis describes a source of an actor’s power.'), {
    id: 'term/power-basis',
    title: 'Power basis',
    summary: 'An evidence-linked description of a source of an actor’s power, with its scope; it is not a score.',
    body: [
      withAuthority(
        contract('1.8 power'),
        paragraph('It has relational, geographic, operational and temporal scope, and is linked to evidence.'),
      ),
      withAuthority(
        convention(),
        paragraph(
          'It says in which relationship, where, for which operations and when it applies; the evidence for and against it; its limitations; and what would prove it wrong.',
        ),
      ),
    ],
    keywords: ['power', 'capability', 'resource', 'leverage', 'influence', 'strength', 'domain'],
    related: ['part/power-basis', 'part/power-scope', 'guide/build-a-power-basis', 'limit/power-bases'],
  }),
  contractTerm(reading('1.8 intent', 'The intent of an actor is what it intends to do.'), {
    id: 'term/intent-hypothesis',
    title: 'Intent hypothesis',
    summary: 'A falsifiable hypothesis about what an actor intends to do, with stated alternatives.',
    body: [
      withAuthority(contract('1.8 intent'), paragraph('It is not a statement of what the actor really thinks.')),
      withAuthority(contract('2.11.2'), paragraph('Capability alone cannot support an intent.')),
    ],
    keywords: ['intent', 'intention', 'motive', 'aim', 'goal', 'plan', 'hypothesis'],
    related: [
      'part/intent',
      'guide/build-an-intent-hypothesis',
      'rule/intent/capability-alone',
      'limit/intent-hypotheses',
    ],
  }),
  contractTerm(reading('1.8 intent', 'A falsifier is what would prove a falsifiable hypothesis wrong.'), {
    id: 'term/falsifier',
    title: 'Falsifier',
    summary: 'Something that you could observe and that would prove the entry wrong.',
    body: [
      withAuthority(
        convention(),
        paragraph(
          'A good falsifier is observable: it says what would be seen, where, and by when. Intelligence analysts call it a disconfirming indicator: see [Test competing hypotheses](entry:guide/compare-hypotheses).',
        ),
      ),
      withAuthority(contract('2.5 falsifiers'), paragraph('The `falsifiers` of a power basis have 1 to 20 items.')),
      withAuthority(
        contract('2.7 falsifiers'),
        paragraph('The `falsifiers` of an intent hypothesis have 1 to 20 items.'),
      ),
    ],
    keywords: ['falsifiable', 'refute', 'disprove', 'test', 'show wrong', 'indicator'],
    related: ['field/power-basis/falsifiers', 'field/intent/falsifiers', 'term/alternative'],
  }),
  contractTerm(reading('1.8 intent', 'An alternative is stated next to the hypothesis, for the same evidence.'), {
    id: 'term/alternative',
    title: 'Alternative',
    summary: 'A different hypothesis that would explain the same evidence.',
    body: [
      withAuthority(contract('2.7 alternatives'), paragraph('`alternatives` has 1 to 20 items.')),
      withAuthority(convention(), paragraph('Rewording the hypothesis does not count as an alternative.')),
    ],
    keywords: ['rival', 'other explanation', 'competing hypothesis', 'alternatives'],
    related: ['field/intent/alternatives', 'rule/intent/alternative-repeats', 'term/falsifier'],
  }),
  contractTerm(contract('2.11.2'), {
    id: 'term/capability',
    title: 'Capability',
    summary: 'Capability alone cannot support an intent.',
    body: [
      withAuthority(
        convention(),
        paragraph(
          'Capability is what an actor is able to do; claims about it are of the kind `capacity`. Being able to do something does not show intent.',
        ),
      ),
      withAuthority(
        reading('2.11.2', '“Alone” allows a capacity beside other support.'),
        paragraph(
          'A capacity claim may be cited in addition to other support, may contradict an intent, and may support a power basis.',
        ),
      ),
    ],
    keywords: ['capacity', 'ability', 'able', 'can do', 'means', 'capable'],
    related: ['choice/claim-kind/capacity', 'rule/intent/capability-alone', 'term/power-basis'],
  }),
  contractTerm(reading('2.10 explanation', 'Two claims that contradict each other cannot both be correct.'), {
    id: 'term/contradiction',
    title: 'Contradiction',
    summary: 'Two claims that cannot both be correct, with an explanation.',
    body: [
      withAuthority(
        convention(),
        paragraph(
          'It does not say which of the two is correct. If a claim contradicts a power basis or a hypothesis, that is an evidence link with the effect contradicts, not a contradiction.',
        ),
      ),
    ],
    keywords: ['conflict', 'inconsistency', 'disagreement', 'opposing claims'],
    related: ['part/contradiction', 'guide/record-a-contradiction', 'limit/contradictions'],
  }),
  contractTerm(convention(), {
    id: 'term/unknown',
    title: 'Unknown',
    summary: 'An open question that matters to the assessment.',
    body: [
      withAuthority(
        contract('2.1 unknowns'),
        paragraph('`unknowns` has at most 100 items; unique; each 1 to 2000 characters.'),
      ),
      withAuthority(convention(), paragraph('Unknowns tell readers what the assessment does not know.')),
    ],
    keywords: ['gap', 'open question', 'not known', 'missing'],
    related: ['field/assessment/unknowns', 'guide/record-unknowns', 'limit/unknowns'],
  }),
  contractTerm(contract('3 states'), {
    id: 'term/workflow-state',
    title: 'Workflow state',
    summary: 'Power bases and intent hypotheses each have a workflow state: draft, active, contested or retired.',
    body: [
      withAuthority(contract('3 transitions'), paragraph('Transitions are not shown.')),
      withAuthority(
        convention('3 transitions'),
        paragraph('Assessment Desk restricts none: you can change the state freely.'),
      ),
      withAuthority(convention(), paragraph('The meaning of each state is also a convention of Assessment Desk.')),
    ],
    keywords: ['status', 'state', 'draft', 'active', 'contested', 'retired'],
    related: ['decision/workflow-free', 'choice/workflow-state/draft', 'choice/workflow-state/contested'],
  }),
];
