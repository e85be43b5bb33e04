/** Computes where the menu for the selected text goes: below the text if there is space, otherwise above it. */

/** The box around the selected text, in CSS pixels of the browser window. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  /** The middle of the last line of the selected text. */
  readonly middle: number;
}

/** The distance between the text and the menu, in CSS pixels. */
const gap = 6;

/**
 * The distance below text selected by touch: a phone draws the handles of the selection there, about 24 pixels high.
 */
const gapBelowTouch = 32;

/**
 * Returns the menu's upper left corner in the browser window. It never covers the text of the box: if there is no space
 * in the view on either side, the menu is below the text, outside the view. After a touch it does not cover the handles
 * of the selection either, which are below the text.
 */
export function menuPlace(
  words: Box,
  menu: { readonly width: number; readonly height: number },
  view: { readonly top: number; readonly bottom: number; readonly left: number },
  viewWidth: number,
  byTouch = false,
): { readonly top: number; readonly left: number } {
  const below = words.bottom + (byTouch ? gapBelowTouch : gap);
  const above = words.top - gap - menu.height;
  const fitsBelow = below >= view.top && below + menu.height <= view.bottom;
  const fitsAbove = above >= view.top && above + menu.height <= view.bottom;
  const most = view.left + viewWidth - menu.width - gap;
  return {
    top: !fitsBelow && fitsAbove ? above : below,
    left: Math.max(view.left + gap, Math.min(words.middle - menu.width / 2, most)),
  };
}
