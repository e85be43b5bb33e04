/** On the review screen: the queue of evidence links, contradictions and unknowns, with its filters. */
import { Anchor, NativeSelect } from '@mantine/core';
import { memo, useRef, type RefObject } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { actorName } from '../../shared/actor-name.ts';
import { useDraft } from '../../shared/context.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { CardList, type OptionProps } from './card-list.tsx';
import type { QueueItem, ReviewModel } from './model.ts';
import { noFilter, indexInQueue, type OwnVerdict, type QueueFilter, type ShownState } from './queue.ts';
import { useReviewDesk } from './use-review.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { firstWords } from './words.ts';

import classes from './queue.module.css';
import wording from './wording.module.css';
import { counted } from '../../core/json/words.ts';

/** The queue. If the card is `stacked` below it, arrow keys do not open items, because that scrolls to the card. */
export function Queue({ stacked = false }: { readonly stacked?: boolean }) {
  const { model, shown, own, current, filter, setFilter, blind, heading } = useReviewDesk();
  const isFiltered = shown.length < model.queue.length;
  return (
    <section className={classes.queue} aria-label="Queue">
      <Filters
        model={model}
        blind={blind}
        filter={filter}
        setFilter={setFilter}
        shown={shown.length}
        heading={heading}
      />
      {shown.length === 0 ? (
        <p className={wording.note}>
          {model.queue.length === 0 ? 'No items yet. ' : 'No items match this filter. '}
          {isFiltered ? (
            <Anchor component="button" type="button" inherit td="underline" onClick={() => setFilter(noFilter)}>
              Show all items
            </Anchor>
          ) : null}
        </p>
      ) : (
        <CardList
          // With another filter, the arrow keys start at the current item or, if it is not shown, before the first one.
          key={JSON.stringify(filter)}
          label="Items to review"
          items={shown}
          current={indexInQueue(shown, current)}
          height={40}
          selectsWithArrows={!stacked}
          card={(item, option) => (
            <QueueRow
              {...option}
              item={item}
              entry={item.kind === 'link' ? (model.entryAt.get(item.entry)?.id ?? '') : ''}
              own={own.get(item.key)}
            />
          )}
        />
      )}
    </section>
  );
}

interface QueueRowProps extends OptionProps {
  readonly item: QueueItem;
  /** The ID of a link’s entry. */
  readonly entry: string;
  readonly own: OwnVerdict | undefined;
}

const QueueRow = memo(function QueueRow({ item, entry, own, ...option }: QueueRowProps) {
  return (
    <div {...option} className={classes.queueRow}>
      <VerdictMark own={own} />
      <span className={classes.words}>
        <ItemWords item={item} entry={entry} />
      </span>
    </div>
  );
});

/** An ID on one line. A long one is cut, and its tooltip shows all of it. */
function Id({ children }: { readonly children: string }) {
  return (
    <span className={classes.id} title={children}>
      {children}
    </span>
  );
}

/** “C-001 supports PB-002”, “C-001 and C-009, contradiction 1”, or “Unknown 1” with the start of its text. */
function ItemWords({ item, entry }: { readonly item: QueueItem; readonly entry: string }) {
  if (item.kind === 'unknown') {
    return (
      <>
        <span className={classes.kind}>{item.id}</span>
        <AuthorText className={classes.queueText}>{firstWords(item.words, 80)}</AuthorText>
      </>
    );
  }
  if (item.kind === 'contradiction') {
    const [left, right] = item.connections;
    return (
      <>
        <span className={classes.kind}>{item.id}</span>
        <Id>{left.claimId || 'no claim'}</Id>
        <span className={wording.soft}>and</span>
        <Id>{right.claimId || 'no claim'}</Id>
      </>
    );
  }
  return (
    <>
      <Id>{item.claimId || 'no claim'}</Id>
      {item.effect === undefined ? <span className={wording.soft}>for</span> : <EffectMark effect={item.effect} bare />}
      <Id>{entry}</Id>
    </>
  );
}

const stateTitles: Readonly<Record<ShownState, string>> = {
  all: 'All items',
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
  /** The number of items shown. */
  readonly shown: number;
  /** The title of the open item. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Memoized: a verdict changes nothing here, and there may be 150 entries to choose from. */
const Filters = memo(function Filters({ model, blind, filter, setFilter, shown, heading }: FiltersProps) {
  const isPointed = useRef(false);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const noun = model.queue.length === model.links.length ? 'link' : 'item';
  const actors = [...new Set(model.entries.map(({ actorId }) => actorId).filter((id) => id !== ''))];
  const states = (Object.keys(stateTitles) as ShownState[]).filter(
    (state) => !blind || (state !== 'questioned' && state !== 'rejected'),
  );
  const selects = [
    { name: 'state', noun: 'status', options: states.map((value) => ({ value, label: stateTitles[value] })) },
    ...(blind ? [] : [{ name: 'effect', noun: 'effect', options: effects } as const]),
    {
      name: 'entry',
      noun: 'entry',
      options: [
        { value: '', label: 'All entries' },
        ...model.entries.map(({ path, id }) => ({ value: path, label: id })),
        ...(model.contradictions.length > 0 ? [{ value: '/contradictions', label: 'Contradictions' }] : []),
        ...(model.unknowns.length > 0 ? [{ value: '/unknowns', label: 'Unknowns' }] : []),
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
          value={filter[name]}
          data={options}
          onPointerDown={() => {
            isPointed.current = true;
          }}
          onKeyDown={() => {
            isPointed.current = false;
          }}
          onChange={(event) => {
            setFilter({ ...filter, [name]: event.currentTarget.value });
            // The next letter is meant for the item. In the list it would choose another filter.
            if (isPointed.current) heading.current?.focus({ preventScroll: true });
          }}
        />
      ))}
      <p className={`${wording.count} ${classes.counts}`}>
        {shown === model.queue.length
          ? counted(shown, noun)
          : `${shown.toLocaleString('en')} of ${counted(model.queue.length, noun)} shown`}
      </p>
    </div>
  );
});
