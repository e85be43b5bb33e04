/** An upper and a lower edge, in CSS pixels from the top of the browser window. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** The minimum distance from the edge of the view, in CSS pixels. */
const margin = 40;

/**
 * Returns how far to scroll so that text is visible: to the middle of the view, or with its beginning near the top if
 * it is higher than the view. Returns 0 if it is already visible, so that nothing moves while somebody reads it.
 */
export function scrollToReveal(words: Edges, view: Edges): number {
  const height = words.bottom - words.top;
  const viewHeight = view.bottom - view.top;
  const isVisible = words.top >= view.top && words.bottom <= view.bottom;
  const fillsView = height >= viewHeight && words.top <= view.top && words.bottom >= view.bottom;
  const beginsInView = height >= viewHeight && words.top >= view.top && words.top <= view.top + viewHeight / 2;
  if (isVisible || fillsView || beginsInView) return 0;
  const near = Math.min(margin, viewHeight / 4);
  const fits = height < viewHeight - 2 * near;
  return words.top - (fits ? view.top + (viewHeight - height) / 2 : view.top + near);
}
