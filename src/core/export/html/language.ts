/** The language of quoted text in the HTML report, so that a screen reader pronounces it in that language. */
import type { ReportPassage } from '../report/passages.ts';
import { markup, type Markup } from './markup.ts';

/**
 * Returns the attribute for a language tag. Without a well-formed tag it is empty, so that English is not inherited.
 */
export function languageOf(language: string | null | undefined): Markup {
  const known = language && /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(language) ? language : '';
  return markup` lang="${known}"`;
}

/** Returns the language of the first observation of a passage that has one; '' if none has. */
export function languageOfPassage(passage: ReportPassage | undefined): string {
  return passage?.observations.find(({ language }) => language)?.language ?? '';
}
