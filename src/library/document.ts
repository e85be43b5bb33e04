/** The package’s functions for whole files: parse, check and serialize documents and reviews. */
import { sha256 } from '@noble/hashes/sha2.js';
import { emptyAssessment } from '../core/workspace/create.ts';
import { isJsonObject, type JsonObject } from '../core/json/json.ts';
import type { Assessment } from '../core/assessment/types.generated.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { passageId as passageIdWith, type Digest } from '../core/casefile/hash.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { addAllCues } from '../core/proposals/cues/languages.ts';
import { createChecker as createCoreChecker, type Checker } from '../core/check/checker.ts';
import {
  readFile,
  readText,
  type AnyDocument,
  type UnreadableFile,
  type ReviewDocument,
  type ReadDocument,
} from '../core/files/read-file.ts';
import { writeAssessment, writeCasefile, writeDesk, writeReview } from '../core/files/write.ts';
import type { Finding, Level } from '../core/rules/finding.ts';
import { compareAssessments, compareCasefiles } from '../core/compare/compare.ts';
import type { Difference } from '../core/compare/difference.ts';
import { casefileFingerprint as fingerprintWith } from '../core/casefile/fingerprint.ts';
import { span, textAt } from '../core/text/span.ts';

export type { AnyDocument, ReviewDocument };

/**
 * The result of reading a file. If it could be opened, `problems` lists skipped parts (only of a casefile or desk file:
 * nothing of an assessment is ever skipped) and `notices` lists other remarks. Both have lines and columns from 1;
 * columns count code points.
 */
export type Parsed = ReadDocument<AnyDocument> | UnreadableFile;

/** The same for a review file. */
export type ParsedReview = ReadDocument<ReviewDocument> | UnreadableFile;

/** Options for reading a file. */
export interface ParseOptions {
  /** The file's name, used only in messages. */
  readonly name?: string;
  /** SHA-256 of bytes, 32 bytes long, to replace the package's own. */
  readonly digest?: Digest;
}

/** Reads any file of Assessment Desk, like `parse` and `parseReview`. Never throws. */
export function parseAny(
  file: Uint8Array | string,
  { name = 'The file', digest = sha256 }: ParseOptions = {},
): Parsed | ParsedReview {
  return typeof file === 'string' ? readText(file, name, digest) : readFile(file, name, digest);
}

function isReview(parsed: Parsed | ParsedReview): parsed is ReadDocument<ReviewDocument> {
  return parsed.kind === 'review' || parsed.kind === 'blind-packet';
}

function otherKind(what: string, reader: string, { name = 'The file' }: ParseOptions): UnreadableFile {
  const message = `“${name}” is ${what}. Use ${reader} to read it.`;
  return { kind: 'refused', problems: [{ code: 'wrong-format', message, line: 1, column: 1 }] };
}

/**
 * Reads a file's bytes or text without loss, or reports why and where it cannot: bytes that are not UTF-8, duplicate
 * keys, numbers that would change, lone surrogates, and so on. A file that is JSON but breaks the contract is read as
 * it is; `check` reports what is wrong. A review cannot be opened here, because it is not a document of the contract;
 * use `parseReview`. Never throws.
 */
export function parse(file: Uint8Array | string, options: ParseOptions = {}): Parsed {
  const parsed = parseAny(file, options);
  return isReview(parsed) ? otherKind('a review file or a blind review packet', 'parseReview', options) : parsed;
}

/** Reads a review file or a blind review packet, like `parse` reads documents. Never throws. */
export function parseReview(file: Uint8Array | string, options: ParseOptions = {}): ParsedReview {
  const parsed = parseAny(file, options);
  if (isReview(parsed) || parsed.kind === 'refused') return parsed;
  return otherKind('neither a review file nor a blind review packet', 'parse', options);
}

/** Options for checking a document. */
export interface DocumentCheckOptions {
  /** The casefile for an assessment, or in place of a desk file's own. A casefile is checked by itself. */
  readonly casefile?: Casefile | null;
  /** The contract's scope statement, if its wording is known. Without it, a `scope` cannot be checked. */
  readonly scopeStatement?: string;
  /** SHA-256 of bytes, 32 bytes long, to replace the package's own. */
  readonly digest?: Digest;
}

/** The result of checking a document. */
export interface Checked {
  /** In the document's order, which is the order in Assessment Desk. */
  readonly findings: readonly Finding[];
  readonly counts: Readonly<Record<Level, number>>;
}

/** Returns the workspace to check, which is the same that Assessment Desk makes from the file. */
function workspaceOf(document: AnyDocument, casefile: Casefile | null | undefined): Workspace {
  if (document.kind === 'casefile') return { title: '', assessment: emptyAssessment(), casefile: document.casefile };
  if (document.kind === 'assessment') {
    return { title: '', assessment: document.assessment, casefile: casefile ?? null };
  }
  return { title: document.title, assessment: document.assessment, casefile: casefile ?? document.casefile };
}

