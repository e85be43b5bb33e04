import type { Pointer } from '../assessment/pointer.ts';
import type { IdentifiedList } from '../assessment/ids.ts';
import type { ClaimView } from '../assessment/view.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import type { Actor, Observation } from '../casefile/types.generated.ts';
import type { Naming } from '../passage/naming.ts';
import type { CodePointSpan } from '../passage/span.ts';

/**
 * What an entry may know of a claim that it refers to. The checker hands out the same object for as long as none of
 * these fields changes, so that typing in a claim's proposition disturbs no entry that cites it, but
 * where it leaves the words of the text or comes back to them.
 */
export interface CitedClaim {
  readonly claim_id: string;
  readonly representation: string | undefined;
  readonly claim_kind: string | undefined;
  /** Whether the proposition occurs in the actual text (`keepsWords`); undefined where one of them is missing. */
  readonly keepsWords: boolean | undefined;
  readonly actual: string | undefined;
  readonly observation_id: number | undefined;
}

/** Units in which offsets are counted by mistake: JavaScript's and Java's, and those of C, Go and Rust. */
export type OffsetUnit = 'utf-16' | 'utf-8';

/** Where else in its passage a claim's text could stand. */
export interface Reanchoring {
  readonly span: CodePointSpan;
  /** The passage's text at that span. */
  readonly text: string;
  /** Whether that text is the claim's text; else it is the nearest to it that was found. */
  readonly exact: boolean;
}

/** A place in another passage that has a claim's text word for word. */
export interface FoundElsewhere {
  readonly passageId: string;
  /** The first observation that has the passage, and its title, which may be empty. */
  readonly observationId: number;
  readonly title: string;
  /** The whole text of that passage. */
  readonly text: string;
  readonly span: CodePointSpan;
}

/**
 * The look-ups that a rule may make besides its own entry. The checker notes each one, and runs the rule again only
 * when its entry or an answer that it was given has changed. Answers are compared by identity (numbers and strings by
 * value), so a rule must not look at anything that it did not get from its entry or from here.
 */
export interface RuleContext {
  /** The first claim with this id; undefined where the document has none. */
  claim(claimId: string): CitedClaim | undefined;
  /** The pointer of the first claim with this id. Only for a finding: it changes whenever claims are moved. */
  claimPlace(claimId: string): Pointer | undefined;
  /** A claim's id that differs from this one in case, punctuation or leading zeros alone; undefined for none or several. */
  similarClaimId(claimId: string): string | undefined;
  /** How many evidence links and contradiction sides of the document name this claim. */
  claimUses(claimId: string): number;
  /** Pointers of the claims with the very span of this one, itself among them, where there is more than one; else none. */
  claimsSharingSpan(claim: Pick<ClaimView, 'passage_id' | 'span'>): readonly Pointer[];
  /** By claim, the claims that contradictions set against it, each once. One question for all: entries cite many claims. */
  opposedClaims(): ReadonlyMap<string, readonly string[]>;
  /** The reasons that stand word for word at more than one evidence link of the document. */
  repeatedReasons(): ReadonlySet<string>;
  /** The texts that stand more than once among the falsifiers of the document's power bases and intents. */
  repeatedFalsifiers(): ReadonlySet<string>;
  /** The actor whom the casefile names as the publisher of a claim's observation; undefined where it names none. */
  publisherOf(claimId: string): string | undefined;
  /** How many claims of the document belong to this observation. */
  claimsOfObservation(observationId: number): number;
  /** Pointers of the list's entries with this id, in document order, where there is more than one; else none. */
  entriesSharingId(list: IdentifiedList, id: string): readonly Pointer[];
  /** Pointers of the contradictions between these two claims, in either order, where there is more than one; else none. */
  contradictionsSharing(oneClaimId: string, otherClaimId: string): readonly Pointer[];
  /** Pointers of the unknowns with this very text, where there is more than one; else none. */
  unknownsSharing(text: string): readonly Pointer[];
  /** `id` where no entry of the list has it, else one made from it by counting up. */
  freshId(list: IdentifiedList, id: string): string;
  /** Whether `observation_ids` lists this number. */
  observationListed(observationId: number): boolean;
  /** How many numbers `observation_ids` lists, 0 where there is none; undefined where it is no list. */
  observationCount(): number | undefined;
  /** Whether a casefile is attached. */
  hasCasefile(): boolean;
  /** The casefile's fingerprint, 64 lower-case hexadecimal digits; undefined where no casefile is attached. */
  fingerprint(): string | undefined;
  /** Whether the casefile's fingerprint is the document's, so that what the casefile lacks is not in the evidence. */
  isCasefileOfDocument(): boolean;
  actor(actorId: string): Actor | undefined;
  observation(observationId: number): Observation | undefined;
  passage(passageId: string): LoadedPassage | undefined;
  /** The pointer of the first actor with this id in the casefile. Only for a finding: it changes whenever actors are moved. */
  actorPlace(actorId: string): Pointer | undefined;
  /** How many actors the casefile has. */
  actorCount(): number;
  /** The contract's scope statement where this deployment knows it (decisions 3). */
  scopeStatement(): string | undefined;
  /**
   * Whether a claim's actual text visibly has one of an actor's names, or where a person has to look; undefined where
   * the claim has no text or the casefile knows no name of the actor.
   */
  claimNamesActor(claimId: string, actorId: string): Naming | undefined;
  /**
   * Where a text stands in a loaded passage instead of at `start` (code points): the nearest exact occurrence, else the
   * most similar text nearby, else undefined. Bounded work; the answer is remembered.
   */
  reanchor(passage: LoadedPassage, start: number, actual: string): Reanchoring | undefined;
  /**
   * Where a text stands word for word in other passages than the one named, in the casefile's order, at most four
   * places. Bounded work: none found does not mean that there is none.
   */
  elsewhere(passageId: string, actual: string): readonly FoundElsewhere[];
  /**
   * Whether a text is in any passage of the casefile, or something like it. Bounded work, remembered; true where there is
   * too much text to know.
   */
  wordsInPassages(actual: string): boolean;
  /**
   * The span in code points that two offsets in other units mean in a loaded passage; undefined where they lie beyond
   * the passage or inside a character.
   */
  convertSpan(passage: LoadedPassage, unit: OffsetUnit, start: number, end: number): CodePointSpan | undefined;
}
