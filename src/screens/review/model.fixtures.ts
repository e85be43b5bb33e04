/** The small valid example as a review model, for tests. */
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { modelOf, type ReviewModel } from './model.ts';

export function smallModel(blind = false): ReviewModel {
  const { assessment, casefile } = workspaceOf({ title: 'The north channel' });
  return modelOf(assessment, casefile, blind);
}
