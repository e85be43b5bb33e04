/** Relates the text of a passage to a page of its file: the boxes of its characters, and the text at a point. */
import type { Origin } from '../casefile/types.generated.ts';
import { grouped } from '../json/grouped.ts';
import { codePointOffset, offsetsOf } from '../text/offsets.ts';
import { readLine } from './compose.ts';
import type { Box, LinePlaces } from './extraction.ts';

/** A place on a page, in points from the top left of the page as it is shown. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line of a page that is in the passage. Offsets are in code points of the passage. */
export interface PlacedLine {
  readonly start: number;
  readonly end: number;
  readonly box: Box;
  /**
   * The box of each code point; null for one that is not drawn, such as a space that only follows from the positions.
   * Undefined if the file does not have this line as it was read: then only the place of the line is known.
   */
  readonly characters: readonly (Box | null)[] | undefined;
  /** Whether its characters follow one another downwards or upwards, as on a page that is turned. */
  readonly isVertical: boolean;
  /** For each code point, whether the text goes to the left there, or upwards in a vertical line. */
  readonly goesBack: readonly boolean[];
}

/** The lines of a page that are in the passage, in the order of the text. */
export type PlacedPage = readonly PlacedLine[];

/** A stretch of the text, in code points. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;
const centre = (box: Box): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const isDrawn = ({ width, height }: Box): boolean => width > 0 && height > 0;

/** Boxes as an origin stores them, so that a line can be compared with its record. */
const round = (length: number): number => Math.round(length * 100) / 100;
const keyOf = ({ left, top, width, height }: Box): string => [left, top, width, height].map(round).join(' ');

/** The box of a UTF-16 unit. */
function boxAt({ boxes }: LinePlaces, unit: number): Box {
  const [left = 0, top = 0, x = 0, y = 0] = boxes.subarray(unit * 4, unit * 4 + 4);
  return { left, top, width: x - left, height: y - top };
}

const sameBox = (one: Box, other: Box): boolean =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;

/** The part of a box that the character at `index` of `count` takes, if they share the glyph. */
function share(box: Box, index: number, count: number, isVertical: boolean, goesBack: boolean): Box {
  const at = goesBack ? count - 1 - index : index;
  const [width, height] = [box.width / count, box.height / count];
  return isVertical ? { ...box, top: box.top + at * height, height } : { ...box, left: box.left + at * width, width };
}

/** Divides the box of a ligature among its characters, in the direction of the text. */
function divideBoxes(boxes: readonly (Box | null)[], isVertical: boolean, goesBack: readonly boolean[]) {
  const result: (Box | null)[] = [];
  for (let from = 0; from < boxes.length;) {
    const box = boxes[from];
    let to = from + 1;
    for (let next = boxes[to]; box && next && sameBox(box, next); next = boxes[to]) to += 1;
    for (let at = from; at < to; at += 1)
      result.push(box ? share(box, at - from, to - from, isVertical, goesBack[from] ?? false) : null);
    from = to;
  }
  return result;
}

/** Whether the characters follow one another rather in the direction of y. */
function followDown(boxes: readonly (Box | null)[]): boolean {
  const centres = boxes.flatMap((box) => (box ? [centre(box)] : []));
  const [first, last] = [centres[0], centres.at(-1)];
  return first !== undefined && last !== undefined && Math.abs(last.y - first.y) > Math.abs(last.x - first.x);
}

const backward = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The next character that is drawn elsewhere than `index`, in steps of `step`. */
function neighbour(boxes: readonly (Box | null)[], index: number, step: 1 | -1): Box | undefined {
  const own = boxes[index];
  for (let at = index + step; own && at >= 0 && at < boxes.length; at += step) {
    const box = boxes[at];
    if (box && !sameBox(own, box)) return box;
  }
  return undefined;
}

/** Where each character leads: letters and digits by their script, other characters to the next one. */
function directions(points: readonly string[], boxes: readonly (Box | null)[], isVertical: boolean): boolean[] {
  const along = (box: Box): number => (isVertical ? centre(box).y : centre(box).x);
  return points.map((point, index) => {
    if (!isVertical && /\p{N}/u.test(point)) return false;
    if (!isVertical && /\p{L}/u.test(point)) return backward.test(point);
    const own = boxes[index];
    if (!own) return false;
    const next = neighbour(boxes, index, 1);
    if (next) return along(next) < along(own);
    const before = neighbour(boxes, index, -1);
    return before !== undefined && along(own) < along(before);
  });
}

