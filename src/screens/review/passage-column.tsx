/**
 * The first column of the review: the passage of the current claim, with every claim's span marked; another passage
 * can be chosen.
 */
import { use, useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { listOf, type ClaimView } from '../../core/assessment/view.ts';
import { casefileIndex, languageOfObservationTitle } from '../../core/casefile/lookup.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { PassageGrade } from '../../shared/passage-origin.tsx';
import { useSourcesOffer } from '../../shared/sources-offer.ts';
import { LongSelect } from '../../ui/long-select.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { createMarker, neighbourMark, type ClaimMark } from '../../core/assessment/claim-marks.ts';
import { MarkedBlock } from '../../ui/marked-block.tsx';
import { WindowRows, useWindow } from '../../ui/window-rows.tsx';
import { blockAt, blocksOf, type TextBlock } from '../../core/text/segments.ts';
import type { CodePointSpan } from '../../core/text/span.ts';
import { useMarkedBlocks, type MarkedBlocks } from '../../shared/use-marked-blocks.ts';
import type { ReviewModel, Subject } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import { firstWords } from './words.ts';
import { chainOfClaims, HighlightContext, useHighlightedChain } from './chain.ts';
import { useSaySubject } from './spoken.ts';
import classes from './screen.module.css';
import wording from './wording.module.css';

export function PassageColumn() {
  const { model, current, columns } = useReviewDesk();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const index = casefileIndex(casefile);
  const offer = useSourcesOffer();
  const canWrite = useCanWrite();
  const claim = claimOf(model, current);
  const currentPassage = claim?.passage_id;
  const [chosen, setChosen] = useState<string | undefined>(currentPassage);
  const [lastSubject, setLastSubject] = useState(current);
  if (lastSubject !== current) {
    setLastSubject(current);
    if (currentPassage !== undefined) setChosen(currentPassage);
  }
  const options = useMemo(() => passageOptions(casefile, columns.passages), [casefile, columns.passages]);
  const labels = useMemo(() => options.map(({ label }) => label), [options]);
  const languages = useMemo(() => options.map(({ language }) => language), [options]);
  const id = chosen ?? options[0]?.value;
  const loaded = index.passage(id);
  // Several observations can have the passage; the claim names its own.
  const named = id === currentPassage ? claim?.observation_id : undefined;
  const observation =
    loaded?.observations.find(({ observation_id }) => observation_id === named) ?? loaded?.observations[0];
  return (
    <section className={classes.column} aria-labelledby="review-passage" data-column="passage">
      <div className={classes.columnHead}>
        <h3 id="review-passage" className={classes.columnTitle}>
          Passage
        </h3>
        {options.length > 1 ? (
          <LongSelect
            className={classes.picker}
            label="Passage shown"
            items={labels}
            languages={languages}
            noun="passages"
            chosen={loaded ? options.findIndex(({ value }) => value === id) : -1}
            none="Not in the casefile"
            onChoose={(at) => setChosen(options[at]?.value)}
          />
        ) : null}
      </div>
      {loaded ? (
        <>
          {observation ? (
            <PassageGrade key={observation.observation_id} observation={observation} className={classes.grade} />
          ) : null}
          <PassageReader
            key={loaded.passage.passage_id}
            passageId={loaded.passage.passage_id}
            text={loaded.passage.text}
            language={observation?.language ?? null}
          />
        </>
      ) : (
        <p className={wording.note}>
          {casefile
            ? 'The passage of this claim is not in the casefile, so it cannot be shown.'
            : 'No casefile attached, so passages cannot be shown. Claim texts are shown on the cards.'}{' '}
          {offer ? (
            <SmallButton look="main" disabled={!canWrite} onClick={offer.accept}>
              {offer.label}
            </SmallButton>
          ) : null}
        </p>
      )}
    </section>
  );
}

/** Returns the current claim; for an entry or a contradiction, its first claim. */
function claimOf(model: ReviewModel, subject: Subject | undefined): ClaimView | undefined {
  if (subject?.kind === 'claim') return subject.claim;
  if (!subject || subject.kind === 'document') return undefined;
  const at = subject.kind === 'link' ? subject.claim : subject.connections[0]?.claim;
  return at === undefined ? undefined : model.claimAt.get(at)?.claim;
}

/** Returns the passages to choose from: all, or only those given, in their order. */
function passageOptions(
  casefile: Casefile | null,
  only: readonly string[] | undefined,
): readonly { readonly value: string; readonly label: string; readonly language: string }[] {
  const seen = new Set<string>();
  const all = (casefile?.observations ?? []).flatMap((observation) =>
    observation.passages.flatMap(({ passage_id: value, text }, index, { length }) => {
      if (seen.has(value)) return [];
      seen.add(value);
      const name = `${String(observation.observation_id)} · ${observation.title || 'Untitled'}`;
      const words = observation.title ? `: ${firstWords(text, 40)}` : ` (${String(index + 1)} of ${String(length)})`;
      return [{ value, label: length > 1 ? name + words : name, language: languageOfObservationTitle(observation) }];
    }),
  );
  if (!only) return all;
  const byId = new Map(all.map((option) => [option.value, option]));
  return only.flatMap((id) => byId.get(id) ?? []);
}

interface PassageReaderProps {
  readonly passageId: string;
  readonly text: string;
  readonly language: string | null;
}

/**
 * In the passage column of the review: the text with its marks, read-only. Arrow keys move between claims, Enter
 * selects one.
 */
function PassageReader({ passageId, text, language }: PassageReaderProps) {
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

/**
 * For estimating the height of a block before it is rendered: the height of a line in CSS pixels, and its characters.
 */
const lineHeight = 28;
const charactersPerLine = 48;

interface MarkedText extends MarkedBlocks {
  readonly blocks: readonly TextBlock[];
  readonly virtual: ReturnType<typeof useWindow>;
  /** Scrolls to the mark with this key, unless it is visible. Without animation. */
  readonly reveal: (span: CodePointSpan, key: number) => void;
}

/** Splits a text into virtualized blocks, each cut at the edges of the marks. */
function useMarkedText(text: string, marks: readonly ClaimMark[], scroller: RefObject<HTMLElement | null>): MarkedText {
  const blocks = useMemo(() => blocksOf(text), [text]);
  const [revealed, setRevealed] = useState(-1);
  const estimate = useCallback(
    (index: number) => {
      const { start = 0, end = 0 } = blocks[index] ?? {};
      return Math.ceil((end - start) / charactersPerLine) * lineHeight;
    },
    [blocks],
  );
  const virtual = useWindow({ count: blocks.length, scroller, estimate, keep: [revealed], overscan: 3 });
  const marked = useMarkedBlocks(text, blocks, marks);
  const frame = useRef(0);
  const reveal = useCallback(
    (span: CodePointSpan, key: number): void => {
      setRevealed(blockAt(blocks, span.start));
      cancelAnimationFrame(frame.current);
      let attempts = 8;
      const settle = (): void => {
        attempts -= 1;
        if (scrollToMark(scroller.current, key) && attempts > 0) frame.current = requestAnimationFrame(settle);
      };
      frame.current = requestAnimationFrame(settle);
    },
    [blocks, scroller],
  );
  return { blocks, virtual, reveal, ...marked };
}

/** Centres a mark. Returns whether another attempt may be needed: it scrolled, or the mark is not rendered yet. */
function scrollToMark(scroller: HTMLElement | null, key: number): boolean {
  const mark = scroller?.querySelector(`[data-keys~="${String(key)}"]`);
  if (!scroller || !mark) return true;
  const rect = mark.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const margin = Math.min(24, view.height / 4);
  const fits = rect.height < view.height - 2 * margin;
  if (rect.top >= view.top + margin && (fits ? rect.bottom : rect.top) <= view.bottom - margin) return false;
  const before = scroller.scrollTop;
  scroller.scrollTop += rect.top - (fits ? view.top + (view.height - rect.height) / 2 : view.top + margin);
  return Math.abs(scroller.scrollTop - before) > 1;
}
