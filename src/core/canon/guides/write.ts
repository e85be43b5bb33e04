import type { Block, CanonEntry } from '../entry.ts';

/** Where an entry comes from that the specification does not have. */
export const ownConvention = 'This application’s convention, not part of the contract';

/** What an author writes of an entry; kind, source and authority follow from what it is. */
export type Written = Pick<CanonEntry, 'id' | 'title' | 'summary' | 'body' | 'keywords' | 'related'>;

/** A how-to guide: what to do on the screen or with the program. */
export function guide(entry: Written): CanonEntry {
  return { ...entry, kind: 'guide', source: 'How this application works', authority: 'convention' };
}

/** A point that the specification leaves open and this application settles; its body ends by saying so. */
export function decision(entry: Written): CanonEntry {
  const body = [...entry.body, paragraph(`${ownConvention}.`)];
  return { ...entry, body, kind: 'decision', source: ownConvention, authority: 'convention' };
}

/** A word of the contract; `section` is where the specification has it, such as '2.4'. */
export function contractTerm(section: string, entry: Written): CanonEntry {
  return { ...entry, kind: 'term', source: `Specification ${section}`, authority: 'contract' };
}

/** A word of this application. */
export function ownTerm(entry: Written): CanonEntry {
  return { ...entry, kind: 'term', source: ownConvention, authority: 'convention' };
}

/** Something that the specification says of the service; `section` as for `contractTerm`. */
export function service(section: string, entry: Written): CanonEntry {
  return { ...entry, kind: 'guide', source: `Specification ${section}`, authority: 'contract' };
}

/** A file format; the contract's has a section, ours have none. */
export function format(section: string | undefined, entry: Written): CanonEntry {
  const ours = section === undefined;
  return {
    ...entry,
    kind: 'format',
    source: ours ? ownConvention : `Specification ${section}`,
    authority: ours ? 'convention' : 'contract',
  };
}

/** A paragraph; its text may hold the marks of `Block`. */
export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

/** A heading inside an entry. */
export function heading(text: string): Block {
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
export function code(language: Extract<Block, { kind: 'code' }>['language'], text: string): Block {
  return { kind: 'code', language, text };
}
