/** The matrix on narrow screens: each entry with its supporting and contradicting claims. */
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { cellOf, linksOf, type EvidenceMatrix, type MatrixClaim, type MatrixEntry } from '../../core/matrix/matrix.ts';
import type { ExclusionEffects } from '../../core/matrix/exclusions.ts';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { useWindow } from '../../ui/use-window.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import { claimItem, entryItems, type AxisItem, type GridActions } from './axis.ts';
import { ToneIcon } from './grid-headings.tsx';
import type { GridHandle } from './matrix-grid.tsx';
import { supportSentence } from './sentences.ts';
import classes from './link-list.module.css';

interface LinkListProps {
  readonly draftId: string;
  readonly matrix: EvidenceMatrix;
  readonly claims: readonly MatrixClaim[];
  readonly entries: readonly MatrixEntry[];
  readonly effects: ExclusionEffects;
  readonly actions: GridActions;
  readonly ref: Ref<GridHandle>;
}

const listItem = () => ({ role: 'listitem' });

/** The open entry of each draft, so that it is still open after a visit to the editor. */
const openEntries = new Map<string, number>();

export function LinkList({ draftId, matrix, claims, entries, effects, actions, ref }: LinkListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(openEntries.get(draftId));
  const items = useMemo(() => entryItems(entries, effects), [entries, effects]);
  const rows = useWindow({ count: items.length, scroller, estimate: () => 76, overscan: 4 });
  const show = (at: number | undefined): void => {
    setOpen(at);
    if (at === undefined) openEntries.delete(draftId);
    else openEntries.set(draftId, at);
  };
  useImperativeHandle(ref, () => ({
    focus: () => undefined,
    goTo(_kind, at) {
      const row = entries.findIndex((entry) => entry.at === at);
      if (row < 0) return false;
      show(at);
      rows.scrollToIndex(row, { align: 'start' });
      return true;
    },
  }));
  return (
    <div ref={scroller} className={classes.scroller}>
      <WindowRows rows={rows} role="list" aria-label="Entries" item={listItem}>
        {(index) => {
          const item = items[index];
          return item?.kind === 'entry' ? (
            <EntryCard
              item={item}
              entry={item.entry}
              matrix={matrix}
              claims={claims}
              effects={effects}
              actions={actions}
              open={open === item.entry.at}
              onOpen={() => show(open === item.entry.at ? undefined : item.entry.at)}
            />
          ) : null;
        }}
      </WindowRows>
    </div>
  );
}

interface EntryCardProps extends Pick<LinkListProps, 'matrix' | 'claims' | 'effects' | 'actions'> {
  readonly item: AxisItem;
  readonly entry: MatrixEntry;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function EntryCard({ item, entry, matrix, claims, effects, actions, open, onOpen }: EntryCardProps) {
  return (
    <div className={classes.card}>
      <button type="button" className={classes.entry} aria-expanded={open} data-tone={item.tone} onClick={onOpen}>
        <span className={classes.name}>
          <ToneIcon {...item} />
          <bdi>{item.name}</bdi>
          {item.note ? <span className={classes.note}>{item.note}</span> : null}
        </span>
        <span className={classes.words} dir="auto">
          {item.words}
        </span>
        <span className={classes.soft}>{supportSentence(matrix, entry)}</span>
      </button>
      {open ? <Links item={item} entry={entry} claims={claims} effects={effects} actions={actions} /> : null}
    </div>
  );
}

function Links({ item, entry, claims, effects, actions }: Omit<EntryCardProps, 'matrix' | 'open' | 'onOpen'>) {
  const cited = claims.filter((claim) => cellOf(entry, claim) !== undefined);
  if (cited.length === 0) return <p className={classes.none}>No linked claims in this view.</p>;
  return (
    <ul className={classes.links}>
      {cited.flatMap((claim) => {
        const heading = claimItem(claim, effects);
        return linksOf(entry, claim).map(({ index, link }) => (
          <li key={index}>
            <button
              type="button"
              className={classes.link}
              data-tone={heading.tone}
              onClick={() => actions.open(heading, item)}
            >
              <span>
                <b>{heading.name}</b> <EffectMark effect={link.effect} />{' '}
                {heading.note ? <em>({heading.note})</em> : null}
              </span>
              <span className={classes.words} dir="auto">
                {heading.words}
              </span>
            </button>
          </li>
        ));
      })}
    </ul>
  );
}
