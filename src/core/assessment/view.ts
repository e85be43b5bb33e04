import schema from '../../schema/assessment.schema.json';
import type {
  Assessment,
  Claim,
  Contradiction,
  EvidenceLink,
  IntentHypothesis,
  PowerBasis,
} from './types.generated.ts';
import { isJsonArray, type JsonObject, type JsonValue } from './json.ts';
import { importedSchema, see, shapeOf } from './shape.ts';
import type { ListName } from './workspace.ts';

/**
 * What can be relied on of a value that may break its schema: every property may be missing, and is seen only where
 * it has the right JSON type. Enumerations are seen as any string. Arrays keep their length and order, so that an
 * index into a view is an index into the document; an item of the wrong type is seen as undefined.
 */
export type View<T> = T extends string
  ? string
  : T extends number | boolean | null
    ? T
    : T extends readonly (infer Item)[]
      ? readonly (View<Item> | undefined)[]
      : { readonly [Key in keyof T]?: View<T[Key]> };

export type AssessmentView = View<Assessment>;
export type ClaimView = View<Claim>;
export type PowerBasisView = View<PowerBasis>;
export type IntentView = View<IntentHypothesis>;
export type ContradictionView = View<Contradiction>;
export type EvidenceLinkView = View<EvidenceLink>;

const nothing: JsonObject = Object.freeze({});

const root = importedSchema(schema);

/** Makes the viewer of one kind of object. The schema that the shape is read from is the one that `T` is generated from. */
function viewer<T>(node: JsonValue): (raw: JsonValue | undefined) => View<T> {
  const shape = shapeOf(root, node);
  return (raw) => (see(shape, raw) ?? nothing) as View<T>;
}

/** The whole assessment as far as it has the right shape. The same object for the same document; parts are shared. */
export const viewAssessment: (document: JsonObject) => AssessmentView = viewer<Assessment>(root);

/** One claim (specification 2.4). Something that is no object is seen as `{}`. The same object for the same claim. */
export const viewClaim = viewer<Claim>(schema.$defs.claim);

/** One power basis (specification 2.5). Something that is no object is seen as `{}`. */
export const viewPowerBasis = viewer<PowerBasis>(schema.$defs.powerBasis);

/** One intent hypothesis (specification 2.7). Something that is no object is seen as `{}`. */
export const viewIntent = viewer<IntentHypothesis>(schema.$defs.intentHypothesis);

/** One contradiction (specification 2.10). Something that is no object is seen as `{}`. */
export const viewContradiction = viewer<Contradiction>(schema.$defs.contradiction);

/** One evidence link (specification 2.9). Something that is no object is seen as `{}`. */
export const viewEvidenceLink = viewer<EvidenceLink>(schema.$defs.evidenceLink);

const noItems: readonly JsonValue[] = Object.freeze([]);

/** A list of the assessment as it is, item by item; empty where the document has no array there. */
export function listOf(document: JsonObject, list: ListName): readonly JsonValue[] {
  const items = Object.hasOwn(document, list) ? document[list] : undefined;
  return isJsonArray(items) ? items : noItems;
}
