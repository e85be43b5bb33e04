import { useEffect } from 'react';
import { isJsonObject } from '../../core/assessment/json.ts';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import type { Casefile, Observation, Passage } from '../../core/casefile/types.generated.ts';
import { useDraft, useStores, useView, type Stores } from '../../store/context.tsx';
import type { ViewStore } from '../../store/view-store.ts';

/** What the panel shows. */
export type Shown =
  | { readonly kind: 'no-casefile' }
  | { readonly kind: 'no-passages' }
  /** Asked for, and the casefile at hand does not have it. */
  | { readonly kind: 'not-loaded'; readonly passageId: string }
  | {
      readonly kind: 'passage';
      readonly passage: Passage;
      /** The observation through which the passage is looked at. */
      readonly observation: Observation;
    };

const noCasefile: Shown = { kind: 'no-casefile' };
const noPassages: Shown = { kind: 'no-passages' };

/** The passage that is asked for; before any is, the casefile's first one. */
export function shownPassage(casefile: Casefile | null, passageId: string | null, observationId: number | null): Shown {
  const first = casefile?.observations.find(({ passages }) => passages.length > 0);
  if (passageId !== null) {
    const loaded = casefileIndex(casefile).passage(passageId);
    const { observations = [] } = loaded ?? {};
    const observation = observations.find(({ observation_id }) => observation_id === observationId) ?? observations[0];
    if (loaded && observation) return { kind: 'passage', passage: loaded.passage, observation };
    if (casefile) return { kind: 'not-loaded', passageId };
  }
  if (!casefile) return noCasefile;
  const passage = first?.passages[0];
  return first && passage ? { kind: 'passage', passage, observation: first } : noPassages;
}

/** The parts of what is shown, each stable while it is the same. */
export function useShownPassage(): Shown {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const passageId = useView((view) => view.passageId);
  const observationId = useView((view) => view.observationId);
  return shownPassage(casefile, passageId, observationId);
}

/** The claim whose selection was followed last, for each view: a panel that comes back later takes it from there. */
const followed = new WeakMap<ViewStore, number | null>();

/**
 * Brings the passage of a claim when the claim is selected, wherever that happens. It follows at once, inside the
 * selecting, so that whoever watches the view sees one change and not a second one later.
 */
export function useFollowClaim(): void {
  const stores = useStores();
  useEffect(() => {
    const { view } = stores;
    const follow = (): void => {
      const { activeClaim, passageId } = view.getState();
      if (activeClaim === (followed.get(view) ?? null)) return;
      followed.set(view, activeClaim);
      const { passage_id, observation_id } = (activeClaim !== null && claimAt(stores, activeClaim)) || {};
      if (passage_id !== undefined && passage_id !== passageId) {
        view.actions.showPassage(passage_id, observation_id ?? null);
      }
    };
    follow();
    return view.subscribe(follow);
  }, [stores]);
}

function claimAt({ desk }: Stores, index: number): ClaimView | undefined {
  const { draft } = desk.getState();
  const raw = draft ? listOf(draft.workspace.assessment, 'claims')[index] : undefined;
  return isJsonObject(raw) ? viewClaim(raw) : undefined;
}

/** The active claim, or undefined where none is or its index is past the list's end. */
export function useActiveClaim():
  { readonly index: number; readonly claim: ClaimView; readonly name: string } | undefined {
  const index = useView((view) => view.activeClaim);
  const raw = useDraft(({ workspace }) => (index === null ? undefined : listOf(workspace.assessment, 'claims')[index]));
  if (index === null || raw === undefined) return undefined;
  const claim = viewClaim(raw);
  return { index, claim, name: claimName(claim, index) };
}

/** What the active claim is called; null where none is. */
export function useActiveClaimName(): string | null {
  const index = useView((view) => view.activeClaim);
  return useDraft(({ workspace }) => {
    const raw = index === null ? undefined : listOf(workspace.assessment, 'claims')[index];
    return raw === undefined || index === null ? null : claimName(viewClaim(raw), index);
  });
}

function claimName({ claim_id }: ClaimView, index: number): string {
  return claim_id || `Claim ${String(index + 1)}`;
}
