/** Says what was reviewed, and its text now. */
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import {
  listOf,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ClaimView,
} from '../assessment/view.ts';
import { languageOfObservation } from '../casefile/lookup.ts';
import { placeOfClaimInWords } from '../casefile/origins.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import type { VerdictPlace } from './verdict-places.ts';
import { targetTitle } from './target-words.ts';

/** The title and the reviewed text of a target. */
export interface PlaceWords {
  readonly title: string;
  /** Empty if there is none. */
  readonly text: string;
  /** Whether the text is from a passage. */
  readonly isQuote: boolean;
  /** The language of a text from a passage, '' if it is unknown; missing for a text of the author. */
  readonly language?: string;
  /** Where the text is in the file of its passage; empty if that is not known. */
  readonly inFile: string;
  /** The claim whose text it is. */
  readonly claim?: ClaimView;
}

/** Returns the title and the current text of a target; a missing one has only a title, or the text that it had. */
export function placeWords(
  assessment: JsonObject,
  casefile: Casefile | null,
  { at, target }: VerdictPlace,
): PlaceWords {
  const title = target.kind === 'unknown' ? unknownTitle(at) : targetTitle(target);
  if (at?.claimIndex !== undefined) {
    const claim = viewClaim(listOf(assessment, 'claims')[at.claimIndex]);
    const { actual, proposition = '', observation_id: id } = claim;
    const inFile = placeOfClaimInWords(casefile, claim);
    if (actual === undefined) return { title, text: proposition, isQuote: false, inFile };
    const language = languageOfObservation(casefile, id);
    return { title, text: actual, isQuote: true, language, inFile, claim };
  }
  return { title, text: textOf(assessment, { at, target }), isQuote: false, inFile: '' };
}

/** “Unknown 1”, as in the editor. Its text follows, so the title does not repeat it. */
function unknownTitle(at: VerdictPlace['at']): string {
  return at?.listIndex === undefined ? 'Unknown' : `Unknown ${String(at.listIndex + 1)}`;
}

function textOf(assessment: JsonObject, { at, target }: Pick<VerdictPlace, 'at' | 'target'>): string {
  if (target.kind === 'unknown') return target.text;
  const value = at && valueAt(assessment, at.path);
  if (target.kind === 'contradiction') return viewContradiction(value).explanation ?? '';
  return target.kind === 'entry' ? entryText(value) : '';
}

function entryText(entry: JsonValue | undefined): string {
  if (!isJsonObject(entry)) return '';
  const { description } = viewPowerBasis(entry);
  const { topic, hypothesis } = viewIntent(entry);
  return description ?? [topic, hypothesis].filter(Boolean).join(': ');
}
