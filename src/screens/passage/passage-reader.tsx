/** The passage panel below the picker: a passage with all its tools. It is mounted again for each passage. */
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { sameSpan, spanOf, textAt, type CodePointSpan } from '../../core/text/span.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Observation, Passage } from '../../core/casefile/types.generated.ts';
import { useCanWrite, useDraft, useView } from '../../shared/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { takesBrowserKeys, hasLetterKeys, letterOf } from '../../ui/keyboard.ts';
import { AdjustBar } from './adjust-bar.tsx';
import { adjustmentFor, unitFor } from './adjust-keys.ts';
import { AnchorLine } from './anchor-line.tsx';
import { citedInWords } from './anchor-words.ts';
import { CitationSteps } from './citation-steps.tsx';
import { citedMarks } from './claim-notes.tsx';
import { ClaimsHere } from './claims-here.tsx';
import { FindBar } from './find-bar.tsx';
import type { FindQuery } from './find-matches.ts';
import { PassageGrade, PassageOrigin } from '../../shared/passage-origin.tsx';
import { PassageFacts } from './passage-facts.tsx';
import { usePassagePages } from './passage-pages.ts';
import type { PagesHandle } from './pages/page-scroller.tsx';
import { PassageMenu, type PassageOptions } from './passage-menu.tsx';
import { PassageText } from './passage-text.tsx';
import { useStable } from '../../ui/use-stable.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SelectionMenu } from './selection-menu.tsx';
import { SpanMenu, type SpanMenuPlace } from './span-menu.tsx';
import { TextAndPages } from './text-and-pages.tsx';
import { useReader, type Reader } from './use-reader.ts';
import { usePress } from './use-press.ts';
import { useSelectionUses, type SelectionUses } from './use-selection-uses.tsx';
import { useActiveClaimName, useCiting } from './use-shown-passage.ts';
import bar from './selection-bar.module.css';
import classes from './passage-panel.module.css';

/** Loaded for passages from PDFs. */
const loadPages = () => import('./pages/page-pane.tsx');
const PageChoice = lazy(async () => ({ default: (await loadPages()).PageChoice }));
const PagePane = lazy(async () => ({ default: (await loadPages()).PagePane }));

interface PassageReaderProps {
  readonly passage: Passage;
  readonly observation: Observation;
  /** The search, which goes on in the next passage. */
  readonly query: FindQuery;
  readonly onQuery: (query: FindQuery) => void;
  readonly options: PassageOptions;
}

