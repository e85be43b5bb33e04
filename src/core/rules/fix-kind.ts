/**
 * The kinds of fixes that can be applied together: what they do in words, and whether each needs a person's decision.
 */

/** What a group of fixes does, and how much care it needs. */
export interface FixKindFacts {
  /** What the fixes do, as an imperative in the plural: “Convert offsets to characters”. */
  readonly title: string;
  /** What all of them assume, in a sentence; undefined if they assume nothing. */
  readonly note?: string;
  /**
   * Whether the new value follows from the old one and the casefile alone, so that the fixes are selected in advance.
   * Each of the others needs a person's decision.
   */
  readonly mechanical: boolean;
  /** Whether one fix can change what another one of the kind does, so that everything is checked again between them. */
  readonly interacts?: true;
}

const kinds = {
  'complete-date': {
    title: 'Complete dates and times',
    note: 'A start without a time becomes the first second of the day, and an end the last. A missing time zone becomes UTC.',
    mechanical: true,
  },
  'use-choice': { title: 'Use the contract’s choices', mechanical: true },
  'convert-type': { title: 'Convert values to the right type', mechanical: true },
  'rename-property': { title: 'Correct the names of properties', mechanical: true },
  'add-fixed-value': { title: 'Add values that the contract fixes', mechanical: true },
  'add-empty-list': {
    title: 'Add empty lists',
    note: 'A list that the file does not have becomes an empty list.',
    mechanical: true,
  },
  'leave-open': { title: 'Leave unknown values open', mechanical: true },
  'correct-hash': { title: 'Correct the form of fingerprints and passage IDs', mechanical: true },
  'find-passage': {
    title: 'Link claims to the passage that contains their text',
    note: 'Their passage IDs name no passage of the casefile. Each claim stays in its observation, or its observation is not in the casefile either.',
    mechanical: true,
    interacts: true,
  },
  'correct-id': { title: 'Correct the form of IDs', mechanical: true, interacts: true },
  'use-known-id': { title: 'Use IDs that exist', mechanical: true },
  'convert-offsets': { title: 'Convert offsets to characters', mechanical: true },
  'move-span': { title: 'Move spans to the only exact match', mechanical: true },
  'set-observation': { title: 'Set the observation that contains the passage', mechanical: true },
  'list-observation': { title: 'Add observations to the list', mechanical: true, interacts: true },
  'remove-empty': { title: 'Remove empty items', mechanical: true },
  'remove-repeat': { title: 'Remove repeated items', mechanical: true },
  'likely-choice': {
    title: 'Use the nearest of the contract’s choices',
    note: 'The values are misspelt, or can mean something else. Check each one.',
    mechanical: false,
  },
  'whole-period': {
    title: 'Use the first or last moment of a month or year',
    note: 'The dates have no day. Check each one.',
    mechanical: false,
  },
  'use-contract': {
    title: 'Set the contract',
    note: 'The file names another contract or version. Check that the assessment follows this one.',
    mechanical: false,
  },
  'other-passage': {
    title: 'Move claims to another passage with their exact text',
    note: 'This changes the source of each claim. Check each one.',
    mechanical: false,
    interacts: true,
  },
  'use-casefile': {
    title: 'Use the casefile’s fingerprint',
    note: 'The file names another casefile, or none. Check that it was made from the attached one.',
    mechanical: false,
    interacts: true,
  },
  'nearest-place': {
    title: 'Move spans to the nearest exact match',
    note: 'The exact text occurs several times in the passage. Check each one.',
    mechanical: false,
  },
  'similar-text': {
    title: 'Use the passage’s similar text',
    note: 'This changes the text of each claim. Check each difference.',
    mechanical: false,
  },
  'widen-span': {
    title: 'Widen spans to whole words',
    note: 'This changes the text of each claim. Check each one.',
    mechanical: false,
  },
  'copy-text': {
    title: 'Copy the actual text to the proposition',
    note: 'This changes the proposition of each claim. Check each difference.',
    mechanical: false,
  },
  'new-id': {
    title: 'Change repeated IDs',
    note: 'Links still refer to the first entry with the ID. Check each one.',
    mechanical: false,
    interacts: true,
  },
  'remove-property': {
    title: 'Remove unknown properties',
    note: 'This deletes their values. Check each one.',
    mechanical: false,
  },
  'remove-hidden': {
    title: 'Remove invisible characters',
    note: 'This changes texts and IDs. Check each one.',
    mechanical: false,
    interacts: true,
  },
} as const satisfies Readonly<Record<string, FixKindFacts>>;

/** The name of a kind of fix. */
export type FixKind = keyof typeof kinds;

/** The facts of each kind, mechanical ones first. */
export const fixKinds: Readonly<Record<FixKind, FixKindFacts>> = kinds;
