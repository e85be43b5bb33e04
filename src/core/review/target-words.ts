/** Names a target of a review, and where it is, in words. */
import { quoteText } from '../compare/phrases.ts';
import type { Target } from './targets.ts';

/** The kinds of entries, as they begin a sentence. */
export const entryKinds = { 'power-basis': 'Power basis', intent: 'Intent hypothesis' } as const;

/** The nouns for the kinds of targets, as they begin a sentence. */
export const targetKinds: Readonly<Record<Target['kind'], string>> = {
  link: 'Evidence link',
  claim: 'Claim',
  entry: 'Entry',
  contradiction: 'Contradiction',
  unknown: 'Unknown',
  document: 'Whole assessment',
};

/**
 * The title of a target: “C-014 and IH-003”, “Claim C-014”, “Contradiction between C-001 and C-009”, “Whole
 * assessment”.
 */
export function targetTitle(target: Target): string {
  switch (target.kind) {
    case 'link':
      return `${target.claim_id} and ${target.entry_id}`;
    case 'claim':
      return `Claim ${target.claim_id}`;
    case 'entry':
      return `${entryKinds[target.entry]} ${target.entry_id}`;
    case 'contradiction':
      return `Contradiction between ${target.left_claim_id} and ${target.right_claim_id}`;
    case 'unknown':
      return `Unknown ${quoteText(target.text, longestTitle)}`;
    case 'document':
      return 'Whole assessment';
  }
}

/** The maximum number of characters of an unknown in its title. */
const longestTitle = 80;

/**
 * A name that is unique in the assessment, apart from long unknowns with the same beginning: “C-014 supports IH-003”,
 * “Claim C-014, number 2”.
 */
export function targetName(target: Target): string {
  const title =
    target.kind === 'link' && target.effect !== null
      ? `${target.claim_id} ${target.effect} ${target.entry_id}`
      : targetTitle(target);
  const number = 'occurrence' in target ? target.occurrence : undefined;
  return number === undefined ? title : `${title}, number ${number}`;
}

/** The noun for a target, as in “this link”. */
export function targetNoun({ kind }: Target): string {
  if (kind === 'link') return 'link';
  return kind === 'document' ? 'assessment' : targetKinds[kind].toLowerCase();
}