export function PassageReader({ passage, observation, query, onQuery, options }: PassageReaderProps) {
  const { text, passage_id: passageId } = passage;
  const { name, citations } = useCiting();
  const reader = useReader(passage, observation, { query, onQuery }, { name, citations });
  const { marks, pending, find, textRef } = reader;
  // A queue of claims shows its own places, and has its own commands for them.
  const isProposed = useView(
    (view) => view.pending?.reveal === true && (view.sorting || (view.claimTexts ?? view.migration) !== null),
  );
  // The arrows change the span of the mark that is being sorted.
  const isMark = useView((view) => view.sorting) && isProposed;
  const active = useView((state) => state.activeClaim);
  const claimName = useActiveClaimName();
  const anchored = useDraft(({ workspace }) => isAnchored(workspace, active, passage));
  const canWrite = useCanWrite();
  const [menu, setMenu] = useState<SpanMenuPlace | null>(null);
  const kept = useKeptSpans(passageId);
  const cited = useMemo(() => citedMarks(citations), [citations]);
  const root = useRef<HTMLDivElement>(null);
  const hasSpan = pending !== null || (anchored && canWrite);
  const isInside = useFocusInside(root);
  const press = usePress((isInside || isMark) && hasSpan);
  const isAdjusting = press.shown && hasSpan;
  const say = useAnnounce();
  const pages = usePassagePages(passageId);
  const pagesRef = useRef<PagesHandle>(null);
  const onPages = useStable({
    reveal: (span: CodePointSpan) => pagesRef.current?.reveal(span),
    showCaret: (offset: number | null) => pagesRef.current?.showCaret(offset),
  });
  // The menu is where the text was selected.
  const [fromPage, setFromPage] = useState<CodePointSpan | null>(null);
  const isFromPage = pending !== null && fromPage !== null && sameSpan(pending, fromPage);
  const uses = useSelectionUses(text, observation.language, reader);
  const search = useStable({
    onElsewhere: reader.goElsewhere,
    onStep: reader.stepHit,
    onChoose: reader.chooseHit,
    onUse: reader.useHit,
    onLeave: () => textRef.current?.focus(),
  });

  function onClaims(keys: readonly number[], at: { readonly x: number; readonly y: number }): void {
    const [only, ...more] = keys;
    if (only === undefined) say('No claim here.');
    else if (more.length === 0) reader.openClaim(only);
    else setMenu({ keys, ...at });
  }

  const shownSpan = pending ?? marks.find(({ key }) => key === active)?.span ?? null;
  /** What the pages show first: the selection, the active claim, or what is visible of the text. */
  function startAt(): CodePointSpan | null {
    const first = textRef.current?.firstVisible();
    return shownSpan ?? (first === undefined ? null : { start: first, end: first });
  }

  const isPageShown = pages !== null && pages.choice !== 'text';
  // Text that was just marked is read on: the menu would cover the next lines.
  const isKept = pending !== null && pending === uses.justMarked;
  const selectionMenu =
    pending && !isProposed && !isKept ? (
      <SelectionMenu
        text={text}
        pending={pending}
        claimName={claimName}
        actions={uses}
        claimButton={reader.claimButton}
      />
    ) : null;
  const passageText = (
    <PassageText
      ref={textRef}
      passage={passage}
      language={observation.language}
      marks={marks}
      active={active}
      cited={cited}
      citing={name}
      byline={
        <>
          <PassageFacts observation={observation} />
          <PassageOrigin passageId={passageId} className={classes.origin} />
          <PassageGrade observation={observation} className={classes.origin} />
        </>
      }
      monospace={options.monospace}
      pending={pending}
      kept={kept}
      hits={find.hits}
      currentHit={chosenHit(reader)}
      showHidden={options.hidden}
      onClaims={onClaims}
      onPending={reader.setPending}
      menu={isFromPage && isPageShown ? null : selectionMenu}
      onReveal={pages ? onPages.reveal : undefined}
      onCaret={pages ? onPages.showCaret : undefined}
    />
  );

  return (
    // These keys work in the whole region. Each of them also has a button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={classes.reader}
      onKeyDown={(event) => onKeyDown(event, reader, isProposed ? undefined : uses)}
      onPointerDown={press.start}
    >
      <div className={classes.tools}>
        {pages ? (
          <Suspense>
            <PageChoice
              choice={pages.choice}
              onChoice={(choice) => {
                pages.onChoice(choice);
                if (shownSpan) textRef.current?.reveal(shownSpan);
              }}
            />
          </Suspense>
        ) : null}
        <FindBar find={find} text={text} passageId={passageId} {...search} />
        <PassageMenu text={text} options={options} />
      </div>
      {pages ? (
        <TextAndPages
          choice={pages.choice}
          text={passageText}
          pages={
            pages.choice === 'text' ? null : (
              <Suspense>
                <PagePane
                  ref={pagesRef}
                  origin={pages.origin}
                  text={text}
                  language={observation.language}
                  marks={marks}
                  active={active}
                  cited={cited}
                  pending={pending}
                  startAt={startAt}
                  onSelect={(span) => {
                    setFromPage(span);
                    reader.setPending(span);
                  }}
                  onSelected={(span) => textRef.current?.reveal(span)}
                  onClaims={onClaims}
                  menu={isFromPage ? selectionMenu : null}
                />
              </Suspense>
            )
          }
        />
      ) : (
        passageText
      )}
      <SpanMenu
        place={menu}
        onClose={() => {
          setMenu(null);
          textRef.current?.focus();
        }}
        onOpen={reader.openClaim}
      />
      <div className={bar.dock} data-adjusts={isAdjusting || undefined}>
        {pending ? (
          <SelectionBar
            text={text}
            passageId={passageId}
            language={observation.language}
            pending={pending}
            onClear={() => {
              reader.actions.clear();
              textRef.current?.focus();
            }}
          />
        ) : (
          <AnchorLine
            text={text}
            passageId={passageId}
            otherwise={
              citations.length > 0
                ? citedInWords(name, citations, passageId)
                : `Select text, or search for it, ${canWrite ? 'to create a claim' : 'to copy it'}.`
            }
            onShow={(span) => textRef.current?.reveal(span)}
            onReanchor={(span) => {
              reader.actions.reanchor(span);
              textRef.current?.focus();
            }}
          />
        )}
        {isAdjusting ? (
          <AdjustBar
            of={isMark ? 'the mark' : pending ? 'the selection' : (claimName ?? 'the claim')}
            unit={reader.unit}
            onUnit={reader.setUnit}
            onAdjust={reader.adjust}
          />
        ) : null}
        {pending ? null : citations.length === 0 ? (
          <ClaimsHere marks={marks} onStep={reader.stepClaim} onOpen={reader.openClaim} />
        ) : (
          <CitationSteps citations={citations} />
        )}
      </div>
      {uses.dialogs}
    </div>
  );
}

