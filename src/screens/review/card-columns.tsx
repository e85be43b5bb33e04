/** The columns of the review screen with the cards of all claims, and of all entries, contradictions and unknowns. */
import { IconCircleDashedX, IconCirclePlus } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { actorName } from '../../shared/actor-name.ts';
import { useDraft } from '../../shared/context.tsx';
import { SaidBy } from '../../shared/claim-sentence.tsx';
import { useClaimWordsLanguage } from '../../shared/use-span-words.ts';
import { CardList, type OptionProps } from './card-list.tsx';
import { chainRows, linkBetween, type ChainRows } from './columns.ts';
import { useHighlight } from './chain.ts';
import { SupportOf } from './link-sentence.tsx';
import type { EntryCard, ReviewClaim, ReviewEntry, Subject } from './model.ts';
import type { OwnVerdict } from './queue.ts';
import { useReviewDesk } from './use-review.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { entryKinds } from '../../core/review/target-words.ts';
import { entryWords, firstWords, sidesInWords } from './words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import board from './screen.module.css';
import classes from './cards.module.css';
import wording from './wording.module.css';
import { counted } from '../../core/json/words.ts';

/** The claims, in the order of the passages; of a chain, the contradicting ones first. */
export function ClaimsColumn() {
  const desk = useReviewDesk();
  const { own, current, chain, columns } = desk;
  const { claims } = columns;
  const [first] = chain.claims;
  const stubs = useStubs(claims);
  const currentIndex = current?.kind === 'claim' ? current.index : first;
  return (
    <section className={board.column} aria-label="All claims" data-column="claims">
      <h3 className={board.columnTitle}>Claims</h3>
      {claims.length === 0 ? (
        <p className={wording.note}>{desk.onlyChain ? 'No claims in this chain match.' : 'No claims yet.'}</p>
      ) : (
        <CardList
          label="Claims"
          items={claims}
          stubs={stubs}
          current={claims.findIndex(({ index }) => index === currentIndex)}
          height={92}
          card={(claim, option) => (
            <Card
              {...option}
              subject={claim}
              own={own.get(claim.key)}
              inChain={chain.claims.has(claim.index)}
              isQuoted={isQuotedBy(current, claim, chain.claims.has(claim.index))}
            />
          )}
        />
      )}
    </section>
  );
}

/**
 * The power bases and intent hypotheses, then the contradictions and unknowns, in document order; of a claim’s chain,
 * the contradicting ones first.
 */
export function EntriesColumn() {
  const { own, chain, columns, model, current } = useReviewDesk();
  const { entries } = columns;
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [currentPath] = chain.entries;
  const stubs = useStubs(entries);
  const hasLists = model.cards.length > model.entries.length;
  return (
    <section className={board.column} aria-labelledby="review-entries" data-column="entries">
      <h3 id="review-entries" className={board.columnTitle}>
        {hasLists ? 'Entries, contradictions and unknowns' : 'Power bases and intent hypotheses'}
      </h3>
      <CardList
        label="Entries"
        items={entries}
        stubs={stubs}
        current={entries.findIndex(({ path }) => path === currentPath)}
        height={122}
        card={(entry, option) => (
          <Card
            {...option}
            subject={entry}
            actor={entry.kind === 'entry' ? actorName(casefile, entry.actorId) : ''}
            own={own.get(entry.key)}
            inChain={chain.entries.has(entry.path)}
            isQuoted={isQuotedBy(current, entry, chain.entries.has(entry.path))}
          />
        )}
      />
    </section>
  );
}

/**
 * Returns the rows that the stubs of a column lead to. Going to one selects its link of the root, so that the root
 * stays the same and the other stubs with it.
 */
function useStubs(items: readonly (ReviewClaim | EntryCard)[]): {
  readonly rows: ChainRows;
  readonly onGo: (row: number) => void;
} {
  const { root, filter, go } = useReviewDesk();
  const rows = useMemo(() => chainRows(items, root, filter.effect), [items, root, filter.effect]);
  return {
    rows,
    onGo(row) {
      const item = items[row];
      if (item) go(item === root ? item : (linkBetween(root, item, filter.effect) ?? item));
    },
  };
}

