/** Caches of costly text comparisons: naming an actor, words in passages, and re-anchoring. */
import { byIdentity } from '../json/by-identity.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import type { Observation, Passage } from '../casefile/types.generated.ts';
import { namingOf, type Naming } from '../passage/naming.ts';
import type { Reanchoring } from '../rules/context.ts';
import { findReanchoring } from './reanchoring.ts';
import { areWordsInPassages } from './words-in-casefile.ts';

/** The maximum number of cached results for one owner, which is that of claims. Beyond it, all are dropped. */
const maxAnswers = 5000;

/** Caches a pure function of an object and a text, by the object's identity and the text. */
export function remember<Owner extends object, Answer>(): (owner: Owner, key: string, compute: () => Answer) => Answer {
  const answersOf = byIdentity((_owner: Owner) => new Map<string, Answer>());
  return (owner, key, compute) => {
    const answers = answersOf(owner);
    const cached = answers.get(key);
    if (cached !== undefined || answers.has(key)) return cached as Answer;
    if (answers.size >= maxAnswers) answers.clear();
    const answer = compute();
    answers.set(key, answer);
    return answer;
  };
}

const naming = remember<readonly string[], Naming>();
const wordsInPassages = remember<readonly Observation[], boolean>();
const reanchorings = remember<Passage, Reanchoring | undefined>();

/**
 * Whether a text visibly contains one of the names, and not only as part of the longer names of other actors (see
 * “Visibly naming an actor” in the rules' page). Cached by the identity of the names and by the texts.
 */
export function cachedNaming(text: string, names: readonly string[], longerNames: readonly string[]): Naming {
  const key = longerNames.length === 0 ? text : [text, ...longerNames].join('\0');
  return naming(names, key, () => namingOf(text, names, longerNames));
}

/** Whether any passage contains a text or similar text. Cached by the identity of the observations and by the text. */
export function cachedWordsInPassages(observations: readonly Observation[], actual: string): boolean {
  return wordsInPassages(observations, actual, () => areWordsInPassages(actual, observations));
}

/** Finds a text in a passage. Cached by the identity of the passage, the start and the text. */
export function cachedReanchoring(loaded: LoadedPassage, start: number, actual: string): Reanchoring | undefined {
  const { passage } = loaded;
  return reanchorings(passage, `${String(start)}:${actual}`, () => findReanchoring(passage.text, start, actual));
}
