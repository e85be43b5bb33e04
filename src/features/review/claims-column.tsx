import { memo, use } from 'react';
import { CardList, isSameOption, type OptionProps } from './card-list.tsx';
import { chainOf } from './chain.ts';
import { EffectCounts } from './effect-counts.tsx';
import { HighlightContext, useHighlight } from './highlight.ts';
import type { ReviewClaim } from './model.ts';
import type { OwnVerdict } from './queue.ts';
import { useReviewDesk } from './use-review.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { firstWords } from './words.ts';
import board from './board.module.css';
import classes from './cards.module.css';
import wording from './wording.module.css';

/** All claims, in the order of the passages. */
export function ClaimsColumn() {
  const { model, own, current, chain, go } = useReviewDesk();
  const highlight = use(HighlightContext);
  const [first] = chain.claims;
  const currentIndex = current?.kind === 'claim' ? current.index : first;
  const at = model.claims.findIndex(({ index }) => index === currentIndex);
  return (
    <section className={board.column} aria-label="All claims" data-column="claims">
      <h3 className={board.columnTitle}>Claims</h3>
      {model.claims.length === 0 ? (
        <p className={wording.note}>No claims yet.</p>
      ) : (
        <CardList
          label="Claims"
          count={model.claims.length}
          current={at}
          reveal={current}
          height={92}
          onHighlight={(row) => highlight.show(row === null ? null : chainOf(model, model.claims[row]))}
          onSelect={(row) => {
            const claim = model.claims[row];
            if (claim) go(claim);
          }}
          card={(row, option) => {
            const claim = model.claims[row];
            return claim ? (
              <ClaimCard
                claim={claim}
                own={own.get(claim.key)}
                inChain={chain.claims.has(claim.index)}
                option={option}
              />
            ) : null;
          }}
        />
      )}
    </section>
  );
}

interface ClaimCardProps {
  readonly claim: ReviewClaim;
  readonly own: OwnVerdict | undefined;
  readonly inChain: boolean;
  readonly option: OptionProps;
}

const ClaimCard = memo(
  function ClaimCard({ claim, own, inChain, option }: ClaimCardProps) {
    const highlight = useHighlight((chain) => chain.claims.has(claim.index));
    const words = claim.claim.proposition || claim.claim.actual || '';
    return (
      <div
        {...option}
        className={classes.card}
        data-claim={claim.index}
        data-light={highlight}
        data-chain={inChain || undefined}
      >
        <div className={classes.cardHead}>
          <span className={wording.id}>{claim.id}</span>
          <EffectCounts links={claim.links} verb="cited" />
          <VerdictMark own={own} />
        </div>
        <p className={classes.words} dir="auto">
          {words === '' ? 'No text yet' : firstWords(words, 260)}
        </p>
      </div>
    );
  },
  (before, after) =>
    before.claim === after.claim &&
    before.own === after.own &&
    before.inChain === after.inChain &&
    isSameOption(before.option, after.option),
);
