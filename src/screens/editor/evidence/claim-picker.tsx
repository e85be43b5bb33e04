/**
 * The list of claims in the panel that links evidence, moved through by keyboard. Only visible claims are rendered.
 */
import { useEffect, useImperativeHandle, useRef, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { hasLetterKeys, letterOf } from '../../../ui/keyboard.ts';
import { useRovingRows } from '../../../ui/use-roving-rows.ts';
import { WindowRows } from '../../../ui/window-rows.tsx';
import type { SupportCheck, SupportFinding } from '../../../core/check/support-check.ts';
import type { ModelClaim } from '../../../core/assessment/model.ts';
import { ClaimRow, type ClaimRowActions } from './claim-row.tsx';
import type { LinkOfClaim } from './evidence-links.ts';
import classes from './link-panel.module.css';
import type { Effect } from './use-link-edits.ts';

/** The function that the panel calls on the list. */
export interface ClaimPickerHandle {
  /** Moves the focus to a claim, by its index in the list. */
  goTo(index: number): void;
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
  /** Whether the passage of a claim is shown, so that looking at the claim mounts no other one. */
  readonly isShown: (info: ModelClaim) => boolean;
  /** Shows the passage of the claim that is focused or pointed at. */
  readonly onLook: (info: ModelClaim) => void;
  readonly empty: string;
}

const noFindings: readonly SupportFinding[] = [];

/** How long the pointer or the focus rests on a claim before another passage shows it, in ms. */
const rest = 120;

/** Returns the effect that a key sets: S or C. */
export function effectOfKey(event: Pick<KeyboardEvent, 'key' | 'code'>): Effect | undefined {
  const letter = letterOf(event);
  if (letter === 's') return 'supports';
  return letter === 'c' ? 'contradicts' : undefined;
}

export function ClaimPicker(props: ClaimPickerProps) {
  const { ref, claims, names, actor, checkSupport, links, full, reasoning, actions, isShown, onLook, empty } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRovingRows({
    count: claims.length,
    scroller,
    estimate: () => 120,
    keyOf: (index) => claims[index]?.index ?? index,
    page: 4,
    keep: [claims.findIndex(({ id }) => id !== undefined && id === reasoning)],
  });
  useImperativeHandle(ref, () => ({ goTo: list.goTo }));

  function onKeyDown(event: KeyboardEvent): void {
    const info = claims[list.active];
    if (event.target !== event.currentTarget || !info) return;
    if (event.ctrlKey || event.metaKey) return;
    const effect = hasLetterKeys() ? effectOfKey(event) : undefined;
    if (list.move(event.key)) return event.preventDefault();
    if (effect) actions.link(info, effect);
    else if (event.key === 'Enter' && links.has(info.id ?? '')) actions.askReason(info);
    else if (event.key === 'Enter') actions.link(info, 'supports');
    else if (event.key === 'Delete' && links.has(info.id ?? '')) actions.unlink(info);
    else return;
    event.preventDefault();
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTimer = (): void => clearTimeout(timer.current);
  useEffect(() => stopTimer, []);
  const lookSoon = (info: ModelClaim): void => {
    stopTimer();
    timer.current = setTimeout(() => onLook(info), rest);
  };
  const rowOf = (index: number): HTMLAttributes<HTMLDivElement> => {
    const info = claims[index];
    const { onFocus, ...item } = list.item(index);
    return {
      ...item,
      onFocus(event) {
        onFocus?.(event);
        stopTimer();
        if (info) (isShown(info) ? onLook : lookSoon)(info);
      },
      // Not when the pointer enters: rows that scroll below a resting pointer are not looked at.
      onPointerMove: ({ pointerType }) => info && pointerType !== 'touch' && lookSoon(info),
    };
  };

  return (
    <div ref={scroller} className={classes.scroller} onPointerLeave={stopTimer}>
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
          ...rowOf(index),
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
