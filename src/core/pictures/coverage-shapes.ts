/** The shapes of the coverage: the bar of each passage, and all bars as one picture for files and print. */
import { contradictsDash } from './effect-signs.ts';
import type { Coverage, CoveragePassage, CoverageUse } from './coverage.ts';
import { coverageCaution, markedInWords, passageName, stretchInWords, titlesOfUse } from './coverage-words.ts';
import type { GroupShape, Picture, Shape } from './shapes.ts';
import { inItsDirection } from './text-direction.ts';
import { fitText } from './text-width.ts';

/** The height of a row, and the top and the height of its bar, in CSS pixels. */
export const coverageRowHeight = 44;
export const barTop = 12;
export const barHeight = 20;

/** The least width of a marked part, so that a short one is visible. */
const leastWidth = 3;

/** Returns the bar of a passage without its marked parts. */
export function barShape(width: number): Shape {
  return {
    kind: 'rect',
    x: 0.5,
    y: barTop + 0.5,
    width: width - 1,
    height: barHeight - 1,
    fill: 'sunken',
    stroke: 'line',
  };
}

/** Returns the marked parts of a passage as items, whose keys are their indices. */
export function stretchShapes(passage: CoveragePassage, coverage: Coverage, width: number): readonly GroupShape[] {
  const scale = width / Math.max(1, passage.length);
  return passage.stretches.map((stretch, at) => {
    const x = Math.min(stretch.start * scale, width - leastWidth);
    return {
      kind: 'group',
      item: String(at),
      name: stretchInWords(stretch, coverage),
      children: shapesOfUse(stretch.use, x, Math.max(leastWidth, (stretch.end - stretch.start) * scale)),
    };
  });
}

/**
 * Returns how a use is drawn: support has a solid line below, contradiction a dashed line above, no link only an edge.
 */
export function shapesOfUse(use: CoverageUse, x: number, width: number, y = barTop): readonly Shape[] {
  const wash = (top: number, height: number, fill: 'supports-wash' | 'contradicts-wash' | 'paper'): Shape => {
    return { kind: 'rect', x, y: top, width, height, fill };
  };
  const line = (at: number): string => `M${String(x)} ${String(at)}H${String(x + width)}`;
  const below: Shape = { kind: 'path', d: line(y + barHeight - 1.5), stroke: 'supports', strokeWidth: 3 };
  const above: Shape = {
    kind: 'path',
    d: line(y + 1.5),
    stroke: 'contradicts',
    strokeWidth: 3,
    ...(width > 12 && { dash: contradictsDash }),
  };
  if (use === 'supports') return [wash(y, barHeight, 'supports-wash'), below];
  if (use === 'contradicts') return [wash(y, barHeight, 'contradicts-wash'), above];
  if (use === 'both') {
    const half = barHeight / 2;
    return [wash(y, half, 'contradicts-wash'), wash(y + half, half, 'supports-wash'), above, below];
  }
  const edge: Shape = { kind: 'path', d: line(y + 0.5) + line(y + barHeight - 0.5), stroke: 'edge' };
  return [wash(y, barHeight, 'paper'), edge];
}

/** The uses in the order of legends. */
export const uses: readonly CoverageUse[] = ['supports', 'contradicts', 'both', 'uncited'];

const margin = 16;
const sideWidth = 260;

/**
 * Returns every passage as one picture, with a legend and the caution. Its texts leave space for letters and words
 * that a reader sets further apart.
 */
export function coveragePicture(coverage: Coverage, title: string, width = 1100): Picture {
  const barWidth = width - sideWidth - 2 * margin;
  const rows = coverage.passages.map((passage, at): GroupShape => {
    const label = inItsDirection(fitText(passageName(passage), sideWidth - 12, 12, true));
    return {
      kind: 'group',
      x: margin,
      y: margin + at * coverageRowHeight,
      children: [
        { kind: 'text', x: 0, y: 20, text: label, size: 12, fill: 'ink' },
        { kind: 'text', x: 0, y: 35, text: markedInWords(passage), size: 11, fill: 'soft' },
        { kind: 'group', x: sideWidth, children: [barShape(barWidth), ...stretchShapes(passage, coverage, barWidth)] },
      ],
    };
  });
  const bottom = margin + coverage.passages.length * coverageRowHeight;
  const rowTops = [...rows.map(({ y = 0 }) => y), bottom];
  const shapes = [...rows, legend(bottom)];
  return { width, height: bottom + 60, title, description: coverageCaution, shapes, rowTops };
}

function legend(y: number): GroupShape {
  const items = uses.flatMap((use, at): readonly Shape[] => {
    const x = at * 220;
    return [
      ...shapesOfUse(use, x, 24, 8),
      { kind: 'text', x: x + 32, y: 22, text: titlesOfUse[use], size: 11, fill: 'soft' },
    ];
  });
  const caution: Shape = { kind: 'text', x: 0, y: 48, text: coverageCaution, size: 11, fill: 'soft' };
  return { kind: 'group', x: margin, y, children: [...items, caution] };
}
