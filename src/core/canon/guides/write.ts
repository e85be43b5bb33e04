import { contract, convention, type Authority } from '../../authority/authority.ts';
import type { Statement } from '../../authority/specification.ts';
import type { Block, CanonEntry, SaidBlock } from '../entry.ts';

/** What an author writes of an entry; kind and authority follow from what it is. */
export type Written = Pick<CanonEntry, 'id' | 'title' | 'summary' | 'body' | 'keywords' | 'related'>;

/** An entry in which the contract's words and ours stand side by side: every piece says whose it is. */
export interface Mixed extends Omit<Written, 'body'> {
  readonly body: readonly SaidBlock[];
}

/** A how-to guide: what to do on the screen or with the program, which is all our own. */
export function guide(entry: Written): CanonEntry {
  return { ...entry, kind: 'guide', authority: convention() };
}

/** A point that the specification leaves open and this application settles, or reads in one way. */
export function decision(authority: Authority, entry: Written): CanonEntry {
  return { ...entry, kind: 'decision', authority };
}

/** Something that the specification leaves unshown: the statement that says so, and what this application does. */
export function unshown(silence: Statement, entry: Mixed): CanonEntry {
  return { ...entry, kind: 'unshown', authority: contract(silence) };
}

/** A word of the contract; `authority` is whose word its summary is. */
export function contractTerm(authority: Authority, entry: Mixed): CanonEntry {
  return { ...entry, kind: 'term', authority };
}

/** A word of this application. */
export function ownTerm(entry: Written): CanonEntry {
  return { ...entry, kind: 'term', authority: convention() };
}

/** Something about the service; `authority` is whose word its summary is. */
export function service(authority: Authority, entry: Mixed): CanonEntry {
  return { ...entry, kind: 'guide', authority };
}

/** The contract's own file format; `authority` is whose word its summary is. */
export function contractFormat(authority: Authority, entry: Mixed): CanonEntry {
  return { ...entry, kind: 'format', authority };
}

/** A file format of this application. */
export function format(entry: Written): CanonEntry {
  return { ...entry, kind: 'format', authority: convention() };
}

/** A piece of a body with whose word it is. */
export function said<Piece extends Block>(
  authority: Authority,
  block: Piece,
): Piece & { readonly authority: Authority } {
  return { ...block, authority };
}

/** A paragraph; its text may hold the marks of `Block`. */
export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

/** A heading inside an entry. */
export function heading(text: string): Extract<Block, { kind: 'heading' }> {
  return { kind: 'heading', text };
}

/** Numbered steps. */
export function steps(...items: readonly string[]): Block {
  return { kind: 'list', ordered: true, items };
}

/** Points in no order. */
export function points(...items: readonly string[]): Block {
  return { kind: 'list', items };
}

/** A table: the head, then the rows. */
export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): Block {
  return { kind: 'table', head, rows };
}

/** Lines of code, without a line feed at the end. */
export function code(
  language: Extract<Block, { kind: 'code' }>['language'],
  text: string,
): Extract<Block, { kind: 'code' }> {
  return { kind: 'code', language, text };
}
