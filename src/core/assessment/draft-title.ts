/** The title of a draft for display. */
import { showDirections } from '../text/directions.ts';

/** The title of a draft without a title. */
export const untitled = 'Untitled assessment';

/** Returns the title of a draft for display, or “Untitled assessment”. */
export function titleInWords(title: string): string {
  return title === '' ? untitled : showDirections(title);
}
