import { useLayoutEffect, type RefObject } from 'react';

/** Room above and below the words, in CSS pixels: lines are taller than their letters. */
const margin = 8;

/**
 * Keeps a claim's own words in sight: the box around them never gets lower than they are, so that their surroundings
 * give way first, and box and pane are scrolled to them whenever the subject, the pane's size or a font changes.
 */
export function useWordsInSight(words: RefObject<HTMLElement | null>, subject: unknown): void {
  useLayoutEffect(() => {
    const mark = words.current;
    const box = mark?.closest<HTMLElement>('[role="group"]');
    const pane = mark?.closest<HTMLElement>('[data-words]');
    if (!mark || !box || !pane) return undefined;
    let last = '';
    const show = (): void => {
      const { height } = mark.getBoundingClientRect();
      // Who has scrolled elsewhere is led back only where the words took another height or the pane another size.
      const now = [height, pane.clientHeight, pane.clientWidth].join(' ');
      if (now === last) return;
      last = now;
      box.style.setProperty('--own-words', `${String(Math.ceil(height) + 2 * margin)}px`);
      const { top } = mark.getBoundingClientRect();
      box.scrollTop += top - box.getBoundingClientRect().top - margin;
      scrollInto(pane, box);
    };
    show();
    const sizes = new ResizeObserver(show);
    sizes.observe(pane);
    document.fonts.addEventListener('loadingdone', show);
    return () => {
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', show);
    };
  }, [words, subject]);
}

/** Scrolls a pane that scrolls by itself just so far that a box in it is in sight, from its top where it is taller. */
function scrollInto(pane: HTMLElement, box: HTMLElement): void {
  if (getComputedStyle(pane).overflowY === 'visible') return;
  pane.scrollTop = 0;
  const [outer, inner] = [pane.getBoundingClientRect(), box.getBoundingClientRect()];
  pane.scrollTop = Math.max(0, Math.min(inner.bottom - outer.bottom + margin, inner.top - outer.top - margin));
}
