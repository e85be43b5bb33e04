/** Passages in HTML: full texts with the spans of claims marked in them. */
import { codePointOffset, offsetsOf } from '../../passage/offsets.ts';
import { assignLanes, markSegments, type Mark } from '../../passage/segments.ts';
import { joined, markup, text, type Markup } from './markup.ts';
import type { Effects, MarkedClaim } from './prose.ts';

/** The sign beside a claim's number in its passage, by the effects of the claim's links. */
const roleSign: Readonly<Record<Effects, string>> = { supports: '+', contradicts: '×', both: '±', none: '' };

/** The maximum number of lines under a stretch of text. Brackets and numbers distinguish deeper overlaps. */
const maxLines = 4;

/** A text with the span of every claim marked by numbered brackets and an underline. */
export function markedPassage(words: string, claims: readonly MarkedClaim[]): Markup {
  const offsets = offsetsOf(words);
  const byNumber = new Map(claims.map((claim) => [claim.number, claim]));
  const marks = marksOf(claims, offsets.codePointLength);
  const lanes = assignLanes(marks);
  const at = (offset: number): number => offsets.toUtf16(codePointOffset(offset));
  const tags = tagsAt(marks, byNumber);
  const segments = markSegments(offsets.codePointLength, marks);
  const places = [
    ...new Set([
      0,
      offsets.codePointLength as number,
      ...tags.keys(),
      ...segments.flatMap(({ start, end }) => [start as number, end as number]),
    ]),
  ];
  places.sort((one, other) => one - other);
  const under = new Map(segments.map(({ start, keys }) => [start as number, keys]));
  const pieces = places.flatMap((place, index) => {
    const stretch = words.slice(at(place), at(places[index + 1] ?? place));
    const keys = (under.get(place) ?? []).flatMap((key) => byNumber.get(key) ?? []);
    return [tags.get(place) ?? markup``, stretch === '' ? markup`` : lined(text(stretch), keys, lanes)];
  });
  return joined(pieces);
}

/** The spans within the text. A claim whose text differs is marked, too. */
function marksOf(claims: readonly MarkedClaim[], length: number): readonly Mark[] {
  return claims.flatMap(({ number, span }) => (span && span.end <= length ? [{ key: number, span }] : []));
}

/** The brackets at each offset: closing ones first, from the innermost; then opening ones, from the longest. */
function tagsAt(marks: readonly Mark[], claims: ReadonlyMap<number, MarkedClaim>): ReadonlyMap<number, Markup> {
  const ordered = marks.toSorted((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
  const empty = ordered.filter(({ span }) => span.start === span.end);
  const long = ordered.filter(({ span }) => span.start < span.end);
  const tags = new Map<number, Markup[]>();
  const put = (place: number, tag: Markup): unknown => tags.set(place, [...(tags.get(place) ?? []), tag]);
  for (const { key, span } of long.toReversed()) put(span.end, closing(key));
  for (const { key, span } of empty) put(span.start, joined([opening(key, claims.get(key)), closing(key)]));
  for (const { key, span } of long) put(span.start, opening(key, claims.get(key)));
  return new Map(Array.from(tags, ([place, brackets]) => [place, joined(brackets)]));
}

function opening(number: number, claim: MarkedClaim | undefined): Markup {
  const sign = claim ? roleSign[claim.role] : '';
  return markup`<a class="n" id="span-${number}" data-open="${number}" data-role="${claim?.role}" href="#claim-${number}"
    >[${number}${sign}</a
  >`;
}

function closing(number: number): Markup {
  return markup`<a class="n" data-close="${number}" href="#claim-${number}">${number}]</a>`;
}

/** Underlines a stretch with nested elements, so that each line keeps its style on paper and in grey. */
function lined(words: Markup, claims: readonly MarkedClaim[], lanes: ReadonlyMap<number, number>): Markup {
  const lines = claims
    .map(({ number, role }) => ({ role, lane: Math.min(lanes.get(number) ?? 0, maxLines - 1) }))
    .sort((one, other) => one.lane - other.lane)
    .slice(0, maxLines);
  return lines.reduce((inner, { role, lane }) => markup`<span class="u ${role} l${lane}">${inner}</span>`, words);
}
