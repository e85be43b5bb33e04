/** A part of the review card with texts that may be cut, and the button that shows all of them. */
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { SmallButton } from '../../ui/small-button.tsx';
import { watchTextSize } from './watch-text-size.ts';

interface ShortenedProps {
  /** The key of what the part shows. Another one is shown shortened again. */
  readonly of: string;
  /** What the texts are of, for the button’s accessible name; none for the only such button of the card. */
  readonly what?: string;
  readonly className?: string | undefined;
  /** `more` is the button; null if the texts are complete. */
  readonly children: (more: ReactNode) => ReactNode;
}

export function Shortened({ of, what, className, children }: ShortenedProps) {
  const part = useRef<HTMLDivElement>(null);
  const { isShortened, showsAll, setShowsAll } = useShortened(part, of);
  const title = showsAll ? 'Show less text' : 'Show all text';
  return (
    <div ref={part} className={className} data-all={showsAll || undefined} data-texts>
      {children(
        isShortened ? (
          <SmallButton
            look="plain"
            label={what === undefined ? undefined : `${title} of ${what}`}
            expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {title}
          </SmallButton>
        ) : null,
      )}
    </div>
  );
}

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
