/**
 * The language of the author’s own texts. It is part of the draft and its desk file, but not of the assessment, because
 * the contract has no property for it.
 */
import type { Edit, Workspace } from './workspace.ts';

/**
 * The grammar of language tags (RFC 5646, section 2.1): old, “grandfathered” tags, and those of a language with script,
 * region, variants, extensions and private use. A language of more than three letters is well-formed, but none exists.
 * `Intl` refuses most of the old tags, and languages of several parts, such as `zh-yue`. Every tag that starts with
 * `i-` passes, and none that starts with `x-`, because only people who agreed on it know what it means.
 */
const tags =
  /^(en-gb-oed|i-[a-z]+|sgn-(be-fr|be-nl|ch-de)|[a-z]{2,3}(-[a-z]{3}){0,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))*(-[a-wyz\d](-[a-z\d]{2,8})+)*(-x(-[a-z\d]{1,8})+)?)$/i;

/** Whether a text is a well-formed language tag. */
export function isLanguageTag(text: string): boolean {
  return tags.test(text);
}

/** Returns a language tag if it is one, otherwise ''. With `lang=""`, a text does not inherit the page’s English. */
export function wellFormedTag(tag: string | null | undefined): string {
  return tag && isLanguageTag(tag) ? tag : '';
}

/** Returns the language that the author stated; '' if there is none or its tag is not well-formed. */
export function textLanguageOf({ textLanguage }: Pick<Workspace, 'textLanguage'>): string {
  return wellFormedTag(textLanguage);
}

/** Returns the language of a draft’s title; undefined if it has none, so that an English placeholder is shown. */
export function languageOfTitle(draft: Pick<Workspace, 'title' | 'textLanguage'>): string | undefined {
  return draft.title === '' ? undefined : textLanguageOf(draft);
}

/** Returns the edit that states the language, or with an empty tag the one that removes it. */
export function textLanguageEdit({ textLanguage }: Workspace, tag: string): Edit {
  if (tag !== '') return { type: 'set', path: '/textLanguage', value: tag };
  return textLanguage === undefined ? { type: 'batch', edits: [] } : { type: 'unset', path: '/textLanguage' };
}
