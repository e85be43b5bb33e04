import type { JsonObject } from '../assessment/json.ts';
import { maxFileBytes, maxNesting } from '../files/limits.ts';
import { ruleEntryId, type CanonEntry } from './entry.ts';
import { extraKeywords } from './field-keywords.ts';
import { paragraph, points, table } from './guides/write.ts';
import { kebab } from './names.ts';
import { fieldTitle, partNoun } from './part-names.ts';
import { fields, type Field } from './schema-walk.ts';
import { originOfPart } from './sections.ts';
import { link, listed, range } from './sentence.ts';

const allLimitsId = 'limit/all';

function numberOf(schema: JsonObject | undefined, name: string): number | undefined {
  const value = schema?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** What a field limits, in words: how many items, how long each text. Empty where it has no upper limit. */
function limitsOf({ schema, items, holds }: Field): readonly string[] {
  const text = items && holds === undefined ? items : schema;
  const maxItems = numberOf(schema, 'maxItems');
  const maxLength = numberOf(text, 'maxLength');
  const each = items ? ' each' : '';
  return [
    maxItems === undefined ? '' : range(numberOf(schema, 'minItems'), maxItems, 'item'),
    maxLength === undefined ? '' : `${range(numberOf(text, 'minLength'), maxLength, 'character')}${each}`,
  ].filter((phrase) => phrase !== '');
}

/** The name that a limit goes by: the field's own, or that of all identifiers where the field is just one of them. */
function limitName(field: Field): string {
  if (field.identifier && !field.items) return 'identifier';
  // The name of a producer or a reviewer is no name of an actor.
  const person = ['producer', 'reviewer'].find((name) => field.part.name === name);
  return person === undefined ? kebab(field.name) : `${person}-${kebab(field.name)}`;
}

/** The id of the entry of a field's limit: 'limit/proposition'. Undefined where nothing limits it from above. */
export function limitIdOf(field: Field): string | undefined {
  const limits = limitsOf(field);
  return limits.length === 0 ? undefined : `limit/${limitName(field)}`;
}

type Sharing = readonly [Field, ...Field[]];

function groups(): ReadonlyMap<string, Sharing> {
  const byId = new Map<string, [Field, ...Field[]]>();
  for (const field of fields()) {
    const id = limitIdOf(field);
    if (id === undefined) continue;
    const known = byId.get(id);
    if (known) known.push(field);
    else byId.set(id, [field]);
  }
  return byId;
}

/** Which rules of the schema hold a limit. */
function heldBy({ schema, items, holds }: Field): string {
  const names = [...Object.keys(schema), ...(holds === undefined ? Object.keys(items ?? {}) : [])];
  const keywords = ['minItems', 'maxItems', 'minLength', 'maxLength'].filter((keyword) => names.includes(keyword));
  return listed(keywords.map((keyword) => link(keyword, ruleEntryId(`schema/${keyword}`))));
}

function words(id: string, { title, items }: Field): { title: string; keywords: readonly string[] } {
  const name = id === 'limit/identifier' ? 'identifiers' : title.toLowerCase();
  const asked = items ? ['how many', 'number of', 'count'] : ['how long', 'length', 'characters', 'size'];
  return { title: `Limit of ${name}`, keywords: [...asked, 'maximum', 'max', 'at most', 'limit'] };
}

function limitEntry(id: string, sharing: Sharing): CanonEntry {
  const [first] = sharing;
  const limits = limitsOf(first).join(', ');
  const { title, keywords } = words(id, first);
  return {
    id,
    kind: 'limit',
    title,
    summary: `${title.replace('Limit of ', '').replace(/^./, (letter) => letter.toUpperCase())}: ${limits}.`,
    body: [
      table(
        ['Field', 'Limit'],
        ...sharing.map((field) => [link(fieldTitle(field), field.id), limitsOf(field).join(', ')]),
      ),
      paragraph(`Characters are Unicode code points: an emoji counts one. Held by ${heldBy(first)}.`),
    ],
    ...originOfPart(first.part.name),
    keywords: [
      ...new Set([
        ...sharing.flatMap(({ name, part }) => [name, partNoun(part)]),
        ...keywords,
        ...(extraKeywords[id] ?? []),
      ]),
    ],
    related: [...sharing.slice(0, 3).map((field) => field.id), allLimitsId],
  };
}

/** Every limit in one table. What a file may have is this application's own (decisions 3). */
function allLimits(byId: ReadonlyMap<string, Sharing>): CanonEntry {
  const rows = [...byId.values()]
    .flat()
    .map((field) => [link(fieldTitle(field), field.id), `\`${field.name}\``, limitsOf(field).join(', ')]);
  return {
    id: allLimitsId,
    kind: 'limit',
    title: 'All limits',
    summary: 'How many items every list may have, and how many characters every text.',
    body: [
      paragraph('Characters are Unicode code points: an emoji counts one, an accent that stands by itself counts one.'),
      table(['Field', 'Name', 'Limit'], ...rows),
      paragraph('What this application reads, which is its own convention:'),
      points(
        `Files of at most ${String(maxFileBytes / (1024 * 1024))} MiB.`,
        `At most ${String(maxNesting)} arrays and objects inside one another.`,
      ),
      paragraph('Limits on the rate and size of requests are not shown in the specification.'),
    ],
    source: 'Specification 8',
    authority: 'contract',
    keywords: [
      'limits',
      'maximum',
      'max',
      'how many',
      'how long',
      'how large',
      'file size',
      'size limit',
      'quota',
      'rate limit',
    ],
    related: ['part/assessment', ruleEntryId('schema/maxLength'), ruleEntryId('schema/maxItems')],
  };
}

/** The entry of every limit, and one that lists them all. */
export function limitEntries(): readonly CanonEntry[] {
  const byId = groups();
  return [allLimits(byId), ...[...byId].map(([id, sharing]) => limitEntry(id, sharing))];
}
