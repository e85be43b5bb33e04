/** The work of the worker that compares earlier versions: their differences as sentences. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { DifferenceKind } from '../../core/compare/difference.ts';
import { compareDrafts } from '../../core/review/compare-drafts.ts';

/** One difference between two versions of a draft, reduced to its sentences so that it is cheap to transfer. */
export interface DifferenceText {
  readonly id: string;
  readonly kind: DifferenceKind;
  /** The top-level property of the assessment, 'title', 'reviews', or 'casefile' for anything in the casefile. */
  readonly section: string;
  readonly sentence: string;
  readonly details: readonly string[];
}

/**
 * Returns the differences between two versions of a draft in sentences. Takes about a second at the contract’s limits.
 */
export function inSentences({ before, after }: Record<'before' | 'after', Workspace>): readonly DifferenceText[] {
  return compareDrafts(before, after).map(({ id, kind, document, section, sentence, fields }) => {
    const details = fields.map((field) => field.sentence).filter((detail) => detail !== sentence);
    return { id, kind, section: document === 'casefile' ? document : section, sentence, details };
  });
}
