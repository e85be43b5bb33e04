import type { JsonValue } from '../assessment/json.ts';
import type { Pointer } from '../assessment/pointer.ts';
import type { ClaimView, ContradictionView, EvidenceLinkView, IntentView, PowerBasisView } from '../assessment/view.ts';
import type { Actor } from '../casefile/types.generated.ts';

/** The document as a whole, without its entries. */
export interface DocumentHeadView {
  readonly casefile_fingerprint_sha256?: string;
  readonly observation_ids?: readonly (number | undefined)[];
  readonly scope?: string;
  readonly producer?: { readonly kind?: string; readonly name?: string; readonly version?: string };
}

/** What power bases and intents have in common. */
export interface EntryView {
  readonly kind: 'power-basis' | 'intent';
  readonly id: string | undefined;
  readonly actor_id: string | undefined;
  readonly time_scope: { readonly start?: string | null; readonly end?: string | null } | undefined;
  readonly evidence: readonly (EvidenceLinkView | undefined)[];
  readonly falsifiers: readonly (string | undefined)[];
}

/** One evidence link, and what it may know of the entry that it belongs to. */
export interface LinkSubject {
  readonly link: EvidenceLinkView;
  readonly kind: EntryView['kind'];
  /** The entry's actor. */
  readonly actor_id: string | undefined;
}

/** An evidence link or a contradiction, as something that names claims. */
export interface CitingSubject {
  readonly kind: 'link' | 'contradiction';
  readonly names: readonly {
    readonly claimId: string;
    /** The field that holds the id, below the link or contradiction. */
    readonly at: Pointer;
  }[];
}

/** What the checker looks at one by one. 'document' is the assessment without its lists' entries. */
export type PartKind =
  'document' | 'claim' | 'power-basis' | 'intent' | 'contradiction' | 'unknown' | 'actor' | 'observation';

/** Any part, as it stands in the file. */
export interface PartSubject {
  readonly kind: PartKind;
  readonly value: JsonValue;
}

/** What a rule is given, by what it looks at. */
export interface Subjects {
  readonly document: DocumentHeadView;
  readonly claim: ClaimView;
  readonly 'power-basis': PowerBasisView;
  readonly intent: IntentView;
  readonly contradiction: ContradictionView;
  /** A power basis or an intent. */
  readonly entry: EntryView;
  readonly link: LinkSubject;
  /** Each evidence link and each contradiction. */
  readonly citing: CitingSubject;
  /** An actor of the casefile; pointers are into the casefile. */
  readonly actor: Actor;
  /** Every part in turn, casefile included. */
  readonly part: PartSubject;
}

export type SubjectName = keyof Subjects;
