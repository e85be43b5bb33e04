/** The shapes of the timeline’s rows and axis, and the whole timeline as one picture for files and reports. */
import type { GroupShape, Picture, Shape, TextShape } from './shapes.ts';
import { effectLine, effectSign } from './effect-signs.ts';
import { inItsDirection, fitText, textWidth, linesOf } from './svg.ts';
import { ticksOf, type TimeRange, type LinkCounts, type Timeline } from './timeline.ts';
import {
  layOutTimeline,
  positionOf,
  timelineRange,
  type TimelineBar,
  type TimelineMark,
  type TimelineRow,
  type TimeScale,
  wordsOf,
} from './timeline-layout.ts';

/** The sentence beside every timeline. */
export const timelineCaution =
  'A publication’s date is not the date of an event: it says when something was published, not when it happened.';

/** The height of the axis in CSS pixels. */
export const axisHeight = 26;

/** The least distance of ticks in CSS pixels, so that their labels do not touch. */
const tickSpacing = 120;

/** How far an open end fades, and in how many steps. */
const fadeWidth = 60;
const fadeSteps = 6;

const barTop = 6;
const pointY = 15;

/** Where the label of a publication begins beside it, how large it is, and what it covers of the row. */
const labelStart = 10;
const labelSize = 12;
const labelTop = 6;
const labelBottom = 24;

/** Returns the axis from position `from` to position `to`, with the labels of the ticks in it. */
export function axisShapes(scale: TimeScale, from: number, to: number): readonly Shape[] {
  return ticksIn(scale, from, to).flatMap(({ x, label }): Shape[] => [
    { kind: 'path', d: `M${String(x)} ${String(axisHeight - 6)}V${String(axisHeight)}`, stroke: 'edge' },
    // The tick at the end of the axis may have no space for a label.
    ...(x + 4 + textWidth(label, 11, scale.isSpaced) > scale.width ? [] : [axisLabel(label, x + 4)]),
  ]);
}

function axisLabel(text: string, x: number): TextShape {
  return { kind: 'text', x, y: axisHeight - 9, text, size: 11, fill: 'soft', widthLimit: tickSpacing - 8 };
}

/**
 * Returns the vertical lines of the ticks from position `from` to position `to`, behind a row but not behind its
 * labels.
 */
export function gridShapes(row: TimelineRow, scale: TimeScale, from: number, to: number): readonly Shape[] {
  const spans = labelSpans(row);
  const d = ticksIn(scale, from, to)
    .map(({ x }) => {
      const isBehind = spans.some((span) => span.from < x && x < span.to);
      const start = isBehind
        ? `M${String(x)} 0V${String(labelTop)}M${String(x)} ${String(labelBottom)}`
        : `M${String(x)} 0`;
      return `${start}V${String(row.height)}`;
    })
    .join('');
  return d === '' ? [] : [{ kind: 'path', d, stroke: 'line' }];
}

function ticksIn(scale: TimeScale, from: number, to: number) {
  const secondsPerPixel = (scale.to - scale.from) / scale.width;
  const range: TimeRange = { from: scale.from + from * secondsPerPixel, to: scale.from + to * secondsPerPixel };
  return ticksOf(range, secondsPerPixel, tickSpacing).map(({ seconds, label }) => ({
    x: Math.round(positionOf(seconds, scale)) + 0.5,
    label,
  }));
}

/**
 * Returns what is behind the marks of a row, from position `from` to position `to`: the bar or the line of the lane.
 */
