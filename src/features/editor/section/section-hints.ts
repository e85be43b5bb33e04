import type { ListName } from '../../../core/assessment/workspace.ts';

interface Hint {
  /** What is not here yet. */
  readonly none: string;
  /** What to do next. */
  readonly next: string;
}

/** What an empty section says. */
export const sectionHints: Readonly<Record<ListName, Hint>> = {
  claims: {
    none: 'There are no claims yet',
    next: 'Select words in a passage and make a claim of them. A claim says what the passage says, whose claim it is, and where it stands.',
  },
  power_bases: {
    none: 'There are no power bases yet',
    next: 'Describe something that an actor can draw on, where and for what it holds, and link the claims that show it.',
  },
  intent_hypotheses: {
    none: 'There are no intent hypotheses yet',
    next: 'Write down what an actor may mean to do so that it could be shown wrong, with what else would explain the same evidence.',
  },
  contradictions: {
    none: 'There are no contradictions yet',
    next: 'Put two claims side by side that cannot both be right, and say why.',
  },
  unknowns: {
    none: 'There are no unknowns yet',
    next: 'Write down what is not known and would matter, one question at a time.',
  },
};
