/** The entry point for opening a file or a pasted text: from bytes to a document or the reasons why not. */
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { parentOf, pointer, type Pointer } from '../json/pointer.ts';
import { withoutGrades } from '../casefile/create.ts';
import type { Digest } from '../casefile/hash.ts';
import { blindAssessment } from '../review/blind.ts';
import { assessmentSizeFault } from './assessment-size.ts';
import { readCasefileParts } from './casefile-reader.ts';
import { decodeUtf8, withoutByteOrderMark } from './decode.ts';
import type { AnyDocument, UnreadableFile, ReviewDocument, ReadDocument } from './documents.ts';
import { locateAll, readBareJson, type JsonResult } from './json-reader.ts';
import { skipSpace } from './json-tokens.ts';
import { describeValue, inUnreadVersion, kindOf, unreadParts, type UnreadPart } from './kinds.ts';
import { maxListedProblems, textSizeProblem } from './limits.ts';
import { placesIn } from './places.ts';
import { problemAt, whatCanBeOpened, type FileFault, type FileNotice, type FileProblem } from './problem.ts';
import { readReviewParts, readReviewPlan, readReviews } from './review-reader.ts';

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
  const { title, text_language: language } = document;
  return [
    ...(typeof title === 'string'
      ? []
      : [fault('/title', '“title” in the desk file must be text. It was read as empty.')]),
    ...(language === undefined || (typeof language === 'string' && language !== '')
      ? []
      : [fault('/text_language', '“text_language” in the desk file must be a language tag. It was skipped.')]),
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
  const { title, text_language: textLanguage, assessment } = document;
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
