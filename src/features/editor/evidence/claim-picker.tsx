/**
 * The list of claims in the dialog that links evidence, moved through by keyboard. Only visible claims are rendered.
 */
import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { letterOf } from '../../../ui/keyboard.ts';
import { useRovingRows } from '../../../ui/use-roving-rows.ts';
import { WindowRows } from '../../../ui/window-rows.tsx';
import type { SupportCheck, SupportFinding } from '../../../core/check/support-check.ts';
import type { ModelClaim } from '../../../core/assessment/model.ts';
import { ClaimRow, type ClaimRowActions } from './claim-row.tsx';
import type { LinkOfClaim } from './evidence-links.ts';
import classes from './link-dialog.module.css';
import type { Effect } from './use-link-edits.ts';

/** The functions that the search field calls on the list. */
export interface ClaimPickerHandle {
  /** Moves the focus to the first claim. */
  enter(): void;
}

interface ClaimPickerProps {
  readonly ref: Ref<ClaimPickerHandle>;
  readonly claims: readonly ModelClaim[];
  /** The names of the entry's actor, and the one for sentences. */
  readonly names: readonly string[];
  readonly actor: string;
  readonly checkSupport: SupportCheck;
  readonly links: ReadonlyMap<string, LinkOfClaim>;
  readonly full: boolean;
  /** The ID of the claim whose reason is being written. */
  readonly reasoning: string | undefined;
  readonly actions: ClaimRowActions;
  readonly empty: string;
}

const noFindings: readonly SupportFinding[] = [];

/** Returns the effect that a key sets: S or C. */
export function effectOfKey(event: Pick<KeyboardEvent, 'key' | 'code'>): Effect | undefined {
  const letter = letterOf(event);
  if (letter === 's') return 'supports';
  return letter === 'c' ? 'contradicts' : undefined;
}

export function ClaimPicker(props: ClaimPickerProps) {
  const { ref, claims, names, actor, checkSupport, links, full, reasoning, actions, empty } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRovingRows({
    count: claims.length,
    scroller,
    estimate: () => 96,
    keyOf: (index) => claims[index]?.index ?? index,
    page: 4,
    keep: [claims.findIndex(({ id }) => id !== undefined && id === reasoning)],
  });
  useImperativeHandle(ref, () => ({ enter: () => list.goTo(0) }));

  function onKeyDown(event: KeyboardEvent): void {
    const info = claims[list.active];
    if (event.target !== event.currentTarget || !info) return;
    if (event.ctrlKey || event.metaKey) return;
    const effect = effectOfKey(event);
    if (list.move(event.key)) return event.preventDefault();
    if (effect) actions.link(info, effect);
    else if (event.key === 'Enter' && links.has(info.id ?? '')) actions.askReason(info);
    else if (event.key === 'Delete' && links.has(info.id ?? '')) actions.unlink(info);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={scroller} className={classes.scroller}>
      {claims.length === 0 ? <p className={classes.empty}>{empty}</p> : null}
      <WindowRows
        rows={list.rows}
        role="grid"
        aria-label="Claims"
        aria-rowcount={claims.length}
        item={(index) => ({
          role: 'row',
          'aria-rowindex': index + 1,
          tabIndex: index === list.active ? 0 : -1,
          onKeyDown,
          ...list.item(index),
        })}
      >
        {(index) => {
          const info = claims[index];
          return info ? (
            <ClaimRow
              info={info}
              names={names}
              actor={actor}
              findings={info.citable ? checkSupport(info.id ?? '') : noFindings}
              link={links.get(info.id ?? '')}
              full={full}
              active={index === list.active}
              reasoning={info.id !== undefined && info.id === reasoning}
              actions={actions}
            />
          ) : null;
        }}
      </WindowRows>
    </div>
  );
}
