/** The matrix on narrow screens: each entry with its claims, whose links can be added, changed and removed. */
import { Button, Group } from '@mantine/core';
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useClaimWordsLanguage, useClaimPlace } from '../../shared/use-span-words.ts';
import { AuthorText } from '../../shared/author-text.tsx';
import { cellOf, linksOf, type EvidenceMatrix, type MatrixClaim, type MatrixEntry } from '../../core/matrix/matrix.ts';
import type { ExclusionEffects } from '../../core/matrix/exclusions.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { useWindow, WindowRows } from '../../ui/window-rows.tsx';
import { claimItem, entryItems, type AxisItem, type GridActions } from './axis.ts';
import { CellLinks, type Pair } from './cell-links.tsx';
import { ToneIcon } from './grid-cells.tsx';
import type { GridHandle } from './matrix-grid.tsx';
import { isExcluded, PairTexts } from './preview.tsx';
import { supportSentence } from './sentences.ts';
import { Bdi } from '../../ui/bdi.tsx';
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
      <WindowRows rows={rows} role="list" aria-label="Entries">
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
          <Bdi>{item.name}</Bdi>
          {item.note ? <span className={classes.note}>{item.note}</span> : null}
        </span>
        <AuthorText className={classes.words}>{item.words}</AuthorText>
        <span className={classes.soft}>{supportSentence(matrix, entry)}</span>
      </button>
      {open ? <ClaimsOf item={item} entry={entry} claims={claims} effects={effects} actions={actions} /> : null}
    </div>
  );
}

/** The claims that are linked to an entry, or all claims, so that links can be added. One of them is open at a time. */
function ClaimsOf({ item, entry, claims, effects, actions }: Omit<EntryCardProps, 'matrix' | 'open' | 'onOpen'>) {
  const canWrite = useCanWrite();
  const [current, setCurrent] = useState<{ readonly claim: number; readonly isOpen: boolean }>();
  const [all, setAll] = useState(false);
  const isLinked = (claim: MatrixClaim): boolean => cellOf(entry, claim) !== undefined;
  // A claim whose link was removed stays until another one is opened, because its row has the focus.
  const shown = claims.filter((claim) => all || isLinked(claim) || claim.index === current?.claim);
  const others = claims.filter((claim) => !isLinked(claim)).length;
  return (
    <>
      {shown.length === 0 ? <p className={classes.none}>No linked claims in this view.</p> : null}
      <ul className={classes.links}>
        {shown.map((claim) => (
          <ClaimRow
            key={claim.index}
            item={item}
            pair={{ claim, entry }}
            heading={claimItem(claim, effects)}
            actions={actions}
            open={claim.index === current?.claim && current.isOpen}
            onOpen={(isOpen) => setCurrent({ claim: claim.index, isOpen })}
          />
        ))}
      </ul>
      {canWrite && others > 0 ? (
        <Button size="compact-sm" variant="default" className={classes.more} onClick={() => setAll(!all)}>
          {all ? 'Show only linked claims' : `Link other claims (${String(others)})`}
        </Button>
      ) : null}
    </>
  );
}

interface ClaimRowProps {
  readonly item: AxisItem;
  readonly pair: Pair;
  readonly heading: AxisItem;
  readonly actions: GridActions;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** A claim of an entry: the effects of its links and, if it is open, the links to be changed. */
function ClaimRow({ item, pair, heading, actions, open, onOpen }: ClaimRowProps) {
  const row = useRef<HTMLButtonElement>(null);
  const links = linksOf(pair.entry, pair.claim);
  const language = useClaimWordsLanguage(pair.claim.claim);
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={classes.link}
        aria-expanded={open}
        data-tone={heading.tone}
        onClick={() => onOpen(!open)}
      >
        <span>
          <b>{heading.name}</b>{' '}
          {links.map(({ index, link }, at) => (
            <span key={index}>
              {at > 0 ? ' and ' : null}
              <EffectMark effect={link.effect} />
            </span>
          ))}
          {links.length === 0 ? <span className={classes.soft}>not linked</span> : null}{' '}
          {heading.note ? <em>({heading.note})</em> : null}
        </span>
        <AuthorText className={classes.words} lang={language}>
          {heading.words}
        </AuthorText>
        <InFile claim={pair.claim} />
      </button>
      {open ? (
        <div className={classes.details}>
          <CellLinks
            {...pair}
            reason={null}
            onDone={() => {
              onOpen(false);
              row.current?.focus();
            }}
          />
          <PairTexts {...pair} />
          <Group gap="var(--space-3)">
            <Button size="compact-sm" onClick={() => actions.open(heading, item)}>
              Show in passage
            </Button>
            {pair.claim.answers ? (
              <Button size="compact-sm" variant="default" onClick={() => actions.toggle(heading, item)}>
                {`${isExcluded(heading) ? 'Include' : 'Exclude'} ${heading.name}`}
              </Button>
            ) : null}
          </Group>
        </div>
      ) : null}
    </li>
  );
}

/** Where the claim's text is in the file of its passage. */
function InFile({ claim: { claim } }: { readonly claim: MatrixClaim }) {
  const place = useClaimPlace(claim);
  return place === '' ? null : <Bdi className={classes.soft}>{place}</Bdi>;
}
