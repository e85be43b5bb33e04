import { contract, convention, type Authority } from '../../authority/authority.ts';
import type { Statement } from '../../authority/specification.ts';
import type { Block, CanonEntry, BlockWithAuthority } from '../entry.ts';

/** The parts of an entry that its author writes; kind and authority are added by the functions below. */
export type WrittenEntry = Pick<CanonEntry, 'id' | 'title' | 'summary' | 'body' | 'keywords' | 'related'>;

/** An entry that mixes the contract's words and ours: every piece of its body names its authority. */
export interface MixedEntry extends Omit<WrittenEntry, 'body'> {
  readonly body: readonly BlockWithAuthority[];
}

/** A how-to guide: steps on the screen or with the programs, all of it our convention. */
export function guide(entry: WrittenEntry): CanonEntry {
  return { ...entry, kind: 'guide', authority: convention() };
}

/** A point that the specification leaves open and Assessment Desk decides, or reads in one way. */
export function decision(authority: Authority, entry: WrittenEntry): CanonEntry {
  return { ...entry, kind: 'decision', authority };
}

/** Something that the specification does not show: the statement that says so, and what Assessment Desk does. */
export function unshown(silence: Statement, entry: MixedEntry): CanonEntry {
  return { ...entry, kind: 'unshown', authority: contract(silence) };
}

/** A term of the contract; `authority` is that of its summary. */
export function contractTerm(authority: Authority, entry: MixedEntry): CanonEntry {
  return { ...entry, kind: 'term', authority };
}

/** A term of Assessment Desk. */
export function ownTerm(entry: WrittenEntry): CanonEntry {
  return { ...entry, kind: 'term', authority: convention() };
}

/** An entry about the service; `authority` is that of its summary. */
export function service(authority: Authority, entry: MixedEntry): CanonEntry {
  return { ...entry, kind: 'guide', authority };
}

/** The contract's own file format; `authority` is that of its summary. */
export function contractFormat(authority: Authority, entry: MixedEntry): CanonEntry {
  return { ...entry, kind: 'format', authority };
}

/** A file format of Assessment Desk. */
export function format(entry: WrittenEntry): CanonEntry {
  return { ...entry, kind: 'format', authority: convention() };
}

/** A piece of a body with its authority. */
export function withAuthority<Piece extends Block>(
  authority: Authority,
  block: Piece,
): Piece & { readonly authority: Authority } {
  return { ...block, authority };
}

/** A paragraph; its text may contain the marks of `Block`. */
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

/** Bullet points. */
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
