/** The strip beside a long passage: where its claims are, how links cite them, and which part is visible. */
import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { ClaimMark } from '../../core/assessment/claim-marks.ts';
import { codePointOffset, offsetsOf, utf16Offset } from '../../core/text/offsets.ts';
import type { TextBlock } from '../../core/text/segments.ts';
import type { CodePointSpan } from '../../core/text/span.ts';
import { citedAs, type CoverageUse, stripInWords, stripLanes, type StripRows } from '../../core/pictures/coverage.ts';
import { modelOf } from '../../core/assessment/model.ts';
import type { Stores } from '../../shared/context.tsx';
import { useSettled } from '../../shared/use-settled.ts';
import classes from './coverage-strip.module.css';

interface CoverageStripProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly blocks: readonly TextBlock[];
  readonly marks: readonly ClaimMark[];
  readonly onReveal: (span: CodePointSpan) => void;
}

/** The strip is for texts with more than this many screens. */
const maxScreens = 1.5;

/** The height of the strip in its own units. */
const rows = 500;

/** A part of the text as shares of its length, from 0 to 1. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** Returns the visible part of the text, from the places of the rendered blocks. */
function visiblePart(scroller: HTMLElement, content: HTMLElement, blocks: readonly TextBlock[], text: string): Part {
  const frame = scroller.getBoundingClientRect();
  const length = Math.max(1, text.length);
  let from = 1;
  let to = 0;
  for (const element of content.querySelectorAll<HTMLElement>('[data-index]')) {
    const { top, bottom, height } = element.getBoundingClientRect();
    const block = blocks[Number(element.dataset['index'])];
    if (!block || height === 0 || bottom <= frame.top || top >= frame.bottom) continue;
    const at = (y: number): number =>
      block.start + Math.max(0, Math.min(1, (y - top) / height)) * (block.end - block.start);
    from = Math.min(from, at(frame.top) / length);
    to = Math.max(to, at(frame.bottom) / length);
  }
  return from < to ? { from, to } : { from: 0, to: 0 };
}

/** How far from the strip a press still counts, in CSS pixels. Releasing it further away does nothing (WCAG 2.5.2). */
const reach = 48;

function isNear({ currentTarget, clientX }: MouseEvent<HTMLElement>): boolean {
  const { left, right } = currentTarget.getBoundingClientRect();
  return clientX > left - reach && clientX < right + reach;
}

const pathOf = (ranges: readonly StripRows[], x: number): string =>
  ranges.map(({ from, to }) => `M${String(x)} ${String(from)}V${String(to)}`).join('');

/** How links cite the claims of the marks. The same list as long as no use changes. */
function useUses(marks: readonly ClaimMark[]): readonly CoverageUse[] {
  // Later than the key that changes a link: at the contract's limits there are 15,000 links to go through.
  const read = useCallback(
    ({ desk }: Stores) => {
      const assessment = desk.draft.getState()?.workspace.assessment;
      const citations = assessment && modelOf(assessment).citedBy;
      return marks.map(({ claimId }) => citedAs(citations?.get(claimId) ?? [])).join(' ');
    },
    [marks],
  );
  const joined = useSettled(read);
  return useMemo(() => (joined === '' ? [] : (joined.split(' ') as CoverageUse[])), [joined]);
}

export function CoverageStrip({ scroller, content, text, blocks, marks, onReveal }: CoverageStripProps) {
  const [isLong, setLong] = useState(false);
  const visible = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [frame, inner] = [scroller.current, content.current];
    if (!frame || !inner) return undefined;
    let request = 0;
    const update = (): void => {
      request = 0;
      setLong(frame.clientHeight > 0 && frame.scrollHeight > frame.clientHeight * maxScreens);
      const { from, to } = visiblePart(frame, inner, blocks, text);
      if (!visible.current) return;
      visible.current.style.insetBlockStart = `${String(from * 100)}%`;
      visible.current.style.blockSize = `${String((to - from) * 100)}%`;
    };
    const later = (): void => {
      if (request === 0) request = requestAnimationFrame(update);
    };
    later();
    const observer = new ResizeObserver(later);
    observer.observe(frame);
    observer.observe(inner);
    frame.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
      frame.removeEventListener('scroll', later);
    };
    // The visible part is also placed when the strip appears.
  }, [scroller, content, blocks, text, isLong]);

  return isLong ? <LongStrip {...{ scroller, text, marks, onReveal, visible }} /> : null;
}

interface LongStripProps extends Pick<CoverageStripProps, 'scroller' | 'text' | 'marks' | 'onReveal'> {
  readonly visible: RefObject<HTMLDivElement | null>;
}

/** The strip itself. Most passages are short and have none. */
function LongStrip({ scroller, text, marks, onReveal, visible }: LongStripProps) {
  const uses = useUses(marks);
  const offsets = useMemo(() => offsetsOf(text), [text]);
  const length = offsets.codePointLength;
  const lanes = useMemo(
    () =>
      stripLanes(
        marks.map(({ span }, at) => ({ span, use: uses[at] ?? 'uncited' })),
        length,
        rows,
      ),
    [marks, uses, length],
  );

  /** The scroll position before the pointer was pressed. */
  const pressedAt = useRef(0);

  /** Returns the share of the strip above the pointer. */
  function shareAt({ currentTarget, clientY }: MouseEvent<HTMLElement>): number {
    const { top, height } = currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(1, (clientY - top) / Math.max(1, height)));
  }

  function reveal(share: number): void {
    const at = offsets.toCodePoint(utf16Offset(Math.min(text.length - 1, Math.floor(share * text.length))));
    onReveal({ start: at, end: codePointOffset(at + 1) });
  }

  /** Follows the pointer while it is dragged, and goes back while it is far from the strip, as a scroll bar does. */
  function follow(event: MouseEvent<HTMLElement>): void {
    const frame = scroller.current;
    const top = shareAt(event) * (frame?.scrollHeight ?? 0) - (frame?.clientHeight ?? 0) / 2;
    frame?.scrollTo({ top: isNear(event) ? top : pressedAt.current });
  }

  return (
    <div
      role="img"
      aria-label={stripInWords(uses)}
      className={classes.strip}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // The selection in the text stays.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        pressedAt.current = scroller.current?.scrollTop ?? 0;
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
      onPointerUp={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId) && isNear(event)) reveal(shareAt(event));
      }}
    >
      <div ref={visible} className={classes.visible} />
      <svg viewBox={`0 0 12 ${String(rows)}`} preserveAspectRatio="none" aria-hidden className={classes.marks}>
        <path d={pathOf(lanes.uncited, 6)} className={classes.uncited} />
        <path d={pathOf(lanes.contradicts, 3)} className={classes.contradicts} />
        <path d={pathOf(lanes.supports, 9)} className={classes.supports} />
      </svg>
    </div>
  );
}
