import { isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { parentOf, pointer, type Pointer } from '../assessment/pointer.ts';
import type { Digest } from '../casefile/hash.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { readCasefileParts, type CasefileFault } from './casefile-reader.ts';
import { decodeUtf8, withoutByteOrderMark } from './decode.ts';
import { locateAll, readBareJson, type JsonResult } from './json-reader.ts';
import { describeValue, kindOf } from './kinds.ts';
import { maxListedProblems, textSizeProblem } from './limits.ts';
import { placesIn } from './places.ts';
import { problemAt, whatCanBeOpened, type FileNotice, type FileProblem } from './problem.ts';

/**
 * What became of a file. `problems` of a file that was taken say what was left out of it, `notices` what was taken
 * although it is worth a look. Nothing of an assessment is ever left out: what breaks the contract is for the checker.
 */
export type ReadResult =
  | {
      readonly kind: 'assessment';
      readonly assessment: JsonObject;
      readonly problems: readonly FileProblem[];
      readonly notices: readonly FileNotice[];
    }
  | {
      readonly kind: 'casefile';
      readonly casefile: Casefile;
      readonly problems: readonly FileProblem[];
      readonly notices: readonly FileNotice[];
    }
  | {
      readonly kind: 'desk';
      readonly title: string;
      readonly assessment: JsonObject;
      readonly casefile: Casefile | null;
      readonly problems: readonly FileProblem[];
      readonly notices: readonly FileNotice[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly FileProblem[] };

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
  const place = placesIn(text)(text.search(/\S/));
  return refused({ code, message: `“${name}” is ${what} ${whatCanBeOpened}`, ...place });
}

/** Gives faults their places in the text, those of missing properties the place of what lacks them. */
function located({ text }: Source, faults: readonly CasefileFault[]): readonly FileProblem[] {
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

const deskMembers: ReadonlySet<string> = new Set(['format', 'title', 'assessment', 'casefile']);

/** What is wrong with the desk itself, apart from its parts. */
function deskFaults(document: JsonObject): readonly CasefileFault[] {
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

function readDesk(source: Source, document: JsonObject): ReadResult {
  const { title, assessment } = document;
  if (!isJsonObject(assessment)) {
    const what = assessment === undefined ? 'missing' : describeValue(assessment);
    const sentence = `the desk’s “assessment” is ${what}, where an object must be. Save the desk file again from the program that it comes from.`;
    return refused(...located(source, [{ code: 'shape', path: '/assessment', sentence }]));
  }
  const { casefile, leftOut, kept } = deskCasefile(source, document.casefile);
  return {
    kind: 'desk',
    title: typeof title === 'string' ? title : '',
    assessment,
    casefile,
    problems: located(source, [...deskFaults(document), ...leftOut]),
    notices: [...source.notices, ...located(source, kept)],
  };
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
  if (kind.kind === 'desk') return readDesk(source, value);
  return { kind: 'assessment', assessment: value, problems: [], notices: source.notices };
}

/** Whether the text is a desk file that only the reader of drafts can take; what it reads if so. */
function readAsDraft(text: string, strict: JsonResult): JsonResult {
  const draftOnly = ['lone-surrogate', 'number', 'too-deep', 'more'];
  if (strict.ok || !strict.problems.every(({ code }) => draftOnly.includes(code))) return strict;
  const lenient = readBareJson(text, { draft: true });
  return lenient.ok && kindOf(lenient.value).kind === 'desk' ? lenient : strict;
}

function readSource(source: Source): ReadResult {
  const json = readAsDraft(source.text, readBareJson(source.text));
  if (!json.ok) return refused(...json.problems);
  return readDocument({ ...source, notices: [...source.notices, ...json.notices] }, json.value);
}

/**
 * Reads a file's bytes and says what they are: an assessment, a casefile, a desk file, or something that is refused
 * with its place (decisions 2 and 3). `name` is the file's name, for messages alone. Never throws.
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