/**
 * Checks a document against the constraints of the contract and its semantic rules. For a casefile alone, returns only
 * findings in the casefile. The absence of findings is not proof: validation of a document does not make any entry in
 * it true. Never throws, however unfinished the document is.
 */
export function check(
  document: AnyDocument,
  { casefile, scopeStatement, digest = sha256 }: DocumentCheckOptions = {},
): Checked {
  const checker = createChecker(scopeStatement === undefined ? { digest } : { digest, scopeStatement });
  const result = checker.check(workspaceOf(document, casefile));
  if (document.kind !== 'casefile') return { findings: result.findings, counts: result.counts };
  const findings = result.findings.filter((finding) => finding.document === 'casefile');
  const counts = { error: 0, violation: 0, notice: 0 };
  for (const { level } of findings) counts[level] += 1;
  return { findings, counts };
}

/** The options of `createChecker`. */
export interface CheckOptions {
  /** SHA-256 of bytes, 32 bytes long, to replace the package's own. */
  readonly digest?: Digest;
  /** The contract's scope statement, if its wording is known. Without it, a `scope` cannot be checked. */
  readonly scopeStatement?: string;
}

/** Creates a checker for a document that is being edited, which repeats only the checks of changed parts. */
export function createChecker({ digest = sha256, ...options }: CheckOptions = {}): Checker {
  addAllCues();
  return createCoreChecker({ digest, ...options });
}

/**
 * Whether a value has the types, limits and patterns of an assessment (specification 2). `check` covers its references
 * and the semantic rules.
 */
export function isAssessment(value: unknown): value is Assessment {
  if (!isJsonObject(value)) return false;
  const { findings } = check({ kind: 'assessment', assessment: value });
  return !findings.some(({ ruleId }) => ruleId.startsWith('schema/'));
}

/**
 * Returns the text of a document's file. The same document always gives the same bytes: the format's order of
 * properties followed by unknown ones, two spaces of indent, LF, and a final LF. `parse` returns the same document.
 */
export function serialize(document: AnyDocument | ReviewDocument): string {
  if (document.kind === 'review') return writeReview(document.review);
  if (document.kind === 'assessment') return writeAssessment(document.assessment);
  if (document.kind === 'casefile') return writeCasefile(document.casefile);
  const { title, textLanguage, brief, assessment, casefile, reviews, reviewPlan } = document;
  const blind = document.kind === 'blind-packet' && ({ blind: true } as const);
  const others = {
    ...(textLanguage !== undefined && { textLanguage }),
    ...(brief !== undefined && { brief }),
    ...(reviews && { reviews }),
    ...(reviewPlan && { reviewPlan }),
  };
  return writeDesk({ title, assessment, casefile, ...others, ...blind });
}

const asJson = (casefile: Casefile): JsonObject => casefile as unknown as JsonObject;

function casefileIn(document: AnyDocument): JsonObject | null {
  if (document.kind === 'assessment' || document.casefile === null) return null;
  return asJson(document.casefile);
}

/**
 * Returns the differences between two versions, by ID and not by line, in the order of the contract's table; empty if
 * there are none. For desk files, compares the assessments with the actors' names from their casefiles, and then the
 * casefiles if both have one. Throws `TypeError` if only one of the two is a casefile.
 */
export function compare(before: AnyDocument, after: AnyDocument): readonly Difference[] {
  const [old, fresh] = [casefileIn(before), casefileIn(after)];
  const ofCasefiles = old && fresh ? compareCasefiles(old, fresh) : [];
  if (before.kind === 'casefile' && after.kind === 'casefile') return ofCasefiles;
  if (before.kind === 'casefile' || after.kind === 'casefile') {
    throw new TypeError('A casefile can only be compared with another casefile.');
  }
  const casefiles = { before: old, after: fresh };
  return [...compareAssessments(before.assessment, after.assessment, { casefiles }), ...ofCasefiles];
}

// The values that users of the package compute from texts: passage IDs, fingerprints and the text at a span.

/**
 * Returns a passage's ID: `sha256:` and the SHA-256 of its UTF-8 bytes. The text is not trimmed or normalised. Throws
 * `LoneSurrogateError` if it has no UTF-8 form.
 */
export function passageId(text: string, digest: Digest = sha256): string {
  return passageIdWith(text, digest);
}

/**
 * Returns a casefile's fingerprint for `casefile_fingerprint_sha256`: the SHA-256 of the canonical bytes (RFC 8785) of
 * its observations in the order of their numbers, as 64 lower-case hexadecimal digits. Actors and title do not affect
 * it. This is a convention of Assessment Desk, because the contract does not show casefiles.
 */
export function casefileFingerprint(casefile: Casefile, digest: Digest = sha256): string {
  return fingerprintWith(casefile, digest);
}

/**
 * Returns the text of a passage at a claim's span (half open, in code points), which must equal the claim's `actual`.
 * Undefined if the span ends beyond the text. Throws RangeError unless 0 ≤ start ≤ end are whole numbers.
 */
export function textAtSpan(
  passage: string,
  { start, end }: { readonly start: number; readonly end: number },
): string | undefined {
  return textAt(passage, span(start, end));
}
