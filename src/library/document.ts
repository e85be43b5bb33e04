import { sha256 } from '@noble/hashes/sha2.js';
import { emptyAssessment } from '../core/assessment/create.ts';
import { isJsonObject } from '../core/assessment/json.ts';
import type { Assessment } from '../core/assessment/types.generated.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import type { Digest } from '../core/casefile/hash.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { createChecker } from '../core/check/checker.ts';
import type { AnyDocument, Refused, ReviewDocument, Taken } from '../core/files/documents.ts';
import { readFile, readText } from '../core/files/read-file.ts';
import { writeAssessment, writeCasefile, writeDesk, writeReview } from '../core/files/write.ts';
import type { Finding, Level } from '../core/rules/finding.ts';

export type { AnyDocument, ReviewDocument };

/**
 * What became of a file. Of one that was taken, `problems` say what was left out (parts of a casefile or desk file
 * alone: nothing of an assessment is ever left out) and `notices` what was taken although it is worth a look. Both say
 * where, in lines and columns from 1, columns in code points.
 */
export type Parsed = Taken<AnyDocument> | Refused;

/** The same of a file of a review. */
export type ParsedReview = Taken<ReviewDocument> | Refused;

export interface ParseOptions {
  /** The file's name, for messages alone. */
  readonly name?: string;
  /** SHA-256 of bytes, 32 bytes long, in place of the one that comes with the package. */
  readonly digest?: Digest;
}

/** Reads any file of ours, as `parse` and `parseReview` do their own. Never throws. */
export function parseAny(
  file: Uint8Array | string,
  { name = 'The file', digest = sha256 }: ParseOptions = {},
): Parsed | ParsedReview {
  return typeof file === 'string' ? readText(file, name, digest) : readFile(file, name, digest);
}

function isReview(parsed: Parsed | ParsedReview): parsed is Taken<ReviewDocument> {
  return parsed.kind === 'review' || parsed.kind === 'blind-packet';
}

function otherKind(what: string, reader: string, { name = 'The file' }: ParseOptions): Refused {
  const message = `“${name}” is ${what}. Use ${reader} to read it.`;
  return { kind: 'refused', problems: [{ code: 'wrong-format', message, line: 1, column: 1 }] };
}

/**
 * Reads a file's bytes, or its text, without losing anything, or says with its place why it cannot: bytes that are no
 * UTF-8, keys that stand twice, numbers that would change, half surrogate pairs, and the like. A file that is JSON but
 * breaks the contract is taken as it is; what is wrong with it is for `check`. A review is refused: it is no document
 * that the contract speaks of, and `parseReview` reads it. Never throws.
 */
export function parse(file: Uint8Array | string, options: ParseOptions = {}): Parsed {
  const parsed = parseAny(file, options);
  return isReview(parsed) ? otherKind('a review file or a blind review packet', 'parseReview', options) : parsed;
}

/** Reads a reviewer's verdicts, or a packet for a blind review, as `parse` reads documents. Never throws. */
export function parseReview(file: Uint8Array | string, options: ParseOptions = {}): ParsedReview {
  const parsed = parseAny(file, options);
  if (isReview(parsed) || parsed.kind === 'refused') return parsed;
  return otherKind('neither a review file nor a blind review packet', 'parse', options);
}

export interface DocumentCheckOptions {
  /** What an assessment is checked against, and a desk file in place of its own. A casefile is checked by itself. */
  readonly casefile?: Casefile | null;
  /** The contract's scope statement, where its wording is known; without it a `scope` cannot be checked. */
  readonly scopeStatement?: string;
  /** SHA-256 of bytes, 32 bytes long, in place of the one that comes with the package. */
  readonly digest?: Digest;
}

export interface Checked {
  /** In the document's order: what the page of Assessment Desk lists, in the order in which it lists it. */
  readonly findings: readonly Finding[];
  readonly counts: Readonly<Record<Level, number>>;
}

/** What the checker is given: the document as it stands, as the page has it once a desk file of the same is opened. */
function workspaceOf(document: AnyDocument, casefile: Casefile | null | undefined): Workspace {
  if (document.kind === 'casefile') return { title: '', assessment: emptyAssessment(), casefile: document.casefile };
  if (document.kind === 'assessment') {
    return { title: '', assessment: document.assessment, casefile: casefile ?? null };
  }
  return { title: document.title, assessment: document.assessment, casefile: casefile ?? document.casefile };
}

/**
 * Checks a document: the constraints of the contract and its semantic rules. Of a casefile alone, only what is found in
 * the casefile itself. No finding is no proof: validation of a document does not make any entry in it true. Never
 * throws, however unfinished the document is.
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

/**
 * Whether a value has the form that the contract's tables give an assessment (specification 2): its types, limits and
 * patterns. Its references and the semantic rules are for `check`.
 */
export function isAssessment(value: unknown): value is Assessment {
  if (!isJsonObject(value)) return false;
  const { findings } = check({ kind: 'assessment', assessment: value });
  return !findings.some(({ ruleId }) => ruleId.startsWith('schema/'));
}

/**
 * The text of a document's file, byte for byte the same for the same document: the format's order of properties,
 * unknown ones behind them, two spaces of indent, LF, one at the end. `parse` gives the same document back.
 */
export function serialize(document: AnyDocument | ReviewDocument): string {
  if (document.kind === 'review') return writeReview(document.review);
  if (document.kind === 'assessment') return writeAssessment(document.assessment);
  if (document.kind === 'casefile') return writeCasefile(document.casefile);
  const { title, assessment, casefile, reviews } = document;
  const blind = document.kind === 'blind-packet' && ({ blind: true } as const);
  return writeDesk({ title, assessment, casefile, ...(reviews && { reviews }), ...blind });
}
