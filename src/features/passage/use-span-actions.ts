import { adjustSpan, type Adjustment } from '../../core/passage/adjust.ts';
import { spanOf, textAt, type CodePointSpan } from '../../core/passage/span.ts';
import { addClaim, setClaimSpan } from '../../core/assessment/edits.ts';
import type { Anchor } from '../../core/assessment/create.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import type { Observation, Passage } from '../../core/casefile/types.generated.ts';
import { useDispatchAndTell, type DispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useStores, type Stores } from '../../store/context.tsx';
import type { OpenDraft } from '../../store/desk-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { spanInWords } from './anchor-words.ts';

/** What is done with spans of the passage; each call is one step of the history at most. */
export interface SpanActions {
  /** Makes a claim of the pending span and opens it in the editor. */
  makeClaim(): void;
  /** Ties the active claim to the pending span. */
  useForActive(): void;
  /** Ties the active claim to a span of this passage that a person has chosen. */
  reanchor(span: CodePointSpan): void;
  /**
   * Moves an edge of the pending span, or, where none is pending, of the active claim's where its anchor holds.
   * Returns the new span; undefined where there was nothing to adjust.
   */
  adjust(how: Adjustment): CodePointSpan | undefined;
  clear(): void;
}

/** What spans of the passage that is shown are used for. All of it reads the stores when it runs. */
export function useSpanActions(passage: Passage, observation: Observation): SpanActions {
  return spanActions(useStores(), passage, observation, useAnnounce(), useDispatchAndTell());
}

function spanActions(
  { desk, view }: Stores,
  passage: Passage,
  observation: Observation,
  say: (text: string) => void,
  // In an assessment that breaks the contract, the claims may be something else than a list: then it cannot be done.
  dispatch: DispatchAndTell,
): SpanActions {
  const { text, passage_id } = passage;
  const draft = (): OpenDraft | null => desk.getState().draft;

  function pendingSpan(): CodePointSpan | null {
    const { pending } = view.getState();
    return pending?.passageId === passage_id ? pending.span : null;
  }

  function anchorAt(span: CodePointSpan, observationId = observation.observation_id): Anchor | undefined {
    const actual = textAt(text, span);
    return actual ? { observation_id: observationId, passage_id, span, actual } : undefined;
  }

  /** Whether it could be done. */
  function tie(span: CodePointSpan, label: (name: string) => string, group?: string): boolean {
    const { activeClaim } = view.getState();
    const open = draft();
    const anchor = anchorAt(span);
    if (activeClaim === null || !open || !anchor) return false;
    const {
      claim_id,
      passage_id: before,
      observation_id,
    } = viewClaim(listOf(open.workspace.assessment, 'claims')[activeClaim]);
    // A claim that is on this passage already keeps the observation that it names: another may have the same passage.
    const kept = before === passage_id && observation_id !== undefined ? { ...anchor, observation_id } : anchor;
    const step = { label: label(claim_id || 'a claim'), ...(group === undefined ? {} : { group }) };
    return dispatch(setClaimSpan(open.workspace, activeClaim, kept), step);
  }

  return {
    makeClaim() {
      const span = pendingSpan();
      const open = draft();
      const anchor = span && anchorAt(span);
      if (!open || !anchor) return;
      const index = listOf(open.workspace.assessment, 'claims').length;
      if (!dispatch(addClaim(open.workspace, anchor), { label: 'new claim from selection' })) return;
      view.actions.setPending(null);
      view.actions.select({ section: 'claims', index }, '/claim_kind');
    },
    useForActive() {
      const span = pendingSpan();
      if (!span) return;
      if (tie(span, (name) => `set the span of ${name}`)) view.actions.setPending(null);
    },
    reanchor: (span) => void tie(span, (name) => `re-anchor ${name}`),
    adjust(how) {
      const pending = pendingSpan();
      if (pending) {
        const span = adjustSpan(text, pending, how);
        view.actions.setPending({ passageId: passage_id, span });
        say(spanInWords(span));
        return span;
      }
      const { activeClaim } = view.getState();
      const open = draft();
      if (activeClaim === null || !open) return undefined;
      const claim = viewClaim(listOf(open.workspace.assessment, 'claims')[activeClaim]);
      const given = spanOf(claim.span);
      if (!given || claim.passage_id !== passage_id || textAt(text, given) !== claim.actual) return undefined;
      const span = adjustSpan(text, given, how);
      if (!tie(span, (name) => `adjust the span of ${name}`, `span ${String(activeClaim)}`)) return undefined;
      say(spanInWords(span));
      return span;
    },
    clear: () => view.actions.setPending(null),
  };
}
