/** The cues of all languages but English, which the desk loads when a text needs them. */
import type { CuesByLanguage } from '../known-cues.ts';
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

/** The cues of all languages but English. */
export const otherCues: CuesByLanguage = {
  words: { fr, es, de, ru, uk, ar, he, fa, hi },
  patterns: { zh, ja, ko },
};
