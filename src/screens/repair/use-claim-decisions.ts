/** Gives the queue of claim texts its commands: use a place, mark as a paraphrase of it, or delete the claim. */
import { useMemo, useState } from 'react';
import { claimsToReview } from '../../core/check/repairs.ts';
import { placesOfText, type TextPlace } from '../../core/casefile/places-of-text.ts';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { wordDifference } from '../../core/compare/words.ts';
import { notableChanges, notableInShort } from '../../core/compare/notable-changes.ts';
import type { Anchor } from '../../core/workspace/create.ts';
import { setClaimSpan, paraphraseOf } from '../../core/workspace/edits.ts';
import { useDeleteEntries, deletionQuestion } from '../../shared/delete-entries.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useAnnounce } from '../../ui/announcer.tsx';

// * Gives the queue of claim texts its state: the claims to review, the current one with its places, and the
// progress.

/** A claim of the queue. */
export interface ReviewedClaim {
  readonly index: number;
  /** Its ID, or its number if it has none. */
  readonly name: string;
  readonly claim: ClaimView;
}

/** The state of the queue. */
export interface ClaimTexts {
  readonly claims: readonly ReviewedClaim[];
  readonly current: ReviewedClaim | undefined;
  /** The position of the current claim in the queue, from 0. */
  readonly at: number;
  /** The number of claims that were in the queue since it was opened, and of those that have left it. */
  readonly total: number;
  readonly decided: number;
  /** Goes to the first claim from an index on, or else to the first of the queue. */
  readonly go: (index: number) => void;
}

/** Returns the queue. `first` is the index of the claim to show first. */
export function useClaimTexts(first: number | null): ClaimTexts {
  const findings = useDraft((draft) => draft.check.findings);
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const [from, setFrom] = useState(first ?? 0);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const claims = useMemo(() => {
    const all = listOf(assessment, 'claims');
    return claimsToReview(findings).map((index): ReviewedClaim => {
      const claim = viewClaim(all[index]);
      return { index, name: claim.claim_id || `Claim ${String(index + 1)}`, claim };
    });
  }, [findings, assessment]);
  // A claim that is undone is in the queue again, and counted once.
  if (claims.some(({ name }) => !seen.has(name))) setSeen(new Set([...seen, ...claims.map(({ name }) => name)]));
  const current = claims.find(({ index }) => index >= from) ?? claims[0];
  return {
    claims,
    current,
    at: current ? claims.indexOf(current) : -1,
    total: Math.max(seen.size, claims.length),
    decided: Math.max(0, seen.size - claims.length),
    go: setFrom,
  };
}

/** Returns the places of a claim's text in the casefile, the most similar first. */
export function usePlacesOf({ claim }: ReviewedClaim): readonly TextPlace[] {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const { actual = '', passage_id: passageId, span } = claim;
  const start = span?.start;
  return useMemo(() => placesOfText(casefile, { actual, passageId, start }), [casefile, actual, passageId, start]);
}

/** The decisions about a claim. Each is one undo step. */
export interface ClaimDecisions {
  /** Uses the passage's text at a place as the claim's. */
  accept(claim: ReviewedClaim, anchor: Anchor): void;
  /** Keeps the claim's words as its proposition, and marks it as a paraphrase of a place. */
  paraphrase(claim: ReviewedClaim, anchor: Anchor): void;
  /** Deletes the claim, after a confirmation if something cites it. */
  remove(claim: ReviewedClaim): Promise<void>;
}

/** Returns the label of the step that accepts a text. It says which changes were accepted. */
export function acceptLabel(name: string, before: string, after: string, names: readonly string[]): string {
  if (before === after) return `move ${name} to its exact text`;
  const notable = notableInShort(notableChanges(wordDifference(before, after, { names })));
  return `use passage text for ${name}, accepting ${notable === '' ? 'changed text' : notable}`;
}

/** Returns the commands of the queue. `onDecided` is called after each, with the index to continue from. */
export function useClaimDecisions(onDecided: (next: number) => void): ClaimDecisions {
  const { desk } = useStores();
  const say = useAnnounce();
  const run = useDispatchAndTell();
  const deleteEntries = useDeleteEntries();
  const workspaceNow = () => desk.getState().draft?.workspace;
  return {
    accept({ index, name, claim }, anchor) {
      const names = workspaceNow()?.casefile?.actors.flatMap((actor) => actor.names) ?? [];
      const label = acceptLabel(name, claim.actual ?? '', anchor.actual, names);
      if (!run((workspace) => setClaimSpan(workspace, index, anchor), { label })) return;
      say(`${name} now uses the text of the passage.`);
      onDecided(index + 1);
    },
    paraphrase({ index, name }, anchor) {
      const label = `mark ${name} as a paraphrase`;
      if (!run((workspace) => paraphraseOf(workspace, index, anchor), { label })) return;
      say(`${name} is now a paraphrase.`);
      onDecided(index + 1);
    },
    async remove({ index, name }) {
      const isDone = await deleteEntries({
        list: 'claims',
        indices: [index],
        label: `delete ${name}`,
        question: deletionQuestion(workspaceNow(), 'claims', [index]),
        message: { text: `${name} was deleted.` },
      });
      if (isDone) onDecided(index);
    },
  };
}
