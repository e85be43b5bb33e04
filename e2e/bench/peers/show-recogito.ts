/** Recogito’s annotator over a text of plain paragraphs, with either of its renderers. */
import {
  createTextAnnotator,
  reviveAnnotation,
  type RendererType,
  type TextAnnotation,
} from '@recogito/text-annotator';
import '@recogito/text-annotator/text-annotator.css';
import type { PassageTask, Show } from './passage-task.ts';

function plainText(room: HTMLElement, text: string): HTMLElement {
  const scroller = document.createElement('div');
  const element = document.createElement('div');
  scroller.className = 'scroller';
  element.className = 'text';
  for (const line of text.split(/(?<=\n)/)) {
    const block = document.createElement('div');
    block.textContent = line;
    element.append(block);
  }
  scroller.append(element);
  room.append(scroller);
  return element;
}

/** Its annotations name UTF-16 units; it has a function of its own that finds the ranges, and one renderer needs them. */
function annotationsOf({ text, utf16 }: PassageTask, element: HTMLElement, needsRanges: boolean): TextAnnotation[] {
  return utf16.map(({ start, end }, key) => {
    const id = `a${String(key)}`;
    const selector = [{ start, end, quote: text.slice(start, end) }];
    const bare = { id, bodies: [], target: { annotation: id, selector } } as unknown as TextAnnotation;
    return needsRanges ? reviveAnnotation(bare, element) : bare;
  });
}

export const showRecogito =
  (renderer: RendererType): Show =>
  (room, task) => {
    const element = plainText(room, task.text);
    const annotator = createTextAnnotator<TextAnnotation, TextAnnotation>(element, { renderer });
    annotator.setAnnotations(annotationsOf(task, element, renderer === 'CSS_HIGHLIGHTS'));
    return (key) => annotator.setSelected(`a${String(key)}`);
  };
