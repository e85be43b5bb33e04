/** An authority in words, with a quotation from the specification. */
import { authoritySentence, statementOf, stepOf, type Authority } from './authority.ts';
import { quoteOf } from './specification.ts';

/** Returns the statement of an authority in quotation marks; '' if there is none. */
export function quoteAuthority(authority: Authority): string {
  const statement = statementOf(authority);
  return statement === undefined ? '' : `“${quoteOf(statement).replaceAll('`', '')}”`;
}

/** Returns the authority in sentences, with the specification's own words if there are any. */
export function authorityQuoted(authority: Authority): string {
  return [authoritySentence(authority), quoteAuthority(authority), stepOf(authority)]
    .filter((words) => words !== '')
    .join(' ');
}
