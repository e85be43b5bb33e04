/** Reads the characters of a page from PDFium: what each is, how it came about, and where it is. */
import { shownSize, type PageArea } from './document.ts';
import { floatsAt, numberAt, textFrom, withMemory, type Pdfium } from './engine.ts';
import type { Rotation } from '../../core/extraction/extraction.ts';

// * Finds text that the page does not show: in a hidden layer, white on white, cut off or covered. Only text with a
// reason is looked at, and it counts as unseen if the picture of the page is the same without it.

/** `FPDF_PAGEOBJ_…` of `fpdf_edit.h`. */
const kinds = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** A rectangle in PDF coordinates: left, bottom, right and top. */
type Rectangle = readonly [left: number, bottom: number, right: number, top: number];

/** Parts of colours that differ by less than this cannot be told apart. */
const colourDistance = 0x10;

/** Thinner objects than this, in points, are lines that cover no text. */
const thinnest = 3;

/** After this many comparisons of places, all text of a page is doubtful. */
const maxComparisons = 2_000_000;

/** The maximum number of pixels of the pictures that are compared. */
const maxPixels = 4_000_000;

function boundsOf(pdfium: Pdfium, object: number): Rectangle | undefined {
  return withMemory(pdfium, 16, (at) => {
    if (!pdfium.call.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = floatsAt(pdfium, at, 4);
    return [left, bottom, right, top] as const;
  });
}

/** A colour as red, green, blue and alpha. */
type Colour = readonly number[];

const white: Colour = [0xff, 0xff, 0xff];

/** The colour of an area or of letters; undefined if it is a pattern. */
function fillOf(pdfium: Pdfium, object: number): Colour | undefined {
  return withMemory(pdfium, 16, (at) =>
    pdfium.call.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12)
      ? [0, 4, 8, 12].map((by) => numberAt(pdfium, at + by))
      : undefined,
  );
}

/** Whether a colour cannot be seen on another one. */
const isLike = (colour: Colour | undefined, other: Colour | undefined): boolean =>
  colour?.[3] === 0 ||
  (!!colour &&
    !!other &&
    [0, 1, 2].every((part) => Math.abs((colour[part] ?? 0) - (other[part] ?? 0)) < colourDistance));

/** The marks around an object in the content of its page. */
function marksOf({ call }: Pdfium, object: number): readonly number[] {
  const count = Math.max(0, call.FPDFPageObj_CountMarks(object));
  return Array.from({ length: count }, (_, index) => call.FPDFPageObj_GetMark(object, index));
}

/** Whether a mark is that of a layer, which can be hidden. */
const isLayer = (pdfium: Pdfium, mark: number): boolean =>
  textFrom(pdfium, (buffer, size) =>
    withMemory(pdfium, 4, (length) => {
      pdfium.call.FPDFPageObjMark_GetName(mark, buffer, size, length);
      return numberAt(pdfium, length);
    }),
  ) === 'OC';

/** `FPDF_OBJECT_STRING` of `fpdfview.h`. */
const stringType = 3;

/**
 * Whether a mark says that what it marks has no text, such as a shadow (ISO 32000-2, section 14.9.4): its text is
 * empty, or only a byte order mark. PDFium leaves out characters such as U+00AD when it decodes such a text.
 */
function saysNoText(pdfium: Pdfium, mark: number): boolean {
  const { call } = pdfium;
  if (call.FPDFPageObjMark_GetParamValueType(mark, 'ActualText') !== stringType) return false;
  return withMemory(pdfium, 8, (at) => {
    call.FPDFPageObjMark_GetParamBlobValue(mark, 'ActualText', at + 4, 4, at);
    const length = numberAt(pdfium, at);
    const [first, second] = pdfium.bytes().subarray(at + 4, at + 6);
    return (
      length === 0 || (length === 2 && ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe)))
    );
  });
}

