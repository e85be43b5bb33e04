/** The cues of the languages that are loaded: English, and the others once they are added. */
import type { Casefile } from '../casefile/types.generated.ts';
import type { CuePatterns } from './cue-patterns.ts';
import type { CueWords } from './cue-words.ts';
import { en } from './cues/en.ts';

/** Cues by the first part of a language tag: of languages with spaces between words, and of those without. */
export interface CuesByLanguage {
  readonly words: Readonly<Record<string, CueWords>>;
  readonly patterns: Readonly<Record<string, CuePatterns>>;
}

/** The cues that the page loads at once. */
export const onlyEnglish: CuesByLanguage = { words: { en }, patterns: {} };

let known = onlyEnglish;

/** Sets the cues that are loaded. Findings made before stay until a new checker runs. */
export function setCues(cues: CuesByLanguage): void {
  known = cues;
}

/** Returns the cues of the languages that are loaded. */
export function knownCues(): CuesByLanguage {
  return known;
}

/** Whether only the cues of English are loaded. */
export function isOnlyEnglishKnown(): boolean {
  return Object.keys(known.words).length === 1;
}

/** Whether a casefile has a text whose cues may not be loaded. A text without a language counts by its script. */
export function lacksCues(casefile: Casefile | null): boolean {
  if (!casefile || !isOnlyEnglishKnown()) return false;
  return casefile.observations.some(({ language, passages }) =>
    language ? !/^en(?![a-z])/iu.test(language) : passages.some(({ text }) => /[^\0-\u024f\u2000-\u2bff]/u.test(text)),
  );
}
