/** Converts between a workspace and plain JSON, with validation, and changes one value at a path. */
import schema from '../../schema/casefile.schema.json' with { type: 'json' };
import type { Casefile } from '../casefile/types.generated.ts';
import { asReviewPlan } from '../review-shape/plan.ts';
import { asReviews } from '../review-shape/review-format.ts';
import { changeAt, kindOf, type Change } from '../json/tree.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import type { Pointer } from '../json/pointer.ts';
import { EditError } from '../json/edit-error.ts';
import { importedSchema, shapeOf, shapeProblem } from '../json/shape.ts';
import { asPrivateNotes } from './private-notes.ts';
import type { Workspace, UnsortedMark } from './workspace.ts';
import { spanOf } from '../text/span.ts';

/** Casefiles that were validated. They are never mutated, and most edits do not change the casefile. */
const validated = new WeakSet<object>();

const casefileShape = shapeOf(importedSchema(schema));

/** Returns the workspace as plain JSON, which the pointers of edits and patches refer to. */
export function asTree(workspace: Workspace): JsonObject {
  // A Casefile is JSON, but its interface has no index signature.
  return workspace as unknown as JsonObject;
}

/**
 * Returns a workspace from plain JSON. Throws `EditError` if it is invalid: a title, a language or a brief that is not
 * text, an assessment that is not an object, a casefile without the properties and JSON types of its schema, or unknown
 * properties.
 */
export function asWorkspace(tree: JsonValue): Workspace {
  if (!isJsonObject(tree)) throw new EditError(`A draft is an object, not ${kindOf(tree)}.`, '');
  const {
    title,
    textLanguage,
    brief,
    assessment,
    casefile,
    reviews,
    ownReviews,
    reviewPlan,
    blind,
    startedHere,
    notes,
    marks,
  } = tree;
  if (typeof title !== 'string') throw new EditError(`The title must be text, not ${kindOf(title)}.`, '/title');
  if (textLanguage !== undefined && typeof textLanguage !== 'string') {
    throw new EditError(`The language of the texts must be text, not ${kindOf(textLanguage)}.`, '/textLanguage');
  }
  if (brief !== undefined && typeof brief !== 'string') {
    throw new EditError(`The brief for reviewers must be text, not ${kindOf(brief)}.`, '/brief');
  }
  if (!isJsonObject(assessment)) {
    throw new EditError(`An assessment must be an object, not ${kindOf(assessment)}.`, '/assessment');
  }
  const unknownName = Object.keys(tree).find((name) => !members.has(name));
  if (unknownName !== undefined) throw new EditError(`A draft has no “${unknownName}”.`, `/${unknownName}`);
  return {
    title,
    ...(textLanguage !== undefined && { textLanguage }),
    ...(brief !== undefined && { brief }),
    assessment,
    casefile: asCasefile(casefile),
    ...(reviews !== undefined && { reviews: asReviews(reviews) }),
    ...(ownReviews !== undefined && { ownReviews: asOwnReviews(ownReviews) }),
    ...(reviewPlan !== undefined && { reviewPlan: asReviewPlan(reviewPlan) }),
    ...(blind === true && { blind }),
    ...(startedHere === true && { startedHere }),
    ...(notes !== undefined && { notes: asPrivateNotes(notes) }),
    ...(marks !== undefined && !isEmptyList(marks) && { marks: asMarks(marks) }),
  };
}

const members: ReadonlySet<string> = new Set([
  'title',
  'textLanguage',
  'brief',
  'assessment',
  'casefile',
  'reviews',
  'ownReviews',
  'reviewPlan',
  'blind',
  'startedHere',
  'notes',
  'marks',
]);

function isEmptyList(value: JsonValue): boolean {
  return isJsonArray(value) && value.length === 0;
}

/** Checks that a value is a list of the IDs of reviews, and returns it with its type. */
export function asOwnReviews(value: JsonValue): readonly string[] {
  if (!isJsonArray(value) || !value.every((id) => typeof id === 'string')) {
    throw new EditError('The IDs of the reviews started here must be a list of texts.', '/ownReviews');
  }
  return value;
}

/** Checks that a value has the casefile's properties and JSON types throughout, and returns it with its type. */
export function asCasefile(value: JsonValue | undefined): Casefile | null {
  if (value === null) return null;
  if (typeof value === 'object' && validated.has(value)) return value as unknown as Casefile;
  const problem = shapeProblem(casefileShape, value, '/casefile');
  if (problem) throw new EditError(`“${problem.path}” must be ${problem.expected}.`, problem.path);
  if (typeof value === 'object') validated.add(value);
  return value as unknown as Casefile;
}

/** Returns the workspace with one value changed, or the same workspace if nothing changes. Throws `EditError`. */
export function changeWorkspace(workspace: Workspace, path: Pointer, change: Change): Workspace {
  const tree = asTree(workspace);
  const changed = changeAt(tree, path, change);
  return changed === tree ? workspace : asWorkspace(changed);
}

/** Marks that were validated. They are never mutated. */
const validatedMarks = new WeakSet<object>();

/** Checks the shape of stored marks and returns them with their type. Throws `EditError` with the place. */
export function asMarks(value: JsonValue): readonly UnsortedMark[] {
  if (!isJsonArray(value)) throw new EditError('The marks must be a list.', '/marks');
  for (const [index, mark] of value.entries()) {
    if (isJsonObject(mark) && validatedMarks.has(mark)) continue;
    if (!isMark(mark)) throw new EditError('A mark needs an observation, a passage and a span.', `/marks/${index}`);
    validatedMarks.add(mark as JsonObject);
  }
  return value as unknown as readonly UnsortedMark[];
}

function isMark(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  const { observation_id, passage_id, span } = value;
  const range = isJsonObject(span) ? spanOf(span) : undefined;
  return typeof observation_id === 'number' && typeof passage_id === 'string' && !!range && range.start < range.end;
}