/** Whether a part of an object is outside the paths that cut it off. */
function isCutOff(pdfium: Pdfium, object: number, [left, bottom, right, top]: Rectangle): boolean {
  const { call } = pdfium;
  const clip = call.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : Math.max(0, call.FPDFClipPath_CountPaths(clip));
  for (let path = 0; path < paths; path += 1) {
    const [xs, ys]: [number[], number[]] = [[], []];
    const segments = call.FPDFClipPath_CountPathSegments(clip, path);
    for (let index = 0; index < Math.min(segments, 64); index += 1) {
      const segment = call.FPDFClipPath_GetPathSegment(clip, path, index);
      withMemory(pdfium, 8, (at) => {
        if (!call.FPDFPathSegment_GetPoint(segment, at, at + 4)) return;
        const [x = 0, y = 0] = floatsAt(pdfium, at, 2);
        xs.push(x);
        ys.push(y);
      });
    }
    if (xs.length === 0) continue;
    const isInside =
      left >= Math.min(...xs) - 1 &&
      right <= Math.max(...xs) + 1 &&
      bottom >= Math.min(...ys) - 1 &&
      top <= Math.max(...ys) + 1;
    if (!isInside) return true;
  }
  return false;
}

/** Whether an object can cover text: a picture, or an area with a colour. */
function canCover(pdfium: Pdfium, object: number, kind: number, [left, bottom, right, top]: Rectangle): boolean {
  if (right - left < thinnest || top - bottom < thinnest) return false;
  if (kind !== kinds.path) return kind === kinds.image || kind === kinds.shading || kind === kinds.form;
  return withMemory(pdfium, 8, (at) => {
    pdfium.call.FPDFPath_GetDrawMode(object, at, at + 4);
    return numberAt(pdfium, at) !== 0;
  });
}

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** How deeply forms in forms are looked at. */
const deepest = 8;

/** The text objects in a form, which has a part of a page, and in the forms in it. */
function textInForm(pdfium: Pdfium, form: number, depth = 0): readonly number[] {
  const { call } = pdfium;
  const count = depth < deepest ? Math.max(0, call.FPDFFormObj_CountObjects(form)) : 0;
  return Array.from({ length: count }, (_, index) => call.FPDFFormObj_GetObject(form, index)).flatMap((object) => {
    const kind = call.FPDFPageObj_GetType(object);
    if (kind === kinds.form) return textInForm(pdfium, object, depth + 1);
    return kind === kinds.text ? [object] : [];
  });
}

/** The text objects of a page that may not be seen, and those that the file says have no text. */
interface DoubtfulText {
  readonly doubtful: ReadonlySet<number>;
  readonly withoutText: ReadonlySet<number>;
}

function doubtfulText(pdfium: Pdfium, page: number): DoubtfulText {
  const { call } = pdfium;
  const texts: { readonly object: number; readonly bounds: Rectangle }[] = [];
  const doubtful = new Set<number>();
  const areas: { readonly fill: Colour | undefined; readonly bounds: Rectangle }[] = [];
  const withoutText = new Set<number>();
  let comparisons = 0;
  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index);
    const kind = call.FPDFPageObj_GetType(object);
    const bounds = boundsOf(pdfium, object);
    const marks = kind === kinds.text || kind === kinds.form ? marksOf(pdfium, object) : [];
    const hasNoText = marks.some((mark) => saysNoText(pdfium, mark));
    if (hasNoText) withoutText.add(object);
    // The places and layers of what is in a form depend on the form, so that all its text is looked at.
    for (const text of kind === kinds.form ? textInForm(pdfium, object) : []) {
      doubtful.add(text);
      if (hasNoText || marksOf(pdfium, text).some((mark) => saysNoText(pdfium, mark))) withoutText.add(text);
    }
    if (!bounds) continue;
    if (kind === kinds.text) {
      texts.push({ object, bounds });
      const fill = fillOf(pdfium, object);
      comparisons += areas.length;
      if (
        isLike(fill, white) ||
        marks.some((mark) => isLayer(pdfium, mark)) ||
        isCutOff(pdfium, object, bounds) ||
        (comparisons < maxComparisons && areas.some((area) => isLike(fill, area.fill) && overlap(area.bounds, bounds)))
      )
        doubtful.add(object);
    } else if (comparisons < maxComparisons && canCover(pdfium, object, kind, bounds)) {
      comparisons += texts.length;
      if (kind === kinds.path) areas.push({ fill: fillOf(pdfium, object), bounds });
      for (const text of texts) if (overlap(text.bounds, bounds)) doubtful.add(text.object);
    }
  }
  if (comparisons >= maxComparisons) for (const { object } of texts) doubtful.add(object);
  return { doubtful, withoutText };
}

