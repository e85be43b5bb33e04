import type { Authority } from '../authority/authority.ts';

/** What an entry of the canon is about. */
export type EntryKind = 'field' | 'choice' | 'limit' | 'rule' | 'format' | 'decision' | 'unshown' | 'guide' | 'term';

interface Sourced {
  /** Whose word it is; where it is not given, the entry's own. */
  readonly authority?: Authority;
}

/**
 * A piece of an entry's body. Texts may hold three marks and no others: `code`, **strong words**, and
 * [words](entry:ID), a link to another entry. Everything else is plain text; nothing is ever taken as markup.
 */
export type Block = Sourced &
  (
    | { readonly kind: 'paragraph'; readonly text: string }
    | { readonly kind: 'heading'; readonly text: string }
    | { readonly kind: 'list'; readonly ordered?: boolean; readonly items: readonly string[] }
    | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
    | { readonly kind: 'code'; readonly language: 'json' | 'sh' | 'ts' | 'text'; readonly text: string }
  );

/** A piece of a body with whose word it is: what mixed entries are made of. Headings and code say nothing. */
export type SaidBlock =
  | (Block & { readonly authority: Authority })
  | Extract<Block, { readonly kind: 'heading' }>
  | Extract<Block, { readonly kind: 'code' }>;

/** One thing that can be looked up: the same in the application's help and at the knowledge endpoint. */
export interface CanonEntry {
  /** Lower-case words with `-`, in folders with `/`: 'field/claim/actual', 'rule/span/order', 'guide/mark-a-span'. */
  readonly id: string;
  readonly kind: EntryKind;
  /** What people call it; unique. */
  readonly title: string;
  /** One sentence, plain text without marks. */
  readonly summary: string;
  readonly body: readonly Block[];
  /** Whose word the summary is, and every piece of the body that does not name its own. */
  readonly authority: Authority;
  /** Other words that people look for it by. */
  readonly keywords: readonly string[];
  /** Ids of entries to read next; each exists. */
  readonly related: readonly string[];
}

/** The address of an entry in the application, relative to its page. */
export function entryAddress(id: string): string {
  return `#/help/${id}`;
}

/** The entry that explains a rule, or a keyword of the contract's schema ('schema/maxLength'). */
export function ruleEntryId(ruleId: string): string {
  return `rule/${ruleId}`;
}
