import { useImperativeHandle, useMemo, useRef, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { codePointOffset, offsetsOf, utf16Offset } from '../../core/passage/offsets.ts';
import type { CodePointSpan } from '../../core/passage/span.ts';
import type { ClaimMark } from '../../core/assessment/claim-marks.ts';
import { MarkedBlock } from '../../ui/marked-block.tsx';
import { useBlockWindow } from './use-block-window.ts';
import { useHiddenInBlocks, useMarkedBlocks } from './use-marked-blocks.ts';
import { useExactCopy } from './use-exact-copy.ts';
import { usePainting } from './use-painting.ts';
import { useTextCaret } from './use-text-caret.ts';
import { useTextSelection } from './use-text-selection.ts';
import classes from './passage-text.module.css';

/** What others may ask of the text. */
export interface PassageTextHandle {
  /** Scrolls a span into the middle of the window. */
  reveal(span: CodePointSpan): void;
  focus(): void;
}

/** What is drawn over the text, and what is told of it. All spans are in code points. */
export interface PassageTextProps {
  readonly ref: Ref<PassageTextHandle>;
  readonly text: string;
  readonly passageId: string;
  readonly language: string | null;
  readonly marks: readonly ClaimMark[];
  /** The key of the active claim's mark; null for none. */
  readonly active: number | null;
  readonly pending: CodePointSpan | null;
  readonly hits: readonly CodePointSpan[];
  readonly currentHit: CodePointSpan | null;
  readonly showHidden: boolean;
  /** Somebody asks for the claims at a place of the text, at this point of the window. */
  readonly onClaims: (keys: readonly number[], at: { readonly x: number; readonly y: number }) => void;
  readonly onPending: (span: CodePointSpan | null) => void;
}

/** The text of a passage, its marks, its selection and its highlights: the one place that touches DOM ranges. */
export function PassageText(props: PassageTextProps) {
  const { ref, text, passageId, language, marks, active, pending, showHidden, onClaims, onPending } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const pinned = pending ? [pending.start, pending.end] : [];
  const { blocks, virtual, reveal } = useBlockWindow(text, pinned, scroller, room);
  const offsets = useMemo(() => offsetsOf(text), [text]);
  const { pieces, table } = useMarkedBlocks(text, blocks, marks);
  const hiddenIn = useHiddenInBlocks(text, blocks, showHidden);
  const selection = useTextSelection({ room, passageId, text, drawn: pieces });
  const strongest = useMemo(() => (active === null ? null : new Set([active])), [active]);
  const items = virtual.getVirtualItems();

  const caret = useTextCaret({
    scroller,
    room,
    startAt: () => (pending ? offsets.toUtf16(pending.start) : firstInSight(scroller.current, room.current)),
    onMove: () => selection.read(true),
  });

  useImperativeHandle(ref, () => ({ reveal, focus: () => scroller.current?.focus({ preventScroll: true }) }), [reveal]);
  useExactCopy(scroller, room, text, pending);
  usePainting({ ...props, room, pieces, drawn: items.map(({ index }) => index).join(' ') });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== scroller.current) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key.toLowerCase() === 'a') {
      onPending({ start: codePointOffset(0), end: offsets.codePointLength });
    } else if (event.key === 'Enter' && !command) {
      const keys = keysAtCaret();
      if (keys) onClaims(keys.keys, keys.at);
    } else if (!caret.onKey(event)) return;
    event.preventDefault();
  }

  function keysAtCaret(): { readonly keys: readonly number[]; readonly at: { x: number; y: number } } | undefined {
    const at = caret.offset();
    if (at === undefined || !caret.place || !room.current) return undefined;
    const offset = offsets.toCodePoint(at);
    const under = marks.filter(({ span }) => span.start <= offset && offset <= span.end).map(({ key }) => key);
    const origin = room.current.getBoundingClientRect();
    const { left, top, height } = caret.place;
    return { keys: under, at: { x: origin.left + left, y: origin.top + top + height } };
  }

  function onClick(event: MouseEvent): void {
    selection.read(true);
    if (!document.getSelection()?.isCollapsed) return;
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-keys]') : null;
    const keys = mark?.dataset['keys']?.split(' ').map(Number);
    if (keys) onClaims(keys, { x: event.clientX, y: event.clientY });
  }

  return (
    // The text is read and selected in, not edited; it takes the focus to be scrolled and walked through by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      role="group"
      aria-label="Passage text"
      {...focusable}
      className={classes.scroller}
      onKeyDown={onKeyDown}
      onBlur={caret.hide}
      onPointerDown={() => {
        selection.pressed();
        caret.hide();
      }}
      onClick={onClick}
    >
      <div ref={room} className={classes.room} style={{ blockSize: virtual.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const block = blocks[index];
          return block ? (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={classes.place}
              style={{ insetBlockStart: start }}
            >
              <MarkedBlock
                text={text.slice(block.start, block.end)}
                start={block.start}
                pieces={pieces(index)}
                table={table}
                active={pieces(index).some(({ keys }) => active !== null && keys.includes(active)) ? strongest : null}
                language={language}
                hidden={hiddenIn(index)}
              />
            </div>
          ) : null;
        })}
        {caret.place ? (
          <div
            className={classes.caret}
            style={{ insetBlockStart: caret.place.top, left: caret.place.left, blockSize: caret.place.height }}
          />
        ) : null}
      </div>
    </div>
  );
}

/** What scrolls must be reachable by keyboard. */
const focusable = { tabIndex: 0 };

/** The first offset of the text that is in the window, in UTF-16 units. */
function firstInSight(scroller: HTMLElement | null, room: HTMLElement | null) {
  const top = scroller?.getBoundingClientRect().top ?? 0;
  const blocks = [...(room?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
  const block = blocks.find((candidate) => candidate.getBoundingClientRect().bottom > top + 4) ?? blocks[0];
  return utf16Offset(Number(block?.dataset['block'] ?? 0));
}
