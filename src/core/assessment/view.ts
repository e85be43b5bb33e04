/** Typed views of an assessment that may be malformed: they show only values with the right JSON type. */
import schema from '../../schema/assessment.schema.json' with { type: 'json' };
import type {
  Assessment,
  Claim,
  Contradiction,
  EvidenceLink,
  IntentHypothesis,
  PowerBasis,
} from './types.generated.ts';
import { type JsonObject, type JsonValue } from '../json/json.ts';
import { ownList } from '../json/own.ts';
import { importedSchema, see, shapeOf } from '../json/shape.ts';

/** The five lists of an assessment. */
export type ListName = 'claims' | 'power_bases' | 'intent_hypotheses' | 'contradictions' | 'unknowns';

/** The five lists in the contract's order. */
export const listNames: readonly ListName[] = [
  'claims',
  'power_bases',
  'intent_hypotheses',
  'contradictions',
  'unknowns',
];

/**
 * The reliable parts of a value that may break its schema: every property may be missing, and is visible only if it has
 * the right JSON type. Enumerations are any string. Arrays keep their length and order, so that an index into a view is
 * an index into the document; an item of the wrong type is undefined.
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

/** Creates the viewer of one kind of object. Its shape is read from the schema that `T` is generated from. */
function viewer<T>(node: JsonValue): (raw: JsonValue | undefined) => View<T> {
  const shape = shapeOf(root, node);
  return (raw) => (see(shape, raw) ?? nothing) as View<T>;
}

/** Returns the parts of an assessment with the right shape. The same object for the same document; parts are shared. */
export const viewAssessment: (document: JsonObject) => AssessmentView = viewer<Assessment>(root);

/**
 * Returns the view of a claim (specification 2.4); `{}` for a value that is not an object. The same object for the same
 * claim.
 */
export const viewClaim = viewer<Claim>(schema.$defs.claim);

/** Returns the view of a power basis (specification 2.5); `{}` for a value that is not an object. */
export const viewPowerBasis = viewer<PowerBasis>(schema.$defs.powerBasis);

/** Returns the view of an intent hypothesis (specification 2.7); `{}` for a value that is not an object. */
export const viewIntent = viewer<IntentHypothesis>(schema.$defs.intentHypothesis);

/** Returns the view of a contradiction (specification 2.10); `{}` for a value that is not an object. */
export const viewContradiction = viewer<Contradiction>(schema.$defs.contradiction);

/** Returns the view of an evidence link (specification 2.9); `{}` for a value that is not an object. */
export const viewEvidenceLink = viewer<EvidenceLink>(schema.$defs.evidenceLink);

/** Returns a list of the assessment; empty if the document has no array there. */
export function listOf(document: JsonObject, list: ListName): readonly JsonValue[] {
  return ownList(document, list);
}
