/**
 * In the passage column of the review: the text with its marks, read-only. Arrow keys move between claims, Enter
 * selects one.
 */
import { use, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { createMarker, neighbourMark } from '../../core/assessment/claim-marks.ts';
import { listOf } from '../../core/assessment/view.ts';
import { useDraft } from '../../shared/context.tsx';
import { MarkedBlock } from '../../ui/marked-block.tsx';
import { WindowRows } from '../../ui/window-rows.tsx';
import { chainOfClaims } from './chain.ts';
import { HighlightContext, useHighlightedChain } from './highlight.ts';
import { useSaySubject } from './spoken.ts';
import { useMarkedText } from './use-marked-text.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './passage.module.css';

interface PassageReaderProps {
  readonly passageId: string;
  readonly text: string;
  readonly language: string | null;
}

export function PassageReader({ passageId, text, language }: PassageReaderProps) {
  const desk = useReviewDesk();
  const { model, chain, current, go, columns, onlyChain } = desk;
  const saySubject = useSaySubject();
  const highlight = use(HighlightContext);
  const highlightedChain = useHighlightedChain();
  const claims = useDraft(({ workspace }) => listOf(workspace.assessment, 'claims'));
  const [marker] = useState(createMarker);
  const all = marker(claims, passageId, text);
  const marks = useMemo(() => {
    const shown = new Set(columns.claims.map(({ index }) => index));
    return onlyChain ? all.filter(({ key }) => shown.has(key)) : all;
  }, [all, onlyChain, columns.claims]);
  const scroller = useRef<HTMLDivElement>(null);
  const { blocks, virtual, pieces, table, reveal } = useMarkedText(text, marks, scroller);
  const [focusedMark, setFocusedMark] = useState<number | null>(null);
  const strong = (highlightedChain ?? chain).claims;
  const first = marks.find(({ key }) => chain.claims.has(key));
  useEffect(() => {
    if (first) reveal(first.span, first.key);
    // Only a new subject scrolls the text; hovering or a changed claim never does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.key, passageId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1;
    if (event.key === 'Enter' && focusedMark !== null) {
      const claim = model.claimAt.get(focusedMark);
      if (claim) go(claim);
    } else if (event.key.startsWith('Arrow')) {
      const mark = neighbourMark(marks, focusedMark ?? first?.key ?? null, step);
      const claim = mark && model.claimAt.get(mark.key);
      if (!claim) return;
      setFocusedMark(mark.key);
      highlight.show(chainOfClaims(model, [mark.key]));
      reveal(mark.span, mark.key);
      saySubject(desk, claim);
    } else return;
    event.preventDefault();
  }

  const keysAt = (target: EventTarget): readonly number[] => {
    const mark = target instanceof Element ? target.closest<HTMLElement>('[data-keys]') : null;
    return mark?.dataset['keys']?.split(' ').map(Number) ?? [];
  };
  return (
    // Focusable, so that the text can be scrolled and its claims reached by keyboard; nothing in it is editable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      role="group"
      aria-label="Passage text. Use arrow keys to move between claims, Enter to select one"
      {...focusable}
      className={classes.text}
      data-scroller
      data-lighting={highlightedChain === null ? undefined : true}
      onKeyDown={onKeyDown}
      onBlur={() => highlight.show(null)}
      onPointerOver={(event) => {
        const keys = keysAt(event.target);
        highlight.show(keys.length === 0 ? null : chainOfClaims(model, keys));
      }}
      onPointerLeave={() => highlight.show(null)}
      onClick={(event) => {
        const claim = model.claimAt.get(keysAt(event.target).at(-1) ?? -1);
        if (claim && document.getSelection()?.isCollapsed !== false) go(claim);
      }}
    >
      <WindowRows rows={virtual}>
        {(index) => {
          const block = blocks[index];
          const here = pieces(index);
          return block ? (
            <MarkedBlock
              text={text.slice(block.start, block.end)}
              start={block.start}
              pieces={here}
              table={table}
              active={here.some(({ keys }) => keys.some((mark) => strong.has(mark))) ? strong : null}
              language={language}
              hidden={null}
            />
          ) : null;
        }}
      </WindowRows>
    </div>
  );
}

/** A scrollable element must be reachable by keyboard. */
const focusable = { tabIndex: 0 };
