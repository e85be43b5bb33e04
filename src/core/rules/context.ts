/** The types of what a rule may read outside its own entry, so that the checker knows when to run it again. */
import type { Pointer } from '../json/pointer.ts';
import type { IdentifiedList } from '../assessment/ids.ts';
import type { ClaimView } from '../assessment/view.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import type { Actor, Observation } from '../casefile/types.generated.ts';
import type { Naming } from '../text/naming.ts';
import type { QuotedWords } from '../text/quoted-words.ts';
import type { CodePointSpan } from '../text/span.ts';

/**
 * The fields of a cited claim that a rule can read. The checker returns the same object until one of these fields
 * changes. Typing in a claim's proposition therefore does not run the rules of the citing entries again, unless
 * `propositionFit` changes.
 */
export interface CitedClaim {
  readonly claim_id: string;
  readonly representation: string | undefined;
  readonly claim_kind: string | undefined;
  /** How the actual text contains the proposition's words (`propositionFit`); undefined if one of them is missing. */
  readonly propositionFit: QuotedWords | undefined;
  readonly actual: string | undefined;
  readonly observation_id: number | undefined;
}

/** A word outside a claim's span, in its sentence, that governs it (see “Context” in the rules' page). */
export interface SentenceCue {
  readonly kind: 'denied' | 'negated' | 'conditional' | 'uncertain' | 'alleged';
  readonly words: string;
}

/** The sentence around a claim's span. The checker returns the same object until one of these facts changes. */
export interface ClaimContext {
  /** Its position in the passage. It contains the claim's span. */
  readonly sentenceSpan: CodePointSpan;
  /** The words of the passage there. */
  readonly words: string;
  /** The words outside the span that govern it, in the order of the text. */
  readonly cues: readonly SentenceCue[];
  /** Whether the claim's proposition is its actual text, so that it follows a change of that text. */
  readonly isProposition: boolean;
}

/** Units that offsets may count by mistake: UTF-16 units (JavaScript, Java) or UTF-8 bytes (C, Go, Rust). */
export type OffsetUnit = 'utf-16' | 'utf-8';

/** Another span in a claim's passage that has its text or similar text. */
export interface Reanchoring {
  readonly span: CodePointSpan;
  /** The passage's text at that span. */
  readonly text: string;
  /** Whether that text is the claim's text. If not, it is the most similar text found. */
  readonly exact: boolean;
  /** Whether the passage has exactly the claim's text at this span and nowhere else. */
  readonly only: boolean;
}

/** A span in another passage that has exactly a claim's text. */
export interface ExactMatch {
  readonly passageId: string;
  /** The first observation with this passage. */
  readonly observationId: number;
  /** The observation's title, which may be empty. */
  readonly title: string;
  /** The whole text of that passage. */
  readonly text: string;
  readonly span: CodePointSpan;
  /** Whether every other passage was searched and none of them has the text, nor this one at another place. */
  readonly only: boolean;
}

/**
 * The look-ups that a rule can make outside its own entry. The checker records each one, and runs the rule again only
 * when its entry or a result has changed. Results are compared by identity (numbers and strings by value), so a rule
 * must not read anything that does not come from its entry or from here.
 */
