import { describe, expect, it } from 'vitest';
import assessmentSchema from '../../schema/assessment.schema.json' with { type: 'json' };
import blindReviewSchema from '../../schema/blind-review.schema.json' with { type: 'json' };
import casefileSchema from '../../schema/casefile.schema.json' with { type: 'json' };
import reviewSchema from '../../schema/review.schema.json' with { type: 'json' };
import workspaceSchema from '../../schema/workspace.schema.json' with { type: 'json' };
import { codePointLength } from '../text/offsets.ts';
import { schemaMessages } from '../check/sentences.ts';
import { rules } from '../rules/index.generated.ts';
import { referenceEntries, referenceEntry } from './reference.ts';
import { ruleEntryId, type Block, type ReferenceEntry } from './entry.ts';
import { extraKeywords } from './guides.ts';
import { inlineParts } from './blocks.ts';
import { entryMarkdown } from './markdown.ts';
import { shownRules } from './rules-shown.ts';

const entries = referenceEntries();
const ids = new Set(entries.map(({ id }) => id));

interface Node {
  readonly [name: string]: unknown;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly $defs?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly enum?: readonly (string | null)[];
}

const schemas = [
  ['assessment', assessmentSchema],
  ['casefile', casefileSchema],
  ['desk-file', workspaceSchema],
  ['review', reviewSchema],
  ['blind-review', blindReviewSchema],
] as unknown as readonly (readonly [string, Node])[];

/** Converts a schema name to the form used in IDs, independently of the code under test. */
function spelt(name: string): string {
  if (name === 'intentHypothesis') return 'intent';
  return name
    .replaceAll('_', '-')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replaceAll(' ', '-');
}

/** Every object of the schemas with its properties. */
const objects = schemas.flatMap(([name, schema]) => [
  [name, schema.properties ?? {}, schema] as const,
  ...Object.entries(schema.properties ?? {})
    .filter(([, node]) => node.properties)
    .map(([property, node]) => [`${name}-${spelt(property)}`, node.properties ?? {}, schema] as const),
  ...Object.entries(schema.$defs ?? {})
    .filter(([, node]) => node.properties)
    .map(([definition, node]) => [spelt(definition), node.properties ?? {}, schema] as const),
]);

const properties = objects.flatMap(([part, fields, root]) =>
  Object.entries(fields).map(([name, node]) => [`field/${part}/${spelt(name)}`, name, node, root] as const),
);

/** Every node below a schema. */
function nodesBelow(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesBelow);
  return Array.isArray(value) ? below : [value as Node, ...below];
}

function definitionOf(node: Node | undefined, root: Node): Node {
  const name = String(node?.['$ref'] ?? '').replace('#/$defs/', '');
  return { ...root.$defs?.[name], ...node };
}

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return block.kind === 'code' ? [] : [block.text];
}

const marked = ({ body }: ReferenceEntry) => body.flatMap(textsOf);

