/** Counts what becomes of annotations, for tests. */
import type { AnnotationOutcome, PlannedAnnotations } from './claims-of-annotations.ts';

/** The number of annotations for each outcome, and the quotes of those that are unplaced. */
export function outcomesOf({ rows }: PlannedAnnotations) {
  const count = (wanted: AnnotationOutcome): number => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    exact: count('exact'),
    undecided: count('undecided'),
    known: count('known'),
    overLimit: count('over-limit'),
    unplaced: rows.filter(({ outcome }) => outcome === 'unplaced').map(({ annotation }) => annotation.quote),
  };
}
