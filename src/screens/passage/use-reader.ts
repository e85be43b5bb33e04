/** Gives the passage reader its state and commands: marks, pending span, search, and moving between claims. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PassageMatches } from '../../core/casefile/search-passages.ts';
import { createMarker, neighbourMark, type Citation, type ClaimMark } from '../../core/assessment/claim-marks.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import type { Adjustment } from '../../core/text/adjust.ts';
import { codePointOffset } from '../../core/text/offsets.ts';
import { sameSpan, type CodePointSpan } from '../../core/text/span.ts';
import type { Observation, Passage } from '../../core/casefile/types.generated.ts';
import { useDraft, useStores, useView } from '../../shared/context.tsx';
import { sentenceOf } from '../../shared/in-sentence.tsx';
import type { ViewStore } from '../../desk/view-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import type { AdjustUnit } from './adjust-keys.ts';
import { citedMarks, claimInWords } from './claim-notes.tsx';
import type { PassageTextHandle } from './passage-text.tsx';
import { useFind, type Find, type FindState } from './use-find.ts';
import { spokenSpan } from './spoken-span.ts';
import { useSpanActions, type SpanActions } from './use-span-actions.ts';

/** The state and actions of one passage. */
export interface Reader {
  readonly marks: readonly ClaimMark[];
  readonly pending: CodePointSpan | null;
  readonly find: Find;
  readonly actions: SpanActions;
  readonly unit: AdjustUnit;
  readonly setUnit: (unit: AdjustUnit) => void;
  readonly textRef: RefObject<PassageTextHandle | null>;
  readonly claimButton: RefObject<HTMLButtonElement | null>;
  readonly setPending: (span: CodePointSpan | null) => void;
  /** Opens a claim in the editor. */
  readonly openClaim: (index: number) => void;
  /** Goes to the next or previous claim of the passage. The editor follows while it shows claims. */
  readonly stepClaim: (step: 1 | -1) => void;
  readonly stepHit: (step: 1 | -1) => void;
  readonly chooseHit: (index: number) => void;
  /** Chooses the current match, or the first one if there is none, and focuses the button that creates a claim. */
  readonly useHit: () => void;
  /** Goes to the first match in another passage, as the selection there. */
  readonly goElsewhere: (matches: PassageMatches) => void;
  readonly adjust: (how: Pick<Adjustment, 'edge' | 'direction'>) => void;
}

/** The entry whose citations are marked. */
interface Citing {
  readonly name: string;
  readonly citations: readonly Citation[];
}

