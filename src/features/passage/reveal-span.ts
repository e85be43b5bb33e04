/** An upper and a lower edge in the window, in CSS pixels from its top. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** What is brought in does not touch the edge, in CSS pixels. */
const margin = 40;

/**
 * How far to scroll so that words are in sight: to the middle of the view, or with their beginning near its top where they are
 * higher than it. 0 where they are in sight already: nothing moves under somebody who is looking at them.
 */
export function scrollToReveal(words: Edges, view: Edges): number {
  const height = words.bottom - words.top;
  const room = view.bottom - view.top;
  const inSight = words.top >= view.top && words.bottom <= view.bottom;
  const fillsIt = height >= room && words.top <= view.top && words.bottom >= view.bottom;
  const beginsInIt = height >= room && words.top >= view.top && words.top <= view.top + room / 2;
  if (inSight || fillsIt || beginsInIt) return 0;
  const near = Math.min(margin, room / 4);
  const fits = height < room - 2 * near;
  return words.top - (fits ? view.top + (room - height) / 2 : view.top + near);
}
