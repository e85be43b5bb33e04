/** Gives the passage panel its edits: create a claim from a span, anchor the active claim, and adjust its span. */
import { adjustSpan, type Adjustment } from '../../core/text/adjust.ts';
import { spanOf, textAt, type CodePointSpan } from '../../core/text/span.ts';
import { addClaim, addClaimAsEvidence, setClaimSpan, type NewLink } from '../../core/workspace/edits.ts';
import type { Anchor } from '../../core/workspace/create.ts';
import type { Edit, Workspace } from '../../core/workspace/workspace.ts';
import { addMark } from '../../core/workspace/unsorted-marks.ts';
import { counted } from '../../core/json/words.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import type { Observation, Passage } from '../../core/casefile/types.generated.ts';
import { useDispatchAndTell, type DispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { type Stores, useStores } from '../../shared/context.tsx';
import type { OpenDraft } from '../../desk/desk-store.ts';
import { sentenceOf } from '../../shared/in-sentence.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { spokenSpan } from './spoken-span.ts';

/** The actions on spans of the passage. Each call is at most one step of the history. */
export interface SpanActions {
  /** Creates a claim from the pending span and opens it in the editor. */
  makeClaim(): void;
  /** Keeps the pending span as a mark. It stays selected, so that reading goes on. */
  keepMark(): void;
  /** Creates a claim from the pending span, links it as evidence, and opens it. Returns true if that succeeded. */
  makeEvidence(link: NewLink, entryName: string): boolean;
  /** Sets the pending span as the span of the active claim. */
  useForActive(): void;
  /** Sets a span that a person chose in this passage as the span of the active claim. */
  reanchor(span: CodePointSpan): void;
  /**
   * Moves an edge of the pending span or, if there is none, of the active claim's span if it matches exactly. Returns
   * the new span; undefined if there was nothing to adjust.
   */
  adjust(how: Adjustment): CodePointSpan | undefined;
  clear(): void;
}

/** Returns the actions on spans of the shown passage. They read the stores when they run. */
export function useSpanActions(passage: Passage, observation: Observation): SpanActions {
  return spanActions(useStores(), passage, observation, useAnnounce(), useDispatchAndTell());
}

function spanActions(
  { desk, view }: Stores,
  passage: Passage,
  observation: Observation,
  say: ReturnType<typeof useAnnounce>,
  // In an assessment that does not match the contract, the claims may be some other value. The edit then fails.
  dispatch: DispatchAndTell,
): SpanActions {
  const { text, passage_id } = passage;
  const draft = (): OpenDraft | null => desk.getState().draft;

  function pendingSpan(): CodePointSpan | null {
    const { pending } = view.getState();
    return pending?.passageId === passage_id ? pending.span : null;
  }

  const saySpan = (span: CodePointSpan): void => say(sentenceOf(spokenSpan(text, span, observation.language)));

  function anchorAt(span: CodePointSpan, observationId = observation.observation_id): Anchor | undefined {
    const actual = textAt(text, span);
    return actual ? { observation_id: observationId, passage_id, span, actual } : undefined;
  }

  /** Returns true if the edit succeeded. */
  function setActiveSpan(span: CodePointSpan, label: (name: string) => string, group?: string): boolean {
    const { activeClaim } = view.getState();
    const open = draft();
    const anchor = anchorAt(span);
    if (activeClaim === null || !open || !anchor) return false;
    const {
      claim_id,
      passage_id: before,
      observation_id,
    } = viewClaim(listOf(open.workspace.assessment, 'claims')[activeClaim]);
    // A claim that is already on this passage keeps its observation, because several observations may have the same
    // passage.
    const newAnchor = before === passage_id && observation_id !== undefined ? { ...anchor, observation_id } : anchor;
    const step = { label: label(claim_id || 'a claim'), ...(group === undefined ? {} : { group }) };
    return dispatch(setClaimSpan(open.workspace, activeClaim, newAnchor), step);
  }

  /** Adds a claim from the pending span, opens it and announces it. Returns true if that succeeded. */
  function add(edit: (workspace: Workspace, anchor: Anchor) => Edit, label: string, linked = ''): boolean {
    const span = pendingSpan();
    const open = draft();
    const anchor = span && anchorAt(span);
    if (!open || !anchor) return false;
    const index = listOf(open.workspace.assessment, 'claims').length;
    if (!dispatch(edit(open.workspace, anchor), { label })) return false;
    view.actions.setPending(null);
    view.actions.select({ section: 'claims', index }, '/claim_kind');
    const { claim_id = 'Claim' } = viewClaim(listOf(draft()?.workspace.assessment ?? {}, 'claims')[index]);
    say(`${claim_id} created${linked}.`);
    return true;
  }

  return {
    makeClaim: () => void add(addClaim, 'new claim from selection'),
    keepMark() {
      const span = pendingSpan();
      const anchor = span && anchorAt(span);
      if (!anchor) return;
      const before = draft()?.workspace.marks;
      if (!dispatch((workspace) => addMark(workspace, anchor), { label: 'mark text' })) return;
      const marks = draft()?.workspace.marks;
      say(marks === before ? 'Already marked.' : `Marked. ${counted(marks?.length ?? 0, 'mark')} to sort.`);
    },
    makeEvidence: (link, entryName) =>
      add(
        (workspace, anchor) => addClaimAsEvidence(workspace, anchor, link),
        `new claim as evidence for ${entryName}`,
        ` and linked to ${entryName}`,
      ),
    useForActive() {
      const span = pendingSpan();
      if (!span) return;
      if (setActiveSpan(span, (name) => `set the span of ${name}`)) view.actions.setPending(null);
    },
    reanchor: (span) => void setActiveSpan(span, (name) => `move the span of ${name}`),
    adjust(how) {
      const pending = pendingSpan();
      if (pending) {
        const span = adjustSpan(text, pending, how);
        // A mark that is being sorted stays one.
        view.actions.setPending({ ...view.getState().pending, passageId: passage_id, span });
        return span;
      }
      const { activeClaim } = view.getState();
      const open = draft();
      if (activeClaim === null || !open) return undefined;
      const claim = viewClaim(listOf(open.workspace.assessment, 'claims')[activeClaim]);
      const given = spanOf(claim.span);
      if (!given || claim.passage_id !== passage_id || textAt(text, given) !== claim.actual) return undefined;
      const span = adjustSpan(text, given, how);
      if (!setActiveSpan(span, (name) => `adjust the span of ${name}`, `span ${String(activeClaim)}`)) return undefined;
      saySpan(span);
      return span;
    },
    clear: () => view.actions.setPending(null),
  };
}
