/** The entry point for opening a file or a pasted text: from bytes to a document or the reasons why not. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { ownList } from '../json/own.ts';
import { pointer, parentOf, type Pointer } from '../json/pointer.ts';
import { listOf, type ListName } from '../assessment/view.ts';
import {
  inThousands,
  maxAssessmentValues,
  maxEntries,
  maxLinks,
  maxTextLength,
  maxListedProblems,
  textSizeProblem,
} from './limits.ts';
import { placesIn, problemAt, whatCanBeOpened, type FileFault, type FileNotice, type FileProblem } from './problem.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import type { Review, ReviewPlan } from '../review-shape/types.generated.ts';
import { withoutGrades } from '../casefile/create.ts';
import type { Digest } from '../casefile/hash.ts';
import { blindAssessment } from '../review/blind.ts';
import { readCasefileParts } from './casefile-reader.ts';
import { decodeUtf8, withoutByteOrderMark } from './decode.ts';
import { locateAll, readBareJson, type JsonResult } from './json-reader.ts';
import { skipSpace } from './json-tokens.ts';
import { describeValue, inUnreadVersion, kindOf, unreadParts, type UnreadPart } from './kinds.ts';
import { readReviewParts, readReviewPlan, readReviews } from './review-reader.ts';

// Checks whether an assessment exceeds the size limits.

/** Counts the values inside a value, including itself. Does not recurse, so that deep nesting needs no stack. */
export function countValues(value: JsonValue): number {
  const rest: JsonValue[] = [value];
  let count = 0;
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    count += 1;
    if (!isJsonArray(next) && !isJsonObject(next)) continue;
    for (const child of Object.values<JsonValue>(next)) rest.push(child);
  }
  return count;
}

/** The length of the longest text or name inside a value, in UTF-16 units. */
function longestText(value: JsonValue): number {
  const rest: JsonValue[] = [value];
  let longest = 0;
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next === 'string') longest = Math.max(longest, next.length);
    if (!isJsonArray(next) && !isJsonObject(next)) continue;
    for (const [name, child] of Object.entries<JsonValue>(next)) {
      longest = Math.max(longest, name.length);
      rest.push(child);
    }
  }
  return longest;
}

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

function linksIn(entries: readonly JsonValue[]): number {
  return entries.reduce<number>((sum, entry) => sum + ownList(entry, 'evidence').length, 0);
}

/** The amounts of something under each property of an assessment, and the limit for their sum. */
interface Amounts {
  readonly what: string;
  readonly limit: number;
  readonly amounts: readonly (readonly [name: string, amount: number])[];
}

function amountsIn(assessment: JsonObject): readonly Amounts[] {
  const inLists = lists.map((name) => [name, listOf(assessment, name)] as const);
  return [
    { what: 'entries', limit: maxEntries, amounts: inLists.map(([name, entries]) => [name, entries.length]) },
    {
      what: 'listed observations',
      limit: maxEntries,
      amounts: [['observation_ids', ownList(assessment, 'observation_ids').length]],
    },
    { what: 'evidence links', limit: maxLinks, amounts: inLists.map(([name, entries]) => [name, linksIn(entries)]) },
    {
      what: 'values',
      limit: maxAssessmentValues,
      amounts: Object.entries(assessment).map(([name, value]) => [name, countValues(value)]),
    },
  ];
}

/**
 * The fault of an assessment that exceeds a size limit; undefined if it does not. Its path is the property that has
 * more than half of the amount, or else the assessment. `base` is the pointer to the assessment in its file.
 */
function assessmentSizeFault(assessment: JsonObject, base: Pointer): FileFault | undefined {
  for (const { what, limit, amounts } of amountsIn(assessment)) {
    const all = amounts.reduce((sum, [, amount]) => sum + amount, 0);
    if (all <= limit) continue;
    const [name, most] = amounts.reduce((one, other) => (other[1] > one[1] ? other : one));
    const shown = `“${name.slice(0, 40).toWellFormed()}”`;
    // Without a property that has most of them, the fault is in the assessment as a whole.
    const isThere = most > all / 2;
    const where = isThere ? `${inThousands(most)} of them are in ${shown}, which starts here. ` : '';
    const sentence = `the assessment has too many ${what} (${inThousands(all)}, limit ${inThousands(limit)}). ${where}Remove those that do not belong in it.`;
    return { code: 'too-many', path: isThere ? base + pointer(name) : base, sentence };
  }
  for (const [name, value] of Object.entries(assessment)) {
    const length = Math.max(name.length, longestText(value));
    if (length <= maxTextLength) continue;
    const sentence = `a text is too long (${inThousands(length)} characters, limit ${inThousands(maxTextLength)}). Shorten it.`;
    return { code: 'too-many', path: name.length > maxTextLength ? base : base + pointer(name), sentence };
  }
  return undefined;
}

