/** A claim's words in the sentence around them, with the cues that govern them underlined, and who said them. */
import { Fragment, useMemo, type ReactNode } from 'react';
import type { ClaimView } from '../core/assessment/view.ts';
import { casefileIndex } from '../core/casefile/lookup.ts';
import { saidBy } from '../core/check/said-by.ts';
import {
  claimSentenceOf,
  cueEffects,
  type ClaimSentence,
  type ClaimSentencePart,
} from '../core/check/claim-sentence.ts';
import { knownCues } from '../core/proposals/known-cues.ts';
import { shortenMiddle } from '../core/passage/excerpt.ts';
import { oneLine } from '../core/passage/shorten.ts';
import { AuthorText } from './author-text.tsx';
import { useClaimLanguage } from './use-claim-language.ts';
import { showHiddenCharacters } from '../core/passage/hidden.ts';
import { Bdi } from '../ui/bdi.tsx';
import classes from './claim-sentence.module.css';
import { useDraft } from './context.tsx';

/** Returns the sentence around a claim's words; undefined without the passage, or if its text there is another. */
export function useClaimSentence(claim: ClaimView, reach?: number): ClaimSentence | undefined {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  // The cues of other languages may be loaded after the draft is open, and change the sentence.
  const cues = useDraft(knownCues);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => claimSentenceOf(claim, casefileIndex(casefile), reach), [claim, casefile, reach, cues]);
}

interface InSentenceProps {
  /** The sentence; undefined for the words alone. */
  readonly sentence: ClaimSentence | undefined;
  /** The claim's own words. */
  readonly children: ReactNode;
}

/** The claim's own words with the rest of their sentence around them. */
export function InOwnSentence({ sentence, children }: InSentenceProps) {
  if (!sentence) return children;
  return (
    <>
      <Parts parts={sentence.before} />
      <span className={classes.own}>{children}</span>
      <Parts parts={sentence.after} />
    </>
  );
}

function Parts({ parts }: { readonly parts: readonly ClaimSentencePart[] }) {
  return parts.map(({ text, role }, at) =>
    role === 'around' ? (
      <span key={at} className={classes.around}>
        {showHiddenCharacters(text)}
      </span>
    ) : (
      <span key={at} className={classes.cue} title={`“${text}” ${cueEffects[role]}`}>
        {showHiddenCharacters(text)}
      </span>
    ),
  );
}

interface ClaimInSentenceProps {
  readonly claim: ClaimView;
  readonly sentence: ClaimSentence;
  readonly children: ReactNode;
}

/** The sentence around a claim's words, which are shown elsewhere and therefore shortened here. */
export function ClaimInSentence({ claim, sentence, children }: ClaimInSentenceProps) {
  const language = useClaimLanguage(claim);
  return (
    <div className={classes.sentence}>
      <p>
        In its sentence:{' '}
        <AuthorText className={classes.words} lang={language}>
          <InOwnSentence sentence={sentence}>
            {showHiddenCharacters(shortenMiddle(oneLine(sentence.own), 60))}
          </InOwnSentence>
        </AuthorText>
      </p>
      <CueNote sentence={sentence} />
      {children}
    </div>
  );
}

/** Says what the cues can do to the claim's words; nothing without cues. */
export function CueNote({ sentence }: { readonly sentence: ClaimSentence | undefined }) {
  if (!sentence || sentence.cues.length === 0) return null;
  return (
    <p className={classes.note}>
      In the same sentence:
      {sentence.cues.map(({ words, kind }, at) => (
        <Fragment key={at}>
          {' “'}
          <Bdi>{words}</Bdi>
          {`” ${cueEffects[kind]}.`}
        </Fragment>
      ))}
    </p>
  );
}

/** Who said the claim's words, and who published them. */
export function SaidBy({ claim }: { readonly claim: ClaimView }) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const parts = useMemo(() => saidBy(claim, casefileIndex(casefile)), [claim, casefile]);
  return parts.map(({ text, isName }, at) => (isName ? <Bdi key={at}>{text}</Bdi> : text));
}
