import type {
  Assessment,
  Claim,
  Contradiction,
  EvidenceLink,
  IntentHypothesis,
  PowerBasis,
} from './types.generated.ts';
import type { JsonObject } from './json.ts';

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

/** Placeholder signatures; the module's owner fills them in. */
export declare function viewAssessment(document: JsonObject): AssessmentView;
