/** Gives the matrix the actions that create, change and remove the links of a cell, each as one step of the history. */
import { isIdentifier } from '../../core/assessment/ids.ts';
import { limits } from '../../core/assessment/limits.ts';
import { linksOf, type MatrixClaim, type MatrixEntry } from '../../core/matrix/matrix.ts';
import { linkEvidence, removeLinks, setLinkEffects } from '../../core/workspace/edits.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { pairOf, type AxisItem, type Effect, type GridActions } from './axis.ts';
import { claimName, entryName } from './sentences.ts';

/** A claim and an entry. */
export interface Pair {
  readonly claim: MatrixClaim;
  readonly entry: MatrixEntry;
}

/** Returns why a claim cannot be linked to an entry, in a sentence; undefined if it can. */
export function whyNotLinked({ claim, entry }: Pair): string | undefined {
  const name = claimName(claim);
  if (!isIdentifier(claim.id)) return `The ID of ${name} cannot be linked. Rename the claim first.`;
  if (!claim.answers) return `Another claim has the ID ${name}, and links refer to that one. Rename this claim first.`;
  if (entry.links.length < limits.evidence) return undefined;
  return `${entryName(entry)} already has ${String(entry.links.length)} links. The contract allows ${String(limits.evidence)}.`;
}

export function useLinkActions() {
  const run = useDispatchAndTell();
  const say = useAnnounce();
  const toast = useToast();

  /** Adds a link. Returns its index; undefined if none was added. */
  function add(pair: Pair, effect: Effect): number | undefined {
    const { claim, entry } = pair;
    const why = whyNotLinked(pair);
    if (why !== undefined) {
      toast({ text: why });
      return undefined;
    }
    const label = `link ${claim.id} to ${entryName(entry)}`;
    if (!run((workspace) => linkEvidence(workspace, entry.path, [claim.id], effect), { label })) return undefined;
    say(`${claim.id} ${effect} ${entryName(entry)}. No reason yet.`);
    return entry.links.length;
  }

  function setEffect({ claim, entry }: Pair, index: number, effect: Effect): boolean {
    const label = `set the effect of ${claim.id} on ${entryName(entry)}`;
    const isDone = run((workspace) => setLinkEffects(workspace, entry.path, [index], effect), { label });
    if (isDone) say(`${claim.id} now ${effect} ${entryName(entry)}.`);
    return isDone;
  }

  function remove({ claim, entry }: Pair, indices: readonly number[]): void {
    const names = `${claimName(claim)} and ${entryName(entry)}`;
    const [what, were] = indices.length === 1 ? ['link', 'was'] : [`${String(indices.length)} links`, 'were'];
    const text = `The ${what} between ${names} ${were} removed.`;
    run(removeLinks(entry.path, indices), { label: `remove the ${what} between ${names}` }, { text });
  }

  const grid: Pick<GridActions, 'link' | 'unlink'> = {
    link(row, column, effect) {
      const pair = pairOf(row, column);
      if (!pair) return undefined;
      const links = linksOf(pair.entry, pair.claim);
      const same = links.find(({ link }) => link.effect === effect);
      if (same) return same.index;
      const [only, ...others] = links;
      if (!only) return add(pair, effect);
      if (others.length > 0) return only.index;
      return setEffect(pair, only.index, effect) ? only.index : undefined;
    },
    unlink(row: AxisItem | undefined, column: AxisItem | undefined) {
      const pair = pairOf(row, column);
      const indices = pair ? linksOf(pair.entry, pair.claim).map(({ index }) => index) : [];
      if (pair && indices.length > 0) remove(pair, indices);
    },
  };
  return { ...grid, add, setEffect, remove };
}

/** The actions on the links of a cell. */
export type LinkActions = ReturnType<typeof useLinkActions>;
