/** Looks up the origins of passages, and where a span is in the file that its passage was read from. */
import { byIdentity } from '../json/by-identity.ts';
import { spanOf, type CodePointSpan } from '../text/span.ts';
import type { Casefile, Origin, Place } from './types.generated.ts';

/** Lists ask for the origin of each of their rows, so the origins of a casefile are indexed once. */
const indexOf = byIdentity(
  (origins: readonly Origin[]): ReadonlyMap<string, Origin> =>
    new Map(origins.toReversed().map((origin) => [origin.passage_id, origin])),
);
const none: readonly Origin[] = [];

/** Returns the origins of a casefile by passage ID. Of several for one passage, the first one counts. */
export function originsByPassage(casefile: Pick<Casefile, 'origins'> | null): ReadonlyMap<string, Origin> {
  return indexOf(casefile?.origins ?? none);
}

/** Returns the origin of a passage; undefined if none is known. */
export function originOfPassage(casefile: Pick<Casefile, 'origins'> | null, passageId: string): Origin | undefined {
  return originsByPassage(casefile).get(passageId);
}

/**
 * Returns the places that contain a part of the span, in the order of the text. An empty span is at the place around
 * it.
 */
export function placesOfSpan({ places }: Pick<Origin, 'places'>, { start, end }: CodePointSpan): readonly Place[] {
  const last = Math.max(end, start + 1);
  return places.filter((place) => place.start < last && start < place.end);
}

/** Milliseconds as “1:02:03” or “2:03”. */
function timeInWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const padded = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}` : `${minutes}:${padded(seconds % 60)}`;
}

const pageName = ({ page, label }: Extract<Place, { kind: 'page' }>): string => label ?? String(page);

function between(first: Place, last: Place): string {
  if (first.kind === 'page' && last.kind === 'page') {
    const [from, to] = [pageName(first), pageName(last)];
    return first.page === last.page ? `page ${from}` : `pages ${from}–${to}`;
  }
  if (first.kind === 'time' && last.kind === 'time') return `${timeInWords(first.from)}–${timeInWords(last.to)}`;
  const [from, to] = [placeInWords([first]), placeInWords([last])];
  return from === to ? from : `${from} to ${to}`;
}

/** Names places: “page 3”, “pages iv–vi”, “0:12–0:20”, “Footnote 3”; '' for no place. */
export function placeInWords(places: readonly Place[]): string {
  const [first, last] = [places.at(0), places.at(-1)];
  if (!first || !last) return '';
  return first.kind === 'part' && last === first ? first.label : between(first, last);
}

/** Names where a span of a passage is in its file, for the casefile that has its origin; '' if that is not known. */
export function placeOfSpanInWords(
  casefile: Pick<Casefile, 'origins'> | null,
  passageId: string | undefined,
  span: CodePointSpan | undefined,
): string {
  if (passageId === undefined || span === undefined) return '';
  return spanPlaceInWords(originOfPassage(casefile, passageId), span);
}

/** Names where a claim's text is in the file of its passage: “page 3”; '' if that is not known. */
export function placeOfClaimInWords(
  casefile: Pick<Casefile, 'origins'> | null,
  { passage_id, span }: { readonly passage_id?: string | undefined; readonly span?: Parameters<typeof spanOf>[0] },
): string {
  return placeOfSpanInWords(casefile, passage_id, spanOf(span));
}

/** Names where a span is in the file of its passage; '' if that is not known. */
export function spanPlaceInWords(origin: Pick<Origin, 'places'> | undefined, span: CodePointSpan): string {
  return origin ? placeInWords(placesOfSpan(origin, span)) : '';
}
