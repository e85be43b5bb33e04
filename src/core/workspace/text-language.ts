/**
 * The language of the author’s own texts. It is part of the draft and its desk file, but not of the assessment, because
 * the contract has no property for it.
 */
import type { Edit } from './edit.ts';
import type { Workspace } from './workspace.ts';

/**
 * Returns a language tag if it is well-formed and begins with the code of a language, otherwise ''. With `lang=""`, a
 * text does not inherit the language of the page, English.
 */
export function wellFormedTag(tag: string | null | undefined): string {
  return tag && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(tag) ? tag : '';
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
