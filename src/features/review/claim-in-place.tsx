import { useRef } from 'react';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { surroundings } from '../../core/export/surroundings.ts';
import { showHiddenCharacters } from '../../core/passage/hidden.ts';
import { spanOf, textAt } from '../../core/passage/span.ts';
import { useDraft } from '../../store/context.tsx';
import type { ReviewClaim } from './model.ts';
import { useWordsInSight } from './use-words-in-sight.ts';
import { claimMeta } from './words.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';

/** How much of the passage is shown on either side of a claim's words, in code points. */
const reach = 90;

/** A claim's words where they stand in their passage, and whose they are. */
export function ClaimInPlace({ claim }: { readonly claim: ReviewClaim }) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const { actual = '', proposition = '', passage_id = '', span } = claim.claim;
  const loaded = casefileIndex(casefile).passage(passage_id);
  const at = spanOf(span);
  const stands = loaded && at && textAt(loaded.passage.text, at) === actual;
  const words = useRef<HTMLElement>(null);
  useWordsInSight(words, claim);
  const around = stands ? surroundings(loaded.passage.text, at, reach) : undefined;
  return (
    <>
      {/* It takes the focus to be scrolled by keyboard. */}
      <div
        role="group"
        aria-label={`Text of ${claim.id} in its passage`}
        {...focusable}
        className={classes.inPlace}
        dir="auto"
        lang={loaded?.observations[0]?.language ?? undefined}
      >
        <blockquote>
          {around ? `${around.cutBefore ? '…' : ''}${showHiddenCharacters(around.before)}` : null}
          <mark ref={words} className={classes.ownWords}>
            {showHiddenCharacters(actual)}
          </mark>
          {around ? `${showHiddenCharacters(around.after)}${around.cutAfter ? '…' : ''}` : null}
        </blockquote>
      </div>
      {stands ? null : (
        <p className={wording.meta}>
          {loaded
            ? 'These words do not stand at the claim’s place in its passage.'
            : 'The passage is not in the casefile: whether these are its words could not be checked.'}
        </p>
      )}
      {proposition !== '' && proposition !== actual ? (
        <p className={wording.meta}>
          Put by the author as: <q dir="auto">{proposition}</q>
        </p>
      ) : null}
      <p className={wording.meta}>{claimMeta(claim.claim, casefile)}</p>
    </>
  );
}

const focusable = { tabIndex: 0 };
