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