// The types of the documents that files contain, and of the result of reading one.

/** An assessment with its title, casefile and reviews. */
interface WholeDraft {
  readonly title: string;
  /** The language of the author’s own texts (BCP 47, as typed); missing if it is not stated. */
  readonly textLanguage?: string;
  /** What the author asks reviewers to look at; missing if nothing. */
  readonly brief?: string;
  readonly assessment: JsonObject;
  readonly casefile: Casefile | null;
  /** The reviews; missing if there are none. */
  readonly reviews?: readonly Review[];
  /** How the links are divided among reviewers; missing if they are not. */
  readonly reviewPlan?: ReviewPlan;
}

/** A document that has a file format and that the checker can check. */
export type AnyDocument =
  /** An assessment, finished or not. It may break the contract in any way. */
  | { readonly kind: 'assessment'; readonly assessment: JsonObject }
  | { readonly kind: 'casefile'; readonly casefile: Casefile }
  /** A draft: an assessment, with its casefile if it has one. */
  | ({ readonly kind: 'desk' } & WholeDraft);

/** A document about an assessment, which the checker does not check. */
export type ReviewDocument =
  | { readonly kind: 'review'; readonly review: Review }
  /** A blind review packet, with the verdicts on it if it was saved with them. */
  | ({ readonly kind: 'blind-packet' } & WholeDraft);

/**
 * A document read from a file. `problems` say what was skipped: only parts of a casefile, a desk file or a review,
 * never of an assessment. `notices` say what was imported but should be checked.
 */
export type ReadDocument<Document> = Document & {
  readonly problems: readonly FileProblem[];
  readonly notices: readonly FileNotice[];
};

/** A file that could not be opened, with the reasons. */
export interface UnreadableFile {
  readonly kind: 'refused';
  readonly problems: readonly FileProblem[];
}

/** The result of reading a file: its document, or why it could not be opened. */
export type ReadResult = ReadDocument<AnyDocument> | ReadDocument<ReviewDocument> | UnreadableFile;

/** Called with the value of one of our files before its parts are checked, if `JSON.parse` gives the same value. */
export type OnPlainJson = (value: JsonValue) => void;

/** A file that is being read: its text, its name for messages, and the notices so far. */
interface Source {
  readonly text: string;
  readonly name: string;
  readonly digest: Digest;
  readonly notices: readonly FileNotice[];
}

function refuse(...problems: readonly FileProblem[]): ReadResult {
  return { kind: 'refused', problems };
}

function refusedDocument({ text, name }: Source, code: 'wrong-format' | 'unknown-version', what: string): ReadResult {
  const place = placesIn(text)(skipSpace(text, 0));
  return refuse({ code, message: `“${name}” is ${what} ${whatCanBeOpened}`, ...place });
}

/** Adds positions in the text to faults. A missing property gets the position of its parent. */
function locateFaults({ text }: Source, faults: readonly FileFault[]): readonly FileProblem[] {
  // Locating the faults takes a walk through the text.
  if (faults.length === 0) return [];
  const shown = faults.slice(0, maxListedProblems);
  const places = locateAll(text, ['', ...shown.flatMap(({ path }) => [path, parentOf(path)])]);
  const start = { line: 1, column: 1 };
  const placeOf = (path: Pointer) => places.get(path) ?? places.get(parentOf(path)) ?? start;
  const problems = shown.map(({ code, path, sentence }) => problemAt(code, placeOf(path), sentence, path));
  const rest = faults[shown.length];
  if (!rest) return problems;
  const sentence = `${String(faults.length - shown.length)} more problems.`;
  return [...problems, problemAt('more', placeOf(shown.at(-1)?.path ?? ''), sentence)];
}

