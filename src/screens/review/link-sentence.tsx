/**
 * On the review card: a link or a contradiction as a sentence, with the texts of its entry and claims, and for a link
 * the effect and the reason.
 */
import { IconCircleDashedX, IconCirclePlus } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, type RefObject, Fragment } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { entryKinds } from '../../core/review/target-words.ts';
import type { ReviewContradiction, ReviewLink, ReviewSide, ReviewClaim, ReviewEntry, Subject } from './model.ts';
import { Shortened } from './shortened.tsx';
import { useReviewDesk } from './use-review.ts';
import { entryWords, claimMeta } from './words.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { showHiddenCharacters } from '../../core/text/hidden.ts';
import { CueNote, InOwnSentence, useClaimSentence } from '../../shared/claim-sentence.tsx';
import { useDraft } from '../../shared/context.tsx';
import { watchTextSize } from './watch-text-size.ts';
import { actorName } from '../../shared/actor-name.ts';
import { supportingPublishers, supportInWords } from '../../core/check/in-words.ts';
import { Bdi } from '../../ui/bdi.tsx';

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
function MissingClaim({ claimId, more }: MissingClaimProps) {
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

interface ClaimInPlaceProps {
  readonly claim: ReviewClaim;
  /** The button that shows all of a shortened text; null if it is complete. */
  readonly more: ReactNode;
}

/** On the review card: a claim's words in their sentence, with their source. */
export function ClaimInPlace({ claim, more }: ClaimInPlaceProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const { actual = '', proposition = '', passage_id = '' } = claim.claim;
  const loaded = casefileIndex(casefile).passage(passage_id);
  const sentence = useClaimSentence(claim.claim);
  const words = useRef<HTMLElement>(null);
  useTextInView(words, claim);
  return (
    <>
      {proposition === actual ? null : (
        // Before the passage’s text, which may be long: a paraphrase is what the link cites.
        <p className={`${wording.sentence} ${classes.proposition}`}>
          <span className={wording.id}>{claim.id}</span> says:{' '}
          <AuthorText as="q">{proposition || '(empty)'}</AuthorText>
        </p>
      )}
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

/** The maximum number of publishers that are named; the rest are counted. */
const maxNamed = 3;

/** “Velmara. Support: 2 claims from 1 publisher: Port Authority.” Nothing for a subject without an entry. */
export function EntryFacts({ subject }: { readonly subject: Subject }) {
  const { model } = useReviewDesk();
  const entry = subject.kind === 'link' ? model.entryAt.get(subject.entry) : subject;
  return entry?.kind === 'entry' ? <FactsOf entry={entry} /> : null;
}

function FactsOf({ entry }: { readonly entry: ReviewEntry }) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const actor = actorName(casefile, entry.actorId);
  const known = new Set(usePublishers(entry).filter((publisher) => publisher !== undefined));
  const named = [...known].slice(0, maxNamed).map((publisher) => actorName(casefile, publisher) || publisher);
  return (
    <p className={`${wording.meta} ${classes.facts}`}>
      {actor === '' ? null : (
        <>
          <Bdi>{actor}</Bdi>.{' '}
        </>
      )}
      <SupportOf entry={entry} />
      {named.map((name, at) => (
        <Fragment key={name}>
          {at === 0 ? ': ' : ', '}
          <Bdi>{name}</Bdi>
        </Fragment>
      ))}
      {known.size > named.length ? ` and ${String(known.size - named.length)} more` : ''}
    </p>
  );
}

/** “Support: 2 claims from 1 publisher”; nothing in a blind review, which does not show effects. */
export function SupportOf({ entry }: { readonly entry: ReviewEntry }) {
  const { blind } = useReviewDesk();
  const publishers = usePublishers(entry);
  if (blind) return null;
  const isOne = publishers[0] !== undefined && new Set(publishers).size === 1;
  return (
    <span title="A count is not a measure of strength." className={isOne ? wording.only : undefined}>
      Support: {supportInWords(publishers)}
    </span>
  );
}

/** The publisher of each supporting claim; undefined for an unknown one. None in a blind review. */
function usePublishers(entry: ReviewEntry): readonly (string | undefined)[] {
  const { model } = useReviewDesk();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const links = entry.links.map(({ claimId, effect }) => ({ claim_id: claimId, effect }));
  const claims = new Map(entry.links.map(({ claimId, claim }) => [claimId, model.claimAt.get(claim ?? -1)?.claim]));
  return supportingPublishers(links, (id) => claims.get(id), casefileIndex(casefile));
}