/**
 * Whether the focus is inside an element, but not where a person types or steps through claims. It counts as inside on
 * an element around it as well, because some browsers move it there when a button is pressed.
 */
function useFocusInside(element: RefObject<HTMLElement | null>): boolean {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const { current } = element;
      if (!current || !(target instanceof Element)) return;
      const isOwn = target.tagName !== 'INPUT' && target.closest('[data-steps]') === null;
      setInside((current.contains(target) && isOwn) || target.contains(current));
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [element]);
  return isInside;
}

/** Returns the marks of the passage that are not claims yet. */
function useKeptSpans(passageId: string): readonly CodePointSpan[] {
  const marks = useDraft(({ workspace }) => workspace.marks);
  return useMemo(
    () => (marks ?? []).flatMap(({ passage_id, span }) => (passage_id === passageId ? [span] : [])),
    [marks, passageId],
  );
}

/** Returns the chosen match while it is still the pending span. */
function chosenHit({ find, pending }: Reader): CodePointSpan | null {
  const hit = find.current === null ? undefined : find.hits[find.current];
  return hit && pending && sameSpan(hit, pending) ? hit : null;
}

/** Returns true if the active claim matches the passage exactly. Only then can its span be adjusted. */
function isAnchored({ assessment }: Workspace, index: number | null, { text, passage_id }: Passage): boolean {
  const claim = index === null ? undefined : viewClaim(listOf(assessment, 'claims')[index]);
  const span = spanOf(claim?.span);
  return (
    claim?.passage_id === passage_id && span !== undefined && !!claim.actual && textAt(text, span) === claim.actual
  );
}

/** Without `uses`, letters do nothing with the selection. */
function onKeyDown(event: KeyboardEvent<HTMLElement>, reader: Reader, uses: SelectionUses | undefined): void {
  const { target, key } = event;
  // Menus and popovers handle their own keys. React bubbles their events up to here, although the DOM does not contain
  // them.
  if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
  const typing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  const command = event.ctrlKey || event.metaKey;
  const rightToLeft = getComputedStyle(event.currentTarget.querySelector('[data-block]') ?? target).direction === 'rtl';
  // Alt with an arrow key may be the browser’s own.
  const adjusts = takesBrowserKeys() || !event.altKey;
  const adjustment = adjusts ? adjustmentFor(event, rightToLeft) : undefined;
  const unit = adjusts ? unitFor(event, reader.unit) : undefined;
  const letter = typing || command || event.altKey || !hasLetterKeys() ? undefined : letterOf(event);
  if (!typing && adjustment) reader.adjust(adjustment);
  else if (!typing && unit) reader.setUnit(unit);
  else if (key === 'Escape' && reader.pending) reader.setPending(null);
  else if (letter === 'n') reader.stepClaim(1);
  else if (letter === 'p') reader.stepClaim(-1);
  else if (letter === undefined || !uses?.onLetter(letter)) return;
  event.preventDefault();
}
