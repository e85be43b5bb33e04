/** The letters of the queue “Sort marks”, for the keyboard list and the screen. */

/** Each letter with what it does. */
export const sortMarksKeys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['A'], 'Make the claim'],
  [['K', 'U', 'S', 'E'], 'Next kind, subject, speaker or entry'],
  [['X'], 'Other effect'],
  [['W', 'J'], 'Widen to the sentence, join with the next mark'],
  [['D'], 'Drop the mark'],
  [['N', 'P'], 'Next mark, previous mark'],
];
