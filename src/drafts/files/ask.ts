/** A question that is answered with yes or no. The application shows it in a dialog. */
export interface Question {
  readonly title: string;
  /** Paragraphs: the consequence, and whether it can be undone. */
  readonly body: readonly string[];
  /** The label of the confirming button, a verb. */
  readonly yes: string;
}

/** Asks a question. Resolves to false if the dialog is closed without an answer. */
export type Ask = (question: Question) => Promise<boolean>;