/** Returns the offset of a text in a line, in UTF-16 units; undefined if it is not certain. */
function offsetIn(line: LinePlaces, text: string): number | undefined {
  const at = line.text.indexOf(text);
  return at >= 0 && (line.text === text || line.text.indexOf(text, at + 1) < 0) ? at : undefined;
}

type Stored = Stretch & { readonly box: Box };

function placedLine({ start, end, box }: Stored, text: string, line: LinePlaces | undefined): PlacedLine {
  const first = line && offsetIn(line, text);
  if (!line || first === undefined) {
    return { start, end, box, characters: undefined, isVertical: box.height > box.width, goesBack: [] };
  }
  const points = [...text];
  let unit = first;
  const boxes = points.map((point) => {
    const own = boxAt(line, unit);
    unit += point.length;
    return isDrawn(own) ? own : null;
  });
  const isVertical = followDown(boxes);
  const goesBack = directions(points, boxes, isVertical);
  return { start, end, box, characters: divideBoxes(boxes, isVertical, goesBack), isVertical, goesBack };
}

/** The lines of the passage on a page as its origin records them, in the order of the text. `page` counts from 1. */
function storedLines({ places }: Pick<Origin, 'places'>, page: number): readonly Stored[] {
  return places.flatMap((place) =>
    place.kind === 'page' && place.page === page ? place.lines.flatMap((line) => readLine(line) ?? []) : [],
  );
}

/**
 * Places the text of a passage on a page of its file. `lines` are those that a reader finds on the page now; undefined
 * if they are not known. A line counts as the recorded one only if its box is exactly the same and it contains the
 * recorded text once, whatever the version of the reader. Comments and values of form fields have a box and no
 * characters.
 */
export function placePage(
  text: string,
  origin: Pick<Origin, 'places'>,
  page: number,
  lines: readonly LinePlaces[] | undefined,
): PlacedPage {
  const offsets = offsetsOf(text);
  const byBox = grouped(lines ?? [], ({ box }) => keyOf(box));
  return storedLines(origin, page).flatMap((stored) => {
    if (stored.start >= stored.end || stored.end > offsets.codePointLength) return [];
    const [from, to] = [codePointOffset(stored.start), codePointOffset(stored.end)].map(offsets.toUtf16);
    const own = text.slice(from, to);
    const line = byBox.get(keyOf(stored.box))?.find((candidate) => offsetIn(candidate, own) !== undefined);
    return [placedLine(stored, own, line)];
  });
}

function union(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const [x, y] = [Math.max(...boxes.map(right)), Math.max(...boxes.map(bottom))];
  return { left, top, width: x - left, height: y - top };
}

/** The boxes around characters of a line: one for each run of them that nothing else of the line interrupts. */
function boxesInLine(line: PlacedLine, { start, end }: Stretch): readonly Box[] {
  const { characters, isVertical } = line;
  if (!characters) return [line.box];
  const drawn = characters
    .flatMap((box, index) => (box ? [{ box, index: index + line.start }] : []))
    .sort(({ box: one }, { box: other }) =>
      isVertical ? centre(one).y - centre(other).y : centre(one).x - centre(other).x,
    );
  const runs: Box[][] = [];
  let isRunning = false;
  for (const { box, index } of drawn) {
    const isIn = index >= start && index < end;
    if (isIn && isRunning) runs.at(-1)?.push(box);
    else if (isIn) runs.push([box]);
    isRunning = isIn;
  }
  return runs.map(union);
}

/** The boxes of a span on a page. */
export interface SpanBoxes {
  /** In the order of the text, at least one for each line; none if the span is not on the page. */
  readonly boxes: readonly Box[];
  /** Whether only the places of whole lines are known for a part of it. */
  readonly isApproximate: boolean;
}

