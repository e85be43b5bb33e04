import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { modelOf, type ReviewModel } from './model.ts';

/** The small sound desk as a reviewer looks at it. */
export function smallModel(blind = false): ReviewModel {
  const { assessment, casefile } = workspaceOf({ title: 'The north channel' });
  return modelOf(assessment, casefile, blind);
}
