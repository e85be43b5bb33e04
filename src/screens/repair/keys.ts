/** The letters of the queue of claim texts, for the keyboard list and the screen. */

/** Each letter with what it does. */
export const claimTextKeys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['A'], 'Accept the match'],
  [['O'], 'Next match'],
  [['C'], 'Choose another span'],
  [['M'], 'Mark as paraphrase'],
  [['D'], 'Delete the claim'],
  [['N'], 'Next claim'],
  [['P'], 'Previous claim'],
];
