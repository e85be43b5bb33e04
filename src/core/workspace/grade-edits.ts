/** Creates the edits of source grades: the analyst’s description and grade of a publisher or an observation. */
import type { SourceGrade } from '../casefile/source-facts.ts';
import { pointer } from '../json/pointer.ts';
import type { Edit, Workspace } from './workspace.ts';
import { EditError } from '../json/edit-error.ts';

/** The actor or observation with a source grade, by its index in the casefile. */
export interface Graded {
  readonly kind: 'actor' | 'observation';
  readonly index: number;
}

/** A field of a source grade. Only the grade of an observation has a credibility. */
export type GradeField = 'descriptor' | 'reliability' | 'credibility' | 'basis';

const emptyGrades = {
  actor: { descriptor: '', reliability: null, basis: '' },
  observation: { descriptor: '', reliability: null, credibility: null, basis: '' },
} as const satisfies Record<Graded['kind'], SourceGrade>;

/** Returns a grade without content. */
export function emptyGrade(kind: Graded['kind']): SourceGrade {
  return emptyGrades[kind];
}

const pathOf = ({ kind, index }: Graded) => pointer('casefile', `${kind}s`, index, 'grade');

function partOf({ casefile }: Workspace, graded: Graded): { readonly grade?: SourceGrade } {
  const list = graded.kind === 'actor' ? casefile?.actors : casefile?.observations;
  const part = list?.[graded.index];
  if (!part) throw new EditError('This actor or observation is no longer in the casefile.', pathOf(graded));
  return part;
}

/**
 * Sets one field of a source grade, which is created if there is none. A grade without any content is removed. Throws
 * `EditError` if the casefile does not contain the actor or observation.
 */
export function setInGrade(workspace: Workspace, graded: Graded, field: GradeField, value: string | null): Edit {
  const { grade } = partOf(workspace, graded);
  const changed = { ...emptyGrade(graded.kind), ...grade, [field]: value };
  if (Object.values(changed).some((each) => each !== null && each !== '')) {
    return { type: 'set', path: pathOf(graded), value: changed };
  }
  return grade ? removeGrade(graded) : { type: 'batch', edits: [] };
}

/** Removes a source grade with its descriptor and basis. */
export function removeGrade(graded: Graded): Edit {
  return { type: 'unset', path: pathOf(graded) };
}
