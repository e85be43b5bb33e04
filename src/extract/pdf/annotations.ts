/**
 * Comments on a page, and the values of its form fields. They are drawn over the page and do not belong to its text.
 */
import type { Box } from '../../core/extraction/extraction.ts';
import type { PageArea } from './document.ts';
import type { Pdfium } from './engine.ts';
import { floatsAt, textFrom, withMemory } from './native.ts';
import { asShown } from './page-characters.ts';

/** A comment or the value of a field. */
export interface PageAnnotation {
  readonly group: 'comments' | 'fields';
  readonly text: string;
  readonly box: Box;
}

/** The subtypes of `fpdf_annot.h` whose contents are what a person wrote. Links, pop-ups and media are left out. */
const comments: ReadonlySet<number> = new Set([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17]);

/** `FPDF_ANNOT_WIDGET` */
const field = 20;

/** `FPDF_ANNOT_FLAG_HIDDEN` */
export const hidden = 2;

/** The maximum number of annotations of one page that are read. */
const maxAnnotations = 5000;

/** A control character other than a line end, which a text of a passage never has here. */
// oxlint-disable-next-line no-control-regex -- these are the characters to leave out
const controls = /[\0-\x09\x0b-\x1f\x7f-\x9f]/g;

/** Returns an entry of an annotation that a person wrote, with \n for its line ends; '' if it has none. */
export function annotationText(pdfium: Pdfium, annotation: number, key: string): string {
  const { call } = pdfium;
  const text = textFrom(pdfium, (buffer, size) => call.FPDFAnnot_GetStringValue(annotation, key, buffer, size));
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, ' ').trim();
}

function boxOf(pdfium: Pdfium, annotation: number, area: PageArea): Box {
  const rectangle = withMemory(pdfium, 16, (address) => {
    pdfium.call.FPDFAnnot_GetRect(annotation, address);
    return floatsAt(pdfium, address, 4);
  });
  const [left = 0, top = 0, right = 0, bottom = 0] = asShown(Float32Array.from(rectangle), area);
  return { left, top, width: right - left, height: bottom - top };
}

function read(pdfium: Pdfium, annotation: number, area: PageArea): PageAnnotation | undefined {
  const subtype = pdfium.call.FPDFAnnot_GetSubtype(annotation);
  const isField = subtype === field;
  if (!isField && !comments.has(subtype)) return undefined;
  if (pdfium.call.FPDFAnnot_GetFlags(annotation) & hidden) return undefined;
  const text = annotationText(pdfium, annotation, isField ? 'V' : 'Contents');
  if (text === '') return undefined;
  return { group: isField ? 'fields' : 'comments', text, box: boxOf(pdfium, annotation, area) };
}

/** Returns the comments and field values of an open page, in the order of the file. */
export function annotationsOf(pdfium: Pdfium, page: number, area: PageArea): readonly PageAnnotation[] {
  const { call } = pdfium;
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), maxAnnotations);
  return Array.from({ length: count }, (_, index) => call.FPDFPage_GetAnnot(page, index)).flatMap((annotation) => {
    if (annotation === 0) return [];
    const found = read(pdfium, annotation, area);
    call.FPDFPage_CloseAnnot(annotation);
    return found ? [found] : [];
  });
}