/** Returns the state of one passage: its marks, the search, and the actions on spans. */
export function useReader(
  passage: Passage,
  observation: Observation,
  search: FindState,
  { name: citing, citations }: Citing,
): Reader {
  const { desk, view } = useStores();
  const { text, passage_id: passageId } = passage;
  const [unit, setUnit] = useState<AdjustUnit>('word');
  const textRef = useRef<PassageTextHandle>(null);
  const claimButton = useRef<HTMLButtonElement>(null);
  const lastHit = useRef<CodePointSpan>(undefined);
  const say = useAnnounce();
  const marks = useMarks(passage);
  const actions = useSpanActions(passage, observation);
  const storedPending = useView((state) => state.pending);
  const pending = storedPending?.passageId === passageId ? storedPending.span : null;
  const find = useFind(text, search, pending);
  useRevealing(marks, textRef);
  useRevealingCited(marks, citations, textRef);
  useRevealingPending(storedPending?.reveal === true ? pending : null, textRef);

  function setPending(span: CodePointSpan | null): void {
    view.actions.setPending(span && { passageId, span });
  }

  /** Makes a match the pending span. Without a match, a span that an earlier search set is cleared. */
  function applyHit(hit: CodePointSpan | undefined): boolean {
    if (hit) {
      setPending(hit);
      textRef.current?.reveal(hit);
    } else {
      say('No matches in this passage.');
      if (pending && lastHit.current && sameSpan(pending, lastHit.current)) setPending(null);
    }
    lastHit.current = hit;
    return hit !== undefined;
  }

  function goToHit(step: 1 | -1): boolean {
    return find.query.words.trim() !== '' && applyHit(find.step(step, pending?.start ?? 0));
  }

  return {
    marks,
    pending,
    find,
    actions,
    unit,
    setUnit,
    textRef,
    claimButton,
    setPending,
    openClaim: (index) => view.actions.select({ section: 'claims', index }),
    stepClaim(step) {
      const next = neighbourMark(marks, view.getState().activeClaim, step);
      if (!next) return say('No claims in this passage.');
      if (view.getState().selection.section === 'claims') view.actions.select({ section: 'claims', index: next.key });
      view.actions.showClaim(next.key, passageId, observation.observation_id);
      const { draft } = desk.getState();
      const claim = viewClaim(draft ? listOf(draft.workspace.assessment, 'claims')[next.key] : undefined);
      const cited = citedMarks(citations).get(next.key);
      const named = `${claimInWords(claim, next.key, cited, citing)}: `;
      say(sentenceOf(named, spokenSpan(text, next.span, observation.language)));
    },
    stepHit: goToHit,
    chooseHit: (index) => void applyHit(find.choose(index)),
    useHit() {
      const used = flushSync(() => (find.current === null ? goToHit(1) : applyHit(find.choose(find.current))));
      if (used) claimButton.current?.focus({ preventScroll: true });
    },
    goElsewhere({ passage: other, observation: { observation_id }, spans: [first] }) {
      if (first) view.actions.setPending({ passageId: other.passage_id, span: first, reveal: true });
      view.actions.showPassage(other.passage_id, observation_id);
    },
    adjust(how) {
      const span = actions.adjust({ ...how, unit, locale: observation.language ?? undefined });
      if (!span) return;
      const at = how.edge === 'start' ? span.start : Math.max(span.start, span.end - 1);
      textRef.current?.reveal({ start: codePointOffset(at), end: codePointOffset(at + 1) });
    },
  };
}

function useMarks({ text, passage_id }: Passage): readonly ClaimMark[] {
  const [marker] = useState(createMarker);
  return useDraft(({ workspace }) => marker(listOf(workspace.assessment, 'claims'), passage_id, text));
}

/** Scrolls to the active claim when it becomes active, when another component requests it, and when its span moves. */
function useRevealing(marks: readonly ClaimMark[], textRef: RefObject<PassageTextHandle | null>): void {
  const active = useView((state) => state.activeClaim);
  const reveal = useView((state) => state.reveal);
  const followed = useView((state) => state.followed);
  const { start, end } = marks.find(({ key }) => key === active)?.span ?? {};
  useEffect(() => {
    if (start !== undefined && end !== undefined) textRef.current?.reveal({ start, end });
  }, [active, reveal, followed, start, end, textRef]);
}

/** The last time that each view followed an entry and scrolled to its citations. */
const lastScrolled = new WeakMap<ViewStore, number>();

/** Scrolls to the first citation of the selected entry, once each time the passage follows that entry. */
function useRevealingCited(
  marks: readonly ClaimMark[],
  citations: readonly Citation[],
  textRef: RefObject<PassageTextHandle | null>,
): void {
  const { view } = useStores();
  const followed = useView((state) => state.followed);
  useEffect(() => {
    if ((lastScrolled.get(view) ?? 0) === followed) return;
    lastScrolled.set(view, followed);
    if (view.getState().activeClaim !== null) return;
    const first = marks.find(({ key }) => citations.some(({ claim }) => claim === key));
    if (first) textRef.current?.reveal(first.span);
  }, [view, followed, marks, citations, textRef]);
}

/** Scrolls to a pending span that was set by another component. */
function useRevealingPending(span: CodePointSpan | null, textRef: RefObject<PassageTextHandle | null>): void {
  useEffect(() => {
    if (span) textRef.current?.reveal(span);
  }, [span, textRef]);
}
