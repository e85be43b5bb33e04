/** Makes facts of texts, if the texts have the form of their field: titles, URLs, dates and languages. */
import { parseUrl } from '../../core/casefile/publisher.ts';
import { looseDate } from '../../core/assessment/read-date-words.ts';
import type { Fact, FactOrigin } from '../../core/casefile/source-facts.ts';

/** Returns the fact of the first text that gives one. */
export function firstFact(
  texts: readonly (string | undefined)[],
  make: (text: string) => Fact | undefined,
): Fact | undefined {
  for (const text of texts) {
    const fact = text === undefined ? undefined : make(text);
    if (fact) return fact;
  }
  return undefined;
}

/** The longest title or name, in UTF-16 units. A longer text is not a title. */
const longestTitle = 500;

/** Returns a text in one line, with spaces for control characters. */
export function textFact(text: string, origin: FactOrigin): Fact | undefined {
  const value = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return value === '' || value.length > longestTitle ? undefined : { value, origin };
}

/** Returns a complete web address; a relative one is resolved against `base`. */
export function urlFact(text: string, origin: FactOrigin, base?: string): Fact | undefined {
  const given = text.trim();
  const isComplete = /^https?:\/\//i.test(given);
  if (!isComplete && (given === '' || base === undefined || !/^https?:\/\//i.test(base))) return undefined;
  const url = parseUrl(given, base);
  if (!url) return undefined;
  // A complete address stays as it is written.
  const value = isComplete ? given : url.href;
  return /^https?:/i.test(value) ? { value, origin } : undefined;
}

/** Returns a date as an RFC 3339 date-time. */
export function dateFact(text: string, origin: FactOrigin): Fact | undefined {
  const date = looseDate(text);
  if (!date) return undefined;
  return { value: date.value, origin, ...(date.assumed !== 'nothing' && { assumed: date.assumed }) };
}

/** Returns a language tag in its canonical form. Reads the underscore of `en_GB`, and no names of languages. */
export function languageFact(text: string, origin: FactOrigin): Fact | undefined {
  const tag = text.trim().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) || /^(und|mul|zxx)\b/i.test(tag)) return undefined;
  try {
    const [value] = Intl.getCanonicalLocales(tag);
    return value === undefined ? undefined : { value, origin };
  } catch {
    return undefined;
  }
}
