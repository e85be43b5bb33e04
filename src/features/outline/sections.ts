import type { Pointer } from '../../core/assessment/pointer.ts';
import type { Section } from '../../store/view-store.ts';
import type { ListName } from '../../core/assessment/workspace.ts';

/** How a section is called, and its entries one at a time. */
export interface SectionNames {
  readonly title: string;
  /** “claim”, “power basis”: after a verb or a number. */
  readonly one: string;
  readonly many: string;
  /** Where the focus goes in an entry that was just made or opened by Enter. */
  readonly firstField: Pointer;
  /** What to do while there is none. */
  readonly advice: string;
}

/** The lists in the order of the contract. */
export const listNames: readonly ListName[] = [
  'claims',
  'power_bases',
  'intent_hypotheses',
  'contradictions',
  'unknowns',
];

/** Every section in the outline's order. */
export const sections: readonly Section[] = ['document', ...listNames, 'casefile'];

/** Whether a section is one of the assessment's lists. */
export function isList(section: Section): section is ListName {
  return section !== 'document' && section !== 'casefile';
}

/** What each section is called on the screen. */
export const sectionTitles: Readonly<Record<Section, string>> = {
  document: 'Document',
  claims: 'Claims',
  power_bases: 'Power bases',
  intent_hypotheses: 'Intent hypotheses',
  contradictions: 'Contradictions',
  unknowns: 'Unknowns',
  casefile: 'Casefile',
};

/** The words for each list and its entries. */
export const listWords: Readonly<Record<ListName, SectionNames>> = {
  claims: {
    title: 'Claims',
    one: 'claim',
    many: 'claims',
    firstField: '/proposition',
    advice: 'Select words in a passage and choose “New claim from selection”.',
  },
  power_bases: {
    title: 'Power bases',
    one: 'power basis',
    many: 'power bases',
    firstField: '/actor_id',
    advice: 'Describe something that an actor can draw on, and link the claims that speak for it or against it.',
  },
  intent_hypotheses: {
    title: 'Intent hypotheses',
    one: 'intent hypothesis',
    many: 'intent hypotheses',
    firstField: '/actor_id',
    advice: 'Put a hypothesis about what an actor means to do, with its alternatives, so that it could be shown wrong.',
  },
  contradictions: {
    title: 'Contradictions',
    one: 'contradiction',
    many: 'contradictions',
    firstField: '/left_claim_id',
    advice: 'Name two claims that cannot both be right as they stand.',
  },
  unknowns: {
    title: 'Unknowns',
    one: 'unknown',
    many: 'unknowns',
    firstField: '',
    advice: 'Write down what is not known and would matter.',
  },
};

/** “1 claim”, “3 power bases”. */
export function countedEntries(list: ListName, count: number): string {
  const { one, many } = listWords[list];
  return `${String(count)} ${count === 1 ? one : many}`;
}
