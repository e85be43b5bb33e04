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

const all = entries.map((entry) => [entry.id, entry] as const);

describe('the entries written by hand', () => {
  it('have unique IDs and titles', () => {
    expect(byId.size).toBe(entries.length);
    expect(new Set(entries.map(({ title }) => title.toLowerCase())).size).toBe(entries.length);
  });

  it.each(all)('%s has the kind that its ID says', (id, { kind }) => {
    expect(id).toMatch(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/);
    const folder = id.split('/')[0];
    expect(kind).toBe(folder === 'service' ? 'guide' : folder);
  });

  it.each(all)('%s has a summary of one sentence without marks', (_, { summary }) => {
    expect(summary).toMatch(/^\p{Lu}|^scope |^assessment-desk/u);
    expect(summary).toMatch(/[^.]\.$/);
    expect(summary).not.toMatch(/`|\*\*|\]\(/);
    expect(codePointLength(summary)).toBeLessThanOrEqual(200);
  });

  it.each(all)('%s links only to existing entries and rules, and never to itself', (id, entry) => {
    const ruleIds = new Set(['rule/all', ...rules.map((rule) => `rule/${rule.id}`)]);
    const missing = linksOf(entry).filter((to) => (written.test(to) && !byId.has(to)) || to === id);
    const noRules = linksOf(entry).filter((to) => to.startsWith('rule/') && !ruleIds.has(to));
    expect([...missing, ...noRules]).toEqual([]);
    expect(entry.related.length).toBeGreaterThan(0);
    expect(new Set(entry.related).size).toBe(entry.related.length);
  });

  it.each(all)('%s has unique keywords that are not its title', (_, { keywords, title }) => {
    expect(keywords.length).toBeGreaterThan(2);
    expect(new Set(keywords.map((word) => word.toLowerCase())).size).toBe(keywords.length);
    expect(keywords).not.toContain(title);
  });

  it.each(all)('%s has a body with complete marks only', (_, { body }) => {
    expect(body.length).toBeGreaterThan(0);
    const plain = body
      .flatMap(textsOf)
      .flatMap(inlineParts)
      .filter(({ kind }) => kind === 'text');
    expect(plain.filter(({ text }) => /\*\*|`|\]\(/.test(text))).toEqual([]);
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
