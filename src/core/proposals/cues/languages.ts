/** The cues of all languages that have some, by the first part of a language tag. */
import type { CuePatterns } from '../cue-patterns.ts';
import type { CueWords } from '../cue-words.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
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

/** The cues of languages with spaces between words. */
export const cueWords: Readonly<Record<string, CueWords>> = { en, fr, es, de, ru, uk, ar, he, fa, hi };

/** The cues of languages without reliable spaces. */
export const cuePatterns: Readonly<Record<string, CuePatterns>> = { zh, ja, ko };
