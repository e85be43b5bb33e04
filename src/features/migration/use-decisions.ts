/** Gives the queue its commands: move a claim, leave it on the old passage, or delete it. */
import { referencesToClaim } from '../../core/workspace/references.ts';
import { viewContradiction, viewEvidenceLink, viewIntent, viewPowerBasis } from '../../core/assessment/view.ts';
import { valueAt } from '../../core/json/pointer.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { moveClaims, type ClaimMove } from '../../core/workspace/move-claims.ts';
import { textAt, type CodePointSpan } from '../../core/passage/span.ts';
import { useDeleteEntries } from '../../shared/delete-entries.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useStores } from '../../shared/context.tsx';
import type { SetAside } from '../../store/view-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { setAsideKey, type QueuedClaim } from './queue.ts';
import type { Migration } from './use-migration.ts';
import { moveLabel, type Accepted } from './words.ts';
import { counted } from '../../core/json/counted.ts';

/** The decisions about a claim. Each change is one undo step. */
export interface Decisions {
  /** Moves a claim to a span of the revised passage. */
  accept(claim: QueuedClaim, span: CodePointSpan, how: Accepted): void;
  /** Moves several claims with unchanged text, as one step. */
  acceptAll(moves: readonly ClaimMove[], what: string): void;
  /** Notes that a claim stays on the old passage; null removes the note. */
  setAside(claim: QueuedClaim, how: SetAside | null): void;
  /** Deletes a claim, after a confirmation if something cites it. */
  remove(claim: QueuedClaim): Promise<void>;
}

/** Returns one line for each link or contradiction that cites a claim. */
function citing(assessment: JsonObject, claimId: string | undefined): readonly string[] {
  if (claimId === undefined) return [];
  return referencesToClaim(assessment, claimId).map(({ kind, entryPath, path }) => {
    const entry = valueAt(assessment, entryPath);
    if (kind === 'contradiction') {
      const { left_claim_id: left, right_claim_id: right } = viewContradiction(entry);
      return `The contradiction between ${left ?? '?'} and ${right ?? '?'} will also be deleted.`;
    }
    const { effect } = viewEvidenceLink(valueAt(assessment, path.slice(0, path.lastIndexOf('/'))));
    const id = viewPowerBasis(entry).power_basis_id ?? viewIntent(entry).hypothesis_id ?? entryPath;
    return `${id}: its evidence link${effect === undefined ? '' : ` (${effect})`} will also be deleted.`;
  });
}

/** Returns the commands of the queue. `onDecided` is called after each decision, so that the queue can continue. */
export function useDecisions(migration: Migration, onDecided: (claim: QueuedClaim) => void): Decisions {
  const { desk, view } = useStores();
  const say = useAnnounce();
  const deleteEntries = useDeleteEntries();
  const run = useDispatchAndTell();

  const workspaceNow = () => desk.getState().draft?.workspace;

  return {
    accept(claim, span, how) {
      const names = workspaceNow()?.casefile?.actors.flatMap((actor) => actor.names) ?? [];
      const after = textAt(migration.to.passage.text, span) ?? '';
      const label = moveLabel(claim.name, how, claim.claim.actual ?? '', after, names);
      const move = { index: claim.index, span };
      if (!run((workspace) => moveClaims(workspace, [move], migration.to), { label })) return;
      say(`${claim.name} was moved.`);
      onDecided(claim);
    },
    acceptAll(moves, what) {
      const label = `move ${counted(moves.length, 'claim')} to revised passage, ${what}`;
      const text = `${counted(moves.length, 'claim')} ${moves.length === 1 ? 'was' : 'were'} moved.`;
      run((workspace) => moveClaims(workspace, moves, migration.to), { label }, { text });
    },
    setAside(claim, how) {
      view.actions.setAside(setAsideKey(migration.from, claim.name), how);
      if (how === null) return;
      say(how === 'left' ? `${claim.name} was not moved.` : `${claim.name} is marked as missing.`);
      onDecided(claim);
    },
    async remove(claim) {
      const citations = citing(workspaceNow()?.assessment ?? {}, claim.claim.claim_id);
      const body = ['These items refer to it and will also be deleted. You can undo this.', ...citations];
      const title = `Delete ${claim.name}?`;
      const text = `${claim.name} was deleted.`;
      const done = await deleteEntries({
        list: 'claims',
        indices: [claim.index],
        label: `delete ${claim.name}`,
        question: citations.length > 0 ? { title, body, yes: 'Delete', destructive: true } : undefined,
        message: { text },
      });
      if (!done) return;
      onDecided(claim);
    },
  };
}
