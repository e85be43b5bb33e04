/** The id of the words that say why nothing can be changed now: what is read-only is described by them. */
export const readingNoteId = 'reading-along';

/** What is said where somebody tries to change something all the same. */
export const readingWords =
  'Read-only: this draft is being edited in another tab. To edit it here, choose “Edit here instead” above.';
