/** Checks a typed ID before it is applied, and suggests a valid one. */
import { idsOf, isIdentifier, type IdentifiedList } from '../../../core/assessment/ids.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { limits } from '../../../core/assessment/limits.ts';
import { codePointLength } from '../../../core/passage/offsets.ts';

const nouns: Readonly<Record<IdentifiedList, string>> = {
  claims: 'claim',
  power_bases: 'power basis',
  intent_hypotheses: 'hypothesis',
};

/** Returns why a text cannot be an entry's new ID, with a suggestion if possible; undefined if it can. */
export function idProblem(
  assessment: JsonObject,
  list: IdentifiedList,
  current: string | undefined,
  wanted: string,
): { readonly why: string; readonly instead?: string } | undefined {
  if (wanted === current) return undefined;
  if (wanted === '') return { why: 'Enter an ID.' };
  if (codePointLength(wanted) > limits.identifier) {
    return { why: `An ID can have at most ${String(limits.identifier)} characters.` };
  }
  if (!isIdentifier(wanted)) {
    const why = 'Use only letters (A–Z), digits and . _ : - and start with a letter or digit.';
    const instead = citable(wanted);
    return instead === '' || idsOf(assessment, list).includes(instead) ? { why } : { why, instead };
  }
  if (idsOf(assessment, list).includes(wanted)) return { why: `Another ${nouns[list]} already has the ID ${wanted}.` };
  return undefined;
}

/**
 * Returns the nearest valid identifier to a text. Accents and other characters are dropped, and spaces become hyphens.
 * May be empty.
 */
export function citable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-zA-Z0-9._:-]/g, '')
    .replace(/^[^a-zA-Z0-9]+/, '')
    .slice(0, limits.identifier);
}
