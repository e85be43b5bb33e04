/** The work of the worker that compares earlier versions: their differences as sentences. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { DifferenceKind } from '../../core/compare/difference.ts';
import { textsOfDifference } from '../../core/compare/texts-of-difference.ts';
import { partsOfSentence, type TextInLanguage } from '../../core/passage/parts-of-sentence.ts';
import { compareDrafts } from '../../core/review/compare-drafts.ts';

/** One difference between two versions of a draft, reduced to its sentences so that it is cheap to transfer. */
export interface DifferenceText {
  readonly id: string;
  readonly kind: DifferenceKind;
  /** The top-level property of the assessment, 'title', 'reviews', or 'casefile' for anything in the casefile. */
  readonly section: string;
  readonly sentence: string;
  readonly details: readonly string[];
  /** The texts that the sentences quote. */
  readonly texts: readonly TextInLanguage[];
}

/**
 * Returns the differences between two versions of a draft in sentences. Takes about a second at the contract’s limits.
 */
export function inSentences(versions: Record<'before' | 'after', Workspace>): readonly DifferenceText[] {
  return compareDrafts(versions.before, versions.after).map((difference) => {
    const { id, kind, document, section, sentence, fields } = difference;
    const details = fields.map((field) => field.sentence).filter((detail) => detail !== sentence);
    const quotable = textsOfDifference(difference, versions);
    const parts = [sentence, ...details].flatMap((each) => partsOfSentence(each, quotable));
    const texts = parts.filter((part) => typeof part !== 'string');
    return { id, kind, section: document === 'casefile' ? document : section, sentence, details, texts };
  });
}
