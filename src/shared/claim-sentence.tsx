/** A claim's words in the sentence around them, with the cues that govern them underlined, and who said them. */
import { Fragment, useMemo, type ReactNode } from 'react';
import type { ClaimView } from '../core/assessment/view.ts';
import { casefileIndex, languageOfObservation } from '../core/casefile/lookup.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { saidBy } from '../core/check/in-words.ts';
import {
  claimSentenceOf,
  cueEffects,
  type ClaimSentence,
  type ClaimSentencePart,
} from '../core/check/claim-sentence.ts';
import { knownCues } from '../core/proposals/known-cues.ts';
import { shortenMiddle } from '../core/text/excerpt.ts';
import { oneLine } from '../core/text/shorten.ts';
import { AuthorText } from './author-text.tsx';
import { showHiddenCharacters } from '../core/text/hidden.ts';
import { Bdi } from '../ui/bdi.tsx';
import classes from './claim-sentence.module.css';
import { useDraft } from './context.tsx';
import { useClaimWordsLanguage } from './use-span-words.ts';

/**
 * Returns the sentence around a claim's words; undefined without the passage, or if its text there is another. The
 * casefile is that of the draft if none is given.
 */
export function useClaimSentence(claim: ClaimView, reach?: number, given?: Casefile | null): ClaimSentence | undefined {
  const casefile = useCasefile(given);
  // The cues of other languages may be loaded after the draft is open, and change the sentence.
  const cues = useDraft(knownCues);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => claimSentenceOf(claim, casefileIndex(casefile), reach), [claim, casefile, reach, cues]);
}

function useCasefile(given: Casefile | null | undefined): Casefile | null {
  const own = useDraft(({ workspace }) => workspace.casefile);
  return given === undefined ? own : given;
}

interface InOwnSentenceProps {
  /** The sentence; undefined for the words alone. */
  readonly sentence: ClaimSentence | undefined;
  /** The claim's own words. */
  readonly children: ReactNode;
}

/** The claim's own words with the rest of their sentence around them. `CueNote` says what the cues in it can do. */
export function InOwnSentence({ sentence, children }: InOwnSentenceProps) {
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
  return parts.map(({ text, role }, at) => (
    <span key={at} className={role === 'around' ? classes.around : classes.cue}>
      {showHiddenCharacters(text)}
    </span>
  ));
}

interface ClaimInSentenceProps {
  readonly claim: ClaimView;
  readonly sentence: ClaimSentence;
  readonly casefile?: Casefile | null;
  readonly children?: ReactNode;
}

/** The sentence around a claim's words, which are shown elsewhere and therefore shortened here. */
function ClaimInSentence({ claim, sentence, casefile, children }: ClaimInSentenceProps) {
  const language = languageOfObservation(useCasefile(casefile), claim.observation_id);
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

interface BelowWordsProps {
  readonly claim: ClaimView;
  /** The casefile of another version than the draft's. */
  readonly casefile?: Casefile | null;
}

/** How much of the sentence is shown in lists on either side of the claim's words, in UTF-16 units. */
export const reachInLists = 90;

/** Below a claim's words in a list: their sentence, if it has more words, and who said them. */
export function BelowWords({ claim, casefile }: BelowWordsProps) {
  const sentence = useClaimSentence(claim, reachInLists, casefile);
  return (
    <>
      {sentence && (sentence.wider ?? sentence.cues[0]) ? (
        <ClaimInSentence claim={claim} sentence={sentence} casefile={casefile} />
      ) : null}
      <p className={classes.note}>
        <SaidBy claim={claim} casefile={casefile} />
      </p>
    </>
  );
}

/** Says what the cues can do to the claim's words; nothing without cues. */
export function CueNote({ sentence }: { readonly sentence: ClaimSentence | undefined }) {
  if (!sentence || sentence.cues.length === 0) return null;
  return (
    <span className={classes.note}>
      In the same sentence:
      {sentence.cues.map(({ words, kind }, at) => (
        <Fragment key={at}>
          {' “'}
          <Bdi>{words}</Bdi>
          {`” ${cueEffects[kind]}.`}
        </Fragment>
      ))}
    </span>
  );
}

/** Who said the claim's words, and who published them. */
export function SaidBy({ claim, casefile: given }: BelowWordsProps) {
  const casefile = useCasefile(given);
  const parts = useMemo(() => saidBy(claim, casefileIndex(casefile)), [claim, casefile]);
  return parts.map(({ text, isName }, at) => (isName ? <Bdi key={at}>{text}</Bdi> : text));
}

interface ClaimTextProps {
  readonly claim: ClaimView;
  readonly text: string;
}

/** The words by which a claim is shown, in their language: its proposition, or its quoted text. */
export function ClaimText({ claim, text }: ClaimTextProps) {
  return <AuthorText lang={useClaimWordsLanguage(claim)}>{text}</AuthorText>;
}
