/** Tells a part of the review card whether its texts are cut, and remembers whether the person wants all of them. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchTextSize } from './watch-text-size.ts';

interface ShortenedTexts {
  /** Whether some text of the part is cut, or was cut before the person chose to see all of it. */
  readonly isShortened: boolean;
  /** Whether the person chose to see all text of this subject. */
  readonly showsAll: boolean;
  readonly setShowsAll: (showsAll: boolean) => void;
}

/** In Firefox, letters taller than their line are part of the height, but only a text that hides something is cut. */
function isCut(text: Element): boolean {
  return getComputedStyle(text).overflowY !== 'visible' && text.scrollHeight > text.clientHeight + 1;
}

/** Observes the shortened texts of a part (`data-shortened`). A new `key` is another subject, shown shortened. */
export function useShortened(part: RefObject<HTMLElement | null>, key: string): ShortenedTexts {
  const [isShortened, setShortened] = useState(false);
  const [all, setAll] = useState<string>();
  const showsAll = all === key;
  useLayoutEffect(() => {
    const element = part.current;
    if (!element || showsAll) return undefined;
    const texts = [...element.querySelectorAll('[data-shortened]')];
    const measure = (): void => setShortened(texts.some(isCut));
    measure();
    return watchTextSize(element.closest<HTMLElement>('[data-words]') ?? element, measure);
  }, [part, key, showsAll]);
  return { isShortened, showsAll, setShowsAll: (isAll) => setAll(isAll ? key : undefined) };
}
