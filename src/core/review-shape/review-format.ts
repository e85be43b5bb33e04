/** Validates reviews and verdicts by hand-written rules, with errors that people can read. */
import { isIdentifier } from '../assessment/identifier.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own, ownText } from '../json/own.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { EditError } from '../json/edit-error.ts';
import { codePointLength } from '../text/offsets.ts';
import {
  anyText,
  fieldsFault,
  fieldsOf,
  fits,
  isSha256,
  moment,
  oneOf,
  personName,
  sha256,
  type FieldFault,
  type Fields,
  type Wanted,
  type Field,
} from './fields.ts';
import type { Review } from './types.generated.ts';

const longestNote = 5000;

const note = fits(
  (value) => typeof value === 'string' && codePointLength(value) <= longestNote,
  `text of at most ${String(longestNote)} characters`,
);
const objectWith = (properties: Readonly<Record<string, Field>>): Wanted => {
  const fields = fieldsOf(properties);
  return fits(
    (value) => isJsonObject(value) && fieldsFault(value, fields) === undefined,
    'an object with the properties of the format',
  );
};

const occurrence = {
  wanted: fits((value) => Number.isInteger(value) && Number(value) >= 2, 'a whole number, 2 or more'),
  optional: true,
} as const;
const entry = { wanted: oneOf('power-basis', 'intent') };
const id = { wanted: anyText };

const targetFields: Readonly<Record<string, Fields>> = {
  link: fieldsOf({
    kind: { wanted: oneOf('link') },
    entry,
    entry_id: id,
    claim_id: id,
    effect: { wanted: oneOf('supports', 'contradicts', null) },
    occurrence,
  }),
  claim: fieldsOf({ kind: { wanted: oneOf('claim') }, claim_id: id, occurrence }),
  entry: fieldsOf({ kind: { wanted: oneOf('entry') }, entry, entry_id: id, occurrence }),
  contradiction: fieldsOf({
    kind: { wanted: oneOf('contradiction') },
    left_claim_id: id,
    right_claim_id: id,
    occurrence,
  }),
  unknown: fieldsOf({ kind: { wanted: oneOf('unknown') }, text: id }),
  document: fieldsOf({ kind: { wanted: oneOf('document') } }),
};

function isTarget(value: JsonValue): boolean {
  const kind = isJsonObject(value) ? value['kind'] : undefined;
  const fields = typeof kind === 'string' ? own(targetFields, kind) : undefined;
  return fields !== undefined && isJsonObject(value) && fieldsFault(value, fields) === undefined;
}

const digestOf = { wanted: sha256, optional: true } as const;
const wordsOf = { wanted: anyText, optional: true } as const;

/**
 * The reviewed content, by the kind of the target. Only what every such target has is required: a link or a
 * contradiction can name a claim that does not exist, and a blind review does not contain effects and reasons.
 */
const judgedFields: Readonly<Record<string, Fields>> = {
  link: fieldsOf({ effect: wordsOf, reason: wordsOf, claim_sha256: digestOf, entry_sha256: { wanted: sha256 } }),
  claim: fieldsOf({ claim_sha256: { wanted: sha256 } }),
  entry: fieldsOf({ entry_sha256: { wanted: sha256 } }),
  contradiction: fieldsOf({ explanation: wordsOf, left_claim_sha256: digestOf, right_claim_sha256: digestOf }),
  unknown: fieldsOf({ text: id }),
  document: fieldsOf({ document_sha256: { wanted: sha256 } }),
};

/** Returns the first error of the reviewed content of a verdict whose target is valid; undefined for none. */
function judgedFault({ judged, target }: JsonObject): FieldFault | undefined {
  const fields = own(judgedFields, ownText(target, 'kind') ?? '');
  const fault = fields && isJsonObject(judged) ? fieldsFault(judged, fields) : undefined;
  return fault && { path: `/judged${fault.path}`, what: `in the reviewed content, ${fault.what}` };
}

const messageFields = fieldsOf({
  by: { wanted: oneOf('author', 'reviewer') },
  name: { wanted: personName, optional: true },
  kind: { wanted: oneOf('note', 'accepted', 'declined', 'resolved', 'reopened') },
  note: { wanted: note },
  at: { wanted: moment },
});

const offset = { wanted: fits((value) => Number.isSafeInteger(value) && Number(value) >= 0, 'a whole number') };

/** The changes that a suggestion can contain, by the kind of its target. Other targets have none. */
const suggestionFields: Readonly<Record<string, Fields>> = {
  link: fieldsOf({
    effect: { wanted: oneOf('supports', 'contradicts'), optional: true },
    reason: wordsOf,
    at: { wanted: moment },
  }),
  claim: fieldsOf({
    proposition: wordsOf,
    claim_kind: wordsOf,
    span: {
      wanted: objectWith({ start: offset, end: offset, offset_encoding: { wanted: oneOf('unicode-code-point') } }),
      optional: true,
    },
    actual: wordsOf,
    at: { wanted: moment },
  }),
};

/** Whether a verdict has no suggestion, or one that fits its target and changes something. */
function hasValidSuggestion({ suggestion, target }: JsonObject, kind: Review['kind']): boolean {
  if (suggestion === undefined) return true;
  const fields = own(suggestionFields, isJsonObject(target) ? String(target['kind']) : '');
  if (kind === 'blind' || !fields || !isJsonObject(suggestion)) return false;
  const hasSpan = Object.hasOwn(suggestion, 'span') === Object.hasOwn(suggestion, 'actual');
  return hasSpan && Object.keys(suggestion).length > 1 && fieldsFault(suggestion, fields) === undefined;
}

