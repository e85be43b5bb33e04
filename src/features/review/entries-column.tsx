import { memo, use } from 'react';
import { useDraft } from '../../shared/context.tsx';
import { CardList, isSameOption, type OptionProps } from './card-list.tsx';
import { chainOf } from './chain.ts';
import { EffectCounts } from './effect-counts.tsx';
import { HighlightContext, useHighlight } from './highlight.ts';
import type { ReviewEntry } from './model.ts';
import type { OwnVerdict } from './queue.ts';
import { useReviewDesk } from './use-review.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { actorName, entryWords, firstWords, sortWords } from './words.ts';
import board from './board.module.css';
import classes from './cards.module.css';
import wording from './wording.module.css';

/** All power bases and intent hypotheses, in document order. */
export function EntriesColumn() {
  const { model, own, current, chain, go } = useReviewDesk();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const highlight = use(HighlightContext);
  const [first] = chain.entries;
  const currentPath = current?.kind === 'entry' ? current.path : first;
  const at = model.entries.findIndex(({ path }) => path === currentPath);
  return (
    <section className={board.column} aria-labelledby="review-entries" data-column="entries">
      <h3 id="review-entries" className={board.columnTitle}>
        Power bases and intent hypotheses
      </h3>
      <CardList
        label="Entries"
        count={model.entries.length}
        current={at}
        reveal={current}
        height={122}
        onHighlight={(row) => highlight.show(row === null ? null : chainOf(model, model.entries[row]))}
        onSelect={(row) => {
          const entry = model.entries[row];
          if (entry) go(entry);
        }}
        card={(row, option) => {
          const entry = model.entries[row];
          return entry ? (
            <EntryCard
              entry={entry}
              actor={actorName(casefile, entry.actorId)}
              own={own.get(entry.key)}
              inChain={chain.entries.has(entry.path)}
              option={option}
            />
          ) : null;
        }}
      />
    </section>
  );
}

interface EntryCardProps {
  readonly entry: ReviewEntry;
  readonly actor: string;
  readonly own: OwnVerdict | undefined;
  readonly inChain: boolean;
  readonly option: OptionProps;
}

const EntryCard = memo(
  function EntryCard({ entry, actor, own, inChain, option }: EntryCardProps) {
    const highlight = useHighlight((chain) => chain.entries.has(entry.path));
    return (
      <div
        {...option}
        className={classes.card}
        data-entry={entry.path}
        data-light={highlight}
        data-chain={inChain || undefined}
      >
        <div className={classes.cardHead}>
          <span className={wording.id}>{entry.id}</span>
          <EffectCounts links={entry.links} verb="cites" />
          <VerdictMark own={own} />
        </div>
        <p className={classes.about}>
          {sortWords[entry.sort]}
          {actor === '' ? null : (
            <>
              {' · '}
              <bdi>{actor}</bdi>
            </>
          )}
        </p>
        <p className={classes.words} dir="auto">
          {firstWords(entryWords(entry), 320)}
        </p>
      </div>
    );
  },
  (before, after) =>
    before.entry === after.entry &&
    before.actor === after.actor &&
    before.own === after.own &&
    before.inChain === after.inChain &&
    isSameOption(before.option, after.option),
);
