/** The texts of empty sections in the editor: what is missing, and the next step. */
import type { ListName } from '../../../core/assessment/view.ts';

interface Hint {
  /** The title: what is missing. */
  readonly none: string;
  /** The next step. */
  readonly next: string;
}

export const sectionHints: Readonly<Record<ListName, Hint>> = {
  claims: {
    none: 'No claims yet',
    next: 'Select text in a passage to create a claim. A claim records what the passage says, who said it, and where. Support for power and intent must be verbatim and must visibly name the actor.',
  },
  power_bases: {
    none: 'No power bases yet',
    next: 'Describe a source of an actor’s power, where and for what it applies, and link the supporting claims.',
  },
  intent_hypotheses: {
    none: 'No intent hypotheses yet',
    next: 'State what an actor may intend to do, so that it can be proven wrong, and list alternative explanations.',
  },
  contradictions: {
    none: 'No contradictions yet',
    next: 'Choose two claims that cannot both be correct, and explain why.',
  },
  unknowns: {
    none: 'No unknowns yet',
    next: 'List open questions that matter to the assessment, one per entry.',
  },
};
