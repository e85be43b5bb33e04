/** Sets the cues of all languages. The data are large: the desk loads this file when a casefile needs them. */
import { otherCues } from '../proposals/cues/languages.ts';
import { onlyEnglish, setCues } from '../proposals/known-cues.ts';

const all = { words: { ...onlyEnglish.words, ...otherCues.words }, patterns: otherCues.patterns };

export function addAllCues(): void {
  setCues(all);
}
