/** The columns of the review screen with the cards of all claims and of all power bases and hypotheses. */
import { IconCircleDashedX, IconCirclePlus } from '@tabler/icons-react';
import { memo } from 'react';
import { actorName } from '../../shared/actor-name.ts';
import { useDraft } from '../../shared/context.tsx';
import { useClaimLanguage } from '../../shared/use-claim-language.ts';
import { counted } from '../../ui/counted.ts';
import { CardList, type OptionProps } from './card-list.tsx';
import { useHighlight } from './highlight.ts';
import type { ReviewClaim, ReviewEntry } from './model.ts';
import type { OwnVerdict } from './queue.ts';
import { useReviewDesk } from './use-review.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { entryWords, firstWords, sortWords } from './words.ts';
import board from './board.module.css';
import classes from './cards.module.css';
import wording from './wording.module.css';

/** All claims, in the order of the passages. */
export function ClaimsColumn() {
  const { model, own, current, chain } = useReviewDesk();
  const [first] = chain.claims;
  const currentIndex = current?.kind === 'claim' ? current.index : first;
  return (
    <section className={board.column} aria-label="All claims" data-column="claims">
      <h3 className={board.columnTitle}>Claims</h3>
      {model.claims.length === 0 ? (
        <p className={wording.note}>No claims yet.</p>
      ) : (
        <CardList
          label="Claims"
          items={model.claims}
          current={model.claims.findIndex(({ index }) => index === currentIndex)}
          height={92}
          card={(claim, option) => (
            <Card {...option} subject={claim} own={own.get(claim.key)} inChain={chain.claims.has(claim.index)} />
          )}
        />
      )}
    </section>
  );
}

/** All power bases and intent hypotheses, in document order. */
export function EntriesColumn() {
  const { model, own, current, chain } = useReviewDesk();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [first] = chain.entries;
  const currentPath = current?.kind === 'entry' ? current.path : first;
  return (
    <section className={board.column} aria-labelledby="review-entries" data-column="entries">
      <h3 id="review-entries" className={board.columnTitle}>
        Power bases and intent hypotheses
      </h3>
      <CardList
        label="Entries"
        items={model.entries}
        current={model.entries.findIndex(({ path }) => path === currentPath)}
        height={122}
        card={(entry, option) => (
          <Card
            {...option}
            subject={entry}
            actor={actorName(casefile, entry.actorId)}
            own={own.get(entry.key)}
            inChain={chain.entries.has(entry.path)}
          />
        )}
      />
    </section>
  );
}

interface CardProps extends OptionProps {
  readonly subject: ReviewClaim | ReviewEntry;
  /** The actor of an entry; empty for none. */
  readonly actor?: string;
  readonly own: OwnVerdict | undefined;
  readonly inChain: boolean;
}

const Card = memo(function Card({ subject, actor = '', own, inChain, ...option }: CardProps) {
  const isClaim = subject.kind === 'claim';
  const language = useClaimLanguage(isClaim ? subject.claim : {});
  const quotes = isClaim && !subject.claim.proposition && subject.claim.actual;
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
    >
      <div className={classes.cardHead}>
        <span className={wording.id}>{subject.id}</span>
        <EffectCounts subject={subject} />
        <VerdictMark own={own} />
      </div>
      {isClaim ? null : (
        <p className={classes.about}>
          {sortWords[subject.sort]}
          {actor === '' ? null : ' · '}
          <bdi>{actor}</bdi>
        </p>
      )}
      <p className={classes.words} dir="auto" lang={quotes ? language : undefined}>
        {isClaim ? claimWords(subject) : firstWords(entryWords(subject), 320)}
      </p>
    </div>
  );
});

function claimWords({ claim: { proposition, actual } }: ReviewClaim): string {
  return firstWords(proposition || actual || '', 260) || 'No text yet';
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
