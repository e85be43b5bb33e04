/** Guides about what is built out of claims. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const entries: readonly CanonEntry[] = [
  guide({
    id: 'guide/build-a-power-basis',
    title: 'Build a power basis',
    summary:
      'Describe what an actor can draw on, with its scope, its evidence, its limits and what would show it wrong.',
    body: [
      steps(
        'In **Outline** choose **Power bases** and press **Add power basis**.',
        'Choose the **Actor** and the **Domain**, and write the **Description**: what the actor can draw on, in plain words.',
        'Say where it holds: the **Relationship**, the **Related actors**, the **Geographies** and the **Operations**. Write each item and press `Enter`. **Bilateral leverage** needs exactly one related actor.',
        'Say when it holds: give **Time scope start**, **Time scope end** or both. Tick **Open start** or **Open end** for the one that is open.',
        '[Link the evidence](entry:guide/link-evidence), for and against. Support must be verbatim and must visibly name the actor.',
        'Write at least one item under **Limitations** (what it does not reach) and one under **Falsifiers** (what would show it wrong).',
        'Choose the **Workflow state**. Every state can follow every other.',
      ),
      paragraph('A power basis is a description. It is not a score, and nothing here ranks one against another.'),
    ],
    keywords: ['power', 'capability', 'leverage', 'strength', 'resources', 'add power', 'scope'],
    related: [
      'term/power-basis',
      'guide/link-evidence',
      'term/workflow-state',
      'decision/never-scores',
      'rule/support/not-verbatim',
    ],
  }),
  guide({
    id: 'guide/build-an-intent-hypothesis',
    title: 'Build an intent hypothesis, with alternatives and falsifiers',
    summary:
      'State a hypothesis that could be shown wrong, why you hold it, what else would explain the same, and what would refute it.',
    body: [
      steps(
        'In **Outline** choose **Intent hypotheses** and press **Add intent hypothesis**.',
        'Choose the **Actor**, name the **Topic**, and write the **Hypothesis** as a sentence that can turn out wrong.',
        'Write the **Rationale**: how the evidence leads there, and where it might not.',
        'Give the time scope, as for a power basis.',
        '[Link the evidence](entry:guide/link-evidence), for and against. Capability alone cannot support an intent: at least one supporting claim must be of another kind than capacity.',
        'Under **Alternatives** write what else would explain the same evidence. Under **Falsifiers** write what you would see if the hypothesis were wrong. At least one of each.',
        'Choose the **Workflow state**.',
      ),
      paragraph('An intent entry is a falsifiable hypothesis. It does not say what an actor really thinks.'),
    ],
    keywords: [
      'intention',
      'motive',
      'aim',
      'plan',
      'hypothesis',
      'explain',
      'refute',
      'alternative explanation',
      'goal',
    ],
    related: [
      'term/intent-hypothesis',
      'term/alternative',
      'term/falsifier',
      'rule/intent/capability-alone',
      'guide/link-evidence',
    ],
  }),
  guide({
    id: 'guide/link-evidence',
    title: 'Link evidence: supports or contradicts, and why',
    summary: 'Choose claims by their words, say which way each cuts, and give the reason.',
    body: [
      steps(
        'Open the power basis or the intent hypothesis and press **Link evidence**.',
        'Search the claims by their words and tick those that bear on the entry. “Only what can support” leaves only verbatim claims that name the actor.',
        'Choose **Supports** or **Contradicts** under **Effect**, and press the button that begins “Link” and counts the claims.',
        'Write the **Reason** of each link: why this claim cuts that way. A link without one stops the export.',
      ),
      points(
        'From a claim: **Use as evidence for…** links it to an entry of your choice.',
        'The links stand as sentences. Each has buttons to show its claim in the passage, to edit it and to remove it.',
        'Tick several links to turn, move or remove them together.',
        'A claim that cuts both ways is two claims: mark the words for each.',
      ),
    ],
    keywords: [
      'evidence',
      'support',
      'supporting',
      'against',
      'contradicting',
      'cite',
      'citation',
      'reason',
      'attach claim',
      'link a claim',
    ],
    related: [
      'term/evidence-link',
      'field/evidence-link/reason',
      'rule/support/not-verbatim',
      'rule/support/actor-not-named',
      'rule/evidence/both-ways',
    ],
  }),
  guide({
    id: 'guide/record-a-contradiction',
    title: 'Record a contradiction',
    summary: 'Name two claims that cannot both be right as they stand, and explain what does not fit.',
    body: [
      steps(
        'In **Outline** choose **Contradictions** and press **Add contradiction**.',
        'Choose the **Left claim** and the **Right claim** by their words. Left and right mean nothing more than first and second.',
        'Write the **Explanation**: what in the two does not fit, and what would settle it.',
      ),
      points(
        'A contradiction is between two different claims, and the same pair stands once.',
        'To say that a claim speaks against a power basis or a hypothesis, link it there with **Contradicts** instead.',
      ),
    ],
    keywords: [
      'conflict',
      'inconsistent',
      'disagree',
      'two claims',
      'contradiction between claims',
      'claims contradict each other',
      'cannot both be true',
      'opposite',
    ],
    related: ['term/contradiction', 'guide/link-evidence', 'rule/contradiction/self', 'rule/contradiction/duplicate'],
  }),
  guide({
    id: 'guide/record-unknowns',
    title: 'Record what is not known',
    summary: 'Write down each open question that would matter, in one sentence.',
    body: [
      steps(
        'In **Outline** choose **Unknowns** and press **Add unknown**.',
        'Write one open question in a sentence of up to 2,000 characters.',
        'Carry the questions into the order that you want: `Alt ↑` and `Alt ↓` in the list, or drag them.',
      ),
      paragraph('No two unknowns may be the same text, letter for letter. An assessment may have none.'),
    ],
    keywords: [
      'gap',
      'gaps',
      'open question',
      'missing information',
      'not known',
      'uncertainty',
      'something is unknown',
    ],
    related: ['term/unknown', 'field/assessment/unknowns', 'guide/build-an-intent-hypothesis'],
  }),
];
