import { NativeSelect } from '@mantine/core';
import { memo, use } from 'react';
import { useDraft } from '../../shared/context.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { CardList, isSameOption, type OptionProps } from './card-list.tsx';
import { chainOf } from './chain.ts';
import { HighlightContext } from './highlight.ts';
import type { ReviewLink, ReviewModel } from './model.ts';
import { noFilter, indexOfLink, type OwnVerdict, type QueueFilter, type ShownState } from './queue.ts';
import { useReviewDesk } from './use-review.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { actorName } from './words.ts';
import classes from './queue.module.css';
import wording from './wording.module.css';

/** The queue of evidence links, with its filters. */
export function Queue() {
  const { model, shown, own, current, go, filter, setFilter, blind } = useReviewDesk();
  const highlight = use(HighlightContext);
  const at = current?.kind === 'link' ? indexOfLink(shown, current) : -1;
  return (
    <section className={classes.queue} aria-label="Queue">
      <Filters model={model} blind={blind} filter={filter} setFilter={setFilter} shown={shown.length} />
      {shown.length === 0 ? (
        <p className={wording.note}>
          {model.links.length === 0 ? 'No evidence links yet. ' : 'No links match this filter. '}
          {filter === noFilter ? null : (
            <button type="button" className={classes.textButton} onClick={() => setFilter(noFilter)}>
              Show all links
            </button>
          )}
        </p>
      ) : (
        <CardList
          label="Evidence links"
          count={shown.length}
          current={at}
          reveal={current}
          height={40}
          onHighlight={(row) => highlight.show(row === null ? null : chainOf(model, shown[row]))}
          onSelect={(row) => {
            const link = shown[row];
            if (link) go(link);
          }}
          card={(row, option) => {
            const link = shown[row];
            return link ? (
              <QueueRow
                link={link}
                entry={model.entryAt.get(link.entry)?.id ?? ''}
                own={own.get(link.key)}
                option={option}
              />
            ) : null;
          }}
        />
      )}
    </section>
  );
}

interface QueueRowProps {
  readonly link: ReviewLink;
  readonly entry: string;
  readonly own: OwnVerdict | undefined;
  readonly option: OptionProps;
}

const QueueRow = memo(
  function QueueRow({ link, entry, own, option }: QueueRowProps) {
    return (
      <div {...option} className={classes.queueRow}>
        <VerdictMark own={own} />
        <span className={wording.id}>{link.claimId || 'no claim'}</span>
        {link.effect === undefined ? (
          <span className={wording.soft}>for</span>
        ) : (
          <EffectMark effect={link.effect} bare />
        )}
        <span className={wording.id}>{entry}</span>
      </div>
    );
  },
  (before, after) =>
    before.link === after.link &&
    before.own === after.own &&
    before.entry === after.entry &&
    isSameOption(before.option, after.option),
);

const stateTitles: Readonly<Record<ShownState, string>> = {
  all: 'All links',
  unreviewed: 'Not reviewed',
  questioned: 'Questioned',
  rejected: 'Rejected',
  outdated: 'Outdated',
};

interface FiltersProps {
  readonly model: ReviewModel;
  readonly blind: boolean;
  readonly filter: QueueFilter;
  readonly setFilter: (filter: QueueFilter) => void;
  /** The number of links shown. */
  readonly shown: number;
}

/** Memoized: a verdict changes nothing here, and there may be 150 entries to choose from. */
const Filters = memo(function Filters({ model, blind, filter, setFilter, shown }: FiltersProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const actors = [...new Set(model.entries.map(({ actorId }) => actorId).filter((id) => id !== ''))];
  const states = (Object.keys(stateTitles) as ShownState[]).filter(
    (state) => !blind || (state !== 'questioned' && state !== 'rejected'),
  );
  return (
    <div className={classes.filters}>
      <NativeSelect
        size="xs"
        aria-label="Filter by status"
        value={filter.state}
        data={states.map((value) => ({ value, label: stateTitles[value] }))}
        onChange={(event) => setFilter({ ...filter, state: event.currentTarget.value as ShownState })}
      />
      <NativeSelect
        size="xs"
        aria-label="Filter by entry"
        value={filter.entry}
        data={[
          { value: '', label: 'All entries' },
          ...model.entries.map(({ path, id }) => ({ value: path, label: id })),
        ]}
        onChange={(event) => setFilter({ ...filter, entry: event.currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        aria-label="Filter by actor"
        value={filter.actor}
        data={[
          { value: '', label: 'All actors' },
          ...actors.map((value) => ({ value, label: actorName(casefile, value) })),
        ]}
        onChange={(event) => setFilter({ ...filter, actor: event.currentTarget.value })}
      />
      <p className={wording.count}>
        {shown === model.links.length
          ? `${String(shown)} ${shown === 1 ? 'link' : 'links'}`
          : `${String(shown)} of ${String(model.links.length)} links shown`}
      </p>
    </div>
  );
});
