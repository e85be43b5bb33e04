/** The spans of claims to mark in a passage, and whether the text at each span is the claim’s own. */
import { byIdentity } from '../json/by-identity.ts';
import type { JsonValue } from '../json/json.ts';
import { viewClaim } from './view.ts';
import { offsetsOf } from '../passage/offsets.ts';
import type { Mark } from '../passage/segments.ts';
import { spanOf, textAt } from '../passage/span.ts';

/** A claim's span in the current passage. `key` is the claim's index in the document. */
export interface ClaimMark extends Mark {
  readonly claimId: string;
  /** Whether the text at the span is the claim's `actual`. If not, the mark must look wrong. */
  readonly fits: boolean;
}

const markOf = byIdentity((raw: JsonValue, key: number, text: string): ClaimMark | null => {
  const claim = viewClaim(raw);
  const span = spanOf(claim.span);
  if (!span || span.start >= span.end || span.start >= offsetsOf(text).codePointLength) return null;
  return { key, span, claimId: claim.claim_id ?? '', fits: textAt(text, span) === claim.actual };
});

function sameMark(one: ClaimMark | undefined, other: ClaimMark | undefined): boolean {
  return (
    one === other ||
    (one !== undefined &&
      other !== undefined &&
      one.key === other.key &&
      one.span.start === other.span.start &&
      one.span.end === other.span.end &&
      one.fits === other.fits &&
      one.claimId === other.claimId)
  );
}

/**
 * Creates a function that returns the marks of the claims on a passage, by position, the longer first. It returns the
 * same array as long as the marks are the same, so that typing in a claim does not render the text again.
 */
export function createMarker(): (
  claims: readonly JsonValue[],
  passageId: string,
  text: string,
) => readonly ClaimMark[] {
  let last: readonly ClaimMark[] = [];
  let lastArguments: readonly unknown[] = [];
  return (claims, passageId, text) => {
    if (lastArguments[0] === claims && lastArguments[1] === passageId && lastArguments[2] === text) return last;
    lastArguments = [claims, passageId, text];
    const marks = claims
      .map((raw, index) => (viewClaim(raw).passage_id === passageId ? markOf(raw, index, text) : null))
      .filter((mark) => mark !== null)
      .sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
    const same = marks.length === last.length && marks.every((mark, index) => sameMark(mark, last[index]));
    last = same ? last : marks;
    return last;
  };
}

/**
 * Returns the mark before or after a position in the order of the text, and wraps around at the ends. Undefined if
 * there is none.
 */
export function neighbourMark(marks: readonly ClaimMark[], from: number | null, step: 1 | -1): ClaimMark | undefined {
  const at = marks.findIndex((mark) => mark.key === from);
  const next = at < 0 ? (step > 0 ? 0 : marks.length - 1) : (at + step + marks.length) % marks.length;
  return marks[next];
}
