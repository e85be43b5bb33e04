/**
 * `assessment-desk/core`: the public interface of the package. It is pure: no network, no storage, no clock. It runs in
 * Node, browsers and workers.
 */
export { compare } from './document.ts';
export { check, createChecker, isAssessment, parse, parseReview, serialize } from './document.ts';
export type {
  Checked,
  AnyDocument,
  CheckOptions,
  DocumentCheckOptions,
  Parsed,
  ParsedReview,
  ParseOptions,
  ReviewDocument,
} from './document.ts';
export { casefileFingerprint, passageId, textAtSpan } from './document.ts';
export { LoneSurrogateError } from '../core/casefile/hash.ts';
export { codePointLength, codePointOffset, indexOffsets, utf16Offset } from '../core/text/offsets.ts';
export type { Checker, CheckResult } from '../core/check/checker.ts';
export type { JsonObject, JsonValue } from '../core/json/json.ts';
export type { Pointer } from '../core/json/pointer.ts';
export type * from '../core/assessment/types.generated.ts';
export type { Workspace } from '../core/workspace/workspace.ts';
export type { Digest } from '../core/casefile/hash.ts';
export type { Actor, Casefile, Observation, Passage } from '../core/casefile/types.generated.ts';
export type { Review, ReviewPlan, Verdict } from '../core/review-shape/types.generated.ts';
export type { FileNotice, FileProblem, FileProblemCode } from '../core/files/problem.ts';
export type { Difference, DifferenceKind, DifferentEntry, FieldDifference } from '../core/compare/difference.ts';
export type { CodePointOffset, OffsetIndex, Utf16Offset } from '../core/text/offsets.ts';
export type { CodePointSpan } from '../core/text/span.ts';
export type { Certainty, Finding, Fix, Level } from '../core/rules/finding.ts';
