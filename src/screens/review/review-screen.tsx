/**
 * The review screen: passage, claims and entries side by side, and every evidence link, contradiction and unknown in a
 * queue.
 */
import { Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useCanWrite } from '../../shared/context.tsx';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { SplitPanes } from '../../ui/split-panes.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { hasLetterKeys } from '../../ui/keyboard.ts';
import { ClaimsColumn, EntriesColumn } from './card-columns.tsx';
import { createHighlight, HighlightContext } from './chain.ts';
import { Lines } from './lines.tsx';
import { PassageColumn } from './passage-column.tsx';
import { Queue } from './queue-list.tsx';
import { Brief, ReviewBar } from './review-bar.tsx';
import { SubjectCard } from './subject-card.tsx';
import { ReviewProvider, useReview, type ReviewDesk } from './use-review.ts';
import { commandOf, nowhereToGo } from './keys.ts';
import { useSaySubject } from './spoken.ts';
import type { Subject } from './model.ts';
import classes from './screen.module.css';
import wording from './wording.module.css';

export function ReviewScreen() {
  const desk = useReview();
  const [highlight] = useState(createHighlight);
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wide = useMediaQuery('(min-width: 62em) and (min-height: 36em)', true, { getInitialValueInEffect: false });
  useKeys(root, desk, wide);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <ReviewProvider value={desk}>
      <HighlightContext value={highlight}>
        {/* A click beside its controls leaves the focus in the screen, where its keys work. */}
        <main ref={root} tabIndex={-1} aria-label="Review" className={classes.screen} data-wide={wide || undefined}>
          <Title order={2} ref={heading} tabIndex={-1} className={wording.unseen}>
            {desk.blind ? 'Blind review' : 'Review'}
          </Title>
          <ReviewBar />
          <Brief />
          {desk.model.cards.length === 0 ? (
            <EmptyState title="Nothing to review yet">
              This draft has no power bases, intent hypotheses, contradictions or unknowns.
            </EmptyState>
          ) : wide ? (
            <WideReview />
          ) : (
            <StackedReview />
          )}
        </main>
      </HighlightContext>
    </ReviewProvider>
  );
}

/** Passage, claims and entries side by side, connected by lines behind them. */
function Board() {
  const board = useRef<HTMLDivElement>(null);
  const highlight = use(HighlightContext);
  return (
    <div ref={board} className={classes.board} onPointerLeave={() => highlight.show(null)}>
      <Lines board={board} />
      <PassageColumn />
      <ClaimsColumn />
      <EntriesColumn />
    </div>
  );
}

/** Created once, so that resizing rerenders nothing. */
const rows = [
  { id: 'board', content: <Board />, size: 40, min: 24, handle: 'Resize columns' },
  { id: 'card', content: <SubjectCard />, size: 60, min: 20 },
];

const panes = [
  { id: 'queue', content: <Queue />, size: 19, min: 12, handle: 'Resize queue' },
  { id: 'desk', content: <SplitPanes panes={rows} orientation="vertical" name="review-rows" />, size: 81, min: 50 },
];

function WideReview() {
  return (
    <div className={classes.wide}>
      <SplitPanes panes={panes} orientation="horizontal" name="review-columns" />
    </div>
  );
}

/** The layout for narrow or low screens: the closed queue, the current subject, and everything else below it. */
function StackedReview() {
  return (
    <div data-stacked>
      <Fold title="Items to review">
        <Queue stacked />
      </Fold>
      <SubjectCard stacked />
      <Fold title="Passage" open>
        <PassageColumn />
      </Fold>
      <Fold title="Claims">
        <ClaimsColumn />
      </Fold>
      <Fold title="Entries, contradictions and unknowns">
        <EntriesColumn />
      </Fold>
    </div>
  );
}

/** A collapsible section of the stacked screen. Collapsed content is not rendered. */
function Fold(props: { readonly title: string; readonly open?: boolean; readonly children: ReactNode }) {
  const { title, open = false, children } = props;
  const [isOpen, setIsOpen] = useState(open);
  return (
    <details className={classes.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? <div className={classes.folded}>{children}</div> : null}
    </details>
  );
}

/** Elements that use letters themselves, where a letter is not a shortcut. */
const letterInputs =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="dialog"], [role="menu"]';

/** Opens the form of a suggestion, or returns why it cannot be opened. */
function suggest({ suggestion: { current: element }, current, blind }: ReviewDesk, canWrite: boolean): string {
  if (blind) return 'You cannot suggest changes in a blind review.';
  if (!element) {
    return current?.kind === 'link' || current?.kind === 'claim'
      ? 'Review the present version before you suggest a change.'
      : 'You can suggest changes of links and claims only.';
  }
  if (!canWrite) return readOnlyMessage;
  element.focus();
  if (element.tagName === 'BUTTON') element.click();
  return '';
}

/** `hasColumns` is whether the columns that “Only this chain” narrows are beside each other. */
export function useKeys(root: RefObject<HTMLElement | null>, desk: ReviewDesk, hasColumns: boolean): void {
  const say = useAnnounce();
  const saySubject = useSaySubject();
  const canWrite = useCanWrite();
  const goTo = (subject: Subject | undefined, none: string): void => {
    if (!subject) return say(none);
    desk.go(subject);
    return saySubject(desk, subject);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
    if (!root.current?.contains(target) || target.closest(letterInputs)) return;
    if (document.querySelector('[role="dialog"]')) return;
    const command = commandOf(event, desk.choices, hasLetterKeys());
    if (!command || (command.kind === 'only-chain' && !hasColumns)) return;
    event.preventDefault();
    if (command.kind === 'next-open') goTo(desk.next(), nowhereToGo['next-open']);
    else if (command.kind === 'next') goTo(desk.neighbour(1), nowhereToGo.next);
    else if (command.kind === 'previous') goTo(desk.neighbour(-1), nowhereToGo.previous);
    else if (command.kind === 'note') desk.note.current?.focus();
    else if (command.kind === 'suggest') say(suggest(desk, canWrite));
    else if (command.kind === 'only-chain') say(desk.toggleOnlyChain());
    else if (!desk.current) return;
    else if (command.kind === 'verdict') desk.decide(desk.current, command.verdict);
    else desk.withdraw(desk.current);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