export interface RuleContext {
  /** The first claim with this ID, or undefined. */
  claim(claimId: string): CitedClaim | undefined;
  /**
   * The pointer of the first claim with this ID. Use it only in findings, because it changes whenever claims are moved.
   */
  claimPlace(claimId: string): Pointer | undefined;
  /**
   * A claim ID that differs from this one only in case, punctuation or leading zeros; undefined for none or several.
   */
  similarClaimId(claimId: string): string | undefined;
  /** How many evidence links and contradiction sides of the document refer to this claim. */
  claimUses(claimId: string): number;
  /** Pointers of all claims with the same span as this one, itself included; empty if it is the only one. */
  claimsSharingSpan(claim: Pick<ClaimView, 'passage_id' | 'span'>): readonly Pointer[];
  /**
   * For each claim, the claims that contradict it, each once. One look-up for all, because entries cite many claims.
   */
  opposedClaims(): ReadonlyMap<string, readonly string[]>;
  /** The reasons that more than one evidence link of the document has. */
  repeatedReasons(): ReadonlySet<string>;
  /** The texts that occur more than once in the falsifiers of the document's power bases and hypotheses. */
  repeatedFalsifiers(): ReadonlySet<string>;
  /** The vocabularies ('icd-203', 'phia') with terms of their own in the document's power bases and hypotheses. */
  likelihoodVocabularies(): ReadonlySet<string>;
  /** The actor that the casefile names as the publisher of a claim's observation, or undefined. */
  publisherOf(claimId: string): string | undefined;
  /** How many power bases and hypotheses this claim supports. */
  supportedEntries(claimId: string): number;
  /** The sentence around a claim's span; undefined without the passage, or if the text there is not the claim's. */
  claimSentence(claimId: string): ClaimContext | undefined;
  /** Whether that sentence visibly names an actor, as `claimNamesActor` asks of the claim's text. */
  sentenceNamesActor(claimId: string, actorId: string): boolean;
  /** For each claim, the claims of other sources whose passages have the same words around their spans. */
  sharedWords(): ReadonlyMap<string, ReadonlySet<string>>;
  /** How many claims of the document belong to this observation. */
  claimsOfObservation(observationId: number): number;
  /** Pointers of the list's entries with this ID, in document order; empty if there is only one. */
  entriesSharingId(list: IdentifiedList, id: string): readonly Pointer[];
  /** Pointers of the contradictions between these two claims, in either order; empty if there is only one. */
  contradictionsSharing(oneClaimId: string, otherClaimId: string): readonly Pointer[];
  /** Pointers of the unknowns with exactly this text; empty if there is only one. */
  unknownsSharing(text: string): readonly Pointer[];
  /** Returns `id` if no entry of the list has it, or else an unused ID made from it by counting up. */
  freshId(list: IdentifiedList, id: string): string;
  /** Whether `observation_ids` lists this number. */
  observationListed(observationId: number): boolean;
  /** How many numbers `observation_ids` lists, 0 if it is missing; undefined if it is not a list. */
  observationCount(): number | undefined;
  /** Whether a casefile is attached. */
  hasCasefile(): boolean;
  /** The casefile's fingerprint, 64 lower-case hexadecimal digits; undefined if no casefile is attached. */
  fingerprint(): string | undefined;
  /**
   * Whether the casefile's fingerprint is the document's, so that anything missing in the casefile is not in the
   * evidence.
   */
  isCasefileOfDocument(): boolean;
  actor(actorId: string): Actor | undefined;
  /**
   * The ID of the casefile's actor with this ID or name, ignoring case, accents and punctuation; undefined for none or
   * several.
   */
  similarActorId(text: string): string | undefined;
  observation(observationId: number): Observation | undefined;
  passage(passageId: string): LoadedPassage | undefined;
  /**
   * The pointer of the first actor with this ID in the casefile. Use it only in findings, because it changes whenever
   * actors are moved.
   */
  actorPlace(actorId: string): Pointer | undefined;
  /** How many actors the casefile has. */
  actorCount(): number;
  /** The contract's scope statement if this deployment is configured with it. */
  scopeStatement(): string | undefined;
  /**
   * Whether a claim's actual text visibly contains one of an actor's names, or where a person has to look; undefined if
   * the claim has no text or the casefile has no names of the actor.
   */
  claimNamesActor(claimId: string, actorId: string): Naming | undefined;
  /**
   * Finds a text in a loaded passage, starting from `start` (code points): the nearest exact occurrence, or else the
   * most similar text nearby, or else undefined. Does a bounded amount of work and remembers the result.
   */
  reanchor(passage: LoadedPassage, start: number, actual: string): Reanchoring | undefined;
  /**
   * Finds exactly this text in passages other than the given one, in the casefile's order, at most four places. Does a
   * bounded amount of work, so an empty result does not mean that there is none.
   */
  matchesElsewhere(passageId: string, actual: string): readonly ExactMatch[];
  /**
   * Whether any passage of the casefile contains this text or similar text. Does a bounded amount of work and remembers
   * the result; true if there is too much text to search.
   */
  wordsInPassages(actual: string): boolean;
  /**
   * Converts two offsets in another unit to a span in code points; undefined if they are outside the passage or inside
   * a character.
   */
  convertSpan(passage: LoadedPassage, unit: OffsetUnit, start: number, end: number): CodePointSpan | undefined;
}
