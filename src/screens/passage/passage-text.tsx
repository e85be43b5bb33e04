/** The text in the passage panel: a person reads it, selects spans in it and opens the claims marked in it. */
import {
  lazy,
  Suspense,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Passage } from '../../core/casefile/types.generated.ts';
import { codePointOffset, offsetsOf, utf16Offset, type CodePointOffset } from '../../core/text/offsets.ts';
import type { CodePointSpan } from '../../core/text/span.ts';
import type { ClaimMark } from '../../core/assessment/claim-marks.ts';
import { letterOf } from '../../ui/keyboard.ts';
import { MarkedBlock, type CitedMark } from '../../ui/marked-block.tsx';
import { ClaimNotes, claimNoteId } from './claim-notes.tsx';
import { PlacedMenu } from './placed-menu.tsx';
import type { SharedWordsBand as Band } from './shared-words-band.tsx';
import { useBlockWindow } from './use-block-window.ts';
import { useHiddenInBlocks, useMarkedBlocks } from '../../shared/use-marked-blocks.ts';
import { useExactCopy } from './use-exact-copy.ts';
import { usePainting } from './use-painting.ts';
import { useTextCaret } from './use-text-caret.ts';
import { useTextSelection } from './use-text-selection.ts';
import classes from './passage-text.module.css';

/** Loaded after the text, as the next one. The text also works without them. */
const CoverageStrip = lazy(async () => {
  const loaded = await import('./coverage-strip.tsx').catch(() => undefined);
  return { default: loaded?.CoverageStrip ?? (() => null) };
});

const NoBand: typeof Band = () => [];
const SharedWordsBand = lazy(async () => {
  const loaded = await import('./shared-words-band.tsx').catch(() => undefined);
  return { default: loaded?.SharedWordsBand ?? NoBand };
});

/** The functions that other components may call on the text. */
export interface PassageTextHandle {
  /** Scrolls a span to the middle of the view. */
  reveal(span: CodePointSpan): void;
  focus(): void;
  /** Returns the offset of the first visible character, in code points. */
  firstVisible(): CodePointOffset;
}

/** The marks of the text, and its events. All spans are in code points. */
interface PassageTextProps {
  readonly ref: Ref<PassageTextHandle>;
  readonly passage: Passage;
  readonly language: string | null;
  readonly marks: readonly ClaimMark[];
  /** The key of the active claim's mark; null if there is none. */
  readonly active: number | null;
  /** The marks that the selected entry cites, by key. */
  readonly cited?: ReadonlyMap<number, CitedMark>;
  /** The name of the entry that cites them. */
  readonly citing?: string;
  /** The facts about the source, above the text. */
  readonly byline?: ReactNode;
  /** Whether the text is set in a monospace font, for tables. */
  readonly monospace?: boolean;
  readonly pending: CodePointSpan | null;
  /** The marks that are not claims yet. */
  readonly kept: readonly CodePointSpan[];
  readonly hits: readonly CodePointSpan[];
  readonly currentHit: CodePointSpan | null;
  readonly showHidden: boolean;
  /** Called with the claims at a place of the text, and the position of that place in the browser window. */
  readonly onClaims: (keys: readonly number[], at: { readonly x: number; readonly y: number }) => void;
  readonly onPending: (span: CodePointSpan | null) => void;
  /** Called when the text scrolls to a span. */
  readonly onReveal?: ((span: CodePointSpan) => void) | undefined;
  /**
   * Called with the caret's offset in code points after a key moved it, and with null when the text loses the focus.
   */
  readonly onCaret?: ((offset: number | null) => void) | undefined;
  /** The menu for the pending span, shown beside it. */
  readonly menu?: ReactNode;
}

const noneCited: ReadonlyMap<number, CitedMark> = new Map();

