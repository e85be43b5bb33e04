/** What the fields for languages say about a language code. */
import { isLanguageTag } from '../core/workspace/text-language.ts';

const advice = 'Enter a language code such as en, ar or zh-Hant.';

// Created with the first language, because loading a language's words takes long.
let languageNames: Intl.DisplayNames | undefined;

/**
 * Returns the English name of a code; undefined if it has none or is an old one that `Intl` does not accept. Leaves out
 * its extensions, for some of which Chromium throws.
 */
function nameOf(code: string): string | undefined {
  languageNames ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  try {
    return languageNames.of(new Intl.Locale(code).baseName);
  } catch {
    return undefined;
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

// Created with the first code that is too long, because it reads 676 names.
let codes: ReadonlyMap<string | undefined, string> | undefined;

/** Returns the code of two letters for a language’s English name; undefined if there is none. */
function codeOf(name: string): string | undefined {
  codes ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .map((code) => [nameOf(code)?.toLowerCase(), Intl.getCanonicalLocales(code)[0] ?? code] as const),
  );
  return codes.get(name.toLowerCase());
}

/** Returns what is wrong with a language code; undefined if nothing is. A language’s name gets its code as advice. */
export function languageProblem(code: string): string | undefined {
  if (isLanguageTag(code)) return undefined;
  const meant = code.length > 3 ? codeOf(code) : undefined;
  return meant === undefined ? advice : `Enter ${meant} for ${nameOf(meant) ?? code}.`;
}

/** Returns the name of a language: 'Arabic' for 'ar'; undefined if the code has no name. */
export function languageName(code: string | null | undefined): string | undefined {
  return code && isLanguageTag(code) ? nameOf(code) : undefined;
}