/** A picture of a page with four bytes for each pixel. */
interface Picture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function pictureOf(pdfium: Pdfium, page: number, width: number, height: number): Picture {
  const { call } = pdfium;
  const size = width * height * 4;
  return withMemory(pdfium, size, (address) => {
    const bitmap = call.FPDFBitmap_CreateEx(width, height, 4, address, width * 4);
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    call.FPDFBitmap_Destroy(bitmap);
    return { pixels: pdfium.bytes().slice(address, address + size), width, height };
  });
}

/** Whether two pictures look the same in the middle of a box, which letters of other lines do not reach. */
function isSame(one: Picture, other: Picture, scale: number, box: readonly number[]): boolean {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const inset = (bottom - top) * 0.2;
  const from = Math.max(0, Math.floor(left * scale)) * 4;
  const to = Math.min(one.width, Math.ceil(right * scale)) * 4;
  const last = Math.min(one.height, Math.ceil((bottom - inset) * scale));
  for (let y = Math.max(0, Math.floor((top + inset) * scale)); y < last; y += 1) {
    for (let at = y * one.width * 4 + from; at < y * one.width * 4 + to; at += 1) {
      if (Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0)) >= colourDistance) return false;
    }
  }
  return true;
}

/** Indexes of characters. */
export interface UnseenCharacters {
  /** Those that the page does not show. */
  readonly unseen: readonly number[];
  /** Those that have no text, as the file says: their `ActualText` is empty. */
  readonly withoutText: readonly number[];
}

/**
 * Finds the characters that the page does not show. `objects` are the text objects of the characters, and `boxes` their
 * places on the page as it is shown.
 */
function unseenCharacters(
  pdfium: Pdfium,
  page: number,
  { width, height, rotation }: PageArea,
  objects: Uint32Array,
  boxes: Float32Array,
): UnseenCharacters {
  const { doubtful, withoutText } = doubtfulText(pdfium, page);
  const indexes = { unseen: [] as number[], withoutText: [] as number[] };
  if (withoutText.size > 0) {
    objects.forEach((object, index) => void (withoutText.has(object) && indexes.withoutText.push(index)));
  }
  if (doubtful.size === 0) return indexes;
  const [shownWidth, shownHeight] = rotation % 180 === 0 ? [width, height] : [height, width];
  const scale = Math.min(2, Math.sqrt(maxPixels / (width * height)));
  const [pixelWidth, pixelHeight] = [Math.ceil(shownWidth * scale), Math.ceil(shownHeight * scale)];
  const before = pictureOf(pdfium, page, pixelWidth, pixelHeight);
  for (const object of doubtful) pdfium.call.FPDFPageObj_SetIsActive(object, false);
  const after = pictureOf(pdfium, page, pixelWidth, pixelHeight);
  for (const object of doubtful) pdfium.call.FPDFPageObj_SetIsActive(object, true);
  objects.forEach((object, index) => {
    const box = [...boxes.subarray(index * 4, index * 4 + 4)];
    if (doubtful.has(object) && isSame(before, after, scale, box)) indexes.unseen.push(index);
  });
  return indexes;
}

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