function isThread(value: JsonValue): boolean {
  if (!isJsonArray(value) || value.length === 0) return false;
  return value.every((message) => isJsonObject(message) && fieldsFault(message, messageFields) === undefined);
}

const verdictFields = fieldsOf({
  target: {
    wanted: fits(
      isTarget,
      'a link, a claim, an entry, a contradiction, an unknown or the document, with its IDs or its text',
    ),
  },
  verdict: { wanted: oneOf('accept', 'question', 'reject', 'supports', 'contradicts', 'neither') },
  note: { wanted: note },
  at: { wanted: moment },
  digest_sha256: { wanted: sha256 },
  judged: { wanted: fits(isJsonObject, 'an object') },
  answer: { wanted: objectWith({ note: { wanted: note }, at: { wanted: moment } }), optional: true },
  suggestion: { wanted: fits(isJsonObject, 'an object'), optional: true },
  thread: { wanted: fits(isThread, 'a list of messages, each with “by”, “kind”, “note” and “at”'), optional: true },
});

const reviewer = objectWith({ name: { wanted: personName } });

const headFields = fieldsOf({
  format: { wanted: oneOf('assessment-desk.review/v1', 'assessment-desk.review/v2', 'assessment-desk.review/v3') },
  review_id: { wanted: fits((value) => typeof value === 'string' && isIdentifier(value), 'an identifier') },
  reviewer: { wanted: reviewer },
  title: { wanted: anyText },
  kind: { wanted: oneOf('open', 'blind') },
  started_at: { wanted: moment },
  changed_at: { wanted: moment },
  assessment_digest_sha256: { wanted: sha256 },
  casefile_fingerprint_sha256: {
    wanted: fits((value) => value === null || isSha256(value), 'null or 64 lower-case hexadecimal digits'),
  },
  verdicts: { wanted: fits(isJsonArray, 'a list') },
  contents: { wanted: fits(isJsonObject, 'an object') },
});

/** The properties of a review file. */
export const reviewMembers = headFields.names;

/** Returns the first error of a review, without its verdicts and unknown properties; undefined for none. */
export function headFault(review: JsonObject): FieldFault | undefined {
  return fieldsFault(review, headFields, false);
}

/**
 * Returns the first error of one verdict of a review of a kind; undefined for none. Verdicts on the links of a blind
 * review are supports, contradicts or neither; all others are accept, question or reject.
 */
export function verdictFault(value: JsonValue, kind: Review['kind']): FieldFault | undefined {
  if (!isJsonObject(value)) return { path: '', what: 'it must be an object' };
  const fault = fieldsFault(value, verdictFields) ?? judgedFault(value);
  if (fault) return fault;
  if (!hasValidSuggestion(value, kind)) {
    return { path: '/suggestion', what: '“suggestion” must be a change of fields that the link or the claim has' };
  }
  const { target, verdict } = value;
  const targetKind = isJsonObject(target) ? target['kind'] : undefined;
  if (kind === 'blind' && (targetKind === 'contradiction' || targetKind === 'unknown')) {
    return { path: '/target', what: 'a blind review has no verdicts on contradictions and unknowns' };
  }
  const isBlind = kind === 'blind' && targetKind === 'link';
  const allowed = isBlind ? ['supports', 'contradicts', 'neither'] : ['accept', 'question', 'reject'];
  if (allowed.includes(String(verdict))) return undefined;
  const of = isBlind
    ? 'on a link of a blind review'
    : kind === 'blind'
      ? 'on an item that is not a link'
      : 'of a standard review';
  const words = allowed.map((word) => `“${word}”`).join(', ');
  return { path: '/verdict', what: `the verdict ${of} must be one of ${words}` };
}

const validated = new WeakSet<object>();

/**
 * Notes that the reader of review files has checked a review, so that `asReviews` does not check its verdicts again:
 * there can be 15,000, and a copy from a worker would be checked a second time.
 */
export function noteCheckedReview({ verdicts }: Review): void {
  for (const verdict of verdicts) validated.add(verdict);
}

/**
 * Checks that a value has the shape of a draft's reviews, and returns it with its type. Throws `EditError` otherwise.
 */
export function asReviews(value: JsonValue): readonly Review[] {
  if (!isJsonArray(value)) throw new EditError('A draft’s reviews must be a list.', '/reviews');
  if (!validated.has(value)) value.forEach((review, index) => requireReview(review, pointer('reviews', index)));
  validated.add(value);
  return value as unknown as readonly Review[];
}

function requireReview(review: JsonValue, path: Pointer): void {
  if (!isJsonObject(review)) throw new EditError('A review must be an object.', path);
  if (validated.has(review)) return;
  const head = headFault(review);
  if (head) throw new EditError(`In a review, ${head.what}.`, path + head.path);
  const kind = review['kind'] === 'blind' ? 'blind' : 'open';
  const verdicts = isJsonArray(review['verdicts']) ? review['verdicts'] : [];
  verdicts.forEach((verdict, index) => {
    if (!isJsonObject(verdict) || validated.has(verdict)) return;
    const fault = verdictFault(verdict, kind);
    if (fault) throw new EditError(`In a verdict, ${fault.what}.`, path + pointer('verdicts', index) + fault.path);
    validated.add(verdict);
  });
  if (verdicts.some((verdict) => !isJsonObject(verdict))) throw new EditError('A verdict must be an object.', path);
  validated.add(review);
}
