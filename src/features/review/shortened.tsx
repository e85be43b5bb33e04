/** A part of the review card with texts that may be cut, and the button that shows all of them. */
import { useRef, type ReactNode } from 'react';
import { SmallButton } from '../../ui/small-button.tsx';
import { useShortened } from './use-shortened.ts';

interface ShortenedProps {
  /** The key of what the part shows. Another one is shown shortened again. */
  readonly of: string;
  /** The claim of the texts, for the button’s accessible name; none if the card has only one such button. */
  readonly claimId?: string;
  readonly className?: string | undefined;
  /** `more` is the button; null if the texts are complete. */
  readonly children: (more: ReactNode) => ReactNode;
}

export function Shortened({ of, claimId, className, children }: ShortenedProps) {
  const part = useRef<HTMLDivElement>(null);
  const { isShortened, showsAll, setShowsAll } = useShortened(part, of);
  const title = showsAll ? 'Show less text' : 'Show all text';
  return (
    <div ref={part} className={className} data-all={showsAll || undefined} data-texts>
      {children(
        isShortened ? (
          <SmallButton
            look="plain"
            label={claimId === undefined ? undefined : `${title} of ${claimId}`}
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
