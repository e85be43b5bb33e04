/** The words for the sections of a draft and for their entries: titles, nouns, counts, names and limits. */
import { idFieldOf } from '../core/assessment/ids.ts';
import { listNames, listOf, type ListName } from '../core/assessment/view.ts';
import { upperFirst } from '../core/compare/phrases.ts';
import type { JsonObject, JsonValue } from '../core/json/json.ts';
import { ownText } from '../core/json/own.ts';
import type { Pointer } from '../core/json/pointer.ts';
import type { Section } from '../desk/view-store.ts';
import { counted } from '../core/json/words.ts';
import { limits } from '../core/assessment/limits.ts';
import { useDraft } from './context.tsx';

/** The names of a section and of its entries. */
interface SectionNames {
  readonly title: string;
  /** The singular: “claim”, “power basis”. */
  readonly one: string;
  readonly many: string;
  readonly article: 'a' | 'an';
  /** The field that receives the focus in a new entry, or in one opened with Enter. */
  readonly firstField: Pointer;
  /** What to do if the list is empty. */
  readonly advice: string;
  /** What its entries are and are not, in the words of the contract (section 1.8), for an empty list. */
  readonly caution?: string;
  /** The ID of the help entry about the list. */
  readonly help: string;
}

/** All sections in the outline's order. */
export const sections: readonly Section[] = ['document', ...listNames, 'casefile'];

/** Returns true if a section is one of the assessment's lists. */
export function isList(section: Section): section is ListName {
  return section !== 'document' && section !== 'casefile';
}

/** The visible title of each section. */
export const sectionTitles: Readonly<Record<Section, string>> = {
  document: 'Document',
  claims: 'Claims',
  power_bases: 'Power bases',
  intent_hypotheses: 'Intent hypotheses',
  contradictions: 'Contradictions',
  unknowns: 'Unknowns',
  casefile: 'Casefile',
};

/** The names of each list and of its entries. */
export const listWords: Readonly<Record<ListName, SectionNames>> = {
  claims: {
    title: 'Claims',
    one: 'claim',
    many: 'claims',
    article: 'a',
    firstField: '/proposition',
    advice: 'Select text in a passage, then choose “New claim” or press C.',
    caution: 'Claims remain attributed representations of what a passage says.',
    help: 'field/assessment/claims',
  },
  power_bases: {
    title: 'Power bases',
    one: 'power basis',
    many: 'power bases',
    article: 'a',
    firstField: '/actor_id',
    advice: 'Describe a source of an actor’s power, and link the claims that support or contradict it.',
    caution:
      'Power bases are evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not scores.',
    help: 'field/assessment/power-bases',
  },
  intent_hypotheses: {
    title: 'Intent hypotheses',
    one: 'intent hypothesis',
    many: 'intent hypotheses',
    article: 'an',
    firstField: '/actor_id',
    advice: 'State what an actor may intend to do, with alternatives, so that it can be proven wrong.',
    caution:
      'Intent entries are falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.',
    help: 'field/assessment/intent-hypotheses',
  },
  contradictions: {
    title: 'Contradictions',
    one: 'contradiction',
    many: 'contradictions',
    article: 'a',
    firstField: '/left_claim_id',
    advice: 'Choose two claims that cannot both be correct.',
    help: 'field/assessment/contradictions',
  },
  unknowns: {
    title: 'Unknowns',
    one: 'unknown',
    many: 'unknowns',
    article: 'an',
    firstField: '',
    advice: 'Note an open question that matters to the assessment.',
    help: 'field/assessment/unknowns',
  },
};

/** Returns a count with its noun: “1 claim”, “3 power bases”. */
export function countedEntries(list: ListName, count: number): string {
  const { one, many } = listWords[list];
  return counted(count, one, many);
}

/** Returns an entry's ID; undefined if it has none or it is not a string. */
export function entryId(list: ListName, entry: JsonValue | undefined): string | undefined {
  if (list === 'contradictions' || list === 'unknowns') return undefined;
  return ownText(entry, idFieldOf[list]) || undefined;
}

/** Returns the name of an entry in a sentence: its ID, or its kind and number from 1. */
export function entryName(list: ListName, assessment: JsonObject, index: number): string {
  return entryId(list, listOf(assessment, list)[index]) ?? `${listWords[list].one} ${String(index + 1)}`;
}

/** Returns the name of an entry at the beginning of a sentence: 'PB-001', 'Contradiction 3'. */
export function entryTitle(list: ListName, assessment: JsonObject, index: number): string {
  return entryId(list, listOf(assessment, list)[index]) ?? upperFirst(`${listWords[list].one} ${String(index + 1)}`);
}

/** Says which entry is shown now: “PB-001, 1 of 3.” */
export function positionInWords(list: ListName, assessment: JsonObject, index: number): string {
  const count = listOf(assessment, list).length;
  return `${entryTitle(list, assessment, index)}, ${String(index + 1)} of ${String(count)}.`;
}

/** A count of the entries of a list, with the limit once 80 % of it are used. */
export function countAndLimit(list: ListName, count: number): string {
  return count < 0.8 * limits[list] ? String(count) : `${String(count)} of ${String(limits[list])}`;
}

/** Why no entry can be added to a list that is full. */
export function fullNote(list: ListName): string {
  return `Limit reached: at most ${String(limits[list])} ${listWords[list].many}.`;
}

/** What to do about a list with more entries than the contract allows; undefined if it has no more. */
export function overNote(list: ListName, count: number): string | undefined {
  const over = count - limits[list];
  if (over <= 0) return undefined;
  return `The list now has ${String(count)} ${listWords[list].many}, but at most ${String(limits[list])} are allowed. Delete ${String(over)}.`;
}

/** Whether a list of the open draft has as many entries as the contract allows, or more. */
export function useIsFull(list: ListName): boolean {
  return useDraft(({ workspace }) => listOf(workspace.assessment, list).length >= limits[list]);
}

/** The name under which a request for the focus finds the panel “Next steps”. */
export const stepsField = '/next-steps';
