/** What holds for the entries written by hand and not for all: `reference.test.ts` has what every entry has. */
import { describe, expect, it } from 'vitest';
import { codePointLength } from '../passage/offsets.ts';
import type { Block, ReferenceEntry } from './entry.ts';
import { guides as entries } from './guides.ts';
import { inlineParts } from './inline.ts';

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return block.kind === 'code' ? [] : [block.text];
}

const linksIn = ({ body }: ReferenceEntry): readonly string[] =>
  body
    .flatMap(textsOf)
    .flatMap(inlineParts)
    .flatMap((part) => (part.kind === 'link' ? [part.id] : []));

const repeats = (list: readonly string[]) => new Set(list).size !== list.length;

/** The IDs of the entries that do not have a property: none, if all is well. */
function without(hasProperty: (entry: ReferenceEntry) => boolean): readonly string[] {
  return entries.filter((entry) => !hasProperty(entry)).map(({ id }) => id);
}

describe('the entries written by hand', () => {
  it('have a summary that starts with a capital, except for names, and is at most 200 characters long', () => {
    expect(without(({ summary }) => /^\p{Lu}|^scope |^assessment-desk/u.test(summary))).toEqual([]);
    expect(without(({ summary }) => codePointLength(summary) <= 200)).toEqual([]);
  });

  it('have a body whose links never lead to their own entry', () => {
    expect(without(({ body }) => body.length > 0)).toEqual([]);
    expect(without((entry) => !linksIn(entry).includes(entry.id))).toEqual([]);
  });

  it('have unique keywords that are not their title', () => {
    expect(without(({ keywords }) => keywords.length > 2)).toEqual([]);
    expect(without(({ keywords }) => !repeats(keywords.map((word) => word.toLowerCase())))).toEqual([]);
    expect(without(({ keywords, title }) => !keywords.includes(title))).toEqual([]);
  });

  it('are short', () => {
    // The list of keys is looked up, not read, and has every key of the desk.
    const read = entries.filter(({ id, kind }) => kind !== 'format' && id !== 'guide/keyboard-shortcuts');
    for (const { id, body } of read) {
      expect(JSON.stringify(body).length, id).toBeLessThan(4100);
    }
  });

  it('have at most seven steps in a list', () => {
    const lists = entries.flatMap(({ body }) => body).filter((block) => block.kind === 'list' && block.ordered);
    for (const list of lists) expect(list.kind === 'list' && list.items.length).toBeLessThanOrEqual(7);
  });

  it('never claim what the contract rules out', () => {
    const text = JSON.stringify(entries);
    expect(text).not.toMatch(/\b(is|are) (authenticated|proven|verified)\b/);
    expect(text).not.toMatch(/agent-card\.json/);
  });
});