function readCasefile(source: Source, document: JsonObject): ReadResult {
  const { casefile, skipped, unchanged } = readCasefileParts(document, {
    digest: source.digest,
    base: '',
    draft: false,
  });
  return {
    kind: 'casefile',
    casefile,
    problems: locateFaults(source, skipped),
    notices: [...source.notices, ...locateFaults(source, unchanged)],
  };
}

/** Reads the casefile of a desk file; null if there is none or it is something else. */
function deskCasefile(source: Source, value: JsonValue | undefined) {
  if (value === null) return { casefile: null, skipped: [], unchanged: [] };
  if (isJsonObject(value) && kindOf(value).kind === 'casefile') {
    return readCasefileParts(value, { digest: source.digest, base: '/casefile', draft: true });
  }
  const what = value === undefined ? 'missing' : describeValue(value);
  const sentence = `“casefile” in the desk file is ${what} and was skipped. It must be a casefile or null.`;
  return { casefile: null, skipped: [{ code: 'shape', path: '/casefile', sentence } as const], unchanged: [] };
}

const deskMembers: ReadonlySet<string> = new Set([
  'format',
  'title',
  'text_language',
  'brief',
  'assessment',
  'casefile',
  'reviews',
  'review_plan',
]);

/** The faults of the desk file itself, apart from its parts. */
function deskFaults(document: JsonObject): readonly FileFault[] {
  const unknown = Object.keys(document).filter((name) => !deskMembers.has(name));
  const fault = (path: Pointer, sentence: string) => ({ code: 'shape' as const, path, sentence });
  const extra = unknown.map((name) => fault(pointer(name), `the unknown property “${name}” was skipped.`));
  const { title, text_language: language, brief } = document;
  return [
    ...(typeof title === 'string'
      ? []
      : [fault('/title', '“title” in the desk file must be text. It was read as empty.')]),
    ...(language === undefined || (typeof language === 'string' && language !== '')
      ? []
      : [fault('/text_language', '“text_language” in the desk file must be a language tag. It was skipped.')]),
    ...(brief === undefined || (typeof brief === 'string' && brief !== '')
      ? []
      : [fault('/brief', '“brief” in the desk file must be text that is not empty. It was skipped.')]),
    ...extra,
  ];
}

/** The fault of a part that this version cannot read. Opened without it, the draft would be saved without it. */
function unreadFault({ name }: Source, part: UnreadPart): FileFault {
  const action = part.newer ? ' Update Assessment Desk and open the file again.' : '';
  return {
    code: 'unknown-version',
    path: part.path,
    sentence: `“${name}” contains ${inUnreadVersion(part)}${action}`,
  };
}

function readDesk(source: Source, document: JsonObject, kind: 'desk' | 'blind-packet'): ReadResult {
  const { title, text_language: textLanguage, brief, assessment } = document;
  const unread = unreadParts(document.casefile, document.reviews);
  if (unread.length > 0)
    return refuse(
      ...locateFaults(
        source,
        unread.map((part) => unreadFault(source, part)),
      ),
    );
  if (!isJsonObject(assessment)) {
    const what = assessment === undefined ? 'missing' : describeValue(assessment);
    const sentence = `“assessment” in the desk file is ${what}, but must be an object. Export the file again from the original program.`;
    return refuse(...locateFaults(source, [{ code: 'shape', path: '/assessment', sentence }]));
  }
  const tooLarge = assessmentSizeFault(assessment, '/assessment');
  if (tooLarge) return refuse(...locateFaults(source, [tooLarge]));
  const { casefile: read, skipped, unchanged } = deskCasefile(source, document.casefile);
  const casefile = kind === 'blind-packet' && read ? withoutGrades(read) : read;
  const ofGrades = casefile === read ? [] : [gradesFault];
  const { reviews, skipped: ofReviews } = readReviews(document.reviews, source.digest);
  const { reviewPlan, skipped: ofPlan, unused } = readReviewPlan(document.review_plan);
  const bare = kind === 'blind-packet' ? withoutStrays(assessment, source.digest) : { assessment, skipped: [] };
  const faults = [...deskFaults(document), ...bare.skipped, ...skipped, ...ofGrades, ...ofReviews, ...ofPlan];
  return {
    kind,
    title: typeof title === 'string' ? title : '',
    ...(typeof textLanguage === 'string' && textLanguage !== '' && { textLanguage }),
    ...(typeof brief === 'string' && brief !== '' && { brief }),
    assessment: bare.assessment,
    casefile,
    ...(reviews && { reviews }),
    ...(reviewPlan && { reviewPlan }),
    problems: locateFaults(source, faults),
    notices: [...source.notices, ...locateFaults(source, [...unchanged, ...unused])],
  };
}

