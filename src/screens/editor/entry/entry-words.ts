/** Gives the text of an entry of any kind in one line, for lists of entries. */
import type { JsonValue } from '../../../core/json/json.ts';
import {
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ListName,
} from '../../../core/assessment/view.ts';
import { shortJson } from '../field/describe-json.ts';

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