/** The text of a passage with its marks, selection and highlights. Only this component touches DOM ranges. */
export function PassageText(props: PassageTextProps) {
  const {
    ref,
    passage,
    language,
    marks,
    active,
    cited = noneCited,
    citing = '',
    pending,
    showHidden,
    onClaims,
    onPending,
    onReveal,
    onCaret,
  } = props;
  const { text, passage_id: passageId } = passage;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const pinned = pending ? [pending.start, pending.end] : [];
  const { blocks, virtual, reveal } = useBlockWindow(passage, pinned, scroller, content);
  const offsets = useMemo(() => offsetsOf(text), [text]);
  const { pieces, table } = useMarkedBlocks(text, blocks, marks);
  const hiddenIn = useHiddenInBlocks(text, blocks, showHidden);
  const selection = useTextSelection({ content, passageId, text, drawn: pieces });
  const strongest = useMemo(() => (active === null ? null : new Set([active])), [active]);
  const items = virtual.getVirtualItems();

  const caret = useTextCaret({
    scroller,
    content,
    startAt: () => (pending ? offsets.toUtf16(pending.start) : firstVisibleOffset(scroller.current, content.current)),
    onMove() {
      selection.read(true);
      const at = caret.offset();
      if (at !== undefined) onCaret?.(offsets.toCodePoint(at));
    },
  });

  useImperativeHandle(
    ref,
    () => ({
      reveal(span) {
        reveal(span);
        onReveal?.(span);
      },
      focus: () => scroller.current?.focus({ preventScroll: true }),
      firstVisible: () => offsets.toCodePoint(firstVisibleOffset(scroller.current, content.current)),
    }),
    [reveal, onReveal, offsets],
  );
  const drawn = items.map(({ index }) => index).join(' ');
  const notes = useId();
  const noteId = useCallback((key: number) => claimNoteId(notes, key), [notes]);
  useExactCopy(scroller, content, text, pending);
  usePainting({ ...props, text, content, pieces, drawn });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== scroller.current) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && letterOf(event) === 'a') {
      onPending({ start: codePointOffset(0), end: offsets.codePointLength });
    } else if (event.key === 'Enter' && !command) {
      const keys = keysAtCaret();
      if (keys) onClaims(keys.keys, keys.at);
    } else if (!caret.onKey(event)) return;
    event.preventDefault();
  }

  function keysAtCaret(): { readonly keys: readonly number[]; readonly at: { x: number; y: number } } | undefined {
    const at = caret.offset();
    if (at === undefined || !caret.place || !content.current) return undefined;
    const offset = offsets.toCodePoint(at);
    const under = marks.filter(({ span }) => span.start <= offset && offset <= span.end).map(({ key }) => key);
    const origin = content.current.getBoundingClientRect();
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
    <>
      <div className={classes.frame}>
        {/* The text can be selected but not edited. It takes the focus, so that keys can scroll it and move in it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={scroller}
          role="group"
          aria-label="Passage text"
          data-region-focus
          {...focusable}
          className={classes.scroller}
          data-monospace={props.monospace || undefined}
          onKeyDown={onKeyDown}
          onBlur={() => {
            caret.hide();
            onCaret?.(null);
          }}
          onPointerDown={() => {
            selection.startPress();
            caret.hide();
          }}
          onClick={onClick}
        >
          {props.byline}
          <div ref={content} className={classes.content} style={{ blockSize: virtual.getTotalSize() }}>
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
                    active={
                      pieces(index).some(({ keys }) => active !== null && keys.includes(active)) ? strongest : null
                    }
                    cited={pieces(index).some(({ keys }) => keys.some((key) => cited.has(key))) ? cited : null}
                    language={language}
                    hidden={hiddenIn(index)}
                    noteId={noteId}
                  />
                </div>
              ) : null;
            })}
            <Suspense>
              <SharedWordsBand content={content} text={text} passageId={passageId} drawn={drawn} />
            </Suspense>
            {caret.place ? (
              <div
                className={classes.caret}
                style={{ insetBlockStart: caret.place.top, left: caret.place.left, blockSize: caret.place.height }}
              />
            ) : null}
          </div>
          <PlacedMenu
            scroller={scroller}
            content={content}
            text={text}
            pending={pending}
            drawn={`${drawn} ${String(virtual.getTotalSize())}`}
          >
            {props.menu}
          </PlacedMenu>
        </div>
        <Suspense>
          <CoverageStrip
            scroller={scroller}
            content={content}
            text={text}
            blocks={blocks}
            marks={marks}
            onReveal={reveal}
          />
        </Suspense>
      </div>
      <ClaimNotes prefix={notes} marks={marks} blocks={blocks} drawn={drawn} cited={cited} entry={citing} />
    </>
  );
}

/** Scrollable content must be reachable by keyboard. */
const focusable = { tabIndex: 0 };

/** Returns the first visible offset of the text, in UTF-16 units. */
function firstVisibleOffset(scroller: HTMLElement | null, content: HTMLElement | null) {
  const top = scroller?.getBoundingClientRect().top ?? 0;
  const blocks = [...(content?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
  const block = blocks.find((candidate) => candidate.getBoundingClientRect().bottom > top + 4) ?? blocks[0];
  return utf16Offset(Number(block?.dataset['block'] ?? 0));
}
