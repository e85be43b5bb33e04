/** Tells when the texts of the review card may take more or less space than before. */

/**
 * Calls the listener when the size of the card or of a text in it changes, with its font or the spacing of its letters
 * as well. Returns a function that stops this.
 */
export function watchTextSize(card: HTMLElement, listener: () => void): () => void {
  const sizes = new ResizeObserver(listener);
  sizes.observe(card);
  // A shortened text stays as high as before. What it contains, and the heading, which is as wide as its words, do not.
  for (const part of card.querySelectorAll('[data-shortened], blockquote, h3')) sizes.observe(part);
  document.fonts.addEventListener('loadingdone', listener);
  return () => {
    sizes.disconnect();
    document.fonts.removeEventListener('loadingdone', listener);
  };
}
