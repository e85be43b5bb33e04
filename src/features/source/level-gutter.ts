/** The margin of the JSON editor with an icon for the highest level of finding on each line. */
import type { Diagnostic } from '@codemirror/lint';
import { RangeSet, StateEffect, StateField, type Extension } from '@codemirror/state';
import { gutter, GutterMarker } from '@codemirror/view';

/** The levels of findings, as shown in the margin. */
export type MarginLevel = 'error' | 'violation' | 'notice';

/** Icons of 24 × 24 units, drawn as strokes: an octagon, a triangle and a circle, each with a sign. */
const shapes: Readonly<Record<MarginLevel, string>> = {
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v4M12 16h.01',
  violation: 'M12 3.5 22 20.5H2zM12 10v4M12 17.2h.01',
  notice: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8h.01M12 12v4',
};

const levels: readonly MarginLevel[] = ['error', 'violation', 'notice'];

const levelOfSeverity: Readonly<Record<Diagnostic['severity'], MarginLevel>> = {
  error: 'error',
  warning: 'violation',
  info: 'notice',
  hint: 'notice',
};

function icon(level: MarginLevel): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const look = { viewBox: '0 0 24 24', width: '13', height: '13', fill: 'none', stroke: 'currentColor' };
  for (const [name, value] of Object.entries({ ...look, 'stroke-width': '2.2' })) svg.setAttribute(name, value);
  path.setAttribute('d', shapes[level]);
  svg.append(path);
  return svg;
}

class LevelMarker extends GutterMarker {
  readonly level: MarginLevel;
  readonly sentences: readonly string[];

  constructor(level: MarginLevel, sentences: readonly string[]) {
    super();
    this.level = level;
    this.sentences = sentences;
  }

  override eq(other: LevelMarker): boolean {
    return other.level === this.level && other.sentences.join('\n') === this.sentences.join('\n');
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = `cm-level cm-level-${this.level}`;
    element.title = this.sentences.join('\n');
    const count = this.sentences.length;
    const words = document.createElement('span');
    words.className = 'cm-level-words';
    words.textContent = count === 1 ? this.level : `${this.level}, ${String(count)}`;
    element.append(icon(this.level), words);
    return element;
  }
}

const setMarkers = StateEffect.define<RangeSet<GutterMarker>>({ map: (markers, changes) => markers.map(changes) });

const markers = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    let next = transaction.docChanged ? value.map(transaction.changes) : value;
    for (const effect of transaction.effects) if (effect.is(setMarkers)) next = effect.value;
    return next;
  },
});

/** The effect that shows the highest level of each line in the margin. */
export function marginOf(diagnostics: readonly Diagnostic[], lineStart: (offset: number) => number) {
  const lines = new Map<number, { rank: number; sentences: string[] }>();
  for (const { from, severity, message } of diagnostics) {
    const start = lineStart(from);
    const line = lines.get(start) ?? { rank: levels.length - 1, sentences: [] };
    line.rank = Math.min(line.rank, levels.indexOf(levelOfSeverity[severity]));
    line.sentences.push(message);
    lines.set(start, line);
  }
  const ranges = [...lines]
    .sort(([one], [other]) => one - other)
    .map(([start, { rank, sentences }]) => new LevelMarker(levels[rank] ?? 'notice', sentences).range(start));
  return setMarkers.of(RangeSet.of(ranges));
}

/**
 * The margin with the levels of findings. Screen readers get the same information from the Findings and the F8 list.
 */
export const levelGutter: Extension = [
  markers,
  gutter({ class: 'cm-levels', markers: (view) => view.state.field(markers), initialSpacer: () => spacer }),
];

const spacer = new LevelMarker('violation', ['']);
