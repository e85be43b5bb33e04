/** Shows bitmaps of pages. The canvas gets the memory of the bitmap and no copy of it. */

/** A canvas with the picture of a page. */
export interface PageCanvas {
  readonly canvas: HTMLCanvasElement;
  /** Releases its memory at once. The browser would wait until nothing refers to the canvas. */
  readonly close: () => void;
}

/** Moves a bitmap to a canvas. */
export function createPageCanvas(bitmap: ImageBitmap): PageCanvas {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return {
    canvas,
    close() {
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}
