/** Adds the cues of all languages. The data are large: the desk loads this file when a casefile needs them. */
import { otherCues } from '../proposals/cues/languages.ts';
import { addCues } from '../proposals/known-cues.ts';

export function addAllCues(): void {
  addCues(otherCues);
}
