/** Composes the text of a passage from the segments that a person chose, with its places, losses and highlights. */
import type { Extraction, Segment, Box, PageSize, SegmentPlace, Highlight } from './extraction.ts';
import { codePointLength } from '../text/offsets.ts';
import type { Loss, Origin, OriginFile, Place } from '../casefile/types.generated.ts';

/** The exact text that was composed, with what an origin says about it. Offsets are in code points. */
export interface ComposedText {
  readonly text: string;
  readonly places: readonly Place[];
  readonly losses: readonly Loss[];
  /** The chosen groups that have segments, in the order of the groups. */
  readonly included: readonly string[];
}

/** The groups that a reader proposes to include. */
export function proposedGroups({ groups }: Extraction): ReadonlySet<string> {
  return new Set(groups.filter(({ isProposed }) => isProposed).map(({ id }) => id));
}

/** Two decimals are a two-hundredth of a millimetre, and the same in every runtime. */
const rounded = (length: number): string => String(Math.round(length * 100) / 100);

/** A line of a page as an origin stores it: start, end, left, top, width, height. */
export function lineOf(start: number, end: number, { left, top, width, height }: Box): string {
  return [String(start), String(end), ...[left, top, width, height].map(rounded)].join(' ');
}

/** Returns a stored line; undefined if it is not six numbers. Offsets are in code points, lengths in points. */
export function readLine(
  line: string,
): { readonly start: number; readonly end: number; readonly box: Box } | undefined {
  const numbers = line.split(' ').map(Number);
  const [start, end, left, top, width, height] = numbers;
  if (start === undefined || end === undefined || left === undefined) return undefined;
  if (top === undefined || width === undefined || height === undefined) return undefined;
  return numbers.every(Number.isFinite) ? { start, end, box: { left, top, width, height } } : undefined;
}

/** A place whose end moves on with the segments of its text. */
type OpenPlace<Kind = Place> = Kind extends { readonly kind: 'page' }
  ? Omit<Kind, 'end' | 'lines'> & { end: number; readonly lines: string[] }
  : Omit<Kind, 'end'> & { end: number };

function newPlace(place: SegmentPlace, pages: readonly PageSize[], start: number, end: number): OpenPlace {
  if (place.kind === 'time') return { kind: 'time', start, end, from: place.from, to: place.to };
  if (place.kind === 'part') return { kind: 'part', start, end, path: place.path, label: place.label };
  const { width = 0, height = 0, label = null } = pages[place.page - 1] ?? {};
  return { kind: 'page', start, end, page: place.page, label, width, height, lines: [] };
}

/** Whether a segment is where the text before it is. */
function isSamePlace(one: OpenPlace | undefined, other: SegmentPlace): one is OpenPlace {
  if (one?.kind === 'page') return other.kind === 'page' && one.page === other.page;
  if (one?.kind === 'part') return other.kind === 'part' && one.path === other.path;
  return one?.kind === 'time' && other.kind === 'time' && one.from === other.from && one.to === other.to;
}

/** Adds up the losses of each kind, with its first place. */
function addedUp(losses: readonly Loss[]): readonly Loss[] {
  const byCode = new Map<string, Loss>();
  for (const loss of losses) {
    const before = byCode.get(loss.code);
    byCode.set(
      loss.code,
      before ? { ...before, count: before.count + loss.count, first: before.first ?? loss.first } : loss,
    );
  }
  return [...byCode.values()];
}

/**
 * Composes the text of the always included segments and those of the chosen groups. The same choice gives the same
 * text.
 */
