/** What a draft without a title is called. */
export const untitled = 'Untitled assessment';

/** The title of a draft as it is shown and said: one that has none is told from a name that is missing. */
export function titleInWords(title: string): string {
  return title === '' ? untitled : title;
}
