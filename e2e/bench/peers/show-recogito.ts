/** Recogito’s annotator for a text of plain paragraphs, with either of its renderers. */
import { createTextAnnotator, type RendererType, type TextAnnotation } from '@recogito/text-annotator';
import '@recogito/text-annotator/text-annotator.css';
import type { PassageTask, Show } from './passage-task.ts';

/** The paragraphs’ nodes, and the UTF-16 unit at which each begins. */
interface Paragraphs {
  readonly nodes: readonly Text[];
  readonly starts: readonly number[];
}

function plainText(room: HTMLElement, text: string): [HTMLElement, Paragraphs] {
  const scroller = document.createElement('div');
  const element = document.createElement('div');
  scroller.className = 'scroller';
  element.className = 'text';
  const [nodes, starts]: [Text[], number[]] = [[], []];
  let start = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const block = document.createElement('div');
    const node = document.createTextNode(line);
    block.append(node);
    element.append(block);
    nodes.push(node);
    starts.push(start);
    start += line.length;
  }
  scroller.append(element);
  room.append(scroller);
  return [element, { nodes, starts }];
}

/** The last paragraph that begins at or before a unit. */
function paragraphAt(starts: readonly number[], unit: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= unit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** By default it would search for each range from the beginning of the text, but it also accepts existing ranges. */
function rangeOf({ nodes, starts }: Paragraphs, start: number, end: number): Range {
  const range = document.createRange();
  const [first, last] = [paragraphAt(starts, start), paragraphAt(starts, end - 1)];
  range.setStart(nodes[first] as Text, start - (starts[first] ?? 0));
  range.setEnd(nodes[last] as Text, end - (starts[last] ?? 0));
  return range;
}

function annotationsOf({ text, utf16 }: PassageTask, paragraphs: Paragraphs): TextAnnotation[] {
  return utf16.map(({ start, end }, key) => {
    const id = `a${String(key)}`;
    const selector = [{ start, end, quote: text.slice(start, end), range: rangeOf(paragraphs, start, end) }];
    return { id, bodies: [], target: { annotation: id, selector } } as unknown as TextAnnotation;
  });
}

export const showRecogito =
  (renderer: RendererType): Show =>
  (room, task) => {
    const [element, paragraphs] = plainText(room, task.text);
    const annotator = createTextAnnotator<TextAnnotation, TextAnnotation>(element, { renderer });
    annotator.setAnnotations(annotationsOf(task, paragraphs));
    return (key) => annotator.setSelected(`a${String(key)}`);
  };