/** Returns the boxes of a span on a page. An empty span has none. */
export function boxesOfSpan(page: PlacedPage, span: Stretch): SpanBoxes {
  const lines = page.filter(({ start, end }) => start < span.end && span.start < end);
  return {
    boxes: lines.flatMap((line) => boxesInLine(line, span)),
    isApproximate: lines.some(({ characters }) => characters === undefined),
  };
}

/** How far a point is from a box in each direction; 0 inside. */
function distances({ x, y }: Point, box: Box): { readonly across: number; readonly down: number } {
  return {
    across: Math.max(box.left - x, x - right(box), 0),
    down: Math.max(box.top - y, y - bottom(box), 0),
  };
}

function nearest<Item>(items: readonly Item[], distanceOf: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    const distance = distanceOf(item);
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}

/** Beside a line, a point belongs to it within this many times its height, also if it is above or below another. */
const reach = 6;

/** Above or below a line, a point belongs to it within this many times its height, rather than to one far beside it. */
const reachAcross = 4;

/** How much more the distance from the middle of a line counts than the distance from its ends. */
const middleWeight = 20;

/**
 * The line that a point belongs to: the one that contains it or is beside it, otherwise one above or below, otherwise
 * the nearest one. The boxes of adjacent lines may overlap, so the nearer middle decides between them.
 */
function lineAt(page: PlacedPage, point: Point): PlacedLine | undefined {
  const placed = page.map((line) => {
    const { across, down } = distances(point, line.box);
    const { x, y } = centre(line.box);
    const { width, height } = line.box;
    return line.isVertical
      ? { line, along: down, aside: across, fromMiddle: Math.abs(point.x - x), size: width }
      : { line, along: across, aside: down, fromMiddle: Math.abs(point.y - y), size: height };
  });
  const beside = placed.filter(({ aside }) => aside === 0);
  const fromEnd = ({ along, fromMiddle }: (typeof placed)[number]): number => along + middleWeight * fromMiddle;
  const inColumn = placed.filter(({ along, aside, size }) => along === 0 && aside <= reachAcross * size);
  const found =
    nearest(
      beside.filter(({ along }) => along === 0),
      ({ fromMiddle }) => fromMiddle,
    ) ??
    nearest(
      beside.filter(({ along, size }) => along <= reach * size),
      fromEnd,
    ) ??
    nearest(inColumn, ({ aside }) => aside) ??
    nearest(beside, fromEnd) ??
    nearest(placed, ({ along, aside }) => Math.hypot(along, aside));
  return found?.line;
}

/** The index of the character of a line that is nearest to a point. */
function indexAt({ characters = [], isVertical }: PlacedLine, point: Point): number | undefined {
  const drawn = characters.flatMap((box, index) => (box ? [{ box, index }] : []));
  const found = nearest(drawn, ({ box }) => {
    const { across, down } = distances(point, box);
    // Marks above and below letters overlap them, so the middle decides between boxes that contain the point.
    const [main, other] = isVertical ? [down, across] : [across, down];
    const middle = isVertical ? Math.abs(centre(box).y - point.y) : Math.abs(centre(box).x - point.x);
    return main * 1e6 + other * 1e3 + middle;
  });
  return found?.index;
}

/** Whether a point is in the second half of a box, in the direction of the text. */
function isAfter(point: Point, box: Box, isVertical: boolean, goesBack: boolean): boolean {
  const isFurther = isVertical ? point.y > centre(box).y : point.x > centre(box).x;
  return isFurther !== goesBack;
}

/** The offset between two characters that is nearest to a point, in code points; undefined for a page without text. */
export function caretAt(page: PlacedPage, point: Point): number | undefined {
  const line = lineAt(page, point);
  if (!line) return undefined;
  const index = indexAt(line, point);
  const box = index === undefined ? undefined : line.characters?.[index];
  if (index === undefined || !box) {
    return isAfter(point, line.box, line.isVertical, false) ? line.end : line.start;
  }
  return line.start + index + (isAfter(point, box, line.isVertical, line.goesBack[index] ?? false) ? 1 : 0);
}

/**
 * The offset of the character that is drawn nearest to a point, in code points; undefined for a page without text.
 * Where only the place of the line is known, it is the first of the line.
 */
export function characterAt(page: PlacedPage, point: Point): number | undefined {
  const line = lineAt(page, point);
  return line && line.start + (indexAt(line, point) ?? 0);
}
