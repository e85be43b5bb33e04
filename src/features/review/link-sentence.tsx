import { EffectMark } from '../../ui/effect-mark.tsx';
import { ClaimInPlace } from './claim-in-place.tsx';
import type { ReviewLink } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import { entryWords, sortWords } from './words.ts';
import classes from './review.module.css';

/** A link as a sentence: what the entry says, the claim's own words in their passage, which way they are cited and why. */
export function LinkSentence({ link }: { readonly link: ReviewLink }) {
  const { model, blind } = useReviewDesk();
  const entry = model.entryAt.get(link.entry);
  const claim = link.claim === undefined ? undefined : model.claimAt.get(link.claim);
  const cited = link.effect === 'supports' ? 'supporting' : link.effect === 'contradicts' ? 'contradicting' : undefined;
  return (
    <div className={classes.linkSentence}>
      <p className={classes.sentence}>
        <span className={classes.soft}>{entry ? sortWords[entry.sort] : 'Entry'}</span>{' '}
        <span className={classes.id}>{entry?.id}</span> says: <q dir="auto">{entry ? entryWords(entry) : ''}</q>
      </p>
      <p className={classes.sentence}>
        <span className={classes.id}>{link.claimId || 'No claim'}</span>, in its own words
      </p>
      {claim ? (
        <ClaimInPlace claim={claim} />
      ) : (
        <p className={classes.note}>No claim of this document has that id, so there are no words to read.</p>
      )}
      {blind ? (
        <p className={classes.sentence}>Does it support this, contradict it, or do neither? Say why.</p>
      ) : (
        <p className={classes.sentence}>
          is cited as {cited === undefined ? 'saying nothing of which way it cuts' : <Cited effect={link.effect} />}
          {cited === undefined ? ', ' : ' this, '}
          {link.reason === '' ? (
            'and no reason is given.'
          ) : (
            <>
              because: <q dir="auto">{link.reason}</q>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** The mark of the effect, in the form that the sentence needs. */
function Cited({ effect }: { readonly effect: string | undefined }) {
  return (
    <>
      {effect === 'supports' ? 'supporting' : 'contradicting'} (<EffectMark effect={effect} bare />)
    </>
  );
}
