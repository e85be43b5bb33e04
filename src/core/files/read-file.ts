import { isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { parentOf, pointer, type Pointer } from '../assessment/pointer.ts';
import type { Digest } from '../casefile/hash.ts';
import { blindAssessment } from '../review/blind.ts';
import { sameJson } from '../check/same-json.ts';
import { assessmentSizeFault } from './assessment-size.ts';
import { readCasefileParts } from './casefile-reader.ts';
import { decodeUtf8, withoutByteOrderMark } from './decode.ts';
import type { AnyDocument, Refused, ReviewDocument, Taken } from './documents.ts';
import { locateAll, readBareJson, type JsonResult } from './json-reader.ts';
import { skipSpace } from './json-tokens.ts';
import { describeValue, kindOf } from './kinds.ts';
import { maxListedProblems, textSizeProblem } from './limits.ts';
import { placesIn } from './places.ts';
import { problemAt, whatCanBeOpened, type FileFault, type FileNotice, type FileProblem } from './problem.ts';
import { readReviewParts, readReviews } from './review-reader.ts';

/** What became of a file: what it holds, or why nothing was taken of it. */
export type ReadResult = Taken<AnyDocument> | Taken<ReviewDocument> | Refused;

/** A file on its way through: its text, its name for messages, and what was noticed before. */
interface Source {
  readonly text: string;
  readonly name: string;
  readonly digest: Digest;
  readonly notices: readonly FileNotice[];
}

function refused(...problems: readonly FileProblem[]): ReadResult {
  return { kind: 'refused', problems };
}

function refusedAsWhole({ text, name }: Source, code: 'wrong-format' | 'unknown-version', what: string): ReadResult {
  const place = placesIn(text)(skipSpace(text, 0));
  return refused({ code, message: `“${name}” is ${what} ${whatCanBeOpened}`, ...place });
}

/** Gives faults their places in the text, those of missing properties the place of what lacks them. */
function located({ text }: Source, faults: readonly FileFault[]): readonly FileProblem[] {
  // Looking for places costs a walk through the text.
  if (faults.length === 0) return [];
  const shown = faults.slice(0, maxListedProblems);
  const places = locateAll(text, ['', ...shown.flatMap(({ path }) => [path, parentOf(path)])]);
  const start = { line: 1, column: 1 };
  const placeOf = (path: Pointer) => places.get(path) ?? places.get(parentOf(path)) ?? start;
  const problems = shown.map(({ code, path, sentence }) => problemAt(code, placeOf(path), sentence, path));
  const rest = faults[shown.length];
  if (!rest) return problems;
  const sentence = `${String(faults.length - shown.length)} more problems like these follow.`;
  return [...problems, problemAt('more', placeOf(shown.at(-1)?.path ?? ''), sentence)];
}

function readCasefile(source: Source, document: JsonObject): ReadResult {
  const { casefile, leftOut, kept } = readCasefileParts(document, { digest: source.digest, base: '', draft: false });
  return {
    kind: 'casefile',
    casefile,
    problems: located(source, leftOut),
    notices: [...source.notices, ...located(source, kept)],
  };
}

/** The casefile of a desk file: null where there is none, or where it is something else. */
function deskCasefile(source: Source, value: JsonValue | undefined) {
  if (value === null) return { casefile: null, leftOut: [], kept: [] };
  if (isJsonObject(value) && kindOf(value).kind === 'casefile') {
    return readCasefileParts(value, { digest: source.digest, base: '/casefile', draft: true });
  }
  const what = value === undefined ? 'missing' : describeValue(value);
  const sentence = `the desk’s “casefile” is ${what}, and was left out. It must be a casefile or null.`;
  return { casefile: null, leftOut: [{ code: 'shape', path: '/casefile', sentence } as const], kept: [] };
}

const deskMembers: ReadonlySet<string> = new Set(['format', 'title', 'assessment', 'casefile', 'reviews']);

/** What is wrong with the desk itself, apart from its parts. */
function deskFaults(document: JsonObject): readonly FileFault[] {
  const unknown = Object.keys(document).filter((name) => !deskMembers.has(name));
  const extra = unknown.map((name) => ({
    code: 'shape' as const,
    path: pointer(name),
    sentence: `“${name}” is no part of a desk file, and was left out.`,
  }));
  if (typeof document.title === 'string') return extra;
  const sentence = 'the desk’s “title” must be a text. It was read as an empty one.';
  return [{ code: 'shape', path: '/title', sentence }, ...extra];
}

function readDesk(source: Source, document: JsonObject, kind: 'desk' | 'blind-packet'): ReadResult {
  const { title, assessment } = document;
  if (!isJsonObject(assessment)) {
    const what = assessment === undefined ? 'missing' : describeValue(assessment);
    const sentence = `the desk’s “assessment” is ${what}, where an object must be. Save the file again from the program that it comes from.`;
    return refused(...located(source, [{ code: 'shape', path: '/assessment', sentence }]));
  }
  const tooLarge = assessmentSizeFault(assessment, '/assessment');
  if (tooLarge) return refused(...located(source, [tooLarge]));
  const { casefile, leftOut, kept } = deskCasefile(source, document.casefile);
  const { reviews, leftOut: ofReviews } = readReviews(document.reviews, source.digest);
  const bare = kind === 'blind-packet' ? withoutStrays(assessment, source.digest) : { assessment, leftOut: [] };
  const faults = [...deskFaults(document), ...bare.leftOut, ...leftOut, ...ofReviews];
  return {
    kind,
    title: typeof title === 'string' ? title : '',
    assessment: bare.assessment,
    casefile,
    ...(reviews && { reviews }),
    problems: located(source, faults),
    notices: [...source.notices, ...located(source, kept)],
  };
}

/** What a blind packet holds, and nothing else: somebody may have written more into one by hand. */
function withoutStrays(value: JsonObject, digest: Digest) {
  const assessment = blindAssessment(value, digest);
  if (sameJson(value, assessment)) return { assessment, leftOut: [] };
  const sentence = 'the packet held more than a blind review packet may, or in another order; the rest was left out.';
  return { assessment, leftOut: [{ code: 'shape', path: '/assessment', sentence } as const] };
}

function readReview(source: Source, document: JsonObject): ReadResult {
  const { review, leftOut } = readReviewParts(document, '', source.digest);
  const problems = located(source, leftOut);
  return review ? { kind: 'review', review, problems, notices: source.notices } : refused(...problems);
}

function readDocument(source: Source, value: JsonValue): ReadResult {
  const kind = kindOf(value);
  if (kind.kind === 'unread') {
    const more = kind.newer
      ? 'a later version of this application reads it.'
      : 'this version of the application does not open it.';
    return refusedAsWhole(source, 'unknown-version', `${kind.what}; ${more}`);
  }
  if (kind.kind === 'other' || !isJsonObject(value)) {
    const what = kind.kind === 'other' ? kind.what : describeValue(value);
    return refusedAsWhole(source, 'wrong-format', `JSON, but none of ours: it is ${what}.`);
  }
  if (kind.kind === 'casefile') return readCasefile(source, value);
  if (kind.kind === 'desk' || kind.kind === 'blind-packet') return readDesk(source, value, kind.kind);
  if (kind.kind === 'review') return readReview(source, value);
  const tooLarge = assessmentSizeFault(value, '');
  if (tooLarge) return refused(...located(source, [tooLarge]));
  return { kind: 'assessment', assessment: value, problems: [], notices: source.notices };
}

/** What is written of drafts in any state, and so read with whatever a draft can hold. */
const draftKinds: ReadonlySet<string> = new Set(['desk', 'blind-packet', 'review']);

/** Whether the text is a file of a draft that only the reader of drafts can take; what it reads if so. */
function readAsDraft(text: string, strict: JsonResult): JsonResult {
  const draftOnly = ['lone-surrogate', 'number', 'too-deep', 'more'];
  if (strict.ok || !strict.problems.every(({ code }) => draftOnly.includes(code))) return strict;
  const lenient = readBareJson(text, { draft: true });
  return lenient.ok && draftKinds.has(kindOf(lenient.value).kind) ? lenient : strict;
}

function readSource(source: Source): ReadResult {
  const json = readAsDraft(source.text, readBareJson(source.text));
  if (!json.ok) return refused(...json.problems);
  return readDocument({ ...source, notices: [...source.notices, ...json.notices] }, json.value);
}

/**
 * Reads a file's bytes and says what they are: an assessment, a casefile, a desk file, a review, a blind review packet,
 * or something that is refused with its place (decisions 2 and 3). `name` is the file's name, for messages alone. Never throws.
 */
export function readFile(bytes: Uint8Array, name: string, digest: Digest): ReadResult {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return refused(decoded.problem);
  return readSource({ text: decoded.text, name, digest, notices: decoded.notices });
}

/** The same for a text, such as one that was pasted. The limit on size counts its UTF-8 bytes. */
export function readText(text: string, name: string, digest: Digest): ReadResult {
  const tooLarge = textSizeProblem(text);
  if (tooLarge) return refused(tooLarge);
  return readSource({ ...withoutByteOrderMark(text), name, digest });
}