export function composeText(extraction: Extraction, chosen: ReadonlySet<string>): ComposedText {
  const texts: string[] = [];
  const places: OpenPlace[] = [];
  const losses: Loss[] = [...extraction.losses];
  const used = new Set<string>();
  let length = 0;
  const add = ({ separator, text, group, place, losses: own = [] }: Segment): void => {
    if (group !== null) used.add(group);
    if (length > 0) {
      texts.push(separator);
      length += separator.length;
    }
    const start = length;
    texts.push(text);
    length += codePointLength(text);
    losses.push(...own.map(({ code, count, at }) => ({ code, count, first: at === null ? null : start + at })));
    if (!place) return;
    const before = places.at(-1);
    const current = isSamePlace(before, place) ? before : newPlace(place, extraction.pages, start, length);
    if (current !== before) places.push(current);
    current.end = length;
    if (current.kind === 'page' && place.kind === 'page' && place.box)
      current.lines.push(lineOf(start, length, place.box));
  };
  for (const segment of extraction.segments) if (segment.group === null || chosen.has(segment.group)) add(segment);
  return {
    text: texts.join(''),
    places,
    losses: addedUp(losses),
    included: extraction.groups.filter(({ id }) => used.has(id)).map(({ id }) => id),
  };
}

/** Returns the origin of a passage. */
export function originOf(
  passageId: string,
  file: OriginFile,
  { reader }: Extraction,
  { places, losses, included }: ComposedText,
): Origin {
  return { passage_id: passageId, file, reader: { ...reader, included }, places, losses };
}

/** A stretch of a text. Offsets are in code points. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Returns what of a stretch is in the part, counted from the start of the part. Undefined if nothing is. */
function overlapWith({ start, end }: Stretch, part: Stretch): Stretch | undefined {
  const [from, to] = [Math.max(start, part.start), Math.min(end, part.end)];
  return from < to ? { start: from - part.start, end: to - part.start } : undefined;
}

function lineWithin(line: string, part: Stretch): readonly string[] {
  const whole = readLine(line);
  const inside = whole && overlapWith(whole, part);
  return inside ? [lineOf(inside.start, inside.end, whole.box)] : [];
}

function placeWithin(place: Place, part: Stretch): readonly Place[] {
  const inside = overlapWith(place, part);
  if (!inside) return [];
  if (place.kind !== 'page') return [{ ...place, ...inside }];
  return [{ ...place, ...inside, lines: place.lines.flatMap((line) => lineWithin(line, part)) }];
}

/**
 * Returns parts of a composed text, each with its places. The parts are exact stretches of the text, in its order.
 * A loss stays with the part that contains its first place, and with every part if it has none: how many of several are
 * in which part is not known.
 */
export function partsOfText(composed: ComposedText, texts: readonly string[]): readonly ComposedText[] {
  let [unit, point] = [0, 0];
  return texts.map((text) => {
    const at = composed.text.indexOf(text, unit);
    if (at < 0) throw new RangeError('A part is not in the text.');
    const start = point + codePointLength(composed.text.slice(unit, at));
    const part = { start, end: start + codePointLength(text) };
    [unit, point] = [at + text.length, part.end];
    const losses = composed.losses.flatMap((loss): readonly Loss[] => {
      if (loss.first === null) return [loss];
      return loss.first >= part.start && loss.first < part.end ? [{ ...loss, first: loss.first - start }] : [];
    });
    return { ...composed, text, places: composed.places.flatMap((place) => placeWithin(place, part)), losses };
  });
}

/** A highlight with its place in a composed text. */
export interface PlacedHighlight extends Omit<Highlight, 'at'> {
  /** In code points; undefined if the marked words are not one stretch of the text. */
  readonly position: { readonly start: number; readonly end: number } | undefined;
}

/**
 * Returns the highlights in the always included segments and in those of the chosen groups, in the order of the text.
 */
export function placedHighlights({ segments }: Extraction, chosen: ReadonlySet<string>): readonly PlacedHighlight[] {
  const placed: PlacedHighlight[] = [];
  let length = 0;
  for (const { separator, text, group, marks = [] } of segments) {
    if (group !== null && !chosen.has(group)) continue;
    const segmentStart = length === 0 ? 0 : length + separator.length;
    for (const { at, ...highlight } of marks) {
      const start = segmentStart + (at ?? 0);
      const position = at === null ? undefined : { start, end: start + codePointLength(highlight.quote) };
      placed.push({ ...highlight, position });
    }
    length = segmentStart + codePointLength(text);
  }
  return placed;
}

/** Counts the highlights in a file, whatever parts are chosen. */
export function countHighlights({ segments }: Extraction): number {
  return segments.reduce((sum, { marks = [] }) => sum + marks.length, 0);
}
