/** Uses of claim IDs, reasons and falsifiers in a document, counted incrementally after each change. */
import { type JsonObject, type JsonValue } from '../json/json.ts';
import { own, ownList } from '../json/own.ts';
import { vocabularyTerms, ownTexts } from '../assessment/likelihood.ts';
import { listOf } from '../assessment/view.ts';
import { changedRange } from '../json/changed-range.ts';
import { Tally } from './tally.ts';

type Items = readonly JsonValue[];

const linkLists = ['power_bases', 'intent_hypotheses'] as const;

/** The kinds of counts: citations of claims, supporting links, reasons, falsifiers and likelihood terms. */
export type UseKind = 'citations' | 'support' | 'reasons' | 'falsifiers' | 'vocabularies';

/** Returns the claim that a link cites as supporting, or undefined. */
function supportingClaim(link: JsonValue | undefined): JsonValue | undefined {
  return own(link, 'effect') === 'supports' ? own(link, 'claim_id') : undefined;
}

/** Returns the claims that an entry cites as supporting, each once. */
function supportingClaims(entry: JsonValue | undefined): ReadonlySet<JsonValue | undefined> {
  return new Set(ownList(entry, 'evidence').map(supportingClaim));
}

/** Returns the vocabularies whose likelihood terms an entry uses, each once. */
function vocabulariesIn(entry: JsonValue | undefined): ReadonlySet<string> {
  return new Set(ownTexts(entry).flatMap(({ text }) => vocabularyTerms(text).map(({ vocabulary }) => vocabulary)));
}

/** Counts how often texts are used in a document. From one document to the next, only changes are counted again. */
export class UseCounts {
  /** How often each claim ID is used in evidence links and contradictions. */
  readonly claims = new Tally();
  /** Reasons of evidence links. */
  readonly reasons = new Tally();
  /** Falsifiers of power bases and hypotheses. */
  readonly falsifiers = new Tally();
  /** Claim IDs, by supporting evidence links. */
  readonly support = new Tally();
  /** Claim IDs, by the entries that they support. */
  readonly supported = new Tally();
  /** Vocabularies, by the entries that use their likelihood terms. */
  readonly vocabularies = new Tally();
  #changed = new Set<UseKind>();

  /** Counts the differences between two documents. Returns which counts changed. */
  update(before: JsonObject, after: JsonObject): ReadonlySet<UseKind> {
    this.#changed = new Set();
    for (const list of linkLists) this.#lists(listOf(before, list), listOf(after, list), this.#entry);
    this.#lists(listOf(before, 'contradictions'), listOf(after, 'contradictions'), this.#sides);
    return this.#changed;
  }

  /** Calls `visit` with the old and the new value at each changed position. */
  #lists(before: Items, after: Items, visit: (before?: JsonValue, after?: JsonValue) => void): void {
    if (before === after) return;
    const { start, beforeEnd, afterEnd } = changedRange(before, after);
    for (let index = start; index < Math.max(beforeEnd, afterEnd); index++) {
      visit(index < beforeEnd ? before[index] : undefined, index < afterEnd ? after[index] : undefined);
    }
  }

  #count(kind: UseKind, tally: Tally, before: JsonValue | undefined, after: JsonValue | undefined): void {
    if (before === after) return;
    tally.add(before, -1);
    tally.add(after, 1);
    this.#changed.add(kind);
  }

  readonly #entry = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    this.#lists(ownList(before, 'evidence'), ownList(after, 'evidence'), this.#link);
    this.#lists(ownList(before, 'falsifiers'), ownList(after, 'falsifiers'), this.#falsifier);
    for (const claim of supportingClaims(before)) this.supported.add(claim, -1);
    for (const claim of supportingClaims(after)) this.supported.add(claim, 1);
    for (const vocabulary of vocabulariesIn(before))
      this.#count('vocabularies', this.vocabularies, vocabulary, undefined);
    for (const vocabulary of vocabulariesIn(after))
      this.#count('vocabularies', this.vocabularies, undefined, vocabulary);
  };

  readonly #link = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    this.#count('citations', this.claims, own(before, 'claim_id'), own(after, 'claim_id'));
    this.#count('support', this.support, supportingClaim(before), supportingClaim(after));
    this.#count('reasons', this.reasons, own(before, 'reason'), own(after, 'reason'));
  };

  readonly #falsifier = (before?: JsonValue, after?: JsonValue): void => {
    this.#count('falsifiers', this.falsifiers, before, after);
  };

  readonly #sides = (before?: JsonValue, after?: JsonValue): void => {
    if (before === after) return;
    for (const side of ['left_claim_id', 'right_claim_id']) {
      this.#count('citations', this.claims, own(before, side), own(after, side));
    }
  };
}
