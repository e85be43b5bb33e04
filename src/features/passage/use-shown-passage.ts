/** Gives the passage panel the passage to show and the active claim, and follows that claim to its passage. */
import { useEffect } from 'react';
import { isJsonObject } from '../../core/json/json.ts';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import type { Casefile, Observation, Passage } from '../../core/casefile/types.generated.ts';
import { type Stores, useDraft, useStores, useView } from '../../shared/context.tsx';
import type { ViewStore } from '../../store/view-store.ts';

/** What the panel shows. */
export type Shown =
  | { readonly kind: 'no-casefile' }
  | { readonly kind: 'no-passages' }
  /** The requested passage is not in the casefile. */
  | { readonly kind: 'not-loaded'; readonly passageId: string }
  | {
      readonly kind: 'passage';
      readonly passage: Passage;
      /** The observation that the passage is shown for. */
      readonly observation: Observation;
    };

const noCasefile: Shown = { kind: 'no-casefile' };
const noPassages: Shown = { kind: 'no-passages' };

/** Returns the requested passage; by default the casefile's first one. */
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

/** Returns what the panel shows. Its parts are stable while they do not change. */
export function useShownPassage(): Shown {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const passageId = useView((view) => view.passageId);
  const observationId = useView((view) => view.observationId);
  return shownPassage(casefile, passageId, observationId);
}

/** The active claim that each view lastFollowed last. A panel that is mounted again continues from there. */
const lastFollowed = new WeakMap<ViewStore, number | null>();

/**
 * Shows the passage of a claim when the claim becomes active. It runs inside the store update, so that subscribers see
 * one change instead of two.
 */
export function useFollowClaim(): void {
  const stores = useStores();
  useEffect(() => {
    const { view } = stores;
    const follow = (): void => {
      const { activeClaim, passageId } = view.getState();
      if (activeClaim === (lastFollowed.get(view) ?? null)) return;
      lastFollowed.set(view, activeClaim);
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

/** Returns the active claim; undefined if there is none or its index is beyond the end of the list. */
export function useActiveClaim():
  { readonly index: number; readonly claim: ClaimView; readonly name: string } | undefined {
  const index = useView((view) => view.activeClaim);
  const raw = useDraft(({ workspace }) => (index === null ? undefined : listOf(workspace.assessment, 'claims')[index]));
  if (index === null || raw === undefined) return undefined;
  const claim = viewClaim(raw);
  return { index, claim, name: claimName(claim, index) };
}

/** Returns the name of the active claim; null if there is none. */
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
