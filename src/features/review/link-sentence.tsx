/**
 * On the review card: a link or a contradiction as a sentence, with the texts of its entry and claims, and for a link
 * the effect and the reason.
 */
import { IconCircleDashedX, IconCirclePlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { entryKinds } from '../../core/review/target-words.ts';
import { ClaimInPlace } from './claim-in-place.tsx';
import { EntryFacts } from './entry-facts.tsx';
import type { ReviewContradiction, ReviewLink, ReviewSide } from './model.ts';
import { Shortened } from './shortened.tsx';
import { useReviewDesk } from './use-review.ts';
import { entryWords } from './words.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';

export function LinkSentence({ link }: { readonly link: ReviewLink }) {
  const { model, blind } = useReviewDesk();
  const entry = model.entryAt.get(link.entry);
  const claim = link.claim === undefined ? undefined : model.claimAt.get(link.claim);
  const cited =
    link.effect === 'supports' ? 'as supporting' : link.effect === 'contradicts' ? 'as contradicting' : undefined;
  return (
    <Shortened of={link.key} className={classes.linkSentence}>
      {(more) => (
        <>
          {entry ? <EntryFacts entry={entry} /> : null}
          <p className={`${wording.sentence} ${classes.statement}`} data-shortened>
            <span className={wording.soft}>{entry ? entryKinds[entry.sort] : 'Entry'}</span>{' '}
            <span className={wording.id}>{entry?.id}</span> says:{' '}
            <AuthorText as="q">{entry ? entryWords(entry) : ''}</AuthorText>
          </p>
          {/* Before the quotation, so that it is visible however long that is. */}
          {blind ? (
            <p className={wording.sentence}>
              Does <span className={wording.id}>{link.claimId || 'the claim'}</span> support this, contradict it, or
              neither? Give your reason.
            </p>
          ) : (
            <p className={wording.sentence}>
              <span className={wording.id}>{link.claimId || 'No claim'}</span> is cited{' '}
              {cited === undefined ? 'with no effect given' : <Cited effect={link.effect} />}
              {cited === undefined ? '' : ' this'}
              {link.reason === '' ? (
                ', and no reason is given.'
              ) : (
                <>
                  {' because: '}
                  <AuthorText as="q">{link.reason}</AuthorText>
                </>
              )}
            </p>
          )}
          {claim ? <ClaimInPlace claim={claim} more={more} /> : <MissingClaim claimId={link.claimId} more={more} />}
        </>
      )}
    </Shortened>
  );
}

/** The effect as part of the sentence, with its sign and colour. */
function Cited({ effect }: { readonly effect: string | undefined }) {
  const Icon = effect === 'supports' ? IconCirclePlus : IconCircleDashedX;
  return (
    <strong className={effect === 'supports' ? wording.supports : wording.contradicts}>
      <Icon size={15} aria-hidden className={classes.inlineSign} />{' '}
      {effect === 'supports' ? 'as supporting' : 'as contradicting'}
    </strong>
  );
}

interface MissingClaimProps {
  readonly claimId: string;
  /** The button that shows all of a shortened text; null if it is complete. */
  readonly more: ReactNode;
}

/** On the review card: says why a link or a side of a contradiction has no text. */
export function MissingClaim({ claimId, more }: MissingClaimProps) {
  const fact = claimId === '' ? 'No claim is chosen' : `No claim has the ID ${claimId}`;
  return (
    <p className={wording.note}>
      {fact}, so there is no text to read. {more}
    </p>
  );
}

/** On the review card: a contradiction with the text of both claims in their passages, and the author’s explanation. */
export function ContradictionSentence({ contradiction }: { readonly contradiction: ReviewContradiction }) {
  const { connections, explanation } = contradiction;
  const [left, right] = connections;
  return (
    <>
      <p className={wording.sentence}>
        The author says that <span className={wording.id}>{left.claimId || 'no claim'}</span> and{' '}
        <span className={wording.id}>{right.claimId || 'no claim'}</span> contradict each other
        {explanation === '' ? (
          ', without an explanation.'
        ) : (
          <>
            {' because: '}
            <AuthorText as="q">{explanation}</AuthorText>
          </>
        )}
      </p>
      <div className={classes.sides}>
        {connections.map((side) => (
          <Side key={side.key} side={side} />
        ))}
      </div>
    </>
  );
}

function Side({ side: { key, claim: index, claimId } }: { readonly side: ReviewSide }) {
  const { model } = useReviewDesk();
  const claim = index === undefined ? undefined : model.claimAt.get(index);
  return (
    <Shortened of={key} what={claimId}>
      {(more) => (claim ? <ClaimInPlace claim={claim} more={more} /> : <MissingClaim claimId={claimId} more={more} />)}
    </Shortened>
  );
}
