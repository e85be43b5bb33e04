/** Finds the words of a language that show speech or a kind of statement. */
import { languageOfScript } from '../text/scripts.ts';
import { languageWords, type ClaimKind, type LanguageWords, type SpeechWords } from './language-words.ts';

/** An occurrence of a marker. Offsets are UTF-16 units of the searched text. */
export interface Marker {
  readonly start: number;
  readonly end: number;
  /** The words as they are in the text. */
  readonly words: string;
}

/** A marker of speech, and where its speaker's name is. */
export interface SpeechMarker extends Marker {
  readonly how: SpeechWords;
}

/** The compiled markers of one language. */
export interface Markers {
  readonly hasCapitalNouns: boolean;
  readonly speech: readonly { readonly pattern: RegExp; readonly how: SpeechWords }[];
  readonly hearsay: RegExp;
  readonly future: RegExp;
  readonly kinds: readonly { readonly kind: ClaimKind; readonly pattern: RegExp }[];
}

const compiled = new Map<string, Markers>();

/**
 * Returns the markers for a text: those of its language if it is known, otherwise those of its script. Undefined for
 * languages without a table.
 */
export function markersFor(language: string | null | undefined, text: string): Markers | undefined {
  const tag = language ? (language.toLowerCase().split('-')[0] ?? '') : languageOfScript(text);
  if (!Object.hasOwn(languageWords, tag)) return undefined;
  const cached = compiled.get(tag);
  const words = languageWords[tag];
  if (cached || !words) return cached;
  const markers = compile(words);
  compiled.set(tag, markers);
  return markers;
}

/** Returns the first marker that a pattern finds; undefined if there is none. */
export function firstMarker(pattern: RegExp, text: string): Marker | undefined {
  pattern.lastIndex = 0;
  const match = pattern.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length, words: match[0] } : undefined;
}

/** Returns every marker of speech in a text, by start. */
export function speechMarkers({ speech }: Markers, text: string): readonly SpeechMarker[] {
  return speech
    .flatMap(({ pattern, how }) =>
      Array.from(text.matchAll(pattern), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
        words: match[0],
        how,
      })),
    )
    .sort((one, other) => one.start - other.start);
}

function compile({ separated, hasCapitalNouns, speech, hearsay, future, kinds }: LanguageWords): Markers {
  const pattern = (words: readonly string[]) => patternOf(words, separated);
  return {
    hasCapitalNouns: hasCapitalNouns === true,
    speech: speech.map((how) => ({ how, pattern: pattern(how.words) })),
    hearsay: pattern(hearsay),
    future: pattern(future),
    kinds: Object.entries(kinds).map(([kind, words]) => ({ kind: kind as ClaimKind, pattern: pattern(words) })),
  };
}

function patternOf(words: readonly string[], separated: boolean): RegExp {
  const source = `(?:${words.map(spellingPattern).join('|')})`;
  return new RegExp(separated ? `(?<![\\p{L}\\p{M}\\p{N}])${source}(?![\\p{L}\\p{M}])` : source, 'giu');
}

/**
 * Lets every space match any white space, an optional one none of it, and Arabic letters match with vowel marks, which
 * most texts omit.
 */
function spellingPattern(source: string): string {
  const spaced = source.replaceAll(' ?', String.raw`\s*`).replaceAll(' ', String.raw`\s+`);
  return spaced.replaceAll(ARABIC_LETTER, (_, letter: string, quantifier: string) => {
    const marked = `${letter}[\\u064B-\\u0652]*`;
    return quantifier === '' ? marked : `(?:${marked})${quantifier}`;
  });
}

/** An Arabic letter or a class of them, and whether it may be missing or repeated. */
const ARABIC_LETTER = /([\u0621-\u064A]|\[[\u0621-\u064A]+\])([?*]?)/g;
