/** Names a target of a review, where it is, and the writer of a message, in words. */
import { quoteText } from '../compare/phrases.ts';
import type { Target } from './targets.ts';
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
import { showDirections } from '../text/directions.ts';
import type { Message } from '../review-shape/types.generated.ts';

// The messages of a thread in words: who wrote each, and what it does.

const actions: Readonly<Record<Message['kind'], string>> = {
  note: 'replied',
  accepted: 'accepted the suggestion',
  declined: 'declined the suggestion',
  resolved: 'resolved this',
  reopened: 'reopened this',
};

/** The act of a message, as the end of a sentence: “replied”, “accepted the suggestion”. */
export function messageAction({ kind }: Pick<Message, 'kind'>): string {
  return actions[kind];
}

/** The writer of a message: the name, if there is one, and the role of an author. */
interface Writer {
  readonly name: string;
  /** The words after the name: “ (author)”, or nothing. */
  readonly role: string;
}

/** Returns the writer of a message on a verdict of this reviewer. */
export function writerOf({ by, name: given }: Pick<Message, 'by' | 'name'>, reviewer: string): Writer {
  const name = given && showDirections(given);
  if (by === 'reviewer') return { name: name ?? reviewer, role: '' };
  return name === undefined ? { name: 'The author', role: '' } : { name, role: ' (author)' };
}

// Says what was reviewed, and its text now.

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

/** The description of a power basis, or the topic and the hypothesis of an intent hypothesis. */
export function entryText(entry: JsonValue | undefined): string {
  if (!isJsonObject(entry)) return '';
  const { description } = viewPowerBasis(entry);
  const { topic, hypothesis } = viewIntent(entry);
  return description ?? [topic, hypothesis].filter(Boolean).join(': ');
}

/** The kinds of entries, as they begin a sentence. */
export const entryKinds = { 'power-basis': 'Power basis', intent: 'Intent hypothesis' } as const;

/** The nouns for the kinds of targets, as they begin a sentence. */
export const targetKinds: Readonly<Record<Target['kind'], string>> = {
  link: 'Evidence link',
  claim: 'Claim',
  entry: 'Entry',
  contradiction: 'Contradiction',
  unknown: 'Unknown',
  document: 'Whole assessment',
};

/**
 * The title of a target: “C-014 and IH-003”, “Claim C-014”, “Contradiction between C-001 and C-009”, “Whole
 * assessment”.
 */
export function targetTitle(target: Target): string {
  switch (target.kind) {
    case 'link':
      return `${target.claim_id} and ${target.entry_id}`;
    case 'claim':
      return `Claim ${target.claim_id}`;
    case 'entry':
      return `${entryKinds[target.entry]} ${target.entry_id}`;
    case 'contradiction':
      return `Contradiction between ${target.left_claim_id} and ${target.right_claim_id}`;
    case 'unknown':
      return `Unknown ${quoteText(target.text, longestTitle)}`;
    case 'document':
      return 'Whole assessment';
  }
}

/** The maximum number of characters of an unknown in its title. */
const longestTitle = 80;

/**
 * A name that is unique in the assessment, apart from long unknowns with the same beginning: “C-014 supports IH-003”,
 * “Claim C-014, number 2”.
 */
export function targetName(target: Target): string {
  const title =
    target.kind === 'link' && target.effect !== null
      ? `${target.claim_id} ${target.effect} ${target.entry_id}`
      : targetTitle(target);
  const number = 'occurrence' in target ? target.occurrence : undefined;
  return number === undefined ? title : `${title}, number ${number}`;
}

/** The noun for a target, as in “this link”. */
export function targetNoun({ kind }: Target): string {
  if (kind === 'link') return 'link';
  return kind === 'document' ? 'assessment' : targetKinds[kind].toLowerCase();
}
