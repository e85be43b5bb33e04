/** On the review card: a claim's words in their sentence, with their source. */
import { useRef, type ReactNode } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { showHiddenCharacters } from '../../core/passage/hidden.ts';
import { CueNote, InOwnSentence, useClaimSentence } from '../../shared/claim-sentence.tsx';
import { useDraft } from '../../shared/context.tsx';
import type { ReviewClaim } from './model.ts';
import { useTextInView } from './use-text-in-view.ts';
import { claimMeta } from './words.ts';
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
      <p className={wording.meta}>
        <span className={wording.id}>{claim.id}</span>: {claimMeta(claim.claim, casefile)} {more}
      </p>
    </>
  );
}
