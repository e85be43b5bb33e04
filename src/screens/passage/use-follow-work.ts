/** Lets the passage follow what the person works on: the active claim, or the citations of the selected entry. */
import { useEffect } from 'react';
import { citationsOf, mostCitedPassage } from '../../core/assessment/claim-marks.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { useStores, type Stores } from '../../shared/context.tsx';
import { isList } from '../../shared/sections.ts';
import type { Selection, ViewStore } from '../../desk/view-store.ts';
import { afterFrame } from '../../ui/after-paint.ts';

/** What the passage followed last. */
interface Followed {
  readonly draft: string | undefined;
  readonly entry: string;
  readonly claim: number | null;
}

/** What each view followed last. A panel that is mounted again continues from there. */
const lastFollowed = new WeakMap<ViewStore, Followed>();

/**
 * Shows the passage of a claim when the claim becomes active, and the most cited passage of a power basis, a hypothesis
 * or a contradiction when it is selected. Only another claim or entry is a reason: a person who has scrolled away or
 * chosen another passage since is not pulled back. A claim is followed inside the store update, so that subscribers see
 * one change instead of two; an entry only after its form is painted, because another passage takes as long to render.
 */
export function useFollowWork(): void {
  const stores = useStores();
  useEffect(() => {
    const follow = (): void => followWork(stores);
    follow();
    return stores.view.subscribe(follow);
  }, [stores]);
}

function entryKey({ section, index }: Selection): string {
  return `${section}/${String(index)}`;
}

function followWork(stores: Stores): void {
  const { view, desk } = stores;
  const { activeClaim, selection } = view.getState();
  const entry = entryKey(selection);
  const now = { draft: desk.getState().draft?.id, entry, claim: activeClaim };
  const before = lastFollowed.get(view);
  if (now.draft === before?.draft && entry === before?.entry && activeClaim === before.claim) return;
  lastFollowed.set(view, now);
  if (activeClaim !== null) followClaim(stores, activeClaim);
  else if (now.draft !== before?.draft || entry !== before?.entry) followSoon(stores);
}

function followClaim({ desk, view }: Stores, index: number): void {
  const { draft } = desk.getState();
  if (!draft) return;
  const { passage_id, observation_id } = viewClaim(listOf(draft.workspace.assessment, 'claims')[index]);
  if (passage_id !== undefined && passage_id !== view.getState().passageId) {
    view.actions.showPassage(passage_id, observation_id ?? null);
  }
}

/** Follows the selected entry after the next frame, unless the passage or the claim was changed in the meantime. */
function followSoon(stores: Stores): void {
  const { selection, passageId } = stores.view.getState();
  afterFrame(() => {
    const now = stores.view.getState();
    const isSame =
      entryKey(now.selection) === entryKey(selection) && now.passageId === passageId && now.activeClaim === null;
    if (isSame) followEntry(stores);
  });
}

function followEntry({ desk, view }: Stores): void {
  const { draft } = desk.getState();
  const { selection, passageId } = view.getState();
  const { section, index } = selection;
  if (!draft || !isList(section) || index === undefined) return;
  const { assessment, casefile } = draft.workspace;
  const loaded = citationsOf(assessment, section, index).filter(
    (citation) => citation.passageId !== undefined && casefileIndex(casefile).passage(citation.passageId),
  );
  const most = mostCitedPassage(loaded, passageId);
  if (most?.passageId !== undefined) view.actions.follow(null, most.passageId, most.observationId ?? null);
}
