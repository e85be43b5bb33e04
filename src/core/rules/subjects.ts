/** The types of what rules check: the document, claims, entries, links, references and parts of any kind. */
import type { JsonValue } from '../json/json.ts';
import type { Pointer } from '../json/pointer.ts';
import type { ClaimView, ContradictionView, EvidenceLinkView, IntentView, PowerBasisView } from '../assessment/view.ts';
import type { Actor } from '../casefile/types.generated.ts';

/** The document as a whole, without its entries. */
export interface DocumentHeadView {
  readonly casefile_fingerprint_sha256?: string;
  readonly observation_ids?: readonly (number | undefined)[];
  readonly scope?: string;
  readonly producer?: { readonly kind?: string; readonly name?: string; readonly version?: string };
}

/** The common fields of power bases and intent hypotheses. */
export interface EntryView {
  readonly kind: 'power-basis' | 'intent';
  readonly id: string | undefined;
  readonly actor_id: string | undefined;
  readonly time_scope: { readonly start?: string | null; readonly end?: string | null } | undefined;
  readonly evidence: readonly (EvidenceLinkView | undefined)[];
  readonly falsifiers: readonly (string | undefined)[];
}

/** One evidence link, with the fields of its entry that rules need. */
export interface LinkSubject {
  readonly link: EvidenceLinkView;
  readonly kind: EntryView['kind'];
  /** The entry's actor. */
  readonly actor_id: string | undefined;
}

/** An evidence link or a contradiction, with its references to claims. */
export interface CitingSubject {
  readonly kind: 'link' | 'contradiction';
  readonly names: readonly {
    readonly claimId: string;
    /** The field with the ID, relative to the link or contradiction. */
    readonly at: Pointer;
  }[];
}

/**
 * The kinds of parts that the checker checks one by one. 'document' is the assessment without the entries of its lists.
 */
export type PartKind =
  | 'document'
  | 'claim'
  | 'power-basis'
  | 'intent'
  | 'contradiction'
  | 'unknown'
  | 'actor'
  | 'observation';

/** Any part, as it is in the file. */
export interface PartSubject {
  readonly kind: PartKind;
  readonly value: JsonValue;
}

/** The argument of a rule, by its subject. */
export interface Subjects {
  readonly document: DocumentHeadView;
  readonly claim: ClaimView;
  readonly 'power-basis': PowerBasisView;
  readonly intent: IntentView;
  readonly contradiction: ContradictionView;
  /** A power basis or an intent hypothesis. */
  readonly entry: EntryView;
  readonly link: LinkSubject;
  /** Each evidence link and each contradiction. */
  readonly citing: CitingSubject;
  /** An actor of the casefile; pointers are into the casefile. */
  readonly actor: Actor;
  /** Every part in turn, including the casefile's. */
  readonly part: PartSubject;
}

/** What a rule can check. */
export type SubjectName = keyof Subjects;
