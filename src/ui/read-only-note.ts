/** The ID of the text that explains why the draft is read-only; read-only fields refer to it. */
export const readOnlyNoteId = 'reading-along';

/** The message when the user tries to change a read-only draft. */
export const readOnlyMessage =
  'Read-only: this draft is being edited in another tab. To edit it here, choose “Edit here instead” above.';
