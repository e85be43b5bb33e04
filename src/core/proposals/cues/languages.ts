/** The cues of all languages. */
import { onlyEnglish, setCues } from '../known-cues.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import { zh } from './zh.ts';

/** Sets the cues of all languages. The data are large: the desk loads this file when a casefile needs them. */
export function addAllCues(): void {
  setCues({ words: { ...onlyEnglish.words, fr, es, de, ru, uk, ar, he, fa, hi }, patterns: { zh, ja, ko } });
}
