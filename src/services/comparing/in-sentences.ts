import type { Workspace } from '../../core/assessment/workspace.ts';
import type { DifferenceKind } from '../../core/compare/difference.ts';
import { compareDrafts } from '../../core/review/compare-drafts.ts';

/** One difference between two states of a draft, with nothing but its sentences: small enough to be handed over. */
export interface DifferenceText {
  readonly id: string;
  readonly kind: DifferenceKind;
  /** The top-level property of the assessment that it belongs to, 'title', 'reviews', or 'casefile' for anything of it. */
  readonly section: string;
  readonly sentence: string;
  readonly details: readonly string[];
}

/** What a worker is asked for. */
export interface TwoStates {
  readonly before: Workspace;
  readonly after: Workspace;
}

/** What differs between two states of a draft, in sentences. At the contract's limits this takes about a second. */
export function inSentences({ before, after }: TwoStates): readonly DifferenceText[] {
  return compareDrafts(before, after).map(({ id, kind, document, section, sentence, fields }) => {
    const details = fields.map((field) => field.sentence).filter((detail) => detail !== sentence);
    return { id, kind, section: document === 'casefile' ? document : section, sentence, details };
  });
}
