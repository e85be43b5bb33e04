/** Scrolls and sizes parts of the review card so that the text of the claim under review stays visible. */
import { useLayoutEffect, type RefObject } from 'react';
import { watchTextSize } from './watch-text-size.ts';

/** Space above and below the text, in CSS pixels: lines are taller than their letters. */
const margin = 8;

/**
 * Keeps a claim's text visible. The box around it never gets smaller than the text, so that the surrounding text is
 * cut first. Box and pane are scrolled to the text whenever the subject or the size of the pane or the text changes.
 */
export function useTextInView(text: RefObject<HTMLElement | null>, subject: unknown): void {
  useLayoutEffect(() => {
    const mark = text.current;
    const box = mark?.closest<HTMLElement>('[role="group"]');
    const pane = mark?.closest<HTMLElement>('[data-words]');
    if (!mark || !box || !pane) return undefined;
    let last = '';
    const show = (): void => {
      const [words, around] = [mark.getBoundingClientRect(), box.getBoundingClientRect()];
      const { height } = words;
      // Respects manual scrolling unless the text is cut, or its height or the size of the pane changed.
      const now = [height, pane.clientHeight, pane.clientWidth].join(' ');
      if (now === last && words.top >= around.top && words.bottom <= around.bottom) return;
      last = now;
      box.style.setProperty('--own-words', `${String(Math.ceil(height) + 2 * margin)}px`);
      const { top } = mark.getBoundingClientRect();
      box.scrollTop += top - box.getBoundingClientRect().top - margin;
      scrollInto(pane, box);
    };
    show();
    return watchTextSize(pane, show);
  }, [text, subject]);
}

/** Scrolls a pane as little as needed to show a box in it; a box taller than the pane is shown from its top. */
function scrollInto(pane: HTMLElement, box: HTMLElement): void {
  if (getComputedStyle(pane).overflowY === 'visible') return;
  pane.scrollTop = 0;
  const [outer, inner] = [pane.getBoundingClientRect(), box.getBoundingClientRect()];
  pane.scrollTop = Math.max(0, Math.min(inner.bottom - outer.bottom + margin, inner.top - outer.top - margin));
}
