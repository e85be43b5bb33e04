import { describe, expect, it } from 'vitest';
import { codePointLength } from '../passage/offsets.ts';
import { rules } from '../rules/index.generated.ts';
import type { Block, CanonEntry } from './entry.ts';
import { guides as entries } from './guides.generated.ts';
import { inlineParts } from './inline.ts';
import questions from './search-questions.json';

const byId = new Map(entries.map((entry) => [entry.id, entry]));
const written = /^(guide|decision|term|format|service|unshown)\//;

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return block.kind === 'code' ? [] : [block.text];
}

function linksOf(entry: CanonEntry): readonly string[] {
  const inText = entry.body
    .flatMap(textsOf)
    .flatMap(inlineParts)
    .flatMap((part) => (part.kind === 'link' ? [part.id] : []));
  return [...inText, ...entry.related];
}

const ruleIds = new Set(['rule/all', ...rules.map((rule) => `rule/${rule.id}`)]);
const missing = (id: string) => (written.test(id) && !byId.has(id)) || (id.startsWith('rule/') && !ruleIds.has(id));
const repeats = (list: readonly string[]) => new Set(list).size !== list.length;

/** The IDs of the entries that do not have a property: none, if all is well. */
function without(hasProperty: (entry: CanonEntry) => boolean): readonly string[] {
  return entries.filter((entry) => !hasProperty(entry)).map(({ id }) => id);
}

describe('the entries written by hand', () => {
  it('have unique IDs and titles', () => {
    expect(byId.size).toBe(entries.length);
    expect(new Set(entries.map(({ title }) => title.toLowerCase())).size).toBe(entries.length);
  });

  it('have the kind that their ID says', () => {
    expect(without(({ id }) => /^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    const kindOf = (id: string) => id.split('/')[0]?.replace(/^service$/, 'guide');
    expect(without(({ id, kind }) => kind === kindOf(id))).toEqual([]);
  });

  it('have a summary of one sentence without marks', () => {
    expect(without(({ summary }) => /^\p{Lu}|^scope |^assessment-desk/u.test(summary))).toEqual([]);
    expect(without(({ summary }) => /[^.]\.$/.test(summary))).toEqual([]);
    expect(without(({ summary }) => !/`|\*\*|\]\(/.test(summary))).toEqual([]);
    expect(without(({ summary }) => codePointLength(summary) <= 200)).toEqual([]);
  });

  it('link only to existing entries and rules, and never to themselves', () => {
    const wrong = entries.flatMap((entry) =>
      linksOf(entry).flatMap((to) => (missing(to) || to === entry.id ? [`${entry.id} → ${to}`] : [])),
    );
    expect(wrong).toEqual([]);
    expect(without(({ related }) => related.length > 0 && !repeats(related))).toEqual([]);
  });

  it('have unique keywords that are not their title', () => {
    expect(without(({ keywords }) => keywords.length > 2)).toEqual([]);
    expect(without(({ keywords }) => !repeats(keywords.map((word) => word.toLowerCase())))).toEqual([]);
    expect(without(({ keywords, title }) => !keywords.includes(title))).toEqual([]);
  });

  it('have a body with complete marks only', () => {
    expect(without(({ body }) => body.length > 0)).toEqual([]);
    const incomplete = entries.flatMap(({ id, body }) =>
      body
        .flatMap(textsOf)
        .flatMap(inlineParts)
        .flatMap(({ kind, text }) => (kind === 'text' && /\*\*|`|\]\(/.test(text) ? [`${id}: ${text}`] : [])),
    );
    expect(incomplete).toEqual([]);
  });

  it('are short', () => {
    for (const { id, body } of entries.filter(({ kind }) => kind !== 'format')) {
      expect(JSON.stringify(body).length, id).toBeLessThan(4000);
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

  it('include every entry that the questions expect', () => {
    const expected = Object.values(questions.guides).flatMap((ids) => ids.split(' '));
    expect(expected.length).toBeGreaterThanOrEqual(20);
    expect(expected.filter((id) => written.test(id) && !byId.has(id))).toEqual([]);
  });
});
