import { authorityMark, contract, convention, reading, type Authority } from '../authority/authority.ts';
import type { JsonObject } from '../assessment/json.ts';
import {
  inThousands,
  maxAssessmentValues,
  maxEntries,
  maxFileBytes,
  maxLinks,
  maxNesting,
  maxValues,
} from '../files/limits.ts';
import { ruleEntryId, type CanonEntry } from './entry.ts';
import { extraKeywords } from './field-keywords.ts';
import { paragraph, points, said, table } from './guides/write.ts';
import { kebab } from './names.ts';
import { fieldTitle, partNoun } from './part-names.ts';
import { fields, type Field } from './schema-walk.ts';
import { structureOfField } from './sections.ts';
import { link, listed, range } from './sentence.ts';

const allLimitsId = 'limit/all';
const identifierId = 'limit/identifier';

const codePoints = reading('2.4 span', 'Lengths are counted in the unit of the offsets.');

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
  const name = id === identifierId ? 'identifiers' : title.toLowerCase();
  const asked = items ? ['how many', 'number of', 'count'] : ['how long', 'length', 'characters', 'size'];
  return { title: `Limit of ${name}`, keywords: [...asked, 'maximum', 'max', 'at most', 'limit'] };
}

/** Whose word a field’s limit is; an identifier’s is that of all identifiers. */
function whoseLimit(field: Field): Authority {
  return field.identifier && !field.items && field.part.root === 'assessment'
    ? contract('2.3')
    : structureOfField(field);
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
        ['Field', 'Limit', 'Who says so'],
        ...sharing.map((field) => [
          link(fieldTitle(field), field.id),
          limitsOf(field).join(', '),
          authorityMark(whoseLimit(field)),
        ]),
      ),
      ...(limits.includes('character')
        ? [said(codePoints, paragraph('Characters are Unicode code points: an emoji counts one.'))]
        : []),
      said(convention(), paragraph(`Checked by ${heldBy(first)}.`)),
    ],
    authority: whoseLimit(first),
    keywords: [
      ...new Set([
        // All kinds of entries have identifiers: their names say nothing of this one.
        ...(id === identifierId ? [] : sharing.flatMap(({ name, part }) => [name, partNoun(part)])),
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
    .map((field) => [
      link(fieldTitle(field), field.id),
      `\`${field.name}\``,
      limitsOf(field).join(', '),
      authorityMark(whoseLimit(field)),
    ]);
  return {
    id: allLimitsId,
    kind: 'limit',
    title: 'All limits',
    summary: 'How many items every list may have, and how many characters every text.',
    body: [
      table(['Field', 'Name', 'Limit', 'Who says so'], ...rows),
      said(
        codePoints,
        paragraph('Characters are Unicode code points: an emoji counts one, a combining accent counts one.'),
      ),
      paragraph('What Assessment Desk reads:'),
      said(
        convention(),
        points(
          `Files of at most ${String(maxFileBytes / (1024 * 1024))} MiB.`,
          `At most ${String(maxNesting)} arrays and objects inside one another.`,
          `At most ${inThousands(maxValues)} values in a file, and ${inThousands(maxAssessmentValues)} in an assessment. Every text, number, list and object counts as one.`,
          `At most ${inThousands(maxEntries)} entries, ${inThousands(maxEntries)} listed observations and ${inThousands(maxLinks)} evidence links in an assessment, so that one over the contract’s limits can still be opened and repaired.`,
        ),
      ),
      said(
        contract('8.3'),
        paragraph(
          `${link('Rate limits and request size limits', 'unshown/rate-and-size-limits')} for any endpoint are not shown.`,
        ),
      ),
    ],
    authority: reading('7 structure', 'The limits are the constraints of section 2 that have a number.'),
    keywords: ['limits', 'maximum', 'max', 'how many', 'how long', 'how large', 'file size', 'size limit', 'quota'],
    related: ['part/assessment', ruleEntryId('schema/maxLength'), ruleEntryId('schema/maxItems')],
  };
}

/** The entry of every limit, and one that lists them all. */
export function limitEntries(): readonly CanonEntry[] {
  const byId = groups();
  return [allLimits(byId), ...[...byId].map(([id, sharing]) => limitEntry(id, sharing))];
}
