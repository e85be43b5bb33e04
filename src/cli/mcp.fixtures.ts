/** A casefile with one passage, for tests. */
import { exampleCasefile } from '../core/rules/example-workspace.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { passageId } from '../library/document.ts';

/** The example’s casefile with one observation, whose only passage has this text. */
export function casefileWith(text: string): Casefile {
  const [observation] = exampleCasefile.observations;
  if (!observation) throw new Error('The example has no observation.');
  return {
    ...exampleCasefile,
    observations: [{ ...observation, passages: [{ passage_id: passageId(text), text }] }],
  } as Casefile;
}