describe('the reference', () => {
  it('has a unique ID and title for every entry', () => {
    expect(ids.size).toBe(entries.length);
    const titles = entries.map(({ title }) => title.toLowerCase());
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('is built once, and returns every entry by its ID', () => {
    expect(referenceEntries()).toBe(entries);
    for (const entry of entries) expect(referenceEntry(entry.id)).toBe(entry);
    expect(referenceEntry('part/nobody')).toBeUndefined();
    expect(referenceEntry('__proto__')).toBeUndefined();
  });

  it('has an entry for every object of the schemas, and no other', () => {
    const expected = ['part/identifier', ...objects.map(([name]) => `part/${name}`)];
    expect([...ids].filter((id) => id.startsWith('part/')).toSorted()).toEqual(expected.toSorted());
  });

  it('has an entry for every field of the schemas, and no other', () => {
    const found = [...ids].filter((id) => id.startsWith('field/'));
    expect(found.toSorted()).toEqual(properties.map(([id]) => id).toSorted());
  });

  it('has an entry for every value of every enumeration, and no other', () => {
    const enumerations = schemas.flatMap(([, schema]) => nodesBelow(schema).filter((node) => Array.isArray(node.enum)));
    const expected = enumerations.flatMap((node) =>
      // Null is not a choice.
      (node.enum ?? [])
        .filter((value) => value !== null)
        .map((value) => `choice/${spelt(String(node['title']).toLowerCase())}/${value}`),
    );
    expect([...ids].filter((id) => id.startsWith('choice/')).toSorted()).toEqual([...new Set(expected)].toSorted());
  });

  it('has an entry for every rule and every keyword that the schemas use', () => {
    const ruleEntryIds = rules.map(({ id }) => ruleEntryId(id));
    expect(ruleEntryIds.filter((id) => !ids.has(id))).toEqual([]);
    const used = new Set(schemas.flatMap(([, schema]) => nodesBelow(schema).flatMap(Object.keys)));
    const structural = 'required additionalProperties type const enum pattern minLength maxLength minItems maxItems';
    const keywords = [...structural.split(' '), 'uniqueItems', 'minimum', 'format', 'anyOf', 'if'];
    // Keywords that only review files use are checked when a file is opened, and give no findings.
    const ignored =
      'oneOf propertyNames then properties items title description x-enum $comment $schema $id $defs $ref'.split(' ');
    const fields = properties.map(([, name]) => name);
    const definitions = schemas.flatMap(([, schema]) => Object.keys(schema.$defs ?? {}));
    const values = schemas
      .flatMap(([, schema]) => nodesBelow(schema))
      .flatMap((node) => Object.keys(node['x-enum'] ?? {}));
    const accounted = new Set([...keywords, ...ignored, ...fields, ...definitions, ...values]);
    expect([...used].filter((name) => !accounted.has(name))).toEqual([]);
    expect(keywords.filter((keyword) => !ids.has(ruleEntryId(`schema/${keyword}`)))).toEqual([]);
  });

  it('has every upper limit of the schemas, in its own entry and in the table of all limits', () => {
    const table = entryMarkdown(referenceEntry('limit/all')!, (id) => id).split('\n');
    for (const [id, , node, root] of properties) {
      const item = definitionOf(definitionOf(node, root).items, root);
      const field = definitionOf(node, root);
      const longest = item.properties ? undefined : item['maxLength'];
      const texts = entries
        .filter((entry) => entry.kind === 'limit' && marked(entry).some((text) => text.includes(`(entry:${id})`)))
        .map((entry) => entryMarkdown(entry, (to) => to));
      for (const limit of [field['maxItems'], field['maxLength'], longest].filter((limit) => limit !== undefined)) {
        expect(
          table.find((line) => line.includes(`(${id})`)),
          id,
        ).toContain(String(limit));
        expect(texts.length, id).toBe(2);
        for (const text of texts) expect(text, id).toContain(String(limit));
      }
    }
  });

  it('gives fields of one limit the same limit', () => {
    for (const { id, body } of entries.filter(({ kind, id }) => kind === 'limit' && id !== 'limit/all')) {
      const rows = body.flatMap((block) => (block.kind === 'table' ? block.rows : []));
      expect(new Set(rows.map(([, limit]) => limit)).size, id).toBe(1);
    }
  });

  it('has keywords only for existing entries', () => {
    expect(Object.keys(extraKeywords).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('every entry', () => {
  it('has an ID of words in folders, and is in the folder of its kind', () => {
    const folders = { part: 'field', service: 'guide' } as Readonly<Record<string, string>>;
    for (const { id, kind } of entries) {
      expect(id).toMatch(/^[a-z]+(?:\/[a-zA-Z0-9]+(?:-[a-z0-9]+)*)+$/);
      const folder = id.split('/')[0] ?? '';
      expect(kind, id).toBe(folders[folder] ?? folder);
    }
  });

  it('has a summary of one sentence without marks', () => {
    for (const { id, summary } of entries) {
      expect(summary, id).toMatch(/[^.]\.$/);
      expect(summary, id).not.toMatch(/[.!?] \p{Lu}/u);
      expect(summary, id).not.toMatch(/`|\*\*|\]\(/);
      expect(codePointLength(summary), id).toBeLessThanOrEqual(220);
    }
  });

  it('links to existing entries, and not to itself as a related entry', () => {
    for (const entry of entries) {
      const parts = marked(entry).flatMap(inlineParts);
      const links = parts.flatMap((part) => (part.kind === 'link' ? [part.id] : []));
      expect(
        [...links, ...entry.related].filter((to) => !ids.has(to)),
        entry.id,
      ).toEqual([]);
      expect(entry.related, entry.id).not.toContain(entry.id);
      expect(new Set(entry.related).size, entry.id).toBe(entry.related.length);
      expect(entry.related.length, entry.id).toBeGreaterThan(0);
    }
  });

  it('has complete marks only', () => {
    for (const entry of entries) {
      for (const text of marked(entry)) {
        const rest = inlineParts(text).filter((part) => part.kind === 'text');
        for (const { text: words } of rest) expect(words, entry.id).not.toMatch(/`|\*\*|\]\(|\{\{/);
      }
    }
  });

  it('has tables whose rows are as wide as their headers', () => {
    for (const { id, body } of entries) {
      for (const block of body) {
        const widths = block.kind === 'table' ? block.rows.filter((row) => row.length !== block.head.length) : [];
        expect(widths, id).toEqual([]);
      }
    }
  });
});

describe('rules as shown', () => {
  it.each(shownRules().map((rule) => [rule.id, rule] as const))(
    '%s has the findings in its examples that it declares',
    (id, rule) => {
      for (const { example, findings } of rule.invalid) {
        const expected = 'findings' in example ? example.findings : [];
        expect(findings.map(({ messageId, path }) => ({ messageId, path }))).toEqual(expected);
        for (const { message, ruleId } of findings) {
          expect(ruleId).toBe(id);
          expect(message).not.toMatch(/\{\{|\}\}/);
        }
      }
    },
  );

  it('contain every schema message except those of no keyword', () => {
    const shown = shownRules()
      .filter(({ id }) => id.startsWith('schema/'))
      .flatMap(({ messages }) => Object.keys(messages));
    expect(Object.keys(schemaMessages).filter((id) => !shown.includes(id))).toEqual(['pattern', 'more']);
  });

  it('are listed in the entries of their fields', () => {
    const naming = (field: string) => entryMarkdown(referenceEntry(field)!, (to) => to);
    expect(naming('field/claim/actual')).toContain('(rule/span/length)');
    expect(naming('field/attribution/actor-id')).toContain('(rule/attribution/actor-required)');
    expect(naming('field/observation/canonical-url')).toContain('(rule/attribution/publisher-inconsistent)');
    expect(naming('field/time-scope/end')).toContain('(rule/time/ends-before-start)');
    for (const rule of shownRules().filter(({ id }) => !id.startsWith('schema/'))) {
      expect(rule.fields.length, rule.id).toBeGreaterThan(0);
    }
  });
});

describe('an entry of a field', () => {
  const text = entryMarkdown(referenceEntry('field/power-scope/related-actor-ids')!, (id) => id);

  it('shows its type, whether it is required, and all constraints', () => {
    expect(text).toContain('| Type | list of [identifiers](part/identifier) |');
    expect(text).toContain('| Required | yes |');
    expect(text).toContain('at most 20 items; no two items the same');
    expect(text).toContain('If `relationship` is `bilateral-leverage`, `related_actor_ids` has exactly 1 item.');
    expect(text).toContain('*(Contract, section 2.6)*');
  });

  it('shows the casefile as our convention', () => {
    expect(referenceEntry('field/actor/names')?.authority.kind).toBe('convention');
    expect(referenceEntry('field/assessment/scope')?.authority.kind).toBe('contract');
    expect(entryMarkdown(referenceEntry('field/assessment/scope')!, (id) => id)).toContain('| Required | no |');
  });
});
