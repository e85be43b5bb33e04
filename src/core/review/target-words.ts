/** Names a target of a review in words. */
import type { Target } from './targets.ts';

/** The kinds of entries, as they begin a sentence. */
export const entryKinds = { 'power-basis': 'Power basis', intent: 'Intent hypothesis' } as const;

/** The title of a target: “C-014 and IH-003”, “Claim C-014”, “Whole assessment”. */
export function targetTitle(target: Target): string {
  switch (target.kind) {
    case 'link':
      return `${target.claim_id} and ${target.entry_id}`;
    case 'claim':
      return `Claim ${target.claim_id}`;
    case 'entry':
      return `${entryKinds[target.entry]} ${target.entry_id}`;
    case 'document':
      return 'Whole assessment';
  }
}

/** A name that is unique in the assessment: “C-014 supports IH-003”, “Claim C-014, number 2”. */
export function targetName(target: Target): string {
  const title =
    target.kind === 'link' && target.effect !== null
      ? `${target.claim_id} ${target.effect} ${target.entry_id}`
      : targetTitle(target);
  const number = target.kind === 'document' ? undefined : target.occurrence;
  return number === undefined ? title : `${title}, number ${number}`;
}

/** The noun for a target, as in “this link”. */
export function targetNoun({ kind }: Target): string {
  return { link: 'link', claim: 'claim', entry: 'entry', document: 'assessment' }[kind];
}
