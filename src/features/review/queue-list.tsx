/** On the review screen: the queue of evidence links, with its filters. */
import { Anchor, NativeSelect } from '@mantine/core';
import { memo } from 'react';
import { actorName } from '../../shared/actor-name.ts';
import { useDraft } from '../../shared/context.tsx';
import { counted } from '../../ui/counted.ts';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { DivisionButton } from './division-button.tsx';
import { CardList, type OptionProps } from './card-list.tsx';
import type { ReviewLink, ReviewModel } from './model.ts';
import { noFilter, indexOfLink, type OwnVerdict, type QueueFilter, type ShownState } from './queue.ts';
import { useReviewDesk } from './use-review.ts';
import type { Shares } from './shares.ts';
import { VerdictMark } from './verdict-mark.tsx';

import classes from './queue.module.css';
import wording from './wording.module.css';

export function Queue() {
  const { model, shown, own, current, filter, setFilter, blind, shares } = useReviewDesk();
  const isFiltered = shown.length < model.links.length;
  return (
    <section className={classes.queue} aria-label="Queue">
      <Filters model={model} blind={blind} filter={filter} setFilter={setFilter} shown={shown.length} shares={shares} />
      {shown.length === 0 ? (
        <p className={wording.note}>
          {model.links.length === 0 ? 'No evidence links yet. ' : 'No links match this filter. '}
          {isFiltered ? (
            <Anchor component="button" type="button" inherit td="underline" onClick={() => setFilter(noFilter)}>
              Show all links
            </Anchor>
          ) : null}
        </p>
      ) : (
        <CardList
          label="Evidence links"
          items={shown}
          current={current?.kind === 'link' ? indexOfLink(shown, current) : -1}
          height={40}
          card={(link, option) => (
            <QueueRow {...option} link={link} entry={model.entryAt.get(link.entry)?.id ?? ''} own={own.get(link.key)} />
          )}
        />
      )}
    </section>
  );
}

interface QueueRowProps extends OptionProps {
  readonly link: ReviewLink;
  readonly entry: string;
  readonly own: OwnVerdict | undefined;
}

const QueueRow = memo(function QueueRow({ link, entry, own, ...option }: QueueRowProps) {
  return (
    <div {...option} className={classes.queueRow}>
      <VerdictMark own={own} />
      <span className={wording.id}>{link.claimId || 'no claim'}</span>
      {link.effect === undefined ? <span className={wording.soft}>for</span> : <EffectMark effect={link.effect} bare />}
      <span className={wording.id}>{entry}</span>
    </div>
  );
});

const stateTitles: Readonly<Record<ShownState, string>> = {
  all: 'All links',
  unreviewed: 'Not reviewed',
  questioned: 'Questioned',
  rejected: 'Rejected',
  outdated: 'Outdated',
};

const effects = [
  { value: '', label: 'All effects' },
  { value: 'supports', label: 'Supports' },
  { value: 'contradicts', label: 'Contradicts' },
];

interface FiltersProps {
  readonly model: ReviewModel;
  readonly blind: boolean;
  readonly filter: QueueFilter;
  readonly setFilter: (filter: QueueFilter) => void;
  /** The number of links shown. */
  readonly shown: number;
  readonly shares: Shares | undefined;
}

/** Memoized: a verdict changes nothing here, and there may be 150 entries to choose from. */
const Filters = memo(function Filters({ model, blind, filter, setFilter, shown, shares }: FiltersProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const actors = [...new Set(model.entries.map(({ actorId }) => actorId).filter((id) => id !== ''))];
  const states = (Object.keys(stateTitles) as ShownState[]).filter(
    (state) => !blind || (state !== 'questioned' && state !== 'rejected'),
  );
  const selects = [
    ...(shares ? [{ name: 'share', noun: 'share', options: shares.options } as const] : []),
    { name: 'state', noun: 'status', options: states.map((value) => ({ value, label: stateTitles[value] })) },
    ...(blind ? [] : [{ name: 'effect', noun: 'effect', options: effects } as const]),
    {
      name: 'entry',
      noun: 'entry',
      options: [
        { value: '', label: 'All entries' },
        ...model.entries.map(({ path, id }) => ({ value: path, label: id })),
      ],
    },
    {
      name: 'actor',
      noun: 'actor',
      options: [
        { value: '', label: 'All actors' },
        ...actors.map((value) => ({ value, label: actorName(casefile, value) })),
      ],
    },
  ] as const;
  return (
    <div className={classes.filters}>
      {selects.map(({ name, noun, options }) => (
        <NativeSelect
          key={name}
          size="xs"
          aria-label={`Filter by ${noun}`}
          value={name === 'share' ? shares?.chosen(filter.share) : filter[name]}
          data={options}
          onChange={(event) => setFilter({ ...filter, [name]: event.currentTarget.value })}
        />
      ))}
      <div className={classes.counts}>
        <p className={wording.count}>
          {shown === model.links.length
            ? counted(shown, 'link')
            : `${String(shown)} of ${String(model.links.length)} links shown`}
        </p>
        <DivisionButton />
      </div>
    </div>
  );
});