const gradesFault: FileFault = {
  code: 'shape',
  path: '/casefile',
  sentence: 'the casefile contained source grades, which do not belong in a blind review packet. They were removed.',
};

/**
 * Removes everything from a packet that does not belong in a blind review packet, because it may have been edited by
 * hand.
 */
function withoutStrays(value: JsonObject, digest: Digest) {
  const assessment = blindAssessment(value, digest);
  if (sameJson(value, assessment)) return { assessment, skipped: [] };
  const sentence =
    'the file contained data, or an order, that does not belong in a blind review packet. It was removed.';
  return { assessment, skipped: [{ code: 'shape', path: '/assessment', sentence } as const] };
}

function readReview(source: Source, document: JsonObject): ReadResult {
  const { review, skipped } = readReviewParts(document, '', source.digest);
  const problems = locateFaults(source, skipped);
  return review ? { kind: 'review', review, problems, notices: source.notices } : refuse(...problems);
}

function readDocument(source: Source, value: JsonValue, onPlainJson?: OnPlainJson): ReadResult {
  const kind = kindOf(value);
  if (kind.kind === 'unread') {
    return refusedDocument(source, 'unknown-version', inUnreadVersion(kind));
  }
  if (kind.kind === 'other' || !isJsonObject(value)) {
    const what = kind.kind === 'other' ? kind.what : describeValue(value);
    return refusedDocument(source, 'wrong-format', `a JSON file, but not an Assessment Desk file: ${what}.`);
  }
  onPlainJson?.(value);
  if (kind.kind === 'casefile') return readCasefile(source, value);
  if (kind.kind === 'desk' || kind.kind === 'blind-packet') return readDesk(source, value, kind.kind);
  if (kind.kind === 'review') return readReview(source, value);
  const tooLarge = assessmentSizeFault(value, '');
  if (tooLarge) return refuse(...locateFaults(source, [tooLarge]));
  return { kind: 'assessment', assessment: value, problems: [], notices: source.notices };
}

/** The kinds of files that are written from drafts in any state, and so may contain whatever a draft can contain. */
const draftKinds: ReadonlySet<string> = new Set(['desk', 'blind-packet', 'review']);

/**
 * Reads the text again with the reader for drafts, if that reader is the only one that can open it; else returns
 * `strict`.
 */
function readAsDraft(text: string, strict: JsonResult): JsonResult {
  const draftOnly = ['lone-surrogate', 'number', 'too-deep', 'more'];
  if (strict.ok || !strict.problems.every(({ code }) => draftOnly.includes(code))) return strict;
  const lenient = readBareJson(text, { draft: true });
  return lenient.ok && draftKinds.has(kindOf(lenient.value).kind) ? lenient : strict;
}

function readSource(source: Source, onPlainJson?: OnPlainJson): ReadResult {
  const json = readAsDraft(source.text, readBareJson(source.text));
  if (!json.ok) return refuse(...json.problems);
  return readDocument(
    { ...source, notices: [...source.notices, ...json.notices] },
    json.value,
    json.isPlain ? onPlainJson : undefined,
  );
}

/**
 * Reads a file's bytes as an assessment, a casefile, a desk file, a review or a blind review packet, or returns why
 * that is not possible. `name` is the file's name, used only in messages. Never throws.
 */
export function readFile(bytes: Uint8Array, name: string, digest: Digest, onPlainJson?: OnPlainJson): ReadResult {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return refuse(decoded.problem);
  return readSource({ text: decoded.text, name, digest, notices: decoded.notices }, onPlainJson);
}

/** Reads a text, such as a pasted one, in the same way. The size limit counts its UTF-8 bytes. */
export function readText(text: string, name: string, digest: Digest): ReadResult {
  const tooLarge = textSizeProblem(text);
  if (tooLarge) return refuse(tooLarge);
  return readSource({ ...withoutByteOrderMark(text), name, digest });
}