export function rowShapes(row: TimelineRow, from: number, to: number): readonly Shape[] {
  if (row.kind === 'entry') return row.bar ? barShapes(row.bar, row.height, from, to) : [];
  if (row.kind !== 'lane') return [];
  // The line ends before a label and continues after it, so that it does not strike through words.
  let d = '';
  let start = from;
  for (const span of [...labelSpans(row), { from: to, to }]) {
    const end = Math.min(span.from, to);
    if (end > start) d += `M${String(start)} ${String(pointY)}H${String(end)}`;
    start = Math.max(start, span.to);
  }
  return d === '' ? [] : [{ kind: 'path', d, stroke: 'line' }];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns where the labels of a row are, from left to right, with a margin. */
function labelSpans({ marks }: TimelineRow): readonly Span[] {
  return marks.flatMap(({ x, content }) => {
    const label = labelOf(content);
    if (content.kind !== 'publications' || label === '') return [];
    const far = labelStart + textWidth(label, labelSize, content.label.isSpaced) + 4;
    return [isBefore(content) ? { from: x - far, to: x - 4 } : { from: x + 4, to: x + far }];
  });
}

const isBefore = (content: TimelineMark['content']): boolean =>
  content.kind === 'publications' && content.label.side === 'before';

/** Returns the label beside a publication, or its number if little of it fits; '' beside several ones and links. */
function labelOf(content: TimelineMark['content']): string {
  if (content.kind !== 'publications') return '';
  const [first, second] = content.publications;
  if (!first || second) return '';
  const { isSpaced } = content.label;
  const [number, space] = [String(first.number), Math.min(content.label.space - 20, isSpaced ? 360 : 300)];
  const label = fitText(`${number} · ${first.title}`, space, labelSize, isSpaced);
  // A few letters of a title say less than the number alone.
  if (label !== '' && (!label.endsWith('…') || label.length > number.length + 8)) return label;
  return textWidth(number, labelSize, isSpaced) <= space ? number : '';
}

function barShapes(bar: TimelineBar, rowHeight: number, from: number, to: number): readonly Shape[] {
  const height = rowHeight - 2 * barTop;
  // A scope of a moment is still visible.
  const [left, right] = [bar.from, Math.max(bar.to, bar.from + 2)];
  const fades = Math.min(fadeWidth, (right - left) / 2);
  const solid = { from: left + (bar.openStart ? fades : 0), to: right - (bar.openEnd ? fades : 0) };
  const shapes: Shape[] = [];
  const add = (start: number, end: number, opacity: number): void => {
    const [x, until] = [Math.max(start, from), Math.min(end, to)];
    if (until <= x) return;
    const edges = `M${String(x)} ${String(barTop + 0.5)}H${String(until)}M${String(x)} ${String(barTop + height - 0.5)}H${String(until)}`;
    shapes.push({ kind: 'rect', x, y: barTop, width: until - x, height, fill: 'accent-wash', opacity });
    shapes.push({ kind: 'path', d: edges, stroke: 'accent', opacity });
  };
  const step = fades / fadeSteps;
  for (let at = 0; at < fadeSteps; at += 1) {
    const opacity = (at + 0.5) / fadeSteps;
    if (bar.openStart) add(left + at * step, left + (at + 1) * step, opacity);
    if (bar.openEnd) add(right - (at + 1) * step, right - at * step, opacity);
  }
  add(solid.from, solid.to, 1);
  const ends = [bar.openStart ? undefined : left + 0.5, bar.openEnd ? undefined : right - 0.5];
  for (const x of ends)
    if (x !== undefined && x >= from && x < to)
      shapes.push({
        kind: 'path',
        d: `M${String(x)} ${String(barTop)}v${String(height)}`,
        stroke: 'accent',
        strokeWidth: 2,
      });
  return shapes;
}

/** The size of the area that opens a mark, in CSS pixels (WCAG 2.5.8). */
const targetSize = 24;

/** The height of the signs of links in their row. Signs of different effects have targets that do not overlap. */
const linkY = { supports: 14, other: 26, contradicts: 38 } as const;

/** Returns the area that opens a mark, for a screen: the sign itself is smaller. */
export function markTarget({ x, content }: TimelineMark): Shape {
  const y = content.kind === 'publications' ? pointY : linkY[content.effect];
  return { kind: 'rect', x: x - targetSize / 2, y: y - targetSize / 2, width: targetSize, height: targetSize };
}

/** Returns a mark. */
export function markShape(mark: TimelineMark): GroupShape {
  const children = mark.content.kind === 'publications' ? pointShapes(mark) : linkShapes(mark);
  return { kind: 'group', item: mark.key, name: mark.name, children };
}

function linkShapes({ x, content }: TimelineMark): readonly Shape[] {
  if (content.kind !== 'evidence') return [];
  const { effect, outside, evidence } = content;
  const y = linkY[effect];
  return [effectSign(effect, { x, y, filled: !outside }), ...countShapes(evidence.length, x + 8, y)];
}

function countShapes(count: number, x: number, y: number): readonly Shape[] {
  return count < 2 ? [] : [{ kind: 'text', x, y: y + 4, text: String(count), size: 11, fill: 'ink' }];
}

function pointShapes(mark: TimelineMark): readonly Shape[] {
  const { x, content } = mark;
  if (content.kind !== 'publications') return [];
  const { publications } = content;
  const many = publications.length > 1;
  const label = labelOf(content);
  const [labelX, anchor] = isBefore(content)
    ? ([x - labelStart, 'end'] as const)
    : ([x + labelStart, 'start'] as const);
  const cited = publications.reduce(
    (sum, { cited: { supports, contradicts, other } }) => ({
      supports: sum.supports + supports,
      contradicts: sum.contradicts + contradicts,
      other: sum.other + other,
    }),
    { supports: 0, contradicts: 0, other: 0 },
  );
  const point: Shape = { kind: 'circle', x, y: pointY, radius: many ? 9 : 5, fill: 'ink', stroke: 'paper' };
  return [
    ...hangingShapes(cited, x),
    point,
    ...(many ? [text(x, pointY + 4, String(publications.length), 'paper', 'middle')] : []),
    ...(label === ''
      ? []
      : [
          {
            ...text(labelX, pointY + 4, inItsDirection(label), 'ink', anchor),
            widthLimit: textWidth(label, labelSize),
          },
        ]),
  ];
}

type Anchor = 'start' | 'middle' | 'end';

function text(x: number, y: number, words: string, fill: 'ink' | 'paper' | 'soft', anchor: Anchor): TextShape {
  return { kind: 'text', x, y, text: words, size: anchor === 'middle' ? 11 : 12, fill, anchor };
}

/** The signs of cited claims, which hang from their publication: supporting ones above contradicting ones. */
function hangingShapes(cited: LinkCounts, x: number): readonly Shape[] {
  const effects = (['supports', 'contradicts', 'other'] as const).filter((effect) => cited[effect] > 0);
  const placed = effects.slice(0, 2).map((effect, at) => ({ effect, y: 34 + at * 17, top: at === 0 ? pointY : 34 }));
  // The signs hide the ends of the stems.
  return [
    ...placed.map(({ effect, y, top }): Shape => {
      return { kind: 'path', d: `M${String(x)} ${String(top)}V${String(y)}`, ...effectLine(effect) };
    }),
    ...placed.flatMap(({ effect, y }) => [
      effectSign(effect, { x, y, filled: true }),
      ...countShapes(cited[effect], x + 8, y),
    ]),
  ];
}

interface PictureOptions {
  /** The whole width in CSS pixels; 1,100 by default. */
  readonly width?: number;
  /** The part of the axis to show; everything by default. */
  readonly range?: TimeRange;
  readonly title?: string;
  /** As in `TimeScale`. */
  readonly isSpaced?: boolean;
}

const sideWidth = 230;
const margin = 12;

/** The height of a line of the legend, and the space between its items. */
const legendLine = 22;
const legendGap = 24;

/**
 * Returns the timeline as one picture, with its axis, a legend and the caution. Undefined if nothing in it has a date.
 * Marks outside `range` are left out.
 */
export function timelinePicture(timeline: Timeline, options: PictureOptions = {}): Picture | undefined {
  const range = options.range ?? timelineRange(timeline);
  if (!range) return undefined;
  const { width = 1100, title = 'Timeline', isSpaced = false } = options;
  const scale: TimeScale = { ...range, width: width - sideWidth - 2 * margin, isSpaced };
  const { rows, height } = layOutTimeline(timeline, scale);
  const start = margin + sideWidth;
  const top = margin + axisHeight;
  const legend = legendShapes(width - 2 * margin, isSpaced);
  const shapes = [
    moveShapes(start, margin, axisShapes(scale, 0, scale.width)),
    ...rows.map((row) => moveShapes(margin, top + row.y, wholeRow(row, scale))),
    moveShapes(margin, top + height, legend.shapes),
  ];
  // A heading stays with the row below it.
  const rowTops = rows.flatMap(({ y }, at) => (rows[at - 1]?.kind === 'heading' ? [] : [top + y]));
  return {
    width,
    height: top + height + legend.height + margin,
    title,
    description: timelineCaution,
    shapes,
    rowTops: [...rowTops, top + height],
    headHeight: top,
  };
}

function wholeRow(row: TimelineRow, scale: TimeScale): readonly Shape[] {
  const { width, isSpaced } = scale;
  const line: Shape = { kind: 'path', d: `M0 0.5H${String(sideWidth + width)}`, stroke: 'line' };
  if (row.kind === 'heading') return [line, { ...text(0, 20, row.label, 'ink', 'start'), weight: 600 }];
  const wide = row.kind === 'undated' ? sideWidth + width : sideWidth - 8;
  const side: readonly Shape[] = [
    text(0, 17, inItsDirection(fitText(row.label, wide, 12, isSpaced)), 'ink', 'start'),
    text(0, 31, fitText(wordsOf(row, 0, width), wide, 12, isSpaced), 'soft', 'start'),
  ];
  const marks = row.marks.filter(({ x }) => x >= 0 && x <= width);
  const shown: TimelineRow = { ...row, marks };
  return [
    line,
    ...side,
    moveShapes(sideWidth, 0, [
      ...gridShapes(shown, scale, 0, width),
      ...rowShapes(shown, 0, width),
      ...marks.map(markShape),
    ]),
  ];
}

/** The signs with their words, and the caution. */
function legendShapes(
  width: number,
  isSpaced: boolean,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const items: readonly (readonly [readonly Shape[], string])[] = [
    [[{ kind: 'circle', x: 6, y: 16, radius: 5, fill: 'ink' }], 'publication'],
    [[effectSign('supports', { x: 6, y: 16, filled: true })], 'supports'],
    [[effectSign('contradicts', { x: 6, y: 16, filled: true })], 'contradicts'],
    [[effectSign('supports', { x: 6, y: 16, filled: false })], 'not filled: published outside the time scope'],
    [[{ kind: 'rect', x: 0, y: 10, width: 12, height: 12, fill: 'accent-wash', stroke: 'accent' }], 'time scope'],
  ];
  let [x, y] = [0, 0];
  const signs = items.map(([sign, words]) => {
    const itemWidth = 18 + textWidth(words, 12, isSpaced);
    if (x + itemWidth > width) [x, y] = [0, y + legendLine];
    const group = moveShapes(x, y, [...sign, text(18, 20, words, 'soft', 'start')]);
    x += itemWidth + legendGap;
    return group;
  });
  const caution = linesOf(timelineCaution, { width, size: 12, most: 2, isSpaced });
  const lines = caution.map((line, at) => text(0, y + 42 + at * 16, line, 'ink', 'start'));
  const rule: Shape = { kind: 'path', d: `M0 0.5H${String(width)}`, stroke: 'line' };
  return { shapes: [rule, ...signs, ...lines], height: y + 36 + lines.length * 16 };
}

/** Returns shapes moved by a distance. */
function moveShapes(x: number, y: number, children: readonly Shape[]): GroupShape {
  return { kind: 'group', x, y, children };
}
