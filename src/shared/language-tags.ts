/** What the fields for languages say about a language code. */

/** Returns what is wrong with a language code; undefined if nothing is. */
export function languageProblem(code: string): string | undefined {
  try {
    Intl.getCanonicalLocales(code);
    return undefined;
  } catch {
    return 'Enter a language code such as en, ar or zh-Hant.';
  }
}

// Created with the first language, because loading a language's words takes long.
let languageNames: Intl.DisplayNames | undefined;

/** Returns the name of a language: 'Arabic' for 'ar'; undefined if the code has no name. */
export function languageName(code: string | null | undefined): string | undefined {
  if (!code || languageProblem(code) !== undefined) return undefined;
  languageNames ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return languageNames.of(code);
}
