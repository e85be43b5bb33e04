import { IconCircleDashedX, IconCirclePlus } from '@tabler/icons-react';
import { ClaimInPlace } from './claim-in-place.tsx';
import type { ReviewLink } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import { entryWords, sortWords } from './words.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';

/** A link as a sentence: what the entry says, the claim's own words in their passage, which way they are cited and why. */
export function LinkSentence({ link }: { readonly link: ReviewLink }) {
  const { model, blind } = useReviewDesk();
  const entry = model.entryAt.get(link.entry);
  const claim = link.claim === undefined ? undefined : model.claimAt.get(link.claim);
  const cited = link.effect === 'supports' ? 'supporting' : link.effect === 'contradicts' ? 'contradicting' : undefined;
  return (
    <div className={classes.linkSentence}>
      <p className={wording.sentence}>
        <span className={wording.soft}>{entry ? sortWords[entry.sort] : 'Entry'}</span>{' '}
        <span className={wording.id}>{entry?.id}</span> says: <q dir="auto">{entry ? entryWords(entry) : ''}</q>
      </p>
      <p className={wording.sentence}>
        <span className={wording.id}>{link.claimId || 'No claim'}</span>, in its own words
      </p>
      {claim ? (
        <ClaimInPlace claim={claim} />
      ) : (
        <p className={wording.note}>No claim of this document has that id, so there are no words to read.</p>
      )}
      {blind ? (
        <p className={wording.sentence}>Does it support this, contradict it, or do neither? Say why.</p>
      ) : (
        <p className={wording.sentence}>
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

/** Which way a claim is cited, in the form that the sentence needs, with the effect's own sign and colour. */
function Cited({ effect }: { readonly effect: string | undefined }) {
  const Icon = effect === 'supports' ? IconCirclePlus : IconCircleDashedX;
  return (
    <strong className={effect === 'supports' ? wording.supports : wording.contradicts}>
      <Icon size={15} aria-hidden className={classes.inlineSign} />{' '}
      {effect === 'supports' ? 'supporting' : 'contradicting'}
    </strong>
  );
}
