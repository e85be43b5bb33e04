/** Reads the characters of a page from PDFium: what each is, how it came about, and where it is. */
import type { Rotation } from '../../core/extraction/extraction.ts';
import { shownSize, type PageArea } from './document.ts';
import type { Pdfium } from './engine.ts';
import { withMemory } from './native.ts';
import { unseenCharacters } from './unseen-text.ts';

/** What PDFium says of a character. The values are bits. */
export const flag = {
  /** Not in the file: a space or a line end that follows from the positions. */
  generated: 1,
  /** A hyphen at the end of a line, in the middle of a word. PDFium writes U+0002 for it and no line end. */
  lineHyphen: 2,
  /** The font does not say which character the glyph is. PDFium writes the number of the glyph. */
  unmapped: 4,
  /** Drawn without paint: usually the result of text recognition, behind a picture of the page. */
  invisible: 8,
  /** Wholly outside the area of the page that is shown. */
  outside: 16,
  /** Not seen in the picture of the page: in a hidden layer, white on white, cut off or covered. */
  unseen: 32,
  /** Marked as having no text, such as a shadow that is drawn as letters. */
  withoutText: 64,
} as const;

/** The characters of a page in PDFium’s order. The arrays have one item for each character, and `boxes` has four. */
export interface PageCharacters {
  /** Code points or, for a few files, UTF-16 units. */
  readonly codes: Uint32Array;
  readonly flags: Uint8Array;
  /** Left, top, right and bottom, in points from the top left of the page as it is shown. */
  readonly boxes: Float32Array;
}

/** `FPDF_TEXTRENDERMODE_INVISIBLE` and `_CLIP` of `fpdf_edit.h`: the letters are not painted. */
const invisibleModes: readonly number[] = [3, 7];

function flagsOf({ fast }: Pdfium, textPage: number, index: number): number {
  if (fast.FPDFText_IsGenerated(textPage, index) === 1) return flag.generated;
  const object = fast.FPDFText_GetTextObject(textPage, index);
  const invisible = object !== 0 && invisibleModes.includes(fast.FPDFTextObj_GetTextRenderMode(object));
  return (
    (fast.FPDFText_IsHyphen(textPage, index) === 1 ? flag.lineHyphen : 0) |
    (fast.FPDFText_HasUnicodeMapError(textPage, index) === 1 ? flag.unmapped : 0) |
    (invisible ? flag.invisible : 0)
  );
}

/** How to turn left, top, right and bottom of a page with this width and height. */
const turns = {
  0: (left, top, right, bottom) => [left, top, right, bottom],
  90: (left, top, right, bottom, _width, height) => [height - bottom, left, height - top, right],
  180: (left, top, right, bottom, width, height) => [width - right, height - bottom, width - left, height - top],
  270: (left, top, right, bottom, width) => [top, width - right, bottom, width - left],
} as const satisfies Record<
  Rotation,
  (left: number, top: number, right: number, bottom: number, width: number, height: number) => readonly number[]
>;

/**
 * Changes boxes from PDF coordinates (left, top, right, bottom) to points from the top left of the page as it is shown.
 */
export function asShown(boxes: Float32Array, { left, bottom, width, height, rotation }: PageArea): Float32Array {
  const shown = new Float32Array(boxes.length);
  const top = bottom + height;
  const turn = turns[rotation];
  for (let at = 0; at + 3 < boxes.length; at += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = boxes.subarray(at, at + 4);
    shown.set(turn(x1 - left, top - y1, x2 - left, top - y2, width, height), at);
  }
  return shown;
}

/** Spaces have no ink, so that they are as the character before them is. */
function markUnseen(codes: Uint32Array, flags: Uint8Array, unseen: readonly number[]): void {
  const isSpace = (index: number): boolean => codes[index] === 0x20 || ((flags[index] ?? 0) & flag.generated) !== 0;
  const letters = codes.reduce((count, _, index) => count + (isSpace(index) ? 0 : 1), 0);
  const found = new Set(unseen.filter((index) => !isSpace(index)));
  // A page whose whole text is covered is a picture with the result of text recognition.
  const bit = found.size === letters ? flag.invisible : flag.unseen;
  let isBefore = false;
  for (let index = 0; index < codes.length; index += 1) {
    if (isSpace(index) ? isBefore : (isBefore = found.has(index))) flags[index] = (flags[index] ?? 0) | bit;
  }
}

function readTextPage(pdfium: Pdfium, page: number, textPage: number, area: PageArea): PageCharacters {
  const { fast } = pdfium;
  const count = Math.max(0, fast.FPDFText_CountChars(textPage));
  const codes = new Uint32Array(count);
  const flags = new Uint8Array(count);
  const objects = new Uint32Array(count);
  const boxes = withMemory(pdfium, Math.max(16, count * 16), (address) => {
    for (let index = 0; index < count; index += 1) {
      codes[index] = fast.FPDFText_GetUnicode(textPage, index) >>> 0;
      flags[index] = flagsOf(pdfium, textPage, index);
      objects[index] =
        (flags[index] ?? 0) & (flag.generated | flag.invisible) ? 0 : fast.FPDFText_GetTextObject(textPage, index);
      fast.FPDFText_GetLooseCharBox(textPage, index, address + index * 16);
    }
    return new Float32Array(pdfium.bytes().slice(address, address + count * 16).buffer);
  });
  const shown = asShown(boxes, area);
  const { width, height } = shownSize(area);
  for (let index = 0; index < count; index += 1) {
    const [left = 0, top = 0, right = 0, bottom = 0] = shown.subarray(index * 4, index * 4 + 4);
    const isOutside = right <= 0 || bottom <= 0 || left >= width || top >= height;
    if (isOutside && ((flags[index] ?? 0) & flag.generated) === 0) flags[index] = (flags[index] ?? 0) | flag.outside;
  }
  const { unseen, withoutText } = unseenCharacters(pdfium, page, area, objects, shown);
  if (unseen.length > 0) markUnseen(codes, flags, unseen);
  for (const index of withoutText) flags[index] = (flags[index] ?? 0) | flag.withoutText;
  return { codes, flags, boxes: shown };
}

/** Reads the characters of an open page. */
export function readCharacters(pdfium: Pdfium, page: number, area: PageArea): PageCharacters {
  const textPage = pdfium.call.FPDFText_LoadPage(page);
  if (textPage === 0) return { codes: new Uint32Array(), flags: new Uint8Array(), boxes: new Float32Array() };
  const characters = readTextPage(pdfium, page, textPage, area);
  pdfium.call.FPDFText_ClosePage(textPage);
  return characters;
}
