import { claimInWords, statementOf, stepOf, type Authority } from './authority.ts';
import { quoteOf } from './specification.ts';

/** The words of the specification that something rests on, or that leave it open, in quotation marks; '' for none. */
export function quoted(authority: Authority): string {
  const statement = statementOf(authority);
  return statement === undefined ? '' : `“${quoteOf(statement).replaceAll('`', '')}”`;
}

/** Whose word something is, in sentences, with the specification's own words where there are any. */
export function authorityQuoted(authority: Authority): string {
  return [claimInWords(authority), quoted(authority), stepOf(authority)].filter((words) => words !== '').join(' ');
}
