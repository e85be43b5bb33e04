/** The types of the reference: an entry, its kinds, its body and its address. */
import type { Authority } from '../authority/authority.ts';

/** The kind of an entry of the reference. */
export type EntryKind = 'field' | 'choice' | 'limit' | 'rule' | 'format' | 'decision' | 'unshown' | 'guide' | 'term';

interface Sourced {
  /** Where the piece comes from; if missing, the entry's own authority. */
  readonly authority?: Authority;
}

/**
 * A piece of an entry's body. Texts may contain three marks and no others: `code`, **strong words**, and
 * [words](entry:ID), a link to another entry. Everything else is plain text and is never interpreted as markup.
 */
export type Block = Sourced &
  (
    | { readonly kind: 'paragraph'; readonly text: string }
    | { readonly kind: 'heading'; readonly text: string }
    | { readonly kind: 'list'; readonly ordered?: boolean; readonly items: readonly string[] }
    | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
    | { readonly kind: 'code'; readonly language: 'json' | 'sh' | 'ts' | 'text'; readonly text: string }
  );

/** One entry of the reference: the same in the help of Assessment Desk and at the knowledge endpoint. */
export interface ReferenceEntry {
  /** Lower-case words with `-`, in folders with `/`: 'field/claim/actual', 'rule/span/order', 'guide/mark-a-span'. */
  readonly id: string;
  readonly kind: EntryKind;
  /** Unique among all entries. */
  readonly title: string;
  /** One sentence, plain text without marks. */
  readonly summary: string;
  readonly body: readonly Block[];
  /** The authority of the summary, and of every piece of the body that does not name its own. */
  readonly authority: Authority;
  /** Other words that people search for. */
  readonly keywords: readonly string[];
  /** IDs of related entries; each exists. */
  readonly related: readonly string[];
}

/** The URL of an entry, relative to the page of Assessment Desk. */
export function entryAddress(id: string): string {
  return `#/help/${id}`;
}

/** The ID of the entry about a rule, or about a schema keyword ('schema/maxLength'). */
export function ruleEntryId(ruleId: string): string {
  return `rule/${ruleId}`;
}

// Names of schema parts and fields in IDs. It imports neither schemas nor rules, so it adds almost no code.

/** A schema whose parts have entries. */
export type SchemaName = 'assessment' | 'casefile' | 'workspace' | 'review' | 'blind-review';

/** Parts whose name in IDs differs from the name in the schema. */
const shortened: Readonly<Record<string, string>> = { intentHypothesis: 'intent', workspace: 'desk-file' };

/**
 * Converts names to the form used in IDs: 'evidenceLink' to 'evidence-link', 'claim_kind' and 'Claim kind' to
 * 'claim-kind'.
 */
export function kebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase();
}

/** Returns the name of a part in IDs, from the name of its definition or schema. */
export function partName(name: string): string {
  return shortened[name] ?? kebab(name);
}

/** Returns the ID of a part's entry: 'part/claim'. */
export function partId(part: string): string {
  return `part/${part}`;
}

/** Returns the ID of a field's entry, from the names of its part and property: 'field/claim/claim-id'. */
export function fieldId(part: string, property: string): string {
  return `field/${part}/${kebab(property)}`;
}

/**
 * Returns the ID of the entry about an enumeration value, from the enumeration's title: 'choice/claim-kind/forecast'.
 */
export function choiceId(title: string, value: string): string {
  return `choice/${kebab(title)}/${value}`;
}
