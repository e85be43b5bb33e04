/** Makes the blocks of generated entries. */
import type { Authority } from '../authority/authority.ts';
import type { Block } from './entry.ts';

/** A piece of a body with its authority. */
export function withAuthority(authority: Authority, block: Block): Block {
  return { ...block, authority };
}

/** A paragraph; its text may contain the marks of `Block`. */
export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

/** A heading inside an entry. */
export function heading(text: string): Block {
  return { kind: 'heading', text };
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
export function code(language: Extract<Block, { kind: 'code' }>['language'], text: string): Block {
  return { kind: 'code', language, text };
}
