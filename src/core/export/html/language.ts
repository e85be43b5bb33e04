/** The language of quoted text in the HTML report, so that a screen reader pronounces it in that language. */
import type { ReportPassage } from '../report/passages.ts';
import { wellFormedTag } from '../../workspace/text-language.ts';
import { markup, type Markup } from './markup.ts';

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
