/** Gives the passage panel the passage to show, the active claim and the citations of the selected entry. */
import { useCallback, useState } from 'react';
import { createCitations, type Citation } from '../../core/assessment/claim-marks.ts';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import type { Casefile, Observation, Passage } from '../../core/casefile/types.generated.ts';
import { useDraft, useView, type Stores } from '../../shared/context.tsx';
import { entryTitle, isList } from '../../shared/sections.ts';
import { useSettled, type Settling } from '../../shared/use-settled.ts';

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

/** The selected entry and the claims that it cites. */
export interface Citing {
  /** The entry's name for the beginning of a sentence, such as “PB-001”. */
  readonly name: string;
  /** The same array as long as the citations are the same. */
  readonly citations: readonly Citation[];
}

const citesNothing: Citing = { name: '', citations: [] };

const settling: Settling<Citing> = {
  isSame: (before, after) => before.name === after.name && before.citations === after.citations,
  isSoon: true,
};

/**
 * Returns the selected entry with its citations; without any if it is a claim or a whole section. They follow the frame
 * that shows the entry, because marking them in the text takes nearly as long as rendering its form.
 */
export function useCiting(): Citing {
  const [citationsOf] = useState(createCitations);
  const read = useCallback(
    ({ desk, view }: Stores): Citing => {
      const assessment = desk.draft.getState()?.workspace.assessment;
      const { section, index } = view.getState().selection;
      if (!assessment || !isList(section) || index === undefined) return citesNothing;
      return { name: entryTitle(section, assessment, index), citations: citationsOf(assessment, section, index) };
    },
    [citationsOf],
  );
  return useSettled(read, settling);
}

/** Returns the active claim; undefined if there is none or its index is beyond the end of the list. */
export function useActiveClaim():
  | { readonly index: number; readonly claim: ClaimView; readonly name: string }
  | undefined {
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
