import { type JsonObject, type JsonValue } from '../../../core/json/json.ts';
import { ownText } from '../../../core/json/own.ts';
import { idFieldOf } from '../../../core/assessment/ids.ts';
import { listOf, viewClaim, viewContradiction, viewIntent, viewPowerBasis } from '../../../core/assessment/view.ts';
import { upperFirst } from '../../../core/compare/phrases.ts';
import type { ListName } from '../../../core/assessment/view.ts';
import { shortJson } from '../field/describe-json.ts';

/** The singular of each list's entries, with its indefinite article. */
export const listWords: Readonly<Record<ListName, { readonly one: string; readonly article: 'a' | 'an' }>> = {
  claims: { one: 'claim', article: 'a' },
  power_bases: { one: 'power basis', article: 'a' },
  intent_hypotheses: { one: 'intent hypothesis', article: 'an' },
  contradictions: { one: 'contradiction', article: 'a' },
  unknowns: { one: 'unknown', article: 'an' },
};

/** Returns an entry's ID; undefined if it has none or it is not a string. */
export function entryId(list: ListName, entry: JsonValue | undefined): string | undefined {
  if (list === 'contradictions' || list === 'unknowns') return undefined;
  return ownText(entry, idFieldOf[list]) || undefined;
}

/** Returns the name of an entry: its ID, or its kind and number. */
export function entryName(list: ListName, assessment: JsonObject, index: number): string {
  const id = entryId(list, listOf(assessment, list)[index]);
  return id ?? `${listWords[list].one} ${String(index + 1)}`;
}

/** Returns the message after a deletion: “C-003 was deleted.” or “Unknown 1 was deleted.” */
export function deletedInWords(list: ListName, assessment: JsonObject, index: number): string {
  const name = entryName(list, assessment, index);
  const isId = entryId(list, listOf(assessment, list)[index]) !== undefined;
  return `${isId ? name : upperFirst(name)} was deleted.`;
}

/** Returns the text of an entry in one line; empty if there is none yet. */
export function entryLine(list: ListName, entry: JsonValue): string {
  switch (list) {
    case 'claims': {
      const { proposition, actual } = viewClaim(entry);
      return proposition || actual || '';
    }
    case 'power_bases':
      return viewPowerBasis(entry).description ?? '';
    case 'intent_hypotheses': {
      const { topic, hypothesis } = viewIntent(entry);
      return [topic, hypothesis].filter(Boolean).join(': ');
    }
    case 'contradictions': {
      const { left_claim_id, right_claim_id, explanation } = viewContradiction(entry);
      return `${left_claim_id || '?'} and ${right_claim_id || '?'}${explanation ? `: ${explanation}` : ''}`;
    }
    case 'unknowns':
      return shortJson(entry, 300);
  }
}