interface CardProps extends OptionProps {
  readonly subject: ReviewClaim | EntryCard;
  /** The actor of an entry; empty for none. */
  readonly actor?: string;
  readonly own: OwnVerdict | undefined;
  readonly inChain: boolean;
  /** Whether the review card shows its words, so that beside that card they are not repeated here. */
  readonly isQuoted: boolean;
}

/** Whether the review card of the current subject shows the words of a claim or an entry. */
function isQuotedBy(current: Subject | undefined, { key }: Subject, inChain: boolean): boolean {
  return current?.key === key || ((current?.kind === 'link' || current?.kind === 'contradiction') && inChain);
}

const Card = memo(function Card({ subject, actor = '', own, inChain, isQuoted, ...option }: CardProps) {
  const isClaim = subject.kind === 'claim';
  const language = useClaimWordsLanguage(isClaim ? subject.claim : {});
  const highlight = useHighlight(({ claims, entries }) =>
    isClaim ? claims.has(subject.index) : entries.has(subject.path),
  );
  return (
    <div
      {...option}
      className={classes.card}
      data-claim={isClaim ? subject.index : undefined}
      data-entry={isClaim ? undefined : subject.path}
      data-light={highlight}
      data-chain={inChain || undefined}
      data-quoted={isQuoted || undefined}
    >
      <div className={classes.cardHead}>
        <span className={wording.id}>{subject.id}</span>
        {subject.kind === 'claim' || subject.kind === 'entry' ? <EffectCounts subject={subject} /> : <Spacer />}
        <VerdictMark own={own} subject={isClaim ? 'Claim' : subject.kind === 'entry' ? 'Entry' : 'Item'} />
      </div>
      <About subject={subject} actor={actor} />
      <AuthorText as="p" className={classes.words} lang={isClaim ? language : undefined}>
        {wordsOf(subject)}
      </AuthorText>
    </div>
  );
});

/** Keeps the mark of the verdict at the end of the line. */
function Spacer() {
  return <span className={classes.counts} />;
}

/** Who said a claim; the kind, the actor and the publishers of an entry; or the claims of a contradiction. */
function About({ subject, actor }: { readonly subject: ReviewClaim | EntryCard; readonly actor: string }) {
  if (subject.kind === 'contradiction') {
    return (
      <p className={classes.about}>
        <span>
          <Bdi>{sidesInWords(subject)}</Bdi>
        </span>
      </p>
    );
  }
  if (subject.kind === 'claim') {
    return (
      <p className={classes.about}>
        <span>
          <SaidBy claim={subject.claim} />
        </span>
      </p>
    );
  }
  if (subject.kind !== 'entry') return null;
  return (
    <>
      <p className={classes.about}>
        <span>{entryKinds[subject.sort]}</span>
        {actor === '' ? null : (
          <span>
            <Bdi>{actor}</Bdi>
          </span>
        )}
      </p>
      <p className={classes.about}>
        <SupportOf entry={subject} />
      </p>
    </>
  );
}

function wordsOf(subject: ReviewClaim | EntryCard): string {
  switch (subject.kind) {
    case 'claim':
      return firstWords(subject.claim.proposition || subject.claim.actual || '', 260) || 'No text yet';
    case 'entry':
      return firstWords(entryWords(subject), 320);
    case 'contradiction':
      return firstWords(subject.explanation, 320) || 'No explanation yet';
    case 'unknown':
      return firstWords(subject.words, 320);
  }
}

/** How many links support and contradict. A count is not a measure of strength. */
function EffectCounts({ subject: { kind, links } }: { readonly subject: ReviewClaim | ReviewEntry }) {
  const count = (effect: string): number => links.filter((link) => link.effect === effect).length;
  const [supports, contradicts] = [count('supports'), count('contradicts')];
  const other = links.length - supports - contradicts;
  return (
    <span className={classes.counts}>
      {supports > 0 ? (
        <span className={wording.supports}>
          <IconCirclePlus size={14} aria-hidden />
          {supports}
          <span className={wording.unseen}> supporting</span>
        </span>
      ) : null}
      {contradicts > 0 ? (
        <span className={wording.contradicts}>
          <IconCircleDashedX size={14} aria-hidden />
          {contradicts}
          <span className={wording.unseen}> contradicting</span>
        </span>
      ) : null}
      {other > 0 || links.length === 0 ? (
        <span>{kind === 'claim' ? `cited ${counted(other, 'time')}` : `cites ${String(other)}`}</span>
      ) : null}
    </span>
  );
}
