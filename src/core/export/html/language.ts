/** The language of quoted text in the HTML report, so that a screen reader pronounces it in that language. */
import { partsOfSentence, type TextInLanguage } from '../../passage/parts-of-sentence.ts';
import type { ReportPassage } from '../report/passages.ts';
import { wellFormedTag } from '../../workspace/text-language.ts';
import { markup, text, type Markup } from './markup.ts';

/**
 * Returns the attribute for a language tag. Without a well-formed tag it is empty, so that English is not inherited.
 */
export function languageOf(language: string | null | undefined): Markup {
  return markup` lang="${wellFormedTag(language)}"`;
}

/** Returns the attribute for a text that may be in our own words, which need none. */
export function languageIfAny(language: string | undefined): Markup | undefined {
  return language === undefined ? undefined : languageOf(language);
}

/** Returns the language of the first observation of a passage that has one; '' if none has. */
export function languageOfPassage(passage: ReportPassage | undefined): string {
  return passage?.observations.find(({ language }) => language)?.language ?? '';
}

/** Converts a sentence to markup, for use within another one. Each text that it quotes has its own language. */
export function inSentence(sentence: string, texts: readonly TextInLanguage[]): Markup {
  const parts = partsOfSentence(sentence, texts);
  return markup`<bdi>${parts.map((part) => (typeof part === 'string' ? text(part) : markup`<bdi${languageOf(part.language)}>${text(part.text)}</bdi>`))}</bdi>`;
}
