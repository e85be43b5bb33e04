/** On the review card: a claim's words in their sentence, with their source. */
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { showHiddenCharacters } from '../../core/passage/hidden.ts';
import { CueNote, InOwnSentence, useClaimSentence } from '../../shared/claim-sentence.tsx';
import { useDraft } from '../../shared/context.tsx';
import type { ReviewClaim } from './model.ts';
import { claimMeta } from './words.ts';
import { watchTextSize } from './watch-text-size.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';

interface ClaimInPlaceProps {
  readonly claim: ReviewClaim;
  /** The button that shows all of a shortened text; null if it is complete. */
  readonly more: ReactNode;
}

export function ClaimInPlace({ claim, more }: ClaimInPlaceProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const { actual = '', proposition = '', passage_id = '' } = claim.claim;
  const loaded = casefileIndex(casefile).passage(passage_id);
  const sentence = useClaimSentence(claim.claim);
  const words = useRef<HTMLElement>(null);
  useTextInView(words, claim);
  return (
    <>
      <p className={wording.meta}>
        <span className={wording.id}>{claim.id}</span>: {claimMeta(claim.claim, casefile)} {more}
      </p>
      <div
        role="group"
        aria-label={`Text of ${claim.id} in its passage`}
        className={classes.inPlace}
        data-shortened
        dir="auto"
        lang={loaded?.observations[0]?.language ?? ''}
      >
        <blockquote>
          <InOwnSentence sentence={sentence}>
            <mark ref={words} className={classes.ownWords}>
              {showHiddenCharacters(actual)}
            </mark>
          </InOwnSentence>
        </blockquote>
      </div>
      <CueNote sentence={sentence} />
      {sentence ? null : (
        <p className={wording.meta}>
          {loaded
            ? 'This text does not match the passage at the claim’s span.'
            : 'The passage is not in the casefile, so this text cannot be checked.'}
        </p>
      )}
      {proposition !== '' && proposition !== actual ? (
        <p className={wording.meta}>
          Author’s proposition: <AuthorText as="q">{proposition}</AuthorText>
        </p>
      ) : null}
    </>
  );
}

/** The distance of the box from the edge of the pane, in CSS pixels. */
const margin = 8;

/**
 * Keeps a claim's text visible. The box around it never gets smaller than the text, so that the surrounding text is
 * cut first, and only between lines. Box and pane are scrolled to the text whenever the subject or the size of the pane
 * or the text changes, but the pane not for more or less of the surrounding text.
 */
function useTextInView(text: RefObject<HTMLElement | null>, subject: unknown): void {
  useLayoutEffect(() => {
    const mark = text.current;
    const box = mark?.closest<HTMLElement>('[role="group"]');
    const pane = mark?.closest<HTMLElement>('[data-words]');
    if (!mark || !box || !pane) return undefined;
    let [lastHeight, lastSizes] = [-1, ''];
    const show = (): void => {
      const [words, around] = [mark.getBoundingClientRect(), box.getBoundingClientRect()];
      const sizes = [words.height, pane.offsetHeight, pane.offsetWidth].join(' ');
      // Respects manual scrolling unless the text is cut, or a size changed.
      const isWhole = words.top >= around.top && words.bottom <= around.bottom;
      if (isWhole && box.clientHeight === lastHeight && sizes === lastSizes) return;
      cutBetweenLines(box, mark);
      if (sizes !== lastSizes) scrollInto(pane, box);
      [lastHeight, lastSizes] = [box.clientHeight, sizes];
    };
    show();
    return watchTextSize(pane, show);
  }, [text, subject]);
}

/** Space below the last line for the line under the claim’s text and for rounding, in CSS pixels. */
const underline = 4;

/**
 * Sets the height of the box to whole lines, at least those of the claim’s text, and scrolls to the first of them.
 */
function cutBetweenLines(box: HTMLElement, mark: HTMLElement): void {
  const height = Number.parseFloat(getComputedStyle(box).lineHeight);
  box.style.removeProperty('--whole-lines');
  const { top } = (box.firstElementChild ?? box).getBoundingClientRect();
  // In some fonts, letters are taller than their line, but their middle is in it.
  const lineOf = (part: DOMRect | undefined): number =>
    part ? Math.floor(((part.top + part.bottom) / 2 - top) / height) : 0;
  const parts = mark.getClientRects();
  const [first, last] = [lineOf(parts[0]), lineOf(parts[parts.length - 1])];
  const heightOf = (lines: number): string => `${String(lines * height + underline)}px`;
  box.style.setProperty('--own-words', heightOf(last - first + 1));
  if (box.scrollHeight > box.clientHeight + 1) {
    const lines = Math.floor((box.clientHeight - underline + 1) / height);
    box.style.setProperty('--whole-lines', heightOf(lines));
  }
  box.scrollTop = Math.floor(first * height);
}

/** Scrolls a pane as little as needed to show a box in it; a box taller than the pane is shown from its top. */
function scrollInto(pane: HTMLElement, box: HTMLElement): void {
  if (getComputedStyle(pane).overflowY === 'visible') return;
  pane.scrollTop = 0;
  const [outer, inner] = [pane.getBoundingClientRect(), box.getBoundingClientRect()];
  pane.scrollTop = Math.max(0, Math.min(inner.bottom - outer.bottom + margin, inner.top - outer.top - margin));
}
